import { type Roller, twoDice } from '../../../core/dice'
import { distribution } from '../../../core/distribution'
import type { Flow, Forecast, Modifier } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { type RaidOutcome, type RaidSize, raidSizes, raidTable } from '../charts'
import { eliminate, loseStep, spend } from '../combat/elimination'
import { scenarioOf } from '../forces/scenarios'
import { BERTH, hexesOf } from '../map/geography'
import { whyNotJoin } from '../movement/stacking'
import { type Gertrud, KOMMANDO, onHex, putUnit, YAVUZ } from '../state'

/** 17.0.1, R-16: the Kommando lands at the berth; the fight is the first act of the Combat Phase. */
export function landRaiders(s: Gertrud, go: Flow): void {
  putUnit(s, KOMMANDO, { at: onHex(BERTH), steps: 2 })
  s.moved.push(KOMMANDO)
  s.raid = 'landed'
  go.log('raidLanded', { unit: KOMMANDO, hex: BERTH }, '17.0.1')
}

const modifiers = (s: Gertrud, size: RaidSize): Modifier[] => [
  { label: `${size} raid`, value: raidSizes[size], rule: '17.0.3' },
  { label: scenarioOf(s).title, value: scenarioOf(s).raidModifier, rule: '17.0.5' },
]

/** 17.0.3-17.0.6: two dice with the modifiers of size and scenario. */
function rollRaid(s: Gertrud, size: RaidSize, roll: Roller): { readonly total: number; readonly outcome: RaidOutcome } {
  const added = modifiers(s, size).reduce((sum, each) => sum + Number(each.value), 0)
  const total = twoDice(roll, 'raid on the Goeben') + added
  return { total, outcome: lookUp(raidTable(s), 0, total).result }
}

export function fightRaid(s: Gertrud, size: RaidSize, go: Flow): void {
  putUnit(s, KOMMANDO, { steps: size === 'large' ? 2 : 1 })
  const { total, outcome } = rollRaid(s, size, go.roll)
  s.raid = outcome.kommando === 'sails' ? 'sailing' : 'over'
  s.attacked.push(KOMMANDO)
  go.log('raid', { size, total, result: outcome.name, bonus: outcome.blitzkrieg }, '17.0.6')
  if (!outcome.blitzkrieg) s.blitzkrieg = false
  if (outcome.yavuz === 'seized') {
    s.yavuz = 'german'
    // she is usable from the next Administrative Segment.
    spend(s, YAVUZ)
  }
  if (outcome.yavuz === 'damaged') s.yavuz = 'ablaze'
  if (outcome.yavuz === 'scuttled') eliminate(s, go, YAVUZ, { rule: '17.0.6', forGood: true })
  if (outcome.kommando === 'gone for good') eliminate(s, go, KOMMANDO, { rule: '17.0.6', forGood: true })
  if (outcome.kommando === 'eliminated') eliminate(s, go, KOMMANDO, { rule: '17.0.6' })
  if (outcome.kommando === 'loses a step') loseStep(s, go, KOMMANDO, '17.0.6')
}

/** Where the Kommando may come ashore from the ship it has cut out. */
export const harbours = (s: Gertrud): HexId[] =>
  hexesOf('axis supply').filter(hex => !s.captured.includes(hex) && whyNotJoin(s, [KOMMANDO], hex) === null)

const listed = (s: Gertrud, size: RaidSize) =>
  distribution(roll => rollRaid(s, size, roll).outcome).outcomes.map(({ value, chance }) => ({
    label: value.name,
    chance,
  }))

export const raidForecast = (s: Gertrud): Forecast => ({
  title: 'The two dice with their modifiers',
  modifiers: [
    ...modifiers(s, 'large'),
    ...modifiers(s, 'small')
      .slice(0, 1)
      .map(each => ({ ...each, label: 'small raid instead' })),
  ],
  chart: { id: 'goebenRaid', column: 'result' },
  results: listed(s, 'large'),
  otherwise: { now: 'large raid', label: 'small raid', results: listed(s, 'small') },
})
