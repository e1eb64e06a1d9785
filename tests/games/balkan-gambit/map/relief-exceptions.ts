import type { Exception, ReliefLimits } from '../../map-sense'

/** Hexes of 38 km. A mountain hex has 450 m of local relief or lies above 1150 m; a clear one has less than 330 m. */
export const RELIEF_LIMITS: ReliefLimits = {
  mountain: ['mountain'],
  flat: ['clear'],
  mountainFrom: 450,
  highFrom: 1150,
  flatBelow: 330,
}

/** R-MAP15: a hex of mixed relief is clear when a quarter of it is a real plain, or when it holds a city. */
export const RELIEF_EXCEPTIONS: readonly Exception[] = [
  { at: '1138', why: 'the plain of Messenia at Pylos between its hills' },
  { at: '1523', why: 'the plain of Shkoder and Lezhe at the mouth of the Drin' },
  { at: '1632', why: 'the western plain of Thessaly below the Pindus' },
  { at: '1738', why: 'Athens, a city' },
  { at: '2031', why: 'Thessalonika, a city' },
  { at: '2230', why: 'the plain of the lower Struma at Serres' },
  { at: '2231', why: 'the mouth of the Struma' },
  { at: '2426', why: 'Sofia, a city' },
  { at: '2432', why: 'the delta of the Nestos' },
  { at: '2629', why: 'the Maritsa plain at Plovdiv; the Rhodope fills the south of the hex' },
  { at: '2632', why: 'the plain of Komotini below the Rhodope' },
]
