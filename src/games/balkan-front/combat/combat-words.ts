import type { Words } from '../../../core/engine/log-book'
import { COLUMNS, resultNames } from '../charts/combat-results'
import { sideName } from '../countries'
import { unitsTold } from '../turn-words'
import type { CombatFacts } from './combat-facts'
import { strengthTold } from './odds'

type Fought = CombatFacts['fought']

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const rolled = ({ die, modifier }: Fought): string =>
  die === null ? 'no die was needed' : `die ${die}${modifier === 0 ? '' : ` ${signed(modifier)} = ${die + modifier}`}`

const oddsTold = ({ attack, defence, column }: Fought): string =>
  `${strengthTold(attack)} to ${strengthTold(defence)}${column === null ? '' : `, ${COLUMNS[column]}`}`

/** What random games must have met (build plan, 8). */
function milestones(f: Fought): string[] {
  const [attack = 0, defence = 0] = f.armour
  return [
    `result ${f.result}`,
    f.column === null ? `automatic ${f.result}` : `column ${COLUMNS[f.column]}`,
    ...(attack === 0 ? [] : [`attack AEC ${signed(attack)}`]),
    ...(defence === 0 ? [] : [f.kind === 'AEC' ? 'defence AEC' : `ATEC ${signed(defence)}`]),
    ...(f.engineers ? ['engineers +1'] : []),
    ...(f.excess ? ['artillery excess'] : []),
    ...(f.shared ? ['second attack on a hex with fallen-back units'] : []),
  ]
}

export const combatWords: { readonly [Kind in keyof CombatFacts]: Words<CombatFacts[Kind]> } = {
  battle: {
    tell: f => [
      ...unitsTold(f.attackers),
      ' attacked ',
      ...unitsTold([...f.defenders, ...f.sharers]),
      ' at ',
      { hex: f.hex },
      '.',
    ],
    edge: 'begins',
  },
  fought: {
    tell: f => [`${oddsTold(f)}; ${rolled(f)}: `, `${f.result}. ${resultNames[f.result]}.`],
    milestone: milestones,
    outcome: f => ({ label: resultNames[f.result], code: f.result }),
  },
  paid: {
    tell: f => [`The ${sideName(f.side)} paid ${strengthTold(f.owed)} points with `, ...unitsTold(f.units), '.'],
    milestone: f => (f.required ? 'required losses' : null),
  },
  retreated: {
    tell: f => [{ unit: f.unit }, ' retreated from ', { hex: f.from }, ' to ', { hex: f.to }, '.'],
    trail: f => ({ unit: f.unit, hexes: [f.from, f.to] }),
    milestone: f => [`retreat by priority ${f.priority}`, ...(f.again ? ['retreat continued'] : [])],
  },
  noRetreat: {
    tell: f => [
      { unit: f.unit },
      f.priority === null ? ' had no way out of ' : ' had only enemy zones to retreat to from ',
      { hex: f.hex },
      '.',
    ],
    milestone: () => 'retreat impossible',
  },
  slippedBack: {
    tell: f => [
      { unit: f.unit },
      f.success ? ' slipped back through the enemy to ' : ' was caught on the way to ',
      { hex: f.hex },
      '.',
    ],
    milestone: f => (f.success ? 'commandos slip back' : 'commandos caught in retreat'),
  },
  advanced: {
    tell: f => [...unitsTold(f.units), ' advanced into ', { hex: f.hex }, '.'],
    milestone: () => 'advance after combat',
  },
  overran: {
    tell: f => [
      ...unitsTold(f.units),
      ' overran ',
      ...unitsTold(f.victims),
      ' at ',
      { hex: f.hex },
      `, ${strengthTold(f.attack)} to ${strengthTold(f.defence)}.`,
    ],
    milestone: f => [
      f.defence === 0 ? 'overrun of a 0 stack' : 'overrun',
      ...(f.exploiting ? ['exploitation overrun'] : []),
    ],
  },
  battleOver: {
    tell: f => [f.cleared ? 'The hex was cleared: ' : 'The defence held: ', { hex: f.hex }, '.'],
    edge: 'ends',
  },
}
