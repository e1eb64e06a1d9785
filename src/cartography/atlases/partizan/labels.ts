import type { DrawnLake, FreeLabel } from '../../atlas'
import { points } from '../points'

/** The atlas spells without accents; the map writes names as the country does, and finds them in both spellings. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  Bihac: 'Bihać',
  Cacak: 'Čačak',
  Foca: 'Foča',
  Gospic: 'Gospić',
  'Juzna Morava': 'Južna Morava',
  Krusevac: 'Kruševac',
  Metkovic: 'Metković',
  Moraca: 'Morača',
  Niksic: 'Nikšić',
  Nis: 'Niš',
  Nisava: 'Nišava',
  Pancevo: 'Pančevo',
  Pcinja: 'Pčinja',
  Pec: 'Peć',
  Pecs: 'Pécs',
  Pozarevac: 'Požarevac',
  Pristina: 'Priština',
  Sabac: 'Šabac',
  Stip: 'Štip',
  Susak: 'Sušak',
  Timisoara: 'Timișoara',
  Uzice: 'Užice',
  Varazdin: 'Varaždin',
  Visegrad: 'Višegrad',
  Vrsac: 'Vršac',
  Zajecar: 'Zaječar',
}

export const labels: readonly FreeLabel[] = [
  { text: 'Adriatic Sea', kind: 'sea', rank: 1, along: points('15.1 43.2, 16.5 42.35, 18 41.6') },

  { text: 'Italy', kind: 'area', rank: 2, along: points('15.3 41.35') },

  { text: 'Krk', kind: 'island', rank: 3, along: points('14.75 45.06') },
  { text: 'Rab', kind: 'island', rank: 3, along: points('14.77 44.77') },
  { text: 'Pag', kind: 'island', rank: 3, along: points('15 44.47') },
  { text: 'Lussino', kind: 'island', rank: 3, along: points('14.46 44.56') },
  { text: 'Dugi Otok', kind: 'island', rank: 3, along: points('14.99 44.03') },
  { text: 'Brač', kind: 'island', rank: 3, along: points('16.65 43.31') },
  { text: 'Hvar', kind: 'island', rank: 3, along: points('16.7 43.15') },
  { text: 'Vis', kind: 'island', rank: 3, along: points('16.15 43.05') },
  { text: 'Korčula', kind: 'island', rank: 3, along: points('16.93 42.95') },
  { text: 'Mljet', kind: 'island', rank: 3, along: points('17.55 42.75') },
  { text: 'Lastovo', kind: 'island', rank: 3, along: points('16.88 42.76') },

  { text: 'Karawanken', kind: 'range', rank: 2, along: points('14.6 46.45, 15.05 46.46') },
  { text: 'Velebit', kind: 'range', rank: 1, along: points('14.95 44.78, 15.2 44.5, 15.7 44.24') },
  { text: 'Grmeč', kind: 'range', rank: 3, along: points('16.3 44.72, 16.7 44.55') },
  { text: 'Kozara', kind: 'range', rank: 2, along: points('16.75 45.03, 17.1 44.98') },
  { text: 'Dinara', kind: 'range', rank: 1, along: points('16.3 44.12, 16.6 43.9, 16.95 43.68') },
  { text: 'Vlašić', kind: 'range', rank: 3, along: points('17.4 44.3, 17.75 44.32') },
  { text: 'Papuk', kind: 'range', rank: 3, along: points('17.4 45.53, 17.85 45.48') },
  { text: 'Fruška Gora', kind: 'range', rank: 2, along: points('19.3 45.15, 19.95 45.15') },
  { text: 'Majevica', kind: 'range', rank: 3, along: points('18.6 44.72, 19 44.58') },
  { text: 'Romanija', kind: 'range', rank: 2, along: points('18.55 43.98, 18.95 43.86') },
  { text: 'Prenj', kind: 'range', rank: 3, along: points('17.75 43.6, 18.05 43.48') },
  { text: 'Zelengora', kind: 'range', rank: 2, along: points('18.4 43.4, 18.75 43.3') },
  { text: 'Durmitor', kind: 'range', rank: 1, along: points('18.85 43.2, 19.35 43') },
  { text: 'Prokletije', kind: 'range', rank: 1, along: points('19.6 42.42, 19.95 42.5, 20.25 42.6') },
  { text: 'Zlatibor', kind: 'range', rank: 2, along: points('19.5 43.72, 19.85 43.6') },
  { text: 'Rudnik', kind: 'range', rank: 3, along: points('20.4 44.15, 20.7 44.1') },
  { text: 'Kopaonik', kind: 'range', rank: 1, along: points('20.7 43.42, 20.95 43.1') },
  { text: 'Homolje', kind: 'range', rank: 2, along: points('21.4 44.32, 21.85 44.24') },
  { text: 'Stara Planina', kind: 'range', rank: 1, along: points('22.45 43.5, 22.85 43.28, 23.2 43.15') },
  { text: 'Šar Planina', kind: 'range', rank: 1, along: points('20.65 41.85, 20.9 42.1, 21.2 42.2') },
  { text: 'Jakupica', kind: 'range', rank: 3, along: points('21.3 41.76, 21.55 41.62') },
  { text: 'Osogovo', kind: 'range', rank: 3, along: points('22.3 42.15, 22.6 42.1') },
  { text: 'Pelister', kind: 'range', rank: 3, along: points('21.1 41, 21.2 40.9') },

  { text: 'Lake Scutari', kind: 'lake', rank: 2, along: points('19.27 42.2') },
  { text: 'Lake Ohrid', kind: 'lake', rank: 3, along: points('20.71 41.03') },
  { text: 'Lake Prespa', kind: 'lake', rank: 3, along: points('21.02 40.9') },
  { text: 'Balaton', kind: 'lake', rank: 3, along: points('17.45 46.77, 18.05 46.97') },
]

/** Our own few points around each lake. */
export const lakes: readonly DrawnLake[] = [
  {
    name: 'Lake Scutari',
    ring: points(
      '19.05 42.26, 19.13 42.31, 19.24 42.31, 19.36 42.22, 19.47 42.12, 19.48 42.07, 19.4 42.06, 19.2 42.18',
    ),
  },
  {
    name: 'Lake Ohrid',
    ring: points('20.66 41.17, 20.75 41.17, 20.8 41.11, 20.79 41, 20.76 40.92, 20.69 40.91, 20.63 40.98, 20.62 41.08'),
  },
  {
    name: 'Lake Prespa',
    ring: points('20.94 40.98, 21.03 41, 21.09 40.94, 21.1 40.87, 21.05 40.82, 20.98 40.8, 20.94 40.85, 20.98 40.91'),
  },
  { name: 'Lake Doiran', ring: points('22.71 41.24, 22.77 41.25, 22.8 41.2, 22.76 41.17, 22.71 41.19') },
  {
    name: 'Balaton',
    ring: points(
      '17.25 46.72, 17.3 46.77, 17.8 46.93, 18.05 47.03, 18.17 47.05, 18.12 46.95, 17.92 46.88, 17.7 46.79, 17.45 46.72',
    ),
  },
]
