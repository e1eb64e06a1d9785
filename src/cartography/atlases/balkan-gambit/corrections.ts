import type { Excuse } from '../../../core/map/map-findings'
import type { Correction } from '../../atlas'
import { type LineCorrection, lineCorrectionText, type RunsOff } from '../line-corrections'
import { type RiverCorrection, riverCorrectionText } from '../river-corrections'

export interface TerrainCorrection {
  readonly hex: string
  readonly terrain: 'clear' | 'rough' | 'mountain'
  readonly why: string
}

export const terrain: readonly TerrainCorrection[] = [
  { hex: '2729', terrain: 'clear', why: 'the Maritsa plain below Plovdiv: 250 m of relief at 260 m above the sea' },
]

export const rivers: readonly RiverCorrection[] = [
  { river: 'Timok', downstream: ['2621/2622'], why: 'the atlas stops one side short of the Danube above Vidin' },
  { river: 'Acheloos', without: ['1431/1531'], why: 'the valley above Arta is that of the Arachthos' },
]

const BEND = 'turns back on itself at'

/** Chains that go round by a hex where there is no place and no other road, and roads that end in nothing. */
export const roads: readonly LineCorrection[] = [
  { line: 'Udine - Monfalcone', hexes: null, why: 'both ends lie in 1106, on the Trieste road' },
  { line: 'Larissa - Volos', hexes: null, why: 'R-MAP9: Volos is not shown, and the road would end in nothing' },
  {
    line: 'Epirus road',
    hexes: '1431 1331 1332 1333 1334 1435 1535 1636',
    why: 'the atlas ends it at Naupaktos; the road goes on by Amphissa and Delphi to Levadia',
  },
  { line: 'Lika road', hexes: '1209 1210 1211 1212 1213 1313 1314 1315 1216', why: `${BEND} 1311` },
  { line: 'Tuzla - Sabac', hexes: '1815 1816 1916 2017 2116 2117 2218', why: `${BEND} 1917` },
  { line: 'Valjevo road', hexes: '1919 2019 2118 2218', why: `${BEND} 2018` },
  { line: 'Timok road', hexes: '2322 2423 2522 2622', why: `${BEND} 2422, over the Timok and back` },
  { line: 'Banat - Iron Gates', hexes: '2717 2718 2719 2720', why: `${BEND} 2620` },
  { line: 'Skoplje - Ohrid', hexes: '1925 1826 1726 1627', why: `${BEND} 1825, over the Vardar and back` },
  { line: 'Via Egnatia west', hexes: '1727 1627 1626 1525 1425', why: `${BEND} 1526, over the Shkumbin and back` },
  { line: 'Korce road', hexes: '1728 1628 1627', why: `${BEND} 1629` },
  { line: 'South Albania road', hexes: '1431 1430 1329 1328 1327 1326 1426 1425', why: `${BEND} 1227` },
  { line: 'Scutari road', hexes: '1425 1524 1523 1623 1622 1721 1821 1920 1919', why: `${BEND} 1820` },
  { line: 'Montenegro road', hexes: '1622 1621 1520 1420', why: `${BEND} 1519` },
]

/** R-MAP14: the roads that leave the map. */
export const runsOff: readonly RunsOff[] = [
  { line: 'Liguria - Trieste road', runsOff: 'start', to: 'Liguria' },
  { line: 'Pontebba road (to the Reich)', runsOff: 'end', to: 'Villach' },
  { line: 'Nagykanizsa - Vienna', runsOff: 'end', to: 'Vienna' },
  { line: 'Nagykanizsa - Budapest', runsOff: 'end', to: 'Budapest' },
  { line: 'Pecs - Budapest', runsOff: 'end', to: 'Budapest' },
  { line: 'Subotica - Budapest', runsOff: 'end', to: 'Budapest' },
  { line: 'Subotica - Arad', runsOff: 'end', to: 'Deva' },
  { line: 'Timisoara - Deva', runsOff: 'end', to: 'Deva' },
  { line: 'Banat - Iron Gates', runsOff: 'end', to: 'Craiova' },
  { line: 'Sofia - Pleven', runsOff: 'end', to: 'Pleven' },
  { line: 'Nis - Sofia - Plovdiv', runsOff: 'end', to: 'Edirne' },
  { line: 'Thessalonika - Thrace', runsOff: 'end', to: 'Alexandroupolis' },
]

/**
 * The atlas knows one sea. South of the Strait of Otranto the Ionian Sea begins, east of Cape Malea the Aegean. Coastal hexes
 * take the sea of the sea hexes beside them; these lie at gulfs that fill no hex, or on the isthmus between two seas.
 */
export const gulfs: readonly { readonly hex: string; readonly seas: readonly string[]; readonly gulf: string }[] = [
  { hex: '1209', seas: ['Adriatic Sea'], gulf: 'Kvarner' },
  { hex: '1238', seas: ['Ionian Sea'], gulf: 'Gulf of Messenia' },
  { hex: '1339', seas: ['Ionian Sea'], gulf: 'Gulf of Laconia' },
  { hex: '1334', seas: ['Ionian Sea'], gulf: 'Gulf of Patras' },
  { hex: '1335', seas: ['Ionian Sea'], gulf: 'Gulf of Patras' },
  { hex: '1435', seas: ['Ionian Sea'], gulf: 'Gulf of Corinth' },
  { hex: '1436', seas: ['Ionian Sea'], gulf: 'Gulf of Corinth' },
  { hex: '1535', seas: ['Ionian Sea'], gulf: 'Gulf of Corinth' },
  { hex: '1536', seas: ['Ionian Sea'], gulf: 'Gulf of Corinth' },
  { hex: '1636', seas: ['Ionian Sea'], gulf: 'Gulf of Corinth' },
  { hex: '1537', seas: ['Ionian Sea', 'Aegean Sea'], gulf: 'Gulf of Corinth and Saronic Gulf' },
  { hex: '1637', seas: ['Ionian Sea', 'Aegean Sea'], gulf: 'Gulf of Corinth and Saronic Gulf' },
  { hex: '1438', seas: ['Aegean Sea'], gulf: 'Gulf of Argolis' },
  { hex: '1635', seas: ['Aegean Sea'], gulf: 'Malian Gulf' },
  { hex: '1734', seas: ['Aegean Sea'], gulf: 'Malian Gulf' },
  { hex: '1735', seas: ['Aegean Sea'], gulf: 'Euboean Gulf' },
  { hex: '1736', seas: ['Aegean Sea'], gulf: 'Euboean Gulf' },
  { hex: '1837', seas: ['Aegean Sea'], gulf: 'Euboean Gulf' },
  { hex: '2132', seas: ['Aegean Sea'], gulf: 'Gulf of Kassandra' },
  { hex: '2231', seas: ['Aegean Sea'], gulf: 'Strymonic Gulf' },
]

export const excuses: readonly Excuse[] = []

export const corrections: readonly Correction[] = [
  ...terrain.map(({ hex, terrain, why }) => ({ what: `hex ${hex} is ${terrain}`, why })),
  ...rivers.map(riverCorrectionText),
  ...roads.map(lineCorrectionText),
  ...runsOff.map(({ line, runsOff, to }) => ({
    what: `${line} runs off at its ${runsOff}`,
    why: `it goes on to ${to}`,
  })),
  ...gulfs.map(({ hex, seas, gulf }) => ({ what: `hex ${hex} lies on the ${seas.join(' and the ')}`, why: gulf })),
]
