import { yesNo } from '../../../core/engine/make-step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Gambit, hex } from '../state'
import { canPlaceMarker, placeMarker } from './beachheads'

type Args = { readonly hex: HexId }

/** 9.3.5: Western units have captured a port; a Beachhead marker may be put there at once. */
export const port = yesNo<Gambit, Args>({
  args: shape.fields({ hex }),
  enter(s, f, go) {
    if (!canPlaceMarker(s, f.args.hex)) go.end()
  },
  prompt: (_s, f) => ({
    text: `The port of ${hexName(f.args.hex)} is yours: place a Beachhead there?`,
    rule: '9.3.5',
    ruling: 'R-BH3',
    waiting: 'has captured a port',
  }),
  yes: { kind: 'place', label: 'Place a Beachhead', intent: 'spend' },
  // 9.3.5: at once or never.
  no: { kind: 'decline', label: 'Do without', intent: 'act', forGood: true },
  decide(s, f, isYes, go) {
    if (isYes) placeMarker(s, go, f.args.hex)
  },
  focus: (_s, f) => ({ targets: [f.args.hex] }),
  // A port may be captured in a retreat as well as in an advance.
  battle: s =>
    s.battle === null ? null : { stage: s.frames.some(frame => frame.step === 'retreat') ? 'Retreat' : 'Advance' },
})
