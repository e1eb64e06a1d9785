import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { AXIS } from '../countries'
import { LUFTWAFFE_FIELDS } from '../forces/scenarios'
import { forGreece } from '../forces/scenarios/german-forces'
import { hexesOfLand, hexName, hexNamed, isMajorCity, terrainAt } from '../map/geography'
import type { Front, Go } from '../state'

type Local = { left: number }

const COUNT = forGreece.find(({ freeAirfields }) => freeAirfields !== undefined)?.freeAirfields?.count ?? 0

/** R-DEP: own clear or rough hexes of Bulgaria without an airfield. */
const places = (s: Front): readonly HexId[] =>
  hexesOfLand('Bulgaria').filter(
    hex =>
      s.owner[hex] === AXIS &&
      (terrainAt(hex) === 'clear' || terrainAt(hex) === 'rough') &&
      !isMajorCity(hex) &&
      s.airfields.every(each => each.hex !== hex),
  )

function lay(s: Front, f: { local: Local }, go: Go, hex: HexId): void {
  s.airfields = [...s.airfields, { hex, kind: 'permanent' }]
  f.local.left -= 1
  go.log('freeAirfield', { hex }, '28.A.2.b.5')
}

const readyHexes = (s: Front): HexId[] => LUFTWAFFE_FIELDS.map(hexNamed).filter(hex => places(s).includes(hex))

/** 28.A.2.b.5, R-DEP: two airfields for the Luftwaffe, before its units are placed. */
export const freeAirfields = step<Front, null, Local>({
  local: shape.fields({ left: shape.whole(0, 9) }),
  fresh: () => ({ left: COUNT }),
  enter(s, f, go) {
    if (f.local.left === 0 || places(s).length === 0) go.end()
  },
  prompt: (_s, f) => ({
    text: `Free permanent airfields in Bulgaria: ${f.local.left} left, in clear or rough hexes`,
    rule: '28.A.2.b.5',
    ruling: 'R-DEP',
    waiting: 'is laying airfields in Bulgaria',
  }),
  answers: {
    lay: ofHex({
      intent: 'act',
      title: 'Airfields',
      among: places,
      whyNot: (s, f, hex) =>
        firstOf(
          () => f.local.left === 0 && refusal('28.A.2.b.5', 'both are laid'),
          () => !places(s).includes(hex) && refusal('28.A.2.b.5', 'own clear or rough hexes of Bulgaria only', { hex }),
        ),
      label: hex => `Airfield at ${hexName(hex)}`,
      do(s, f, hex, go) {
        lay(s, f, go, hex)
        if (f.local.left === 0) go.end()
      },
    }),
    ready: plain({
      intent: 'act',
      label: 'Ready places',
      whyNot: (s, f) => readyHexes(s).length < f.local.left && refusal('28.A.2.b.5', 'the ready places are taken'),
      do(s, f, go) {
        for (const hex of readyHexes(s).slice(0, f.local.left)) lay(s, f, go, hex)
        go.end()
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'No more airfields',
      leaves: (_s, f) => `${f.local.left} airfields not laid`,
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) => (readyHexes(s).length >= f.local.left ? 'ready' : null),
})
