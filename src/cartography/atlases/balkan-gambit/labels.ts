import type { DrawnLake, FreeLabel } from '../../atlas'
import { points } from '../points'

/** Names on the sheet that belong to no hex, as [lon, lat]. */
export const labels: readonly FreeLabel[] = [
  { text: 'Adriatic Sea', kind: 'sea', rank: 1, along: points('14.15 44.15, 15.8 43, 17.75 42.1') },
  { text: 'Ionian Sea', kind: 'sea', rank: 1, along: points('19.55 39, 20.25 38.15, 20.95 37.25') },
  { text: 'Aegean Sea', kind: 'sea', rank: 1, along: points('23.75 39.35, 24.4 38.95, 24.95 38.35') },
  { text: 'Strait of Otranto', kind: 'strait', rank: 2, along: points('18.75 40.25, 19.1 40.3') },
  { text: 'Gulf of Trieste', kind: 'strait', rank: 3, along: points('13.45 45.5') },
  { text: 'Kvarner', kind: 'strait', rank: 3, along: points('14.3 44.75') },
  { text: 'Gulf of Corinth', kind: 'strait', rank: 2, along: points('22.05 38.3, 22.6 38.15') },
  { text: 'Saronic Gulf', kind: 'strait', rank: 3, along: points('23.45 37.65') },
  { text: 'Thermaic Gulf', kind: 'strait', rank: 3, along: points('22.85 40.2') },
  { text: 'Euboean Gulf', kind: 'strait', rank: 3, along: points('23.15 38.8, 23.4 38.62') },

  { text: 'Julian Alps', kind: 'range', rank: 2, along: points('13.35 46.35, 14 46.3') },
  { text: 'Velebit', kind: 'range', rank: 2, along: points('14.95 44.8, 15.45 44.35') },
  { text: 'Dinaric Alps', kind: 'range', rank: 1, along: points('16.1 44.4, 17.2 43.85, 18.3 43.35') },
  { text: 'Biokovo', kind: 'range', rank: 3, along: points('17.05 43.32') },
  { text: 'Durmitor', kind: 'range', rank: 2, along: points('19.05 43.14') },
  { text: 'Prokletije', kind: 'range', rank: 2, along: points('19.6 42.45, 20.15 42.6') },
  { text: 'Šar Planina', kind: 'range', rank: 2, along: points('20.65 41.95, 21.05 42.2') },
  { text: 'Pindus', kind: 'range', rank: 1, along: points('20.95 40.2, 21.3 39.6, 21.65 39') },
  { text: 'Olympus', kind: 'range', rank: 2, along: points('22.35 40.08') },
  { text: 'Parnassos', kind: 'range', rank: 3, along: points('22.55 38.55') },
  { text: 'Taygetos', kind: 'range', rank: 3, along: points('22.3 37') },
  { text: 'Rhodope', kind: 'range', rank: 1, along: points('23.9 41.75, 24.6 41.65, 25.2 41.55') },
  { text: 'Rila', kind: 'range', rank: 2, along: points('23.55 42.15') },
  { text: 'Pirin', kind: 'range', rank: 2, along: points('23.4 41.75') },
  { text: 'Stara Planina', kind: 'range', rank: 1, along: points('22.6 43.4, 23.2 43.1, 23.95 42.85') },
  { text: 'Banat Mountains', kind: 'range', rank: 3, along: points('22 45.1') },
  { text: 'Fruška Gora', kind: 'range', rank: 3, along: points('19.6 45.15') },

  { text: 'Cherso', kind: 'island', rank: 3, along: points('14.38 44.9') },
  { text: 'Veglia', kind: 'island', rank: 3, along: points('14.6 45.07') },
  { text: 'Brač', kind: 'island', rank: 3, along: points('16.65 43.32') },
  { text: 'Hvar', kind: 'island', rank: 3, along: points('16.75 43.16') },
  { text: 'Vis', kind: 'island', rank: 3, along: points('16.15 43.04') },
  { text: 'Korčula', kind: 'island', rank: 3, along: points('16.95 42.94') },
  { text: 'Mljet', kind: 'island', rank: 3, along: points('17.55 42.73') },
  { text: 'Corfu', kind: 'island', rank: 2, along: points('19.8 39.6') },
  { text: 'Leucas', kind: 'island', rank: 3, along: points('20.65 38.72') },
  { text: 'Cephalonia', kind: 'island', rank: 2, along: points('20.58 38.22') },
  { text: 'Zante', kind: 'island', rank: 3, along: points('20.8 37.8') },
  { text: 'Kythira', kind: 'island', rank: 3, along: points('23 36.25') },
  { text: 'Euboea', kind: 'island', rank: 2, along: points('23.55 38.75, 24.2 38.4') },
  { text: 'Skyros', kind: 'island', rank: 3, along: points('24.56 38.87') },
  { text: 'Andros', kind: 'island', rank: 3, along: points('24.85 37.85') },
  { text: 'Thasos', kind: 'island', rank: 2, along: points('24.7 40.68') },
  { text: 'Samothrace', kind: 'island', rank: 3, along: points('25.6 40.46') },

  { text: 'Peloponnese', kind: 'area', rank: 2, along: points('21.9 37.75, 22.5 37.35') },
  { text: 'Reich', kind: 'area', rank: 2, along: points('14.1 46.75, 15.1 46.85') },
  { text: 'Turkey', kind: 'area', rank: 3, along: points('26.45 41.2') },
  { text: 'To Liguria', kind: 'note', along: points('12.15 45.4') },

  { text: 'Lake Scutari', kind: 'lake', rank: 2, along: points('19.3 42.18') },
  { text: 'Lake Ohrid', kind: 'lake', rank: 2, along: points('20.72 41.02') },
  { text: 'Lake Prespa', kind: 'lake', rank: 3, along: points('21.02 40.9') },
  { text: 'Balaton', kind: 'lake', rank: 2, along: points('17.5 46.78, 18 46.95') },
]

