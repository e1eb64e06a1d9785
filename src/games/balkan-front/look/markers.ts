import type { CounterFace, CounterSymbol } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { TableMarker } from '../../../core/engine/game-look'
import type { Front } from '../state'

const marker = (symbol: CounterSymbol, designation: string, label: string): CounterFace => ({
  kind: 'marker',
  nation: 'marker',
  symbol,
  size: null,
  designation,
  ratings: '',
  steps: null,
  formation: null,
  state: {},
  label,
})

/** Forts, airfields and broken railways lie on the map. */
export const markers = recent((s: Front): readonly TableMarker[] => [
  ...s.forts.map(({ hex }) => ({ key: `fort-${hex}`, at: { hex }, face: marker('fortress', '', 'Fort') })),
  ...s.airfields.map(({ hex, kind }) => ({
    key: `airfield-${hex}-${kind}`,
    at: { hex },
    face: marker(
      kind === 'permanent' ? 'airfield' : 'airstrip',
      '',
      `${kind === 'permanent' ? 'Permanent' : 'Temporary'} airfield`,
    ),
    small: true as const,
  })),
  ...s.brokenRail.map(hex => ({
    key: `rail-${hex}`,
    at: { hex },
    face: marker('blown', '', 'Broken railway'),
    small: true as const,
  })),
])
