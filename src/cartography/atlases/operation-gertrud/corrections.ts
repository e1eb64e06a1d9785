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
  { hex: '1819', terrain: 'mountain', why: 'the Bolkar range and the Cilician Gates in the Taurus: 950 m of relief' },
  { hex: '1913', terrain: 'mountain', why: 'the Dedegol range in the Taurus: 860 m of relief at 1400 m' },
  { hex: '2020', terrain: 'mountain', why: 'the Aladag, the highest Taurus: 870 m of relief at 1780 m' },
  { hex: '2524', terrain: 'mountain', why: 'the Pontic range above the Kelkit: 890 m of relief at 1590 m' },
  { hex: '3033', terrain: 'mountain', why: 'the Great Caucasus above the Rioni: 960 m of relief' },
]

export const rivers: readonly RiverCorrection[] = [
  { river: 'Great Zab', downstream: ['1533/1633'], why: 'the atlas stops one side short of the Tigris below Mosul' },
  { river: 'Kelkit', without: ['2622/2623'], why: 'a stub beyond the place where it meets the Yesilirmak' },
  {
    river: 'Ceyhan',
    without: ['1720/1721'],
    why: 'open water: the atlas closes the side and does not count it among its river sides',
  },
]

export const openWater: readonly { readonly side: string; readonly why: string }[] = [
  {
    side: '2506/2607',
    why: 'the Sea of Marmara between Biga and Ganos: the atlas leaves it open, and armies could walk round the arrows',
  },
]

/** Spellings of the rulebook. */
export const aliases: readonly { readonly place: string; readonly alias: string; readonly rule: string }[] = [
  { place: 'Eskişehir', alias: 'Eskichekhir', rule: '17.1.9a' },
]

const BEND = 'turns back on itself at'

/** Chains that go round by a hex where there is nothing to go to, that stop short of their goal, or that repeat another. */
export const roads: readonly LineCorrection[] = [
  { line: 'Edirne-Kırklareli-Vize-Istanbul', hexes: '2806 2807 2808 2708 2709', why: `${BEND} 2809` },
  { line: 'Yambol-Sliven-Tirnovo', hexes: '3006 3105 3104', why: `${BEND} 3005` },
  { line: 'Çanakkale-Edremit-Izmir', hexes: '2505 2406 2306 2207 2106', why: `${BEND} 2405` },
  { line: 'Edremit-Balıkesir', hexes: '2306 2407 2408', why: `${BEND} 2307` },
  { line: 'Gerede-Kastamonu-Sinop', hexes: '2615 2715 2716 2717 2818 2819 2820 2919', why: `${BEND} 2817` },
  {
    line: 'Ankara-Çorum-Samsun',
    hexes: '2416 2417 2517 2518 2519 2620 2720 2721',
    why: `${BEND} 2516 and 2619, and ends short of Samsun`,
  },
  { line: 'Merzifon-Amasya', hexes: '2720 2621', why: `${BEND} 2620, which is Corum` },
  { line: 'Erzurum-Artvin-Hopa', hexes: '2430 2530 2631 2730 2830', why: `${BEND} 2630` },
  {
    line: 'Horasan-Karaköse-Bayazit',
    hexes: '2531 2432 2433 2333 2334 2335',
    why: `${BEND} 2434, which is Igdir on the other road`,
  },
  { line: 'Karaköse-Van', hexes: '2433 2332 2233 2133', why: `${BEND} 2333; by Patnos and Ercis` },
  { line: 'Elazığ-Muş-Bitlis-Van', hexes: '2126 2127 2128 2229 2230 2130 2131 2032 2033 2133', why: `${BEND} 2228` },
  { line: 'Mardin-Cizre-Mosul', hexes: '1829 1830 1831 1832 1732 1633', why: `${BEND} 1929, 1930 and 1931` },
  { line: 'Urfa-Diyarbakır', hexes: '1826 1926 2027 2028', why: `${BEND} 1927` },
  {
    line: 'Ankara-Kırşehir-Kayseri',
    hexes: '2417 2317 2318 2219 2220',
    why: `${BEND} 2218 and 2119, over the Kizilirmak and back`,
  },
  { line: 'Ankara-Konya', hexes: '2415 2314 2215 2115 2016 2015', why: `${BEND} 2315 and 2216` },
  { line: 'Karaman-Silifke', hexes: '1817 1717 1618', why: `${BEND} 1716, over the Goksu and back` },
  {
    line: 'Aleppo-Raqqa-Deir ez-Zor-Baghdad',
    hexes: '1623 1624 1625 1626 1526 1527 1428 1328 1229 1230 1231 1131 1032 1033 1034 1035',
    why: `${BEND} 1524, 1525, 1132, 0933 and 0934`,
  },
  {
    line: 'Damascus-Rutba-Ramadi',
    hexes: '1022 1023 0923 0924 0925 0926 0927 0928 0929 0930 0931 1032 1033',
    why: `${BEND} 1024, 1031 and 0932`,
  },
  { line: 'Haifa-Mafraq-H4-Rutba', hexes: '0721 0722 0723 0724 0825 0826 0827 0927 0928', why: `${BEND} 0824` },
  { line: 'Kirkuk-Sulaimaniya', hexes: '1435 1535 1536', why: `${BEND} 1436` },
  { line: 'Nicosia-Famagusta', hexes: '1417 1418', why: `${BEND} 1317, which is Larnaca on the other road` },
]

