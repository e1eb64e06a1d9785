import { refusal, type Step } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import { allHexes, hexName, isCoastal, isSea } from '../map/hexes'
import type { Gambit } from '../state'

const isStation = (hex: HexId): boolean => isSea(hex) || isCoastal(hex)
const stations = allHexes.filter(isStation)

/** 13.4: the Naval marker goes to a sea or coastal hex for the turn. */
export const naval: Step<Gambit> = {
  answers: { place: ['hex'], none: [] },
  prompt: () => ({
    text: 'Pick the sea or coastal hex where Naval Support lies this turn, or keep it back.',
    rule: '13.4',
    waiting: 'is placing Naval Support',
  }),
  *choices() {
    for (const hex of stations) yield { action: { kind: 'place', hex }, label: hexName(hex) }
    yield { action: { kind: 'none' }, label: 'Keep it back' }
  },
  check: (_s, _f, a) =>
    a.kind === 'none' || isStation(hexOfAction(a))
      ? []
      : [refusal('13.4', 'ships stay at sea or on the coast', { hex: hexOfAction(a) })],
  apply(s, _f, a, go) {
    s.naval = a.kind === 'none' ? null : hexOfAction(a)
    go.log('naval', { hex: s.naval }, '13.4')
    go.end()
  },
}
