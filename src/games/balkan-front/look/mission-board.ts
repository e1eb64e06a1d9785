import { recent } from '../../../core/engine/derived'
import { framesOf } from '../../../core/engine/frames'
import type { MissionBoard, SortieBase } from '../../../core/engine/mission-board'
import { owedFrame } from '../../../core/engine/state'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import { groundSpot, isFighter, isOperative } from '../air/air-units'
import { capacityOf } from '../air/airbases'
import { canPick as canOrder } from '../air/board-orders'
import { startOf, startsLeft } from '../air/flying'
import { canGoUp } from '../air/interceptors'
import { patrolRange } from '../air/patrols'
import { ratingOf } from '../air/ranges'
import { countAt, hexOfSpot, type Spot, sameSpot, spotName } from '../air/spots'
import { airSteps } from '../air/steps'
import { sideAdjective, sideOf } from '../countries'
import { airIds } from '../forces/counters'
import type { Front } from '../state'
import { fightOn } from './mission-fight'
import { handOn } from './mission-hand'
import { COLUMNS, rowsOf } from './mission-rows'

const STAGES = ['Fly', 'Intercept', 'Air combat', 'Bombs', 'Home'] as const
/** Where each decision of the air phase stands in it. */
const STAGE_OF: { readonly [step in keyof typeof airSteps]: (typeof STAGES)[number] | null } = {
  airBoard: 'Fly',
  patrol: 'Fly',
  interceptors: 'Intercept',
  airCombats: 'Air combat',
  airBattle: 'Air combat',
  abandon: 'Air combat',
  jettison: 'Air combat',
  split: 'Air combat',
  placeFighters: 'Air combat',
  aim: 'Air combat',
  strike: 'Bombs',
  bombHit: 'Bombs',
  comeHome: 'Home',
  // Of the ground war.
  flakSupport: null,
  escape: null,
}

const frames = framesOf(airSteps)
const isAirStep = (name: string): name is keyof typeof airSteps => Object.hasOwn(airSteps, name)

const spotKey = (at: Spot): string => (at.is === 'hex' ? String(at.hex) : at.box)

type Ready = { readonly side: Side; readonly ordered: ReadonlySet<UnitId>; readonly canPick: (id: UnitId) => boolean }

const isReady = ({ units }: SortieBase): boolean => units.some(({ stands }) => stands === 'ready')
const RANK = { ready: 0, ordered: 1, spent: 2 } as const

function standOf(s: Front, id: UnitId, { ordered, canPick }: Ready): SortieBase['units'][number] {
  const stands = ordered.has(id) ? 'ordered' : canPick(id) ? 'ready' : 'spent'
  const why = !isOperative(s, id) ? 'inoperative' : stands === 'ordered' ? 'has orders' : 'not now'
  return {
    unit: id,
    stands,
    note: stands === 'ready' ? `range ${ratingOf(id)}` : why,
    pick: { kind: 'pick', unit: id },
  }
}

/** The bases of a side that have anybody on them, those with the most who are ready first. */
function basesWith(s: Front, ready: Ready): readonly SortieBase[] {
  const found: { at: Spot; units: UnitId[] }[] = []
  for (const id of airIds) {
    const at = startOf(s, id)
    if (at === null || sideOf(s, id) !== ready.side) continue
    const known = found.find(each => sameSpot(each.at, at))
    if (known === undefined) found.push({ at, units: [id] })
    else known.units.push(id)
  }
  const bases = found.map(({ at, units }): SortieBase => {
    const hex = hexOfSpot(at)
    const all = units.map(id => standOf(s, id, ready)).toSorted((a, b) => RANK[a.stands] - RANK[b.stands])
    const fighters = units.some(id => isFighter(id) && groundSpot(s, id) !== null && patrolRange(id) > 0)
    const of = capacityOf(s, at)
    return {
      id: spotKey(at),
      title: spotName(at),
      hex,
      figures: [
        { title: 'starts', left: Math.max(0, startsLeft(s, at)), of },
        ...(fighters ? [{ title: 'patrols', left: Math.max(0, of - countAt(s.patrols, at)), of }] : []),
      ],
      units: all,
      all: hex !== null && all.filter(each => each.stands === 'ready').length > 1 ? { kind: 'base', hex } : null,
    }
  })
  const readyAt = ({ units }: SortieBase): number => units.filter(({ stands }) => stands === 'ready').length
  return bases.toSorted((a, b) => readyAt(b) - readyAt(a) || a.title.localeCompare(b.title))
}

/** Who can be taken in hand now, and who has orders. */
function readyIn(s: Front, side: Side): Ready {
  const board = frames.owed(s, 'airBoard')
  const up = frames.owed(s, 'interceptors')
  const ordered = new Set((board?.local.listed ?? []).flatMap(({ unit, tow }) => (tow === null ? [unit] : [unit, tow])))
  const canPick = (id: UnitId): boolean =>
    board !== null ? board.local.picked.includes(id) || canOrder(s, board, id) : up !== null && canGoUp(s, side, id)
  return { side, ordered, canPick }
}

/** P.1 to P.6: the air war of this phase. */
export const board = recent((s: Front): MissionBoard | null => {
  const owed = owedFrame(s)
  if (owed === null || owed.side === null || !isAirStep(owed.step)) return null
  const stage = STAGE_OF[owed.step]
  if (stage === null) return null
  const side = (owed.step === 'interceptors' ? otherSide(s.active as Side) : s.active) as Side
  return {
    title: 'Air missions',
    about: `${sideAdjective(s.active as Side)} air phase`,
    rule: '16.C',
    stages: STAGES,
    stage: STAGES.indexOf(stage),
    columns: COLUMNS,
    rows: rowsOf(s, s.active as Side),
    bases:
      stage === 'Fly'
        ? basesWith(s, readyIn(s, side))
        : stage === 'Intercept'
          ? basesWith(s, readyIn(s, side)).filter(isReady)
          : [],
    hand: handOn(s),
    presets: owed.step === 'airBoard' ? [{ kind: 'again' }, { kind: 'forward' }] : [],
    fight: fightOn(s),
  }
})
