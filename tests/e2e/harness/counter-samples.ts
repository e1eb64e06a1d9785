import type { CounterFace, CounterNation, CounterState } from '../../../src/core/engine/counter-face'
import type { CounterMark } from '../../../src/ui/counters/counter-name'
import { sample } from '../../ui/counters/sample-face'

const reduced: CounterState = { reduced: true }

export const FACES: readonly CounterFace[] = [
  sample({ label: '8 Pz', designation: '8 Pz', symbol: 'armor', ratings: '10-5', formation: 'red' }),
  sample({
    label: '8 Pz reduced',
    designation: '8 Pz',
    symbol: 'armor',
    ratings: '6-5',
    formation: 'red',
    steps: { left: 1, full: 2 },
    state: reduced,
  }),
  sample({ label: '61', nation: 'turkish', designation: '61', ratings: '5-5' }),
  sample({
    label: 'LSSAH reduced',
    nation: 'ss',
    designation: 'LSSAH',
    symbol: 'mechanized',
    ratings: '5-5',
    formation: 'yellow',
    steps: { left: 1, full: 2 },
    state: reduced,
  }),
  sample({ label: '1 Geb', designation: '1 Geb', symbol: 'mountain', ratings: '7(9)-5', formation: 'blue' }),
  sample({ label: '3 Julia', nation: 'italian', designation: '3 Julia', symbol: 'mountain', ratings: '5-5-6' }),
  sample({
    label: '2 Para',
    nation: 'british',
    designation: '2 Para',
    symbol: 'airborne',
    size: 'X',
    ratings: '3-3',
    steps: null,
  }),
  sample({ label: '1 Pr', nation: 'partisan', designation: '1 Pr', symbol: 'partisan', size: 'X', ratings: '3-2-8' }),
  sample({
    label: '1 Pr dispersed',
    nation: 'partisan',
    designation: '1 Pr',
    symbol: 'partisan-dispersed',
    size: null,
    ratings: '–',
    steps: null,
  }),
  sample({
    label: '1 Army HQ',
    nation: 'ottoman',
    designation: '1 Army',
    symbol: 'headquarters',
    size: 'XXXX',
    ratings: '1-3-6',
    steps: null,
  }),
  sample({
    label: 'Cacciatori delle Alpi',
    nation: 'italian-43',
    designation: '22 Cacciatori delle Alpi',
    ratings: '3-4',
  }),
  sample({
    label: '190 StuG',
    designation: '190 StuG',
    symbol: 'assault-gun',
    size: 'II',
    ratings: '2-1-8',
    steps: null,
  }),
  sample({
    label: 'JG 27',
    kind: 'air',
    nation: 'luftwaffe',
    symbol: 'fighter',
    designation: 'JG 27',
    size: null,
    ratings: '+2',
    steps: null,
  }),
  sample({
    label: 'Ju 87',
    kind: 'air',
    nation: 'german',
    symbol: 'dive-bomber',
    designation: 'Ju 87B',
    size: null,
    ratings: '2D3 5/1 9',
    steps: null,
  }),
  sample({
    label: 'Yavuz',
    kind: 'naval',
    nation: 'turkish',
    symbol: 'battleship',
    designation: 'Yavuz',
    size: null,
    ratings: '',
    steps: null,
    state: { mode: 'in port' },
  }),
  sample({ label: 'hidden', nation: 'bulgarian', state: { hidden: true } }),
]

