import type { Step } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { canPlaceMarker, placeMarker } from '../beachheads'
import { hexName } from '../map'
import { type Gambit, hex } from '../state'

type Args = { hex: HexId }

/** 9.3.5: Western units have captured a port; a Beachhead marker may be put there at once. */
export const port: Step<Gambit, Args, null> = {
  args: shape.fields({ hex }),
  answers: { place: [], decline: [] },
  enter(s, f, go) {
    if (!canPlaceMarker(s, f.args.hex)) go.end()
  },
  prompt: (_s, f) => ({
    text: `The port of ${hexName(f.args.hex)} is yours: place a Beachhead there?`,
    rule: '9.3.5',
    waiting: 'has captured a port',
  }),
  *choices() {
    yield { action: { kind: 'place' }, label: 'Place a Beachhead' }
    yield { action: { kind: 'decline' }, label: 'Do without' }
  },
  check: () => [],
  apply(s, f, a, go) {
    if (a.kind === 'place') placeMarker(s, go, f.args.hex)
    go.end()
  },
}
