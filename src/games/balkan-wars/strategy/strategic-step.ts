import { including } from '../../../core/army/lists'
import { ofHex, ofPick, ofUnit, ofUnitAndHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { stackIn, unitsOnMap } from '../board'
import { nameOf, nationOf } from '../countries'
import { COUNTRIES, NATIONS, type Nation } from '../forces/counter'
import { INTELLIGENCE, isChosen, SECRET_OPERATIONS } from '../forces/options'
import { hexesApart, hexName } from '../map/geography'
import { hiddenStacks, openStack } from '../secrets/looking'
import { secretOwner } from '../secrets/sight'
import { counterOf, type Go, hexOf, isDemoralized, isType, type Wars } from '../state'
import { countriesFor, type Operation, victims } from './operations'

/** M.SI.1 */
const RANGE = 10

/** M.SI.1, D72: HQs in good order that have not tried yet. */
const scouts = (s: Wars, side: Side): UnitId[] =>
  isChosen(s, INTELLIGENCE)
    ? unitsOnMap(s, side).filter(id => isType(id, 'hq') && !isDemoralized(s, id) && !s.scouted.includes(id))
    : []

const inSight = (s: Wars, id: UnitId, hex: HexId): boolean => hexesApart(hexOf(s, id) as HexId, hex) <= RANGE

const canOperate = (s: Wars, side: Side): boolean => isChosen(s, SECRET_OPERATIONS) && s.agents[side] > 0

const isIdle = (s: Wars, side: Side): boolean =>
  !canOperate(s, side) && (scouts(s, side).length === 0 || hiddenStacks(s, otherSide(side)).length === 0)

/** M.SI: the die opens the stack, or betrays one of the HQ's own country. */
function spyOn(s: Wars, go: Go, side: Side, id: UnitId, hex: HexId): boolean {
  const die = go.roll(6, 'strategic intelligence')
  const seen = die <= (counterOf(id).staff ?? 0)
  const betrayed = die === 6 && !seen
  s.scouted = including(s.scouted, id)
  go.log('intelligence', { unit: id, hex, seen, betrayed, owner: secretOwner(s, id) }, 'M.SI.1')
  if (seen) openStack(s, go, hex, otherSide(side))
  return betrayed
}

const naming = (what: Exclude<Operation, 'assassination'>, rule: string, title: string) =>
  ofPick<Wars, null, null, (typeof COUNTRIES)[number]>({
    title,
    intent: 'act',
    rule,
    values: COUNTRIES,
    among: (s, f) => (canOperate(s, f.side) ? countriesFor(s, f.side, what) : []),
    whyNot: (s, f, country) =>
      firstOf(
        () => !canOperate(s, f.side) && refusal('M.SO.1', 'you have no Agents'),
        () => !countriesFor(s, f.side, what).includes(country) && refusal(rule, `not in ${country}`),
      ),
    label: country => `${title}: ${country}`,
    do: (_s, f, country, go) => go.ask({ step: 'operation', side: f.side, args: { what, country, unit: null } }),
  })

/** M.SEQ.1: HQs look for enemy stacks, Agents go to work. */
export const strategic = step<Wars>({
  seat: 'private',
  enter(s, f, go) {
    if (isIdle(s, f.side)) go.end()
  },
  resume(s, f, _value, go) {
    if (go.pending === 0 && isIdle(s, f.side)) go.end()
  },
  prompt: (s, f) => ({
    text: `Strategic operations: ${scouts(s, f.side).length} HQs may look for the enemy, ${s.agents[f.side]} Agents are ready`,
    rule: 'M.SEQ.1',
    waiting: 'plans strategic operations',
  }),
  answers: {
    spy: ofUnitAndHex({
      title: 'Intelligence',
      intent: 'act',
      seals: true,
      *among(s, f) {
        const stacks = hiddenStacks(s, otherSide(f.side))
        for (const unit of scouts(s, f.side)) for (const hex of stacks) if (inSight(s, unit, hex)) yield { unit, hex }
      },
      whyNot: (s, f, { unit, hex }) =>
        firstOf(
          () => !scouts(s, f.side).includes(unit) && refusal('M.SI.1', 'it is no HQ that can try', { unit }, 'D72'),
          () =>
            !hiddenStacks(s, otherSide(f.side)).includes(hex) && refusal('M.SI.1', 'nothing is hidden there', { hex }),
          () => !inSight(s, unit, hex) && refusal('M.SI.1', `it is more than ${RANGE} hexes away`, { hex }),
        ),
      label: ({ unit, hex }) => `${nameOf(unit)} on ${hexName(hex)}`,
      do(s, f, { unit, hex }, go) {
        const isBetrayed = spyOn(s, go, f.side, unit, hex)
        if (isBetrayed) go.ask({ step: 'lookAt', side: otherSide(f.side), args: { nation: nationOf(s, unit) } })
        else if (isIdle(s, f.side)) go.end()
      },
    }),
    espionage: naming('espionage', 'M.SO.4', 'Espionage'),
    propaganda: naming('propaganda', 'M.SO.5', 'Propaganda'),
    subversion: naming('subversion', 'M.SO.7', 'Subversion'),
    assassination: ofUnit({
      title: 'Assassination',
      intent: 'act',
      among: (s, f) => (canOperate(s, f.side) ? victims(s, f.side) : []),
      whyNot: (s, f, id) =>
        firstOf(
          () => !canOperate(s, f.side) && refusal('M.SO.1', 'you have no Agents'),
          () =>
            !victims(s, f.side).includes(id) &&
            refusal('M.SO.6', 'only an enemy HQ in good order that is seen', { unit: id }),
        ),
      label: id => `Kill ${nameOf(id)}`,
      do: (_s, f, id, go) =>
        go.ask({ step: 'operation', side: f.side, args: { what: 'assassination', country: null, unit: id } }),
    }),
    done: plain({ intent: 'pass', label: 'No more operations', do: (_s, _f, go) => go.end() }),
  },
  primary: (s, f) => (scouts(s, f.side).length > 0 ? null : 'done'),
  unmoved: (s, f) => scouts(s, f.side).map(unit => ({ units: [unit], take: null })),
  needs: (s, f) => !isIdle(s, f.side),
})

type Look = { readonly nation: Nation }

/** M.SI.2: stacks of that country, or of the whole side for the German HQ. */
const stacksOf = (s: Wars, side: Side, nation: Nation): HexId[] =>
  hiddenStacks(s, side).filter(
    hex =>
      nation === 'Germany' ||
      stackIn(s, hex, side).some(id => nationOf(s, id) === nation) ||
      s.hidden.some(pile => pile.hex === hex && pile.nation === nation),
  )

/** M.SI.2, E9: the enemy looks at one stack; it stays hidden, and only he has read what was there. */
export const lookAt = step<Wars, Look>({
  seat: 'private',
  args: shape.fields({ nation: shape.oneOf(...NATIONS) }) as shape.Shape<Look>,
  enter(s, f, go) {
    if (stacksOf(s, otherSide(f.side), f.args.nation).length === 0) go.end()
  },
  prompt: () => ({
    text: 'Their plans were betrayed: pick an enemy stack to look at',
    rule: 'M.SI.2',
    waiting: 'looks at one of your stacks',
  }),
  answers: {
    look: ofHex({
      title: 'Stacks',
      intent: 'act',
      seals: true,
      among: (s, f) => stacksOf(s, otherSide(f.side), f.args.nation),
      whyNot: (s, f, hex) =>
        !stacksOf(s, otherSide(f.side), f.args.nation).includes(hex) &&
        refusal('M.SI.2', 'no hidden stack of theirs is there', { hex }),
      label: hex => `Look at ${hexName(hex)}`,
      do(s, f, hex, go) {
        go.reveal()
        go.log('looked', { owner: f.side, hex, units: stackIn(s, hex, otherSide(f.side)) }, 'M.SI.2')
        go.end()
      },
    }),
  },
  primary: () => null,
  needs: (s, f) => stacksOf(s, otherSide(f.side), f.args.nation).length > 0,
})
