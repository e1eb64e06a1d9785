import type { DrawnLake, FreeLabel } from '../../atlas'
import { points } from '../points'
import type { GameBook } from './game-book'

/** Names on the sheet that belong to no hex, as [lon, lat]. Ranges come from the atlas. */
const waterAndLand: readonly FreeLabel[] = [
  { text: 'Black Sea', kind: 'sea', rank: 1, along: points('30.2 42.5, 34 42.9, 38 42.3') },
  { text: 'Mediterranean Sea', kind: 'sea', rank: 1, along: points('25.8 33.4, 29 33.1, 32.6 33.3') },
  { text: 'Aegean Sea', kind: 'sea', rank: 1, along: points('24.9 39.7, 25.2 38.8, 25.6 37.9') },
  { text: 'Sea of Marmara', kind: 'sea', rank: 2, along: points('27.8 40.68, 28.7 40.7') },
  { text: 'Sea of Crete', kind: 'sea', rank: 2, along: points('24.2 36.1, 25.8 36') },
  { text: 'Bosphorus', kind: 'strait', rank: 2, along: points('29.15 41.25') },
  { text: 'Dardanelles', kind: 'strait', rank: 2, along: points('26.25 40.05, 26.6 40.3') },
  { text: 'Gulf of Saros', kind: 'strait', rank: 3, along: points('26.45 40.58') },
  { text: 'Gulf of Antalya', kind: 'strait', rank: 2, along: points('31 36.55') },
  { text: 'Gulf of İskenderun', kind: 'strait', rank: 3, along: points('35.8 36.5') },
  { text: 'Gulf of Burgas', kind: 'strait', rank: 3, along: points('27.9 42.5') },

  { text: 'Crete', kind: 'island', rank: 2, along: points('24.2 35.28, 25.4 35.15') },
  { text: 'Rhodes', kind: 'island', rank: 2, along: points('27.95 36.2') },
  { text: 'Cyprus', kind: 'island', rank: 2, along: points('32.6 34.98, 33.6 35.1') },
  { text: 'Karpathos', kind: 'island', rank: 3, along: points('27.15 35.6') },
  { text: 'Kos', kind: 'island', rank: 3, along: points('27.1 36.8') },
  { text: 'Samos', kind: 'island', rank: 3, along: points('26.8 37.75') },
  { text: 'Chios', kind: 'island', rank: 3, along: points('26.05 38.4') },
  { text: 'Lesbos', kind: 'island', rank: 2, along: points('26.25 39.2') },
  { text: 'Lemnos', kind: 'island', rank: 3, along: points('25.25 39.9') },
  { text: 'İmroz', kind: 'island', rank: 3, along: points('25.85 40.17') },
  { text: 'Samothrace', kind: 'island', rank: 3, along: points('25.6 40.46') },
  { text: 'Thasos', kind: 'island', rank: 3, along: points('24.7 40.68') },
  { text: 'Naxos', kind: 'island', rank: 3, along: points('25.5 37.05') },
  { text: 'Andros', kind: 'island', rank: 3, along: points('24.85 37.85') },

  { text: 'Thrace', kind: 'area', rank: 3, along: points('26.9 41.4, 27.7 41.3') },
  { text: 'Anatolia', kind: 'area', rank: 1, along: points('30.5 39.3, 33 39.15, 35.5 39.2') },
  { text: 'Kurdistan', kind: 'area', rank: 2, along: points('42.6 37.9, 44.2 36.9') },
  { text: 'Mesopotamia', kind: 'area', rank: 2, along: points('41.2 35.8, 43.6 33.9') },
  { text: 'Syrian Desert', kind: 'area', rank: 2, along: points('38.4 33.6, 40.6 33.7') },
  { text: 'Georgia', kind: 'area', rank: 3, along: points('43 42.1, 44.2 42.15') },
  { text: 'Armenia', kind: 'area', rank: 3, along: points('44.5 40.5') },
  { text: 'Romania', kind: 'area', rank: 2, along: points('25.5 43.75, 27.5 43.75') },
  { text: 'Egypt', kind: 'area', rank: 3, along: points('33.2 31.2') },

  { text: 'Lake Van', kind: 'lake', rank: 2, along: points('42.85 38.62') },
  { text: 'Tuz Gölü', kind: 'lake', rank: 2, along: points('33.38 38.72') },
  { text: 'Lake Urmia', kind: 'lake', rank: 2, along: points('45.5 37.65') },
  { text: 'Lake Sevan', kind: 'lake', rank: 2, along: points('45.3 40.35') },
  { text: 'Dead Sea', kind: 'lake', rank: 3, along: points('35.5 31.6') },
]

/** Ranges of the atlas that only shade the terrain and are no names of their own. */
const NOT_A_NAME = ['Crete', 'Cudi', 'Van-Iran border range', 'Rezaiyeh-Khoi ranges', 'Mescit-Oltu']

