import { leaving } from '../../../core/army/countries'
import { plain } from '../../../core/engine/answer'
import { automatic, step } from '../../../core/engine/make-step'
import { otherSide, type RuleId, type Side } from '../../../core/ids'
import { lastTurn } from '../calendar'
import { countriesOn, countryOf, sideAdjective } from '../countries'
import type { Country } from '../forces/counter'
import { sweepTrenches } from '../movement/segment'
import { dropCaptures } from '../politics/morale'
import { type Go, putUnits, unitIds, type Wars } from '../state'
import { levelOf, totalsOf } from './score'

function finish(s: Wars, go: Go, winner: Side | null, level: string, why: string, rule: RuleId): void {
  const points = totalsOf(s)
  go.log('ended', { winner, level, points, why }, rule)
  go.finish({ winner, level, rule, facts: { points: [...points], why } })
}

/** 14.3: the game ends and is scored. */
export function scoreGame(s: Wars, go: Go, why: string, rule: RuleId): void {
  const { winner, level } = levelOf(totalsOf(s))
  finish(s, go, winner, level, why, rule)
}

/** DCT.WW, 14.3.4: both lose. */
export const worldWar = (s: Wars, go: Go): void => finish(s, go, null, 'World War', 'the powers go to war', 'DCT.WW')

/** 10.3.5, D40, D89: all its forces leave the game, and what it has taken or dug is nobody's. */
export function capitulate(s: Wars, go: Go, country: Country): void {
  const { side } = s.countries[country]
  s.countries = leaving(s.countries, country)
  go.log('capitulated', { country, side: side ?? 0 }, '10.3.5')
  const units = unitIds.filter(id => countryOf(s, id) === country && s.units[id]?.at.is !== 'absent')
  putUnits(s, units, () => ({ at: { is: 'gone' }, demoralized: false, open: false }))
  for (const list of ['moved', 'railed', 'fresh', 'counted', 'defended', 'retreated', 'barred', 'scouted'] as const)
    s[list] = s[list].filter(id => !units.includes(id))
  s.noAttack = s.noAttack.filter(each => each !== country)
  dropCaptures(s, country)
  sweepTrenches(s, go)
}

/** 10.3.6, 14.3.1, D90: no country of a side is left; true: the game is over. */
export function isDecided(s: Wars, go: Go): boolean {
  for (const side of [0, 1] as const)
    if (countriesOn(s, side).length === 0) {
      finish(s, go, otherSide(side), 'Decisive', `no ${sideAdjective(s, side)} country is left`, '10.3.6')
      return true
    }
  return false
}

/** 2.E, 14.3.2: the next turn, or the end. */
export const endTurn = automatic<Wars>({
  enter(s, _f, go) {
    if (s.turn >= lastTurn(s.setting)) return scoreGame(s, go, 'the last turn is over', '14.3.2')
    s.turn++
    go.become({ step: 'turn', side: s.first })
  },
})

/** D69: whoever has ended his Rally segment may propose once. */
export const proposeArmistice = step<Wars>({
  prompt: () => ({
    text: 'Propose an armistice? Agreed, the game ends and is scored',
    rule: '14.3.3',
    ruling: 'D69',
    waiting: 'may propose an armistice',
  }),
  answers: {
    propose: plain({
      intent: 'spend',
      label: 'Propose an armistice',
      do: (_s, f, go) => go.become({ step: 'answerArmistice', side: otherSide(f.side), args: { event: false } }),
    }),
    goOn: plain({ intent: 'pass', label: 'Fight on', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'goOn',
})