/** Our own outlines, a few points each. */
export const lakes: readonly DrawnLake[] = [
  {
    name: 'Lake Scutari',
    ring: points(
      '19.05 42.3, 19.13 42.36, 19.25 42.34, 19.34 42.26, 19.43 42.17, 19.5 42.09, 19.46 42.06, 19.37 42.09, 19.27 42.14, 19.17 42.21, 19.08 42.25',
    ),
  },
  {
    name: 'Lake Ohrid',
    ring: points(
      '20.63 41.12, 20.68 41.17, 20.77 41.16, 20.8 41.1, 20.81 41, 20.77 40.92, 20.69 40.9, 20.66 40.98, 20.63 41.05',
    ),
  },
  {
    name: 'Lake Prespa',
    ring: points('20.93 40.98, 20.99 41.03, 21.06 40.99, 21.12 40.92, 21.07 40.86, 21 40.8, 20.95 40.87, 20.91 40.92'),
  },
  { name: 'Lake Doiran', ring: points('22.7 41.22, 22.75 41.25, 22.79 41.22, 22.76 41.17, 22.71 41.18') },
  { name: 'Lake Volvi', ring: points('23.32 40.69, 23.45 40.7, 23.57 40.69, 23.55 40.65, 23.4 40.65, 23.31 40.66') },
  { name: 'Lake of Ioannina', ring: points('20.84 39.69, 20.89 39.69, 20.93 39.65, 20.91 39.63, 20.86 39.66') },
  { name: 'Lake Trichonis', ring: points('21.44 38.59, 21.52 38.59, 21.61 38.55, 21.66 38.52, 21.6 38.5, 21.5 38.53') },
  {
    name: 'Balaton',
    ring: points(
      '17.25 46.77, 17.26 46.7, 17.45 46.74, 17.75 46.8, 17.92 46.88, 18.05 46.91, 18.17 46.98, 18.13 47.05, 17.98 46.99, 17.85 46.94, 17.65 46.87, 17.45 46.81',
    ),
  },
]
