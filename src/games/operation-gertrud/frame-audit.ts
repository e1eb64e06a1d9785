import type { Frame } from '../../core/engine/state'
import type { UnitId } from '../../core/ids'
import { canArrive } from './arrivals'
import { attackersLeft } from './battle-course'
import { dropHexes } from './paradrop'
import { harbours } from './raid'
import { retreatHexes } from './retreat'
import { type Gertrud, hexOf, isWaiting, KOMMANDO } from './state'
import { canWin } from './victory'

const IN_BATTLE = ['support', 'press', 'loss', 'stand', 'retreat', 'advance']

type Named = { readonly unit: UnitId }

/** What a decision on the stack stands on: a file or an edit by hand may have taken it away. */
const NEEDS: { readonly [step: string]: (s: Gertrud, f: Frame) => boolean } = {
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

/** Only the decision owed now must be answerable; those below wait for it. */
export function frameFaults(s: Gertrud): string[] {
  const found = s.frames
    .filter(frame => frame.entered && IN_BATTLE.includes(frame.step) && s.battle === null)
    .map(frame => `'${frame.step}' is asked without a battle`)
  const owed = s.frames.at(-1)
  if (owed?.entered && NEEDS[owed.step]?.(s, owed) === false) found.push(`'${owed.step}' has nothing to decide`)
  return found
}
