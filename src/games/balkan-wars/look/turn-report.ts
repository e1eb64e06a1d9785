import { recent } from '../../../core/engine/derived'
import type { ByHand, Coming, ScoreSheet, StripFigure, TurnReport } from '../../../core/engine/game-look'
import type { HexId, UnitId } from '../../../core/ids'
import { dateOf, lastTurn } from '../calendar'
import { isGun } from '../combat/odds'
import { nameOf, sideAdjective, sideCalled } from '../countries'
import { COUNTRIES, POWERS } from '../forces/counter'
import { hasDiplomacy, isChosen, WEATHER } from '../forces/options'
import { isMobilizing, ownPoints, sharedPoints } from '../mobilization/ledger'
import { coverOf } from '../secrets/sight'
import { counterOf, isType, unitOf, type Wars } from '../state'
import { endingNow, scoreLines, totalsOf } from '../victory/score'
import { face } from './faces'
import { dueOn } from './forces'

/** The points of both sides and, where it is played, the weather; while a country raises units, what it has left. */
export const figures = recent((s: Wars): readonly StripFigure[] => {
  const [own, theirs] = totalsOf(s)
  const purse = s.mobilizing
  return [
    { id: 'vp', title: 'VP', value: `${own} : ${theirs}`, about: `If it ended now: ${endingNow(s)}` },
    ...(isChosen(s, WEATHER)
      ? [
          {
            id: 'weather',
            title: 'Weather',
            value: s.weather,
            about: `The weather is ${s.weather}`,
            mark: s.weather === 'good' ? ('sun' as const) : ('cloud' as const),
          },
        ]
      : []),
    ...(purse === null || purse.country === null
      ? []
      : [
          {
            id: 'points',
            title: 'Points',
            value: `${purse.own} + ${purse.shared}`,
            about: `${purse.country} has ${purse.own} points of its own, and ${purse.shared} are shared`,
          },
        ]),
  ]
})

function mobilizing(s: Wars): Coming[] {
  const sides = ([0, 1] as const).filter(side => isMobilizing(s, side))
  return sides.map(side => {
    const own = COUNTRIES.filter(name => s.countries[name].side === side)
    // What lies face down is not counted before other eyes.
    const isVeiled = s.hidden.some(({ nation }) => own.some(name => name === nation))
    const points = own.reduce((sum, name) => sum + ownPoints(s, name, side), sharedPoints(s, side))
    const much = isVeiled ? '' : `, with ${points} points`
    return { text: `The ${sideAdjective(s, side)} side raises units${much}`, rule: '4.G.3' }
  })
}

/** What the rules bring in the turn that begins, and how it stands. */
export const turnReport = (s: Wars): TurnReport => {
  const [own, theirs] = totalsOf(s)
  const left = lastTurn(s.setting) - s.turn
  return {
    headline: `${sideAdjective(s, 0)} ${own}, ${sideAdjective(s, 1)} ${theirs}`,
    verdict: { title: 'If it ended now', text: endingNow(s), rule: '14.3.6' },
    coming: [
      ...(left === 0 ? [{ text: 'The last turn', rule: '14.3.2' }] : []),
      ...(hasDiplomacy(s)
        ? [{ text: 'Two dice for an event; an armistice of the powers is possible', rule: '3.1.1' }]
        : []),
      ...mobilizing(s),
      ...dueOn(s, s.turn).map(id => ({ text: `${nameOf(id)} comes back`, rule: '3.2.8', face: face(s, id) })),
    ],
  }
}

/** 'Nov II': the week of a turn. */
export const turnDate = (s: Wars, turn: number): string => dateOf(s, turn).replace(/ \d{4}$/, '')

/** 6.3.3: the strength of those who stand together, without guns and works; null where one of them is not known. */
export const stackSum = (s: Wars, _hex: HexId, units: readonly UnitId[]): string | null => {
  if (units.some(id => coverOf(id) !== null || unitOf(s, id).at.is === 'unseen')) return null
  const fighting = units.filter(id => !isGun(id) && !isType(id, 'fortification', 'depot'))
  return fighting.length < 2 ? null : `${fighting.reduce((sum, id) => sum + counterOf(id).combat, 0)}`
}

export const byHand: ByHand = {
  places: [
    { id: 'pool', title: 'Mobilization Pool', at: { is: 'pool' } },
    { id: 'display', title: 'In Asia', at: { is: 'display' } },
    { id: 'gone', title: 'Out of the game', at: { is: 'gone' } },
  ],
  unit: [
    { path: ['demoralized'], title: 'Demoralized', is: 'flag' },
    { path: ['open'], title: 'Face up', is: 'flag' },
  ],
  game: [
    ...COUNTRIES.map(
      name => ({ path: ['morale', name], title: `Morale of ${name}`, is: 'number', least: 0, most: 10 }) as const,
    ),
    ...POWERS.map(
      name => ({ path: ['powers', name, 'committed'], title: `${name} has units in play`, is: 'flag' }) as const,
    ),
  ],
}

function standing(s: Wars): string {
  if (s.outcome === null) return `If it ended now: ${endingNow(s)}.`
  const { winner, level } = s.outcome
  if (winner === null) return level === 'Draw' ? 'The war ended in a draw.' : `${level}: both sides lose.`
  return `${level} victory of ${sideCalled(s, winner)}.`
}

export const score = recent((s: Wars): ScoreSheet => {
  const rows = scoreLines(s).map(({ label, values, rule, hexes }) => ({ label, values, rule, hexes }))
  const isLate = s.outcome === null && s.turn >= lastTurn(s.setting)
  return {
    rows,
    totals: totalsOf(s),
    standing: standing(s),
    rule: '14.3.6',
    warnings: [
      ...(isLate ? [{ text: 'This is the last turn.', rule: '14.3.2' }] : []),
      ...(s.outcome === null && s.setting.options.diplomacy === true
        ? [{ text: 'An armistice of the powers can end the game on any turn.', rule: '14.3.4' }]
        : []),
    ],
  }
})