const NATION_SAMPLES: Readonly<Record<CounterNation, Partial<CounterFace>>> = {
  german: { designation: '132' },
  ss: { designation: 'LSSAH', symbol: 'mechanized', ratings: '9-5' },
  luftwaffe: { designation: '7 Fl', symbol: 'airborne', ratings: '8-3' },
  italian: { designation: 'Ravenna', ratings: '4-5' },
  'italian-43': { designation: '5 Ps', symbol: 'mountain', ratings: '3-3-8' },
  turkish: { designation: '61', ratings: '5-5' },
  ottoman: { designation: 'Adrian.', symbol: 'fortress', size: 'X', ratings: '3-3-0' },
  soviet: { designation: '54', symbol: 'armor', ratings: '6-5' },
  british: { designation: '2 NZ' },
  american: { designation: '3 US', symbol: 'motorized', ratings: '5-6' },
  canadian: { designation: '5 Cdn', symbol: 'armor', ratings: '6-6' },
  polish: { designation: '2 Pol', symbol: 'armor', ratings: '6-6' },
  french: { designation: 'I Fr', symbol: 'mountain', size: 'XXX', ratings: '14-10' },
  partisan: { designation: '1 Pr', symbol: 'partisan', size: 'X', ratings: '3-2-8' },
  'partisan-41': { designation: '2 Pr', symbol: 'partisan', size: 'XX', ratings: '3-2-8' },
  guerrilla: { designation: 'ELAS 9', symbol: 'partisan', size: 'X', ratings: '2-4' },
  chetnik: { designation: 'Dinara', symbol: 'partisan', size: 'X', ratings: '1-4' },
  bulgarian: { designation: '1/1', size: 'X', ratings: '6-3-6' },
  greek: { designation: 'V Crete', symbol: 'mountain', ratings: '4-4-6' },
  serbian: { designation: '1', symbol: 'cavalry', size: 'X', ratings: '2-3-8' },
  yugoslav: { designation: 'Drinska', ratings: '4-4-6' },
  montenegrin: { designation: '1', symbol: 'mountain', size: 'X', ratings: '4-3-6' },
  austrian: { designation: 'XV', symbol: 'artillery', size: 'X', ratings: '2-2-4' },
  romanian: { designation: '2 Roş.', symbol: 'cavalry', size: 'X', ratings: '3-3-8' },
  hungarian: { designation: '1 Mot', symbol: 'motorized', size: 'X', ratings: '2-2-8' },
  croatian: { designation: '1 gk', symbol: 'mountain', size: 'X', ratings: '1-2-6' },
  ustashi: { designation: '1 SD', symbol: 'light-infantry', size: 'X', ratings: '1-2-6' },
  albanian: { designation: 'Korab', symbol: 'border', size: 'II', ratings: '0-1-5' },
  collaborator: { designation: 'Srb Vol', size: 'III', ratings: '1-3' },
  marker: { kind: 'marker', symbol: 'flag', size: null, designation: '', ratings: '', steps: null },
}

export const NATION_FACES: readonly CounterFace[] = Object.entries(NATION_SAMPLES).map(([nation, differs]) =>
  sample({ nation: nation as CounterNation, label: nation, ...differs }),
)

const marker = (differs: Partial<CounterFace>): CounterFace =>
  sample({
    kind: 'marker',
    nation: 'marker',
    symbol: 'marker',
    size: null,
    designation: '',
    ratings: '',
    steps: null,
    ...differs,
  })

export const MARKERS: readonly CounterFace[] = [
  marker({ label: 'Number 7', symbol: 'number', ratings: '7' }),
  marker({ label: 'Number 10', symbol: 'number', ratings: '10' }),
  marker({ label: 'Weapons cache', symbol: 'weapons', designation: 'Cache', ratings: '+2' }),
  marker({ label: 'Game turn', symbol: 'turn', designation: 'Game Turn' }),
  marker({ label: 'Beachhead', symbol: 'beachhead', nation: 'british', designation: 'Beachhead' }),
  marker({ label: 'Victory points', symbol: 'victory', designation: 'Victory', ratings: '×10' }),
]

const mot = (label: string, differs: Partial<CounterFace>, mark: CounterMark | null = null) => ({
  face: sample({ label, designation: '16 Mot', symbol: 'motorized', ratings: '8-5', formation: 'red', ...differs }),
  mark,
})

export const STATES: readonly { readonly face: CounterFace; readonly mark: CounterMark | null }[] = [
  mot('normal', {}),
  mot('lit', {}, 'lit'),
  mot('selected', {}, 'selected'),
  mot('target', {}, 'target'),
  mot('has acted', { state: { acted: true } }),
  mot('reduced', { state: { reduced: true }, steps: { left: 1, full: 2 } }),
  mot('out of supply', { state: { outOfSupply: true } }),
  mot('interdicted', { state: { interdicted: true } }),
  mot('demoralized', { state: { demoralized: true } }),
  mot('engaged', { state: { engaged: true } }),
  mot('three badges', { state: { outOfSupply: true, interdicted: true, engaged: true } }),
  mot('by rail', { state: { mode: 'rail' } }),
  mot('hidden', { state: { hidden: true } }),
  mot('all at once', { state: { acted: true, reduced: true, outOfSupply: true, mode: 'rail' } }, 'target'),
]
