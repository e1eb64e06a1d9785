import { recent } from '../../core/engine/derived'
import { type Next, phasesOf, type Stage, staged } from '../../core/engine/stages'
import type { Ask } from '../../core/engine/step'
import { otherSide, type Side, type UnitId } from '../../core/ids'
import { dateOf, lastTurn } from './calendar'
import { beginCombat, endCombat } from './combat/combat'
import { powerOf, secondPlayer, sideAdjective, sideOf } from './countries'
import { BOMBARDMENT, hasDiplomacy, INTELLIGENCE, isChosen, SECRET_OPERATIONS, WEATHER } from './forces/options'
import { isMobilizing } from './mobilization/ledger'
import { beginMovement } from './movement/segment'
import { FLEET, type Go, isType, putUnit, putUnits, unitIds, unitOf, type Wars } from './state'

/** 3.2.8, D36: Great Power units of a side that are due, the Depot first so that the others find it. */
const due = (s: Wars, side: Side): UnitId[] =>
  unitIds
    .filter(id => {
      const { at } = unitOf(s, id)
      return at.is === 'track' && at.turn <= s.turn && powerOf(s, id) !== null && sideOf(s, id) === side
    })
    .toSorted((a, b) => Number(isType(b, 'depot')) - Number(isType(a, 'depot')))

/** 2.P.1: a player turn begins: all turn face down (12.3), what was lost or used up comes back, and units are raised. */
export function beginPlayerTurn(s: Wars, side: Side): Ask[] {
  s.active = side
  s.acted = []
  s.scouted = []
  // D43: once in each of its owner's turns.
  s.fleetPlaced = false
  s.bombarded = []
  s.counted = s.counted.filter(id => sideOf(s, id) !== side)
  // M.SO.7: it weighed on the player turn that is over now.
  s.subversion = s.subversion.filter(({ payer }) => payer === side)
  const open = unitIds.filter(id => unitOf(s, id).open && unitOf(s, id).at.is !== 'prisoner')
  if (open.length > 0) putUnits(s, open, () => ({ open: false }))
  const powers = due(s, side)
  if (powers.includes(FLEET)) putUnit(s, FLEET, { at: { is: 'pool' }, demoralized: false })
  const supplies = unitIds.filter(id => unitOf(s, id).at.is === 'expended' && sideOf(s, id) === side)
  const landed = powers.filter(id => id !== FLEET)
  return [
    ...(landed.length > 0 ? [{ step: 'place', side, args: { units: landed, why: 'power' } }] : []),
    ...(supplies.length > 0 ? [{ step: 'place', side, args: { units: supplies, why: 'supply' } }] : []),
    ...(isMobilizing(s, side) ? [{ step: 'mobilize', side }] : []),
  ]
}

type WarStage = Stage<Wars, Next>

const player = (s: Wars, which: 'first' | 'second'): Side => (which === 'first' ? s.first : secondPlayer(s))

/** A segment of a player turn. */
const segment = (
  which: 'first' | 'second',
  id: string,
  title: string,
  rule: string,
  play: (s: Wars, side: Side, go: Go) => readonly Ask[],
  when?: (s: Wars) => boolean,
): WarStage => ({
  id: `${which}-${id}`,
  title,
  heading: s => `${sideAdjective(s, player(s, which))} turn: ${title}`,
  side: s => player(s, which),
  rule,
  ...(when === undefined ? {} : { when }),
  play: (s, go) => play(s, player(s, which), go),
})

/** A step for the First Player, then for the Second. */
const both = (s: Wars, step: string): Ask[] => [
  { step, side: s.first },
  { step, side: secondPlayer(s) },
]

/** M.SEQ.1 */
const bombardment = (_s: Wars, side: Side): Ask[] => [
  { step: 'bombard', side, args: { fire: 'offensive' } },
  { step: 'bombard', side: otherSide(side), args: { fire: 'defensive' } },
]

const hasStrategy = (s: Wars): boolean => isChosen(s, SECRET_OPERATIONS) || isChosen(s, INTELLIGENCE)

const diplomacy = (id: string, rule: string, play: WarStage['play']): WarStage => ({
  id,
  title: 'Diplomacy',
  side: null,
  rule,
  when: hasDiplomacy,
  play,
})

const playerTurn = (which: 'first' | 'second'): WarStage[] => [
  segment(which, 'mobilize', 'Mobilization', '2.P.1', beginPlayerTurn),
  segment(which, 'strategic', 'Strategy', 'M.SEQ.1', (_s, side) => [{ step: 'strategic', side }], hasStrategy),
  segment(which, 'move', 'Movement', '2.P.2', movement),
  segment(which, 'bombard', 'Bombardment', 'M.SEQ.1', bombardment, s => isChosen(s, BOMBARDMENT)),
  segment(which, 'attack', 'Combat', '2.P.3', combat),
  {
    id: `${which}-stacks`,
    play(s, go) {
      endCombat(s, go, player(s, which))
      return both(s, 'overstack')
    },
  },
  segment(which, 'rally', 'Rally', '2.P.4', (_s, side) => [{ step: 'rally', side }]),
  { id: `${which}-armistice`, play: s => [{ step: 'proposeArmistice', side: player(s, which) }] },
]

/** 2.G: one game turn. */
export const STAGES: readonly WarStage[] = [
  {
    id: 'weather',
    title: 'Weather',
    side: null,
    rule: 'M.WX.1',
    when: s => isChosen(s, WEATHER),
    play: s => [{ step: 'weather', side: s.first }],
  },
  diplomacy('event', '2.D.1', s => [{ step: 'event', side: s.first }]),
  diplomacy('commit', '2.D.2', s => both(s, 'commitPower')),
  diplomacy('exchange', '2.D.3', s => both(s, 'exchange')),
  diplomacy('gifts', '2.D.4', s => both(s, 'giveMorale')),
  diplomacy('conflict', '2.D.5', s => [{ step: 'conflict', side: s.first }]),
  ...playerTurn('first'),
  ...playerTurn('second'),
]

export const turn = staged<Wars>({
  stages: STAGES,
  begin: beginTurn,
  end: (_s, go) => go.become({ step: 'endTurn', side: 0 }),
})

/** The phases of the turn, and the one that is on: null before the first. */
export const phasesNow = recent((s: Wars) => phasesOf(STAGES, 'turn', s))
export const stageOf = (s: Wars): string | null => phasesNow(s).now?.id ?? null

/** What an event brought ends with its turn. */
function beginTurn(s: Wars, go: Go): void {
  s.event = null
  s.crisis = false
  s.confrontation = false
  s.guerrillas = null
  s.youngTurks = false
  go.log('turn', { turn: s.turn, date: dateOf(s, s.turn), of: lastTurn(s.setting) }, '2.G')
}

/** 2.P.2 */
function movement(s: Wars, side: Side): Ask[] {
  beginMovement(s, side)
  return [
    { step: 'move', side },
    { step: 'overstack', side },
  ]
}

/** 2.P.3 */
function combat(s: Wars, side: Side): Ask[] {
  beginCombat(s)
  return [{ step: 'attack', side }]
}
