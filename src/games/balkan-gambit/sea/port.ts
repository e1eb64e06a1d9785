import type { HexId } from '../../../core/ids'
import { eitherOr } from '../../../core/rules/either-or'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Gambit, hex } from '../state'
import { canPlaceMarker, placeMarker } from './beachheads'

type Args = { hex: HexId }

/** 9.3.5: Western units have captured a port; a Beachhead marker may be put there at once. */
export const port = eitherOr<Gambit, Args>({
  args: shape.fields({ hex }),
  yes: { kind: 'place', label: 'Place a Beachhead' },
  no: { kind: 'decline', label: 'Do without' },
  enter(s, f, go) {
    if (!canPlaceMarker(s, f.args.hex)) go.end()
  },
  prompt: (_s, f) => ({
    text: `The port of ${hexName(f.args.hex)} is yours: place a Beachhead there?`,
    rule: '9.3.5',
    waiting: 'has captured a port',
  }),
  decide(s, f, isYes, go) {
    if (isYes) placeMarker(s, go, f.args.hex)
  },
})
