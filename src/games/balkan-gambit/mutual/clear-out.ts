import { reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { wholeHexes } from '../combat/retreat'
import { hexName } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { whyBanned } from '../movement/movement'
import { AXIS, type Gambit, hexOf, nameOf, onHex, putUnit, unitList } from '../state'
import { unitsToClearOut } from './italians'

type Local = { stuck: readonly UnitId[] }

export const nextOut = (s: Gambit, stuck: readonly UnitId[]): UnitId | null =>
  unitsToClearOut(s).find(id => !stuck.includes(id)) ?? null

const waysOut = (s: Gambit, id: UnitId): HexId[] => wholeHexes(s, hexOf(s, id) as HexId, [id], AXIS)

/** S43.6.2, R-IT1: when confusion begins, Axis units leave the hexes of Italians as if they retreated. */
export const clearOut: Step<Gambit, null, Local> = {
  local: shape.fields({ stuck: unitList }),
  fresh: () => ({ stuck: [] }),
  answers: { to: ['hex'] },
  enter: (s, f, go) => skipStuck(s, f.local, go.end),
  prompt(s, f) {
    const id = nextOut(s, f.local.stuck)
    return {
      text:
        id === null
          ? 'Nobody has to leave the Italians.'
          : `Pick the hex to which ${nameOf(id)} goes as it leaves the Italians.`,
      rule: 'S43.6.2',
      waiting: 'is parting from the Italians',
    }
  },
  *choices(s, f) {
    const id = nextOut(s, f.local.stuck)
    if (id !== null) for (const hex of waysOut(s, id)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },
  check(s, f, a) {
    const id = nextOut(s, f.local.stuck)
    return reasons(
      (id === null || !waysOut(s, id).includes(hexOfAction(a))) &&
        refusal('S43.6.2', 'it leaves as in a retreat', { hex: hexOfAction(a) }),
    )
  },
  apply(s, f, a, go) {
    const id = nextOut(s, f.local.stuck)
    if (id === null) return
    const hex = hexOfAction(a)
    const from = hexOf(s, id)
    putUnit(s, id, { at: onHex(hex) })
    enterHex(s, go, id, hex)
    if (whyBanned(s, id, hex) !== null) s.strayed = [...s.strayed, id]
    go.log('clearedOut', { unit: id, from, to: hex }, 'S43.6.2')
    skipStuck(s, f.local, go.end)
  },
}

/** Those without a way out stay until they can move. */
function skipStuck(s: Gambit, local: Local, end: () => void): void {
  for (let id = nextOut(s, local.stuck); id !== null; id = nextOut(s, local.stuck)) {
    if (waysOut(s, id).length > 0) return
    local.stuck = [...local.stuck, id]
  }
  end()
}
