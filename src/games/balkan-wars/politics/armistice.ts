import { yesNo } from '../../../core/engine/make-step'
import { type Refusal, refusal } from '../../../core/engine/step'
import { otherSide, type RuleId, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { countriesOn, countryOf, isInWar, nationOf, sideName } from '../countries'
import type { Country } from '../forces/counter'
import { hasSoil, hexNamed, IN_1912, isInside } from '../map/geography'
import { type Go, hexOf, landIds, type Wars } from '../state'
import { scoreGame } from '../victory/endings'
import { endingNow, isControlledBy } from '../victory/score'
import { changeMoraleOf } from './morale'

/** What each of them went to war for, and the event that then makes it stop. */
const PRIZES: { readonly [country in Country]?: { readonly hex: string; readonly rule: RuleId } } = {
  Bulgaria: { hex: '2720', rule: 'EV.32' },
  Greece: { hex: '3332', rule: 'EV.33' },
  Montenegro: { hex: '2543', rule: 'EV.34' },
  Serbia: { hex: '2537', rule: 'EV.35' },
}
const armisticeRule = (country: Country): RuleId => PRIZES[country]?.rule ?? 'EV.32'

/** EV.32-35, D83: its country does not attack until it is attacked. */
export function whyNotInArmistice(s: Wars, id: UnitId): Refusal | false {
  const country = countryOf(s, id)
  if (country === null || !s.noAttack.includes(country)) return false
  return refusal(armisticeRule(country), `${country} keeps an armistice until it is attacked`, { unit: id }, 'D83')
}

/** EV.32-35, D83: an Ottoman unit on its soil; of Montenegro border hexes count too. */
const isInvaded = (s: Wars, country: Country): boolean =>
  landIds.some(id => {
    const hex = nationOf(s, id) === 'Ottoman Empire' ? hexOf(s, id) : null
    if (hex === null) return false
    return country === 'Montenegro' ? hasSoil(hex, country, IN_1912) : isInside(hex, country, IN_1912)
  })

/** EV.32-35: a country that has what it wanted stops attacking; false: the conditions are not met. */
export function armisticeOf(s: Wars, go: Go, country: Country): boolean {
  const prize = PRIZES[country]
  if (prize === undefined || !isInWar(s, country) || s.noAttack.includes(country)) return false
  if (!isControlledBy(s, hexNamed(prize.hex), 0) || isInvaded(s, country)) return false
  s.noAttack = [...s.noAttack, country]
  go.log('armisticeFlag', { country, lifted: false }, prize.rule)
  return true
}

/** EV.31: the Ottomans may offer peace. */
export const offerArmistice = yesNo<Wars>({
  prompt: () => ({
    text: 'Offer an armistice? Refused, it lifts your Morale and sinks that of the League',
    rule: 'EV.31',
    waiting: 'may offer an armistice',
  }),
  yes: { kind: 'offer', label: 'Offer an armistice' },
  // The event gives the right once.
  no: { kind: 'keep', label: 'Offer nothing', intent: 'act', forGood: true },
  decide: () => {},
})

type Args = { readonly event: boolean }

/** EV.31, D69 */
export const answerArmistice = yesNo<Wars, Args>({
  args: shape.fields({ event: shape.flag }),
  prompt: (s, f) => ({
    text: f.args.event
      ? `The Porte offers an armistice. Accepted, the game ends as ${endingNow(s)}; refused, Ottoman Morale rises and that of each League country falls`
      : `${sideName(s, otherSide(f.side))} proposes an armistice: the game would end as ${endingNow(s)}`,
    rule: f.args.event ? 'EV.31' : '14.3.3',
    waiting: 'answers the offer',
  }),
  yes: { kind: 'accept', label: 'Accept: the game ends', intent: 'spend' },
  no: { kind: 'refuse', label: 'Refuse' },
  decide(s, f, isYes, go) {
    go.log('armistice', { side: f.side, accepted: isYes }, f.args.event ? 'EV.31' : '14.3.3')
    if (isYes) scoreGame(s, go, 'an armistice was agreed', f.args.event ? 'EV.31' : '14.3.3')
    if (isYes || !f.args.event) return
    // The Ottomans and their friends gain, every country of the League loses.
    changeMoraleOf(s, go, countriesOn(s, 1), 1, 'the armistice was refused', 'EV.31')
    changeMoraleOf(s, go, countriesOn(s, 0), -1, 'the armistice was refused', 'EV.31')
  },
  // EV.31: either answer has its price.
  primary: (_s, f) => (f.args.event ? null : 'refuse'),
})

/** EV.32-35, D30: one of its units has been attacked or bombarded. */
export function liftArmistice(s: Wars, go: Go, country: Country): void {
  if (!s.noAttack.includes(country)) return
  s.noAttack = s.noAttack.filter(each => each !== country)
  go.log('armisticeFlag', { country, lifted: true }, armisticeRule(country))
}
