import { straightWay } from '../../../core/army/placing'
import { type Roller, twoDice } from '../../../core/dice'
import { distribution } from '../../../core/distribution'
import { ofHex } from '../../../core/engine/answer'
import { step, yesNo } from '../../../core/engine/make-step'
import { type Forecast, type Modifier, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { type RaidOutcome, type RaidSize, raidSizes, raidTable } from '../charts'
import { eliminate, loseStep, spend } from '../combat/elimination'
import { scenarioOf } from '../forces/scenarios'
import { BERTH, hexesOf, hexName } from '../map/geography'
import { whyNotJoin } from '../movement/stacking'
import { type Gertrud, type Go, hexOf, KOMMANDO, onHex, putUnit, YAVUZ } from '../state'
import { liftMarkers } from '../supply/supply'

/** 17.0.1, R-16: the Kommando lands at the berth; the fight is the first act of the Combat Phase. */
export function landRaiders(s: Gertrud, go: Go): void {
  putUnit(s, KOMMANDO, { at: onHex(BERTH), steps: 2 })
  s.moved = [...s.moved, KOMMANDO]
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

function fightRaid(s: Gertrud, size: RaidSize, go: Go): void {
  putUnit(s, KOMMANDO, { steps: size === 'large' ? 2 : 1 })
  const { total, outcome } = rollRaid(s, size, go.roll)
  s.raid = outcome.kommando === 'sails' ? 'sailing' : 'over'
  s.attacked = [...s.attacked, KOMMANDO]
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

/** Where the Kommando may come ashore from the ship it has seized. */
export const harbours = (s: Gertrud): HexId[] =>
  hexesOf('axis supply').filter(hex => !s.captured.includes(hex) && whyNotJoin(s, [KOMMANDO], hex) === null)

const listed = (s: Gertrud, size: RaidSize) =>
  distribution(roll => rollRaid(s, size, roll).outcome).outcomes.map(({ value, chance }) => ({
    label: value.name,
    chance,
  }))

const raidForecast = (s: Gertrud): Forecast => ({
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

/** 17.0.2: large or small, said before the dice. */
export const raid = yesNo<Gertrud>({
  yes: { kind: 'large', label: 'Large raid', seals: true },
  no: { kind: 'small', label: 'Small raid', intent: 'act', seals: true },
  prompt: () => ({
    text: `Raid on the Goeben at ${hexName(BERTH)}: a large raid or a small one?`,
    rule: '17.0.2',
    ruling: 'R-16',
    waiting: 'is raiding the Goeben',
  }),
  decide: (s, _f, isLarge, go) => fightRaid(s, isLarge ? 'large' : 'small', go),
  focus: () => ({ hand: [KOMMANDO], targets: [BERTH] }),
  needs: s => s.raid === 'landed',
  battle: { stage: 'Size' },
  forecast: raidForecast,
})

/** 17.0.6, 'seized, sails away': the Kommando sails with the ship to a city of the German player's choice. */
export const harbour = step<Gertrud>({
  enter(s, _f, go) {
    if (s.raid !== 'sailing') return go.end()
    if (harbours(s).length > 0) return
    s.raid = 'over'
    go.end()
  },
  prompt: () => ({
    text: 'The Yavuz is seized and sails away: pick the city where the Kommando lands',
    rule: '17.0.6',
    waiting: 'brings the Kommando home',
  }),
  answers: {
    to: ofHex({
      title: 'Destinations',
      intent: 'act',
      among: harbours,
      whyNot: (s, _f, hex) =>
        !harbours(s).includes(hex) && refusal('17.0.6', 'it needs an Axis supply city with room', { hex }),
      label: hex => hexName(hex),
      path: (s, _f, hex) => straightWay(hexOf(s, KOMMANDO), hex),
      do(s, _f, hex, go) {
        putUnit(s, KOMMANDO, { at: onHex(hex) })
        s.raid = 'over'
        go.log('cameHome', { unit: KOMMANDO, hex }, '17.0.6')
        liftMarkers(s, go)
        go.end()
      },
    }),
  },
  focus: () => ({ hand: [KOMMANDO] }),
  needs: s => s.raid === 'sailing' && harbours(s).length > 0,
  battle: { stage: 'Return', onMap: true },
})
