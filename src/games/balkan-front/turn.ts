import { recent } from '../../core/engine/derived'
import { type Next, phasesOf, type Stage, staged } from '../../core/engine/stages'
import type { Ask } from '../../core/engine/step'
import { otherSide, type Side } from '../../core/ids'
import { AFTER_COMBAT, AIR_PARTS, BEFORE_INITIAL, escapes } from './air/air-phase'
import { INITIAL_PARTS } from './arrivals/initial-phase'
import { dateOf, lastTurn } from './calendar'
import { COMBAT_PARTS } from './combat/combat-phase'
import { ALLIED, AXIS, sideAdjective } from './countries'
import { scenarioOf } from './forces/scenarios'
import { endMoving, exploitationPhase, movementPhase } from './movement/movement-phase'
import { mayIntervene } from './politics/intervention'
import { feelUnrest } from './politics/revolt'
import { beginSeaTurn } from './sea/sea-turn'
import type { Front, Go, PhasePart, TurnKind } from './state'
import { endTurn, TURN_END } from './victory/turn-end'
import { rollWeather } from './weather/weather-roll'

type FrontStage = Stage<Front, Next>

/** A player turn as the strip knows it: the two regular ones, and the two that some games begin with. */
type PlayerTurn = { readonly id: string; readonly side: Side; readonly kind: TurnKind; readonly called: string }

const isOn = ({ kind }: PlayerTurn, s: Front): boolean => kind === 'regular' || s.special === kind

const phase = (
  of: PlayerTurn,
  id: string,
  title: string,
  rule: string,
  play: (s: Front, side: Side, go: Go) => readonly Ask[],
): FrontStage => ({
  id: `${of.id}-${id}`,
  title,
  heading: () => `${of.called}: ${title}`,
  side: of.side,
  rule,
  when: s => isOn(of, s),
  play: (s, go) => play(s, of.side, go),
})

/** What belongs to the phase before it. */
const part = (of: PlayerTurn, { id, when, play }: PhasePart): FrontStage => ({
  id: `${of.id}-${id}`,
  when: s => isOn(of, s) && when?.(s) !== false,
  play: (s, go) => play(s, of.side, go),
})

const partsOf = (of: PlayerTurn, parts: readonly PhasePart[]): FrontStage[] =>
  parts.filter(each => (each.in ?? ['regular']).includes(of.kind)).map(each => part(of, each))

const after = (of: PlayerTurn, id: string, play: (s: Front, go: Go) => void): FrontStage =>
  part(of, {
    id,
    rule: '4.C',
    play(s, _side, go) {
      play(s, go)
      return []
    },
  })

/** 4.A: its phases in their order. */
function playerTurn(of: PlayerTurn): FrontStage[] {
  const initial = phase(of, 'initial', 'Initial Phase', '4.A.1', s => begin(s, of))
  const movement = [phase(of, 'movement', 'Movement Phase', '4.A.2', movementPhase), after(of, 'moved', endMoving)]
  const beginning = [initial, ...partsOf(of, [...BEFORE_INITIAL, ...INITIAL_PARTS, escapes('initial-escapes')])]
  movement.push(...partsOf(of, [escapes('movement-escapes')]))
  if (of.kind === 'october') return [...beginning, ...movement]
  const air = [phase(of, 'air', 'Air Phase', '4.A.3', () => []), ...partsOf(of, AIR_PARTS)]
  const combat = [
    phase(of, 'combat', 'Combat Phase', '4.A.4', () => []),
    ...COMBAT_PARTS.map(each => part(of, each)),
    // 8.B.1, R-STK2
    part(of, { id: 'crowded', rule: '8.B.1', play: (_s, side) => bothOf(side) }),
    ...partsOf(of, [escapes('combat-escapes'), ...AFTER_COMBAT]),
  ]
  const exploitation = [
    phase(of, 'exploitation', 'Exploitation Phase', '4.A.5', exploitationPhase),
    after(of, 'exploited', endMoving),
    ...partsOf(of, [escapes('exploitation-escapes')]),
  ]
  return [...beginning, ...movement, ...air, ...combat, ...(of.kind === 'surprise' ? [] : exploitation)]
}

const bothOf = (side: Side): Ask[] => [
  { step: 'overstack', side },
  { step: 'overstack', side: otherSide(side) },
]

function begin(s: Front, { side, kind }: PlayerTurn): Ask[] {
  s.active = side
  s.kind = kind
  s.railed = []
  s.slowed = []
  // 28.A.1.d.4
  if (side === AXIS && kind === 'regular') feelUnrest(s)
  s.movedGuns = []
  beginSeaTurn(s, side)
  return []
}

/** 4, sequence 0 to C: one game turn. */
export const STAGES: readonly FrontStage[] = [
  {
    id: 'detection',
    when: s => s.turn === scenarioOf(s).firstTurn && scenarioOf(s).detection !== undefined,
    play(s, go) {
      const die = go.roll(6, 'detection')
      const seen = scenarioOf(s).detection?.includes(die) === true
      if (seen) s.special = 'october'
      go.log('detected', { die, seen }, scenarioOf(s).id === 'plan-g' ? '33.E.2.2' : '33.F.2.3')
      return []
    },
  },
  ...playerTurn({ id: 'october', side: ALLIED, kind: 'october', called: 'Oct II 40' }),
  {
    id: 'begin',
    play(s, go) {
      const { firstTurn, surprise } = scenarioOf(s)
      // 28.C.1.3, 33.B.2.3: Bulgaria is passive on the turn of the intervention only.
      if (s.special === 'surprise' && s.turn !== firstTurn && s.bulgarians === 'passive') s.bulgarians = 'partial'
      if (s.special === 'october' || s.turn !== firstTurn) s.special = null
      if (surprise && s.turn === firstTurn) s.special = 'surprise'
      go.log('turn', { turn: s.turn, date: dateOf(s.turn), of: lastTurn(s.setting) }, '4')
      return []
    },
  },
  {
    id: 'weather',
    title: 'Weather',
    side: null,
    rule: '27.1',
    play(s, go) {
      rollWeather(s, go)
      return []
    },
  },
  {
    id: 'intervention',
    when: mayIntervene,
    play: () => [{ step: 'intervention', side: AXIS }],
  },
  ...playerTurn({ id: 'surprise', side: AXIS, kind: 'surprise', called: 'Surprise turn' }),
  ...playerTurn({ id: 'axis', side: AXIS, kind: 'regular', called: `${sideAdjective(AXIS)} turn` }),
  ...playerTurn({ id: 'allied', side: ALLIED, kind: 'regular', called: `${sideAdjective(ALLIED)} turn` }),
  ...[...TURN_END, escapes('escapes')].map(each =>
    part({ id: 'end', side: AXIS, kind: 'regular', called: 'End of turn' }, each),
  ),
]

export const turn = staged<Front>({ stages: STAGES, end: endTurn })

/** The phases of the turn, and the one that is on: null before the first. */
export const phasesNow = recent((s: Front) => phasesOf(STAGES, 'turn', s))
export const stageOf = (s: Front): string | null => phasesNow(s).now?.id ?? null
