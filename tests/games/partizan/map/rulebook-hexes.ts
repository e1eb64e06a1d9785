import type { RulebookHex } from '../../map-sense'

const port = (hex: string, place: string): RulebookHex => ({
  hex,
  rules: ['8.0', '18.4', '19.2.2'],
  ground: 'land',
  place,
  isCoastal: true,
  marks: ['landing scare'],
})

/** Hexes the rules name outside the target tables. */
export const RULE_HEXES: readonly RulebookHex[] = [
  port('1614', 'Bar'),
  port('1813', 'Cattaro'),
  port('1910', 'Dubrovnik'),
  port('2306', 'Spalato'),
  port('2405', 'Sibenico'),
  port('2603', 'Zara'),
  port('3002', 'Senj'),
  {
    hex: '2105',
    rules: ['7.4', '17.2', '19.1.2'],
    ground: 'land',
    area: 'Adriatic Islands',
    isCoastal: true,
    marks: ['island', 'Vis'],
  },
  { hex: '3405', rules: ['15.4'], ground: 'land', area: 'Central Croatia', place: 'Zagreb', marks: ['supply source'] },
  { hex: '2511', rules: ['10.1'], ground: 'land', area: 'Central Bosnia', place: 'Sarajevo', terrain: 'mountain' },
]

/** One row of a target table: the kind, and the hex for each roll of the second die. */
export type TargetRow = readonly [kind: string, hexes: string]

/** 4.2, rolled for when the first die is odd. */
export const AXIS_TARGETS: readonly TargetRow[] = [
  ['Bridge', '2916 2414 2110 1621 3405 3110'],
  ['Bridge', '3010 3216 3608 2917 2222 2809'],
  ['Dam', '3305 3012 1322 2919 3207 2922'],
  ['Motor Pool', '2116 2408 2209 2815 2603 3905'],
  ['Petrol Dump', '1921 2607 2217 2306 2707 3118'],
  ['Petrol Dump', '2422 1911 2913 1614 1910 2218'],
  ['Petrol Dump', '3208 2908 1818 3311 1823 2915'],
  ['Phone Lines', '3003 3407 2709 3414 1713 2307'],
  ['Phone Lines', '1320 1915 2807 2405 2810 2313'],
  ['Pilot Rescue', '2018 3317 2604 2803 2112 2615'],
  ['Rail Line', '2310 2219 3505 1221 2717 2421'],
  ['Rail Line', '2416 2223 3702 2622 3111 3005'],
  ['Rail Line', '2420 3114 2822 3501 1224 1820'],
  ['Train Station', '2619 2412 1219 3903 2606 3507'],
  ['Train Station', '2711 3103 2712 2910 2417 2511'],
  ['Truck Convoy', '2406 2718 1620 3704 3514 2210'],
  ['Truck Convoy', '3503 3401 3202 2120 1916 2023'],
  ['Truck Convoy', '1813 2904 3018 1817 3115 3312'],
  ['Viaduct', '2014 1721 3006 3303 2019 3106'],
  ['Viaduct', '2705 2713 3515 2518 1522 3301'],
  ['WH Food', '2609 2616 2215 3409 2720 2605'],
  ['WH Weapons', '3213 1819 2213 2510 2513 1914'],
]

/** 4.3, rolled for when the first die is even. */
export const PARTISAN_TARGETS: readonly TargetRow[] = [
  ['Bridge', '3705 2319 3017 1521 1121 2509'],
  ['Bridge', '2413 1319 2811 2517 3406 3603'],
  ['Dam', '3009 1422 3313 2514 3803 3011'],
  ['Motor Pool', '2508 3502 1718 2909 2017 2806'],
  ['Petrol Dump', '3002 2611 1623 2612 2407 1918'],
  ['Petrol Dump', '3702 3007 3517 3314 3119 2009'],
  ['Petrol Dump', '1719 2912 2805 1712 2314 2512'],
  ['Phone Lines', '2305 1917 3803 2113 2323 2819'],
  ['Phone Lines', '2010 1814 1120 1320 2011 2505'],
  ['Pilot Rescue', '2012 2214 3410 2117 2714 2714'],
  ['Rail Line', '2411 2415 2119 2506 3105 3016'],
  ['Rail Line', '3112 2615 2818 3206 3109 1321'],
  ['Rail Line', '2419 3108 3206 3416 3212 2321'],
  ['Train Station', '2522 3304 1420 3607 2817 3306'],
  ['Train Station', '3307 1919 3404 3113 3315 2722'],
  ['Truck Convoy', '3204 3116 2308 1722 3102 1822'],
  ['Truck Convoy', '1323 2311 1812 2621 2519 2903'],
  ['Truck Convoy', '2906 2805 3004 3203 2504 1822'],
  ['Viaduct', '3019 3804 2923 2410 2610 3107'],
  ['Viaduct', '3516 2614 2312 3703 2610 2316'],
  ['WH Food', '2315 2507 2015 2804 2812 2013'],
  ['WH Weapons', '2715 2121 2814 2020 2026 3418'],
]

/** Numbers of the rulebook that name no hex of the map, and the hex that is meant. */
export const MISPRINTS = [
  {
    number: '2026',
    read: '2016',
    why: 'R-3: lies beyond the rim near Sofia; the smallest slip that lands in Yugoslavia',
  },
] as const

/** Four-digit numbers in the rulebook and the scenarios that are no hexes. 2010 and 2011 are also targets. */
export const NOT_HEXES: readonly { readonly number: string; readonly why: string }[] = [
  { number: '1941', why: 'a year' },
  { number: '1943', why: 'a year' },
  { number: '1944', why: 'a year' },
]
