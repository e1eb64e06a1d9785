import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { hexName } from '../map/geography'
import { whyDefeatist } from '../politics/morale'
import { type Front, hexOf } from '../state'
import { isPoor } from '../weather/weather'
import { type Built, buildersOf, startsOf } from './building'

type Local = { begun: number }
type Asked = { readonly side: 0 | 1; readonly local: Local }

const left = ({ side, local }: Asked): number => startsOf(side) - local.begun
const isAnything = (s: Front, f: Asked): boolean =>
  left(f) > 0 && (buildersOf(s, f.side, 'fort').length > 0 || buildersOf(s, f.side, 'airfield').length > 0)

const begin = (what: Built, rule: string, name: string) =>
  ofUnit<Front, null, Local>({
    intent: 'act',
    title: `Begin ${name}`,
    among: (s, f) => (left(f) > 0 ? buildersOf(s, f.side, what) : []),
    whyNot: (s, f, id) =>
      firstOf(
        () => left(f) <= 0 && refusal('14.A.1.4', `no more than ${startsOf(f.side)} works are begun in a phase`),
        () => {
          const hex = hexOf(s, id)
          return what === 'fort' && hex !== null && whyDefeatist(s, hex, f.side, '32.E.2')
        },
        () =>
          !buildersOf(s, f.side, what).includes(id) &&
          refusal(rule, 'only a construction unit in supply, on own clear or rough ground without one', { unit: id }),
      ),
    label: (id, s) => `${nameOf(id)}: ${name} at ${hexName(hexOf(s, id) as never)}`,
    do(s, f, id, go) {
      const hex = hexOf(s, id)
      if (hex === null) return
      s.building = [...s.building, { what, hex, builder: id, halves: 0 }]
      f.local.begun += 1
      go.log('begun', { what, hex, unit: id, poor: isPoor(s, hex) }, rule)
      if (!isAnything(s, f)) go.end()
    },
  })

/** I.5: forts and permanent airfields are begun, so many a side and phase. */
export const build = step<Front, null, Local>({
  local: shape.fields({ begun: shape.whole(0, 9) }),
  fresh: () => ({ begun: 0 }),
  enter(s, f, go) {
    if (!isAnything(s, f)) go.end()
  },
  prompt: (_s, f) => ({
    text: `Construction: ${left(f)} works may be begun`,
    rule: '14.A.1.4',
    waiting: 'is building',
  }),
  answers: {
    fort: begin('fort', '14.A.1.1', 'a fort'),
    airfield: begin('airfield', '14.A.1.3', 'an airfield'),
    done: plain({ intent: 'pass', label: 'No more works', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'done',
})
