import { onlyPlace } from '../../../core/army/deploying'
import { ofHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { placeUnit } from '../movement/marching'
import { hexList, nameOf, type Partizan, secretOf, unit } from '../state'
import { eisHexes, sendToPool } from './surrender'

type Args = { readonly unit: UnitId; readonly italians: readonly HexId[] }

/** 7.3: Italian communists join the Partisans nearest to where Italians stood. */
export const eis = step<Partizan, Args>({
  seat: 'private',
  args: shape.fields({ unit, italians: hexList }),
  enter(s, f, go) {
    if (eisHexes(s, f.args.unit, f.args.italians).length > 0) return
    sendToPool(s, f.args.unit)
    go.log('eisWaits', {}, '7.3')
    go.end()
  },
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} joins you: pick a hex next to the Partisans nearest to the Italians who are gone.`,
    rule: '7.3',
    ruling: 'R-15',
    waiting: 'is placing Italian communists',
  }),
  answers: {
    to: ofHex({
      title: 'Destinations',
      intent: 'act',
      among: (s, f) => eisHexes(s, f.args.unit, f.args.italians),
      whyNot: (s, f, hex) =>
        !eisHexes(s, f.args.unit, f.args.italians).includes(hex) &&
        refusal(
          '6.5.3',
          'it must be an open hex next to the Partisan unit nearest to Italians just removed',
          { hex },
          'R-15',
        ),
      label: hexName,
      do(s, f, hex, go) {
        placeUnit(s, f.args.unit, hex)
        go.log('arrived', { unit: f.args.unit, hex, owner: secretOf(s, f.side) }, '7.3')
        go.end()
      },
    }),
  },
  primary: (s, f) => onlyPlace(eisHexes(s, f.args.unit, f.args.italians)),
  focus: (_s, f) => ({ hand: [f.args.unit] }),
  needs: (s, f) => eisHexes(s, f.args.unit, f.args.italians).length > 0,
})
