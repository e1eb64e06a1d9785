import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { Coming, StripFigure, TurnReport } from '../../../core/engine/game-look'
import { campaign } from '../forces/campaign'
import { rebuild } from '../replacements/rebuild'
import { replace } from '../replacements/replace'
import { axisPurse, pointsIn, prestigeBonus } from '../replacements/replacements'
import { hasSurrendered, type Partizan } from '../state'
import { sumOf } from '../victory/victory'
import { targetFace } from './marker-faces'
import { creditedScore, score } from './score'

/** 18: what the Partisan side has been credited with so far. */
const credited = (s: Partizan): number => s.ledger.reduce((sum, each) => sum + sumOf(each), 0)

/** Replacement points while somebody spends them, told by the frame only to its owner. */
function pointsLeft(s: Partizan): StripFigure[] {
  const built = knownFrame(s, 'rebuild', rebuild)?.local ?? null
  const purse = knownFrame(s, 'replace', replace)?.local.purse ?? null
  if (built !== null) {
    const left = built.points + built.bonus
    return [{ id: 'rp', title: 'RP', value: `${left}`, about: `Partisan replacement points left: ${left}` }]
  }
  if (purse === null) return []
  const left = Object.values(purse).reduce((sum, each) => sum + each, 0)
  return [
    { id: 'rp', title: 'RP', value: `${left}`, about: `Axis replacement points left: ${pointsIn(purse) || 'none'}` },
  ]
}

export const figures = recent((s: Partizan): readonly StripFigure[] => [
  {
    id: 'vp',
    title: 'VP',
    value: `${credited(s)}`,
    short: `${credited(s)} VP`,
    about: `The Partisans have ${credited(s)} victory points. ${score(s).standing}`,
  },
  {
    id: 'italy',
    title: 'Italy',
    value: hasSurrendered(s) ? 'out' : 'in',
    about: hasSurrendered(s) ? 'Italy has surrendered' : 'Italy fights on with the Axis',
  },
  ...pointsLeft(s),
])

/** 7.1, 8.0, 17.1, 19.3: dice and drops that the turn brings. */
function events(s: Partizan): Coming[] {
  const { surrender, landingScare, paradrop, force10 } = campaign
  const isDue = (turn: number): boolean => s.turn === turn
  return [
    ...(s.turn >= surrender.fromTurn && !hasSurrendered(s)
      ? [{ text: 'A die is rolled for the Italian surrender', rule: '7.1' }]
      : []),
    ...(s.turn >= landingScare.fromTurn ? [{ text: 'A die is rolled for a landing scare', rule: '8.0.1' }] : []),
    ...(isDue(paradrop.turn) ? [{ text: '500 SS may drop on a Partisan hex', rule: '17.1.1' }] : []),
    ...(isDue(force10.turn) ? [{ text: 'Force 10 may drop', rule: '19.3' }] : []),
  ]
}

/** 13.1, 4.1: points and targets of the new turn. */
function turnsShare(s: Partizan): Coming[] {
  const bonus = prestigeBonus(s)
  const [first] = s.targets
  return [
    {
      text: `Replacement points: Partisans one die${bonus > 0 ? ` and ${bonus}` : ''}; Axis ${pointsIn(axisPurse(s)) || 'none'}`,
      rule: '13.1.2',
    },
    {
      text: 'Targets are drawn anew when the Partisans have built and arrived',
      rule: '4.1.2',
      ...(first === undefined ? {} : { face: targetFace(first.objective) }),
    },
  ]
}

export function turnReport(s: Partizan): TurnReport {
  const last = s.ledger.at(-1)
  const gained = last === undefined ? 0 : sumOf(last)
  const sheet = creditedScore(s)
  return {
    score: sheet,
    headline: `The Partisans have ${credited(s)} VP`,
    verdict: {
      title: gained === 0 ? 'No points' : `${gained > 0 ? '+' : '−'}${Math.abs(gained)} VP`,
      text: sheet.standing,
      rule: '18.8',
    },
    coming: [...turnsShare(s), ...events(s)],
  }
}
