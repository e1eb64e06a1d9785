import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { line } from '../../../core/hex/measure'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { wholeHexes } from '../combat/retreat'
import { grid } from '../map/hexes'
import { destination, toOnly } from '../movement/destination'
import { enterHex } from '../movement/entering'
import { whyBanned } from '../movement/movement'
import { AXIS, type Gambit, type Go, hexOf, nameOf, onHex, putUnit, unitList } from '../state'
import { unitsToClearOut } from './italians'

type Local = { stuck: readonly UnitId[] }
type Clearing = Frame<null, Local>

const nextOut = (s: Gambit, f: Clearing): UnitId | null =>
  unitsToClearOut(s).find(id => !f.local.stuck.includes(id)) ?? null

const waysFor = (s: Gambit, id: UnitId): HexId[] => {
  const from = hexOf(s, id)
  return from === null ? [] : wholeHexes(s, from, [id], AXIS)
}

const waysOut = (s: Gambit, f: Clearing): HexId[] => {
  const id = nextOut(s, f)
  return id === null ? [] : waysFor(s, id)
}

/** S43.6.2, R-IT1: when confusion begins, Axis units leave the hexes of Italians as if they retreated. */
export const clearOut = step<Gambit, null, Local>({
  local: shape.fields({ stuck: unitList }),
  fresh: () => ({ stuck: [] }),
  enter: skipStuck,
  prompt(s, f) {
    const id = nextOut(s, f)
    return {
      text:
        id === null
          ? 'Nobody has to leave the Italians.'
          : `Pick the hex to which ${nameOf(id)} goes as it leaves the Italians.`,
      rule: 'S43.6.2',
      waiting: 'is parting from the Italians',
    }
  },
  answers: {
    to: destination({
      ways: waysOut,
      why: ['S43.6.2', 'it leaves as in a retreat'],
      path(s, f, hex) {
        const id = nextOut(s, f)
        const from = id === null ? null : hexOf(s, id)
        return from === null ? null : line(grid, from, hex)
      },
      go: leave,
    }),
  },
  primary: (s, f) => toOnly(waysOut(s, f)),
  focus(s, f) {
    const id = nextOut(s, f)
    return { hand: id === null ? [] : [id] }
  },
  needs: (s, f) => waysOut(s, f).length > 0,
})

function leave(s: Gambit, f: Clearing, hex: HexId, go: Go): void {
  const id = nextOut(s, f)
  if (id === null) return
  const from = hexOf(s, id)
  putUnit(s, id, { at: onHex(hex) })
  enterHex(s, go, id, hex)
  if (whyBanned(s, id, hex) !== null) s.strayed = [...s.strayed, id]
  go.log('clearedOut', { unit: id, from, to: hex }, 'S43.6.2')
  skipStuck(s, f, go)
}

/** Those without a way out stay until they can move. */
function skipStuck(s: Gambit, f: Clearing, go: Go): void {
  for (let id = nextOut(s, f); id !== null; id = nextOut(s, f)) {
    if (waysFor(s, id).length > 0) return
    f.local.stuck = [...f.local.stuck, id]
  }
  go.end()
}
