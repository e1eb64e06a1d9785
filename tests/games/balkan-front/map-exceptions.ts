import type { Exception } from '../map-sense'

/** Places without a port that no land joins to the rest. */
export const CUT_OFF: readonly Exception[] = [
  { at: 'Andikythera 15B:1815', why: 'an island whose coast is a beach (26.A.4)' },
  { at: 'Gavdos 15B:2414', why: 'an island whose coast is a beach (26.A.4)' },
]

/** Areas that are not one piece of land. */
export const IN_PIECES: readonly Exception[] = [
  {
    at: 'Croatia (within the 1941 border): 2',
    why: 'Dalmatia and Bosnia-Hercegovina cut off the coast around Dubrovnik',
  },
  { at: 'Dalmatia: 2', why: 'the Bay of Kotor lies apart from the land around Split' },
  { at: 'Dodecanese Islands: 4', why: 'islands' },
  { at: 'Greek Islands: 16', why: 'islands' },
  { at: 'Italian Adriatic islands: 2', why: 'Lagosta lies far from Cherso and Lussino' },
  { at: 'Mainland Italy: 2', why: '3.E.9 shows the peninsula in two sections' },
  { at: 'Turkey: 5', why: '3.E.11 shows five portions' },
  { at: 'Yugoslav islands: 3', why: 'islands' },
  { at: 'to Alb.: 2', why: '3.E.16: two hexes, one in the east and one on the coast of Montenegro' },
]

/** Mountain hexes have 500 m of local relief or lie 1000 m high on average; flat ones (clear, woods, swamp) have less than 260 m. */
export const RELIEF_LIMITS = {
  mountain: ['mountain'],
  flat: ['clear', 'woods', 'swamp'],
  mountainFrom: 500,
  highFrom: 1000,
  flatBelow: 260,
} as const

const ON_THE_LIMIT = 'no more than 10 m past the limit'

export const AGAINST_THE_RELIEF: readonly Exception[] = [
  { at: '14A:0204', why: `the Torysa valley; ${ON_THE_LIMIT}` },
  { at: '14A:1504', why: `the Crisul Negru basin; ${ON_THE_LIMIT}` },
  { at: '14A:1722', why: `the Sana valley at Prijedor; ${ON_THE_LIMIT}` },
  { at: '14A:1927', why: `the Ravni Kotari, the flat land behind Zara; ${ON_THE_LIMIT}` },
  { at: '14A:2323', why: 'high karst of Cincar and Vran, 990 m on average' },
  { at: '14A:2403', why: `the foreland of the Transylvanian Alps at Targu Jiu; ${ON_THE_LIMIT}` },
  { at: '14A:3006', why: `the Danube plain; the west of the Stara Planina begins at its rim; ${ON_THE_LIMIT}` },
  { at: '14A:3032', why: `the Tavoliere of Apulia; Gargano stands on its rim; ${ON_THE_LIMIT}` },
  { at: '14A:3110', why: 'the basin of Nis, where the two Moravas meet; hills stand on its rim' },
  { at: '14A:3210', why: 'the basin of Leskovac; hills stand on its rim' },
  { at: '14A:3431', why: `the Murge, a plateau; ${ON_THE_LIMIT}` },
  { at: '14A:3508', why: 'the highlands of Tran, 950 m on average' },
  { at: '14A:3605', why: `the east of the plain of Sofiya; ${ON_THE_LIMIT}` },
  { at: '14A:3719', why: 'the coastal plain of Lesh; the wall of Kruje stands on its rim' },
  { at: '14A:3904', why: 'the Maritsa plain at Pazardzhik; the Rhodope rises in its south' },
  { at: '14A:4002', why: 'the Maritsa plain at Plovdiv; the Rhodope rises in its south' },
  { at: '14A:4210', why: 'the Vardar plain at Gevgelija; Paiko and Kozuf stand on its rim' },
  { at: '14A:4702', why: `the lagoon coast of Thrace; ${ON_THE_LIMIT}` },
  { at: '14A:5012', why: 'the plain of Volos and Lake Karla; Pelion stands on its rim' },
  { at: '15B:0418', why: `the lagoons of Mesolongion; ${ON_THE_LIMIT}` },
  { at: '15B:1207', why: 'Tenos and Mykonos: steep, but small' },
  { at: '15B:1610', why: 'Melos, a low island with one hill' },
  { at: '15B:1707', why: 'Ios: steep, but small' },
  { at: '15B:2014', why: 'the Rodopou headland of Crete: steep, but narrow' },
]