export const railways: readonly LineCorrection[] = [
  { line: 'Jaffa branch', hexes: null, why: 'both ends lie in 0719, on the Haifa-Jerusalem line' },
  { line: 'Poti branch', hexes: null, why: 'lies wholly in hexes of the Batum-Tiflis line' },
  {
    line: 'Orient line (Sirkeci-Edirne-Plovdiv)',
    hexes: '2709 2708 2707 2807 2806 2805 2904 2903 2902 3002 3001',
    why: `${BEND} 2808, 2706 and 2901`,
  },
  { line: 'Burgas-Plovdiv', hexes: '3007 3006 3005 3004 2903 2902', why: `${BEND} 3106 and 3003` },
  { line: 'Varna-Pleven', hexes: '3208 3207 3206 3205 3104 3204 3203 3202 3201', why: `${BEND} 3101` },
  { line: 'Haydarpasa-Eskisehir-Ankara', hexes: '2710 2611 2612 2511 2412 2413 2414 2415 2416', why: `${BEND} 2314` },
  {
    line: 'Erzurum-Kars-Leninakan',
    hexes: '2430 2530 2531 2532 2633 2634',
    why: `${BEND} 2431, over the Aras and back`,
  },
  { line: 'Samsun-Sivas', hexes: '2721 2621 2521 2422 2423', why: `${BEND} 2720` },
  { line: 'Çetinkaya-Malatya-Fevzipaşa', hexes: '2323 2324 2224 2124 2024 1923 1823 1822', why: `${BEND} 2025` },
  { line: 'Eskisehir-Konya', hexes: '2412 2311 2212 2112 2113 2114 2015', why: `${BEND} 2213` },
  { line: 'Kayseri-Ulukışla', hexes: '2220 2119 2019 1918', why: `${BEND} 2120` },
  {
    line: 'Baghdad railway (Aleppo-Mosul-Baghdad)',
    hexes: '1623 1723 1724 1725 1726 1727 1828 1829 1830 1730 1731 1732 1633 1533 1433 1333 1234 1134 1035',
    why: `${BEND} 1825, 1728 and 1831`,
  },
  { line: 'Manisa-Bandırma', hexes: '2107 2207 2307 2408 2508', why: `${BEND} 2208` },
  { line: 'Balıkesir-Kütahya', hexes: '2408 2308 2309 2310 2311', why: `${BEND} 2409 and 2410` },
  {
    line: 'Izmir-Aydın-Denizli-Dinar-Afyon',
    hexes: '2106 2007 2008 2009 2010 2011 2012 2112 2212',
    why: `${BEND} 2111`,
  },
  { line: 'Aleppo-Homs-Rayak-Damascus', hexes: '1623 1522 1423 1322 1222 1121 1022', why: `${BEND} 1422 and 1021` },
  { line: 'Homs-Tripoli', hexes: '1322 1222 1221', why: `${BEND} 1321` },
  {
    line: 'Batum-Tiflis',
    hexes: '2830 2930 2931 3032 2932 2933 2934 2935 2836 2736 2637',
    why: `${BEND} 2831, and ends in the steppe on its way to Baku`,
  },
  {
    line: 'Tiflis-Leninakan-Erivan-Julfa',
    hexes: '2836 2735 2635 2634 2534 2535 2436 2336 2237',
    why: `${BEND} 2835 and 2435`,
  },
]

export const runsOff: readonly RunsOff[] = [
  { line: 'Orient line (Sirkeci-Edirne-Plovdiv)', runsOff: 'end', to: 'Sofia' },
  { line: 'Thracian line (Pythion-Alexandroupolis-Drama)', runsOff: 'end', to: 'Salonika' },
  { line: 'Varna-Pleven', runsOff: 'end', to: 'Sofia' },
  { line: 'Batum-Tiflis', runsOff: 'end', to: 'Baku' },
  { line: 'Tiflis-Leninakan-Erivan-Julfa', runsOff: 'end', to: 'Tabriz' },
  { line: 'Hejaz railway', runsOff: 'end', to: 'Maan' },
  { line: 'Georgian Military Road', runsOff: 'end', to: 'Pyatigorsk' },
  { line: 'Black Sea coast (Sukhumi-Poti)', runsOff: 'start', to: 'Sochi' },
]

const NO_SHORE =
  'R-58: no shore lies inside the hex, so it is no coastal hex; the shore runs through the sea hex beside it'
const OUTSIDE = 'R-39: shown for its name, no unit may enter'

export const excuses: readonly Excuse[] = [
  { check: 'coast-missing', at: '0920', why: NO_SHORE },
  { check: 'coast-missing', at: '1710', why: NO_SHORE },
  { check: 'coast-missing', at: '1711', why: NO_SHORE },
  { check: 'coast-missing', at: '1715', why: NO_SHORE },
  { check: 'coast-missing', at: '1814', why: NO_SHORE },
  { check: 'coast-missing', at: '2626', why: NO_SHORE },
  { check: 'coast-missing', at: '2701', why: NO_SHORE },
  { check: 'coast-missing', at: '2816', why: NO_SHORE },
  { check: 'coast-missing', at: '3031', why: NO_SHORE },
  { check: 'place-out-of-play', at: 'Rezaiyeh', why: OUTSIDE },
  { check: 'place-out-of-play', at: 'Maku', why: OUTSIDE },
  { check: 'place-out-of-play', at: 'Khoi', why: OUTSIDE },
]

export const corrections: readonly Correction[] = [
  ...terrain.map(({ hex, terrain, why }) => ({ what: `hex ${hex} is ${terrain}`, why })),
  ...rivers.map(riverCorrectionText),
  ...openWater.map(({ side, why }) => ({ what: `hexside ${side} is closed`, why })),
  ...aliases.map(({ place, alias, rule }) => ({ what: `${place} is also called ${alias}`, why: `rule ${rule}` })),
  ...[...roads, ...railways].map(lineCorrectionText),
  ...runsOff.map(({ line, runsOff, to }) => ({
    what: `${line} runs off at its ${runsOff}`,
    why: `it goes on to ${to}`,
  })),
]