const NAMES: Readonly<Record<string, string>> = {
  'Uludağ-Domaniç': 'Uludağ',
  'Aras ridge and Ararat': 'Ararat',
  'Kurdistan ranges': 'Zagros',
  Lebanon: 'Mount Lebanon',
  'Palandöken-Bingöl': 'Palandöken',
  'Allahuekber-Yalnızçam': 'Allahuekber',
  'Tahtalı-Binboğa': 'Binboğa',
  'Ahır-Nurhak': 'Nurhak',
  'Bolkar-Aladağ': 'Aladağ',
}

const GREAT_LENGTH = 4
const WEST_EDGE = 23.7
const NORTH_EDGE = 43.5

const isName = ({ name, kind }: GameBook['ranges'][number]): boolean =>
  kind === 'mountain' && !NOT_A_NAME.includes(name)

/** Along the first, the middle and the last point of the range on the sheet. */
function rangeLabel({ name, via }: GameBook['ranges'][number]): FreeLabel {
  const shown = via.filter(([lon, lat]) => lon > WEST_EDGE && lat < NORTH_EDGE)
  const along = shown.length > 2 ? [shown[0], shown[Math.floor(shown.length / 2)], shown[shown.length - 1]] : shown
  return { text: NAMES[name] ?? name, kind: 'range', rank: via.length >= GREAT_LENGTH ? 1 : 2, along }
}

export const labelsOf = (ranges: GameBook['ranges']): FreeLabel[] => [
  ...waterAndLand,
  ...ranges.filter(isName).map(rangeLabel),
]

/** Our own outlines, a few points each. */
export const lakes: readonly DrawnLake[] = [
  {
    name: 'Lake Van',
    ring: points(
      '42.3 38.42, 42.27 38.6, 42.42 38.73, 42.68 38.8, 42.95 38.88, 43.12 38.96, 43.35 39.01, 43.42 38.9, 43.25 38.75, 43.36 38.62, 43.33 38.45, 43.15 38.35, 42.9 38.32, 42.6 38.37',
    ),
  },
  {
    name: 'Tuz Gölü',
    ring: points('33.12 38.55, 33.2 38.83, 33.36 39.05, 33.5 38.95, 33.55 38.7, 33.62 38.5, 33.42 38.4, 33.22 38.42'),
  },
  {
    name: 'Beyşehir Gölü',
    ring: points('31.35 37.9, 31.5 37.95, 31.62 37.8, 31.7 37.68, 31.55 37.6, 31.42 37.65, 31.37 37.78'),
  },
  { name: 'Eğirdir Gölü', ring: points('30.8 38.28, 30.95 38.26, 30.92 38.05, 30.9 37.88, 30.82 37.9, 30.79 38.08') },
  { name: 'Burdur Gölü', ring: points('30.05 37.7, 30.12 37.78, 30.22 37.83, 30.27 37.78, 30.18 37.68, 30.1 37.64') },
  { name: 'Akşehir Gölü', ring: points('31.32 38.52, 31.43 38.58, 31.53 38.54, 31.5 38.46, 31.38 38.47') },
  { name: 'Sapanca Gölü', ring: points('30.15 40.72, 30.25 40.74, 30.35 40.73, 30.33 40.7, 30.2 40.69') },
  { name: 'İznik Gölü', ring: points('29.35 40.44, 29.5 40.48, 29.68 40.47, 29.7 40.42, 29.52 40.38, 29.37 40.4') },
  { name: 'Apolyont Gölü', ring: points('28.47 40.17, 28.6 40.2, 28.73 40.18, 28.68 40.12, 28.52 40.11') },
  { name: 'Manyas Gölü', ring: points('27.88 40.2, 27.97 40.24, 28.07 40.21, 27.99 40.15') },
  { name: 'Terkos Gölü', ring: points('28.5 41.36, 28.6 41.38, 28.66 41.33, 28.56 41.31') },
  { name: 'Çıldır Gölü', ring: points('43.15 41.05, 43.2 41.13, 43.3 41.06, 43.27 40.98, 43.18 40.99') },
  {
    name: 'Lake Sevan',
    ring: points(
      '44.95 40.55, 45.05 40.63, 45.22 40.5, 45.45 40.4, 45.65 40.25, 45.5 40.14, 45.25 40.19, 45.15 40.33, 45.04 40.45',
    ),
  },
  {
    name: 'Lake Urmia',
    ring: points(
      '45.02 38.08, 45.2 38.25, 45.5 38.12, 45.72 37.86, 45.85 37.5, 45.76 37.25, 45.55 37.05, 45.35 37.1, 45.33 37.4, 45.2 37.75',
    ),
  },
  { name: 'Lake of Antioch', ring: points('36.25 36.33, 36.33 36.38, 36.42 36.34, 36.38 36.27, 36.28 36.27') },
  {
    name: 'Sea of Galilee',
    ring: points('35.52 32.85, 35.58 32.9, 35.63 32.85, 35.62 32.75, 35.56 32.71, 35.53 32.78'),
  },
  { name: 'Dead Sea', ring: points('35.46 31.7, 35.54 31.77, 35.59 31.65, 35.57 31.45, 35.45 31.45, 35.42 31.6') },
  { name: 'Lake Habbaniyah', ring: points('43.35 33.3, 43.45 33.37, 43.58 33.3, 43.5 33.2, 43.38 33.22') },
]
