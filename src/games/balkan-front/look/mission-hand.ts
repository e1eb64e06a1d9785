import { framesOf } from '../../../core/engine/frames'
import type { SortieHand } from '../../../core/engine/mission-board'
import type { Action } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import { otherSide } from '../../../core/ids'
import { type Board, boarders, costOf, inReach, loadingBase, targets, whyNotAll } from '../air/board-orders'
import { flakAt } from '../air/flak'
import { interceptionsOf, scramblesOf } from '../air/interceptors'
import { MISSION_INFO, ORDERS } from '../air/missions'
import { hexOfSpot, type Spot, spotName } from '../air/spots'
import { airSteps } from '../air/steps'
import { openPlan } from '../airborne/plans'
import { isHeldBy } from '../board'
import { nameOf } from '../countries'
import { hexName } from '../map/geography'
import type { Front } from '../state'

const frames = framesOf(airSteps)

/** More are looked for on the map. */
const MOST = 10

const bound = (kind: string, boxKind: string, to: Spot): Action =>
  to.is === 'hex' ? { kind, hex: to.hex } : { kind: boxKind, box: to.box }

/** Where the enemy stands comes before empty ground, the near before the far. */
function ranked(s: Front, f: Board, all: readonly Spot[]): readonly { readonly to: Spot; readonly hexes: number }[] {
  const enemy = otherSide(f.side)
  const isHeld = (to: Spot): boolean => to.is === 'hex' && isHeldBy(s, to.hex, enemy)
  return all
    .map(to => ({ to, hexes: costOf(s, f, to) ?? 0 }))
    .toSorted((a, b) => Number(isHeld(b.to)) - Number(isHeld(a.to)) || a.hexes - b.hexes)
}

function noteOn(s: Front, f: Board, to: Spot, hexes: number): string {
  const guns = flakAt(s, to, otherSide(f.side))
  return [countTold(hexes, 'hex').replace('hexs', 'hexes'), ...(guns > 0 ? [`flak ${guns}`] : [])].join(', ')
}

/** 20.E: who can go on board, those whose plan is open first, and supply. */
function loadsOf(s: Front, f: Board): SortieHand['loads'] {
  if (loadingBase(s, f) === null) return []
  const units = boarders(s, f).map(id => {
    const plan = openPlan(s, id, false)
    return { id, plan, where: plan === null ? '' : `, drops at ${hexName(plan.hex)}` }
  })
  const { cargo, supply } = f.local
  return [
    ...units
      .toSorted((a, b) => Number(b.plan !== null) - Number(a.plan !== null))
      .map(({ id, where }) => ({
        action: { kind: 'load', unit: id },
        title: `${nameOf(id)}${where}`,
        isOn: cargo.includes(id),
      })),
    {
      action: { kind: 'moreSupply' },
      title: supply === 0 ? '1 RE of supply' : `${supply + 1} REs of supply`,
      isOn: false,
    },
  ]
}

function ofBoard(s: Front, f: Board): SortieHand | null {
  const { picked, mission, night } = f.local
  const [first] = picked
  if (first === undefined) return null
  const reached = ranked(
    s,
    f,
    targets(s, f).filter(to => inReach(s, f, to)),
  )
  const likely = reached.slice(0, 2 * MOST).filter(({ to }) => whyNotAll(s, f, to).length === 0)
  const shown = likely.slice(0, MOST)
  return {
    title: `${picked.length === 1 ? nameOf(first) : countTold(picked.length, 'air unit')}${night ? ', by night' : ''}`,
    missions: ORDERS.map(each => ({
      action: { kind: 'mission', pick: each },
      title: MISSION_INFO[each].title,
      isNow: each === mission,
    })),
    loads: loadsOf(s, f),
    targets: shown.map(({ to, hexes }) => ({
      action: bound('to', 'toBox', to),
      title: spotName(to),
      note: noteOn(s, f, to, hexes),
      hex: hexOfSpot(to),
    })),
    more: Math.max(0, reached.length - shown.length),
  }
}

/** What is in hand while missions are ordered, or while fighters rise against them. */
export function handOn(s: Front): SortieHand | null {
  const board = frames.owed(s, 'airBoard')
  if (board !== null) return ofBoard(s, board)
  const up = frames.owed(s, 'interceptors')
  const id = up?.local.picked ?? null
  if (up === null || id === null) return null
  const to = (kind: string, boxKind: string, title: string) => (at: Spot) => ({
    action: bound(kind, boxKind, at),
    title: `${title} ${spotName(at)}`,
    note: '',
    hex: hexOfSpot(at),
  })
  return {
    title: nameOf(id),
    missions: [],
    loads: [],
    targets: [
      ...interceptionsOf(s, up.side, id).map(to('intercept', 'interceptBox', 'Meet them over')),
      ...scramblesOf(s, up.side, id).map(to('scramble', 'scrambleBox', 'Away to')),
    ],
    more: 0,
  }
}
