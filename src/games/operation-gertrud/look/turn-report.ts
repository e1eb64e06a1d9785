import { recent } from '../../../core/engine/derived'
import type { Coming, StripFigure, TurnReport } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { allotment } from '../forces/replacements'
import { ALLIED, GERMAN, type Gertrud, sideAdjective } from '../state'
import { canWin, objectivesHeld, victoryChance, victoryModifiersOf } from '../victory/victory'
import { objectiveHexes } from './cities'
import { STEP_NATIONS, ultraFace } from './nations'
import { pools } from './pools'

/** 4.0: what decides the game stands in the strip. */
export const figures = recent((s: Gertrud): readonly StripFigure[] => {
  const [held, of] = [objectivesHeld(s).length, objectiveHexes(s).length]
  return [
    {
      id: 'objectives',
      title: 'Objectives',
      value: `${held} of ${of}`,
      short: `★ ${held}`,
      about: `${sideAdjective(s, GERMAN)} units hold ${held} of ${of} objectives`,
    },
  ]
})

const percent = (chance: number): string => `${Math.round(chance * 100)} %`

/** Objectives that could be held at the end of the turn: as many as now, and two, four, six more. */
const CASES = [0, 2, 4, 6]

function chancesOf(s: Gertrud, held: number): NonNullable<TurnReport['chances']> {
  const most = objectiveHexes(s).length
  const cases = CASES.map(more => held + more).filter(each => each <= most)
  return {
    label: `objectives held at the end of turn ${s.turn}`,
    cases: cases.map(String),
    title: 'chance of the victory roll',
    values: cases.map(each => percent(victoryChance(s, each))),
  }
}

function steps(s: Gertrud, side: Side): Coming[] {
  const given = STEP_NATIONS.flatMap(nation => {
    const count = allotment(s, side)[nation]
    return count > 0 ? [`${count} ${nation}`] : []
  })
  if (given.length === 0) return []
  return [{ text: `Replacement steps of the ${sideAdjective(s, side)} side: ${given.join(', ')}`, rule: '10.2.1' }]
}

/** 13.6, 12.5: what flew or sailed last turn is ready again. */
const support = (s: Gertrud): Coming[] =>
  pools(s)
    .filter(pool => pool.id.startsWith('cas-'))
    .map(({ side, note, rule, items }) => ({
      text: `${sideAdjective(s, side)} CAS: ${note}`,
      rule,
      ...(items[0] === undefined ? {} : { face: items[0].face }),
    }))

const ultra = (s: Gertrud): Coming[] =>
  s.ultra > 0 ? [{ text: `ULTRA markers left: ${s.ultra}`, rule: '14.0.1', face: ultraFace() }] : []

export function turnReport(s: Gertrud): TurnReport {
  const held = objectivesHeld(s).length
  const of = objectiveHexes(s).length
  const added = victoryModifiersOf(s).reduce((sum, each) => sum + Number(each.value), 0)
  const modifier = added === 0 ? '' : ` with ${added > 0 ? `+${added}` : `−${-added}`} on the dice`
  return {
    headline: `The ${sideAdjective(s, GERMAN)} side holds ${held} of ${of}`,
    verdict: canWin(s)
      ? { title: 'No victory', text: `two dice${modifier} had to come out below ${held}`, rule: '4.0.1' }
      : { title: 'No victory roll', text: `two dice${modifier} cannot come out below ${held}`, rule: '4.0.1' },
    stars: { held, of },
    chances: chancesOf(s, held),
    coming: [...steps(s, GERMAN), ...steps(s, ALLIED), ...support(s), ...ultra(s)],
  }
}
