import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { allHexes, hexName, isCoastal, isSea } from '../map/hexes'
import type { Gambit, Go } from '../state'

const isStation = (hex: HexId): boolean => isSea(hex) || isCoastal(hex)
const stations = allHexes.filter(isStation)

/** 13.4: the Naval marker goes to a sea or coastal hex for the turn. */
export const naval = step<Gambit>({
  prompt: () => ({
    text: 'Place Naval Support in a sea or coastal hex for this turn, or keep it back.',
    rule: '13.4',
    ruling: 'R-CB7',
    waiting: 'is placing Naval Support',
  }),
  answers: {
    place: ofHex({
      among: () => stations,
      whyNot: (_s, _f, hex) => !isStation(hex) && refusal('13.4', 'ships stay at sea or on the coast', { hex }),
      label: hex => `Fleet to ${hexName(hex)}`,
      title: 'Hexes for Naval Support',
      intent: 'act',
      do: (s, _f, hex, go) => sendFleet(s, hex, go),
    }),
    none: plain({
      label: 'Keep it back',
      intent: 'pass',
      leaves: () => 'Naval Support is not placed',
      do: (s, _f, go) => sendFleet(s, null, go),
    }),
  },
})

function sendFleet(s: Gambit, hex: HexId | null, go: Go): void {
  s.naval = hex
  go.log('naval', { hex }, '13.4')
  go.end()
}
