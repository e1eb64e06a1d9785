import type { CounterFace, CounterNation, CounterSymbol } from '../../core/engine/counter-face'
import { CounterStack } from '../counters/counter-stack'

type Sample = { readonly x: number; readonly y: number; readonly faces: readonly CounterFace[] }

const unit = (
  nation: CounterNation,
  symbol: CounterSymbol,
  designation: string,
  ratings: string,
  formation: CounterFace['formation'] = null,
): CounterFace => ({
  kind: 'ground',
  nation,
  symbol,
  size: 'XX',
  designation,
  ratings,
  steps: { left: 2, full: 2 },
  formation,
  state: {},
  label: designation,
})

/** A handful of counters of each game, laid out as on the pictures of a box. */
const SAMPLES: { readonly [game: string]: readonly Sample[] } = {
  'balkan-wars': [
    { x: 20, y: 30, faces: [unit('serbian', 'infantry', '1/1', '6-3-6'), unit('serbian', 'infantry', '2/1', '6-3-6')] },
    { x: 92, y: 52, faces: [unit('ottoman', 'infantry', '2 Red', '4-3-6')] },
    { x: 34, y: 116, faces: [unit('greek', 'infantry', '2', '4-3-6')] },
  ],
  'balkan-front': [
    { x: 24, y: 44, faces: [unit('italian', 'mountain', '3 Julia', '5-5-6')] },
    { x: 120, y: 14, faces: [unit('german', 'armor', '9 Pz', '9-8-10')] },
    { x: 88, y: 96, faces: [unit('greek', 'infantry', '9', '4-4-6')] },
    { x: 168, y: 96, faces: [unit('british', 'infantry', '2 NZ', '7-8')] },
  ],
  'operation-gertrud': [
    {
      x: 16,
      y: 36,
      faces: [unit('german', 'armor', '8 Pz', '10-5', 'red'), unit('german', 'armor', '14 Pz', '10-5', 'red')],
    },
    { x: 78, y: 20, faces: [unit('ss', 'motorized', 'LSSAH', '9-5', 'yellow')] },
    { x: 144, y: 44, faces: [unit('turkish', 'infantry', '61', '5-5'), unit('turkish', 'infantry', '8', '3-5')] },
    { x: 190, y: 108, faces: [unit('turkish', 'infantry', '11', '5-5')] },
  ],
  partizan: [
    { x: 44, y: 26, faces: [unit('partisan-41', 'partisan', '1 Pr', '3-2-8')] },
    { x: 124, y: 16, faces: [unit('ss', 'mountain', '7 SS', '6-6-8')] },
    { x: 76, y: 104, faces: [unit('italian-43', 'infantry', '13 Re', '2-3-6')] },
    { x: 172, y: 84, faces: [{ ...unit('partisan-41', 'partisan', '', ''), state: { hidden: true } }] },
  ],
  'balkan-gambit': [
    { x: 122, y: 44, faces: [unit('german', 'light-infantry', '118 J', '4-4')] },
    { x: 24, y: 94, faces: [unit('british', 'armor', '8 Arm', '5-6')] },
    { x: 96, y: 128, faces: [unit('american', 'infantry', '3 US', '5-6')] },
    { x: 186, y: 78, faces: [unit('partisan', 'partisan', '2 Pr', '3-4')] },
  ],
}

const SIDE = 46

export const CardCounters = ({ game }: { readonly game: string }) => (
  <svg viewBox="0 0 256 204" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {(SAMPLES[game] ?? []).map(({ x, y, faces }) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${SIDE / 100})`}>
        <CounterStack faces={faces} />
      </g>
    ))}
  </svg>
)
