import type { Frame } from '../../core/engine/state'
import type { UnitId } from '../../core/ids'
import { type FrameNeeds, framesAtFault } from '../../core/rules/frame-faults'
import { attackersLeft } from './combat/battle-effects'
import { retreatHexes } from './combat/retreat'
import { canArrive } from './forces/arrivals'
import { harbours } from './kommando/raid'
import { dropHexes } from './movement/paradrop'
import { type Gertrud, hexOf, isWaiting, KOMMANDO } from './state'
import { canWin } from './victory/victory'

const IN_BATTLE = ['support', 'press', 'loss', 'stand', 'retreat', 'advance']

type Named = { readonly unit: UnitId }

const NEEDS: FrameNeeds<Gertrud> = {
  arrive: (s, f) => isWaiting(s, (f.args as Named).unit) && canArrive(s, (f.args as Named).unit, f.side),
  drop: (s, f) => dropHexes(s, (f.args as Named).unit).length > 0,
  mission: s => hexOf(s, KOMMANDO) !== null,
  raid: s => s.raid === 'landed',
  harbour: s => s.raid === 'sailing' && harbours(s).length > 0,
  victoryRoll: canWin,
  retreat: canGoBack,
  loss: (s, f) => {
    const { role } = f.args as { role: string }
    return s.battle !== null && (role === 'defend' ? s.battle.defenders : attackersLeft(s, s.battle)).length > 0
  },
  stand: s => s.battle !== null && s.battle.defenders.length > 0,
}

function canGoBack(s: Gertrud, f: Frame): boolean {
  const { left } = f.local as unknown as { left: UnitId[] }
  return left.some(id => retreatHexes(s, id).length > 0)
}

export const frameFaults = (s: Gertrud): string[] =>
  framesAtFault(s, NEEDS, { steps: IN_BATTLE, isFought: s.battle !== null })
