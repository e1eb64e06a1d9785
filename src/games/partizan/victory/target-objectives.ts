export const OBJECTIVES = [
  'Bridge',
  'Dam',
  'Motor Pool',
  'Petrol Dump',
  'Phone Lines',
  'Pilot Rescue',
  'Rail Line',
  'Train Station',
  'Truck Convoy',
  'Viaduct',
  'WH Food',
  'WH Weapons',
] as const
export type Objective = (typeof OBJECTIVES)[number]

/** The markers shorten 'warehouse'. */
export const objectiveName = (objective: Objective): string => objective.replace(/^WH (.*)$/, '$1 Warehouse')

/** One marker a row: its kind, and where it goes on a second die of one to six (4.1.2). */
export type TargetTable = readonly {
  readonly objective: Objective
  readonly hexes: readonly [string, string, string, string, string, string]
}[]

/** 4.2: when the first die is odd. */
export const axisTargets = [
  { objective: 'Bridge', hexes: ['2916', '2414', '2110', '1621', '3405', '3110'] },
  { objective: 'Bridge', hexes: ['3010', '3216', '3608', '2917', '2222', '2809'] },
  { objective: 'Dam', hexes: ['3305', '3012', '1322', '2919', '3207', '2922'] },
  { objective: 'Motor Pool', hexes: ['2116', '2408', '2209', '2815', '2603', '3905'] },
  { objective: 'Petrol Dump', hexes: ['1921', '2607', '2217', '2306', '2707', '3118'] },
  { objective: 'Petrol Dump', hexes: ['2422', '1911', '2913', '1614', '1910', '2218'] },
  { objective: 'Petrol Dump', hexes: ['3208', '2908', '1818', '3311', '1823', '2915'] },
  { objective: 'Phone Lines', hexes: ['3003', '3407', '2709', '3414', '1713', '2307'] },
  { objective: 'Phone Lines', hexes: ['1320', '1915', '2807', '2405', '2810', '2313'] },
  { objective: 'Pilot Rescue', hexes: ['2018', '3317', '2604', '2803', '2112', '2615'] },
  { objective: 'Rail Line', hexes: ['2310', '2219', '3505', '1221', '2717', '2421'] },
  { objective: 'Rail Line', hexes: ['2416', '2223', '3702', '2622', '3111', '3005'] },
  { objective: 'Rail Line', hexes: ['2420', '3114', '2822', '3501', '1224', '1820'] },
  { objective: 'Train Station', hexes: ['2619', '2412', '1219', '3903', '2606', '3507'] },
  { objective: 'Train Station', hexes: ['2711', '3103', '2712', '2910', '2417', '2511'] },
  { objective: 'Truck Convoy', hexes: ['2406', '2718', '1620', '3704', '3514', '2210'] },
  { objective: 'Truck Convoy', hexes: ['3503', '3401', '3202', '2120', '1916', '2023'] },
  { objective: 'Truck Convoy', hexes: ['1813', '2904', '3018', '1817', '3115', '3312'] },
  { objective: 'Viaduct', hexes: ['2014', '1721', '3006', '3303', '2019', '3106'] },
  { objective: 'Viaduct', hexes: ['2705', '2713', '3515', '2518', '1522', '3301'] },
  { objective: 'WH Food', hexes: ['2609', '2616', '2215', '3409', '2720', '2605'] },
  { objective: 'WH Weapons', hexes: ['3213', '1819', '2213', '2510', '2513', '1914'] },
] as const satisfies TargetTable

/** 4.3: when it is even. R-3: the last row, column 5, is printed 2026. */
export const partisanTargets = [
  { objective: 'Bridge', hexes: ['3705', '2319', '3017', '1521', '1121', '2509'] },
  { objective: 'Bridge', hexes: ['2413', '1319', '2811', '2517', '3406', '3603'] },
  { objective: 'Dam', hexes: ['3009', '1422', '3313', '2514', '3803', '3011'] },
  { objective: 'Motor Pool', hexes: ['2508', '3502', '1718', '2909', '2017', '2806'] },
  { objective: 'Petrol Dump', hexes: ['3002', '2611', '1623', '2612', '2407', '1918'] },
  { objective: 'Petrol Dump', hexes: ['3702', '3007', '3517', '3314', '3119', '2009'] },
  { objective: 'Petrol Dump', hexes: ['1719', '2912', '2805', '1712', '2314', '2512'] },
  { objective: 'Phone Lines', hexes: ['2305', '1917', '3803', '2113', '2323', '2819'] },
  { objective: 'Phone Lines', hexes: ['2010', '1814', '1120', '1320', '2011', '2505'] },
  { objective: 'Pilot Rescue', hexes: ['2012', '2214', '3410', '2117', '2714', '2714'] },
  { objective: 'Rail Line', hexes: ['2411', '2415', '2119', '2506', '3105', '3016'] },
  { objective: 'Rail Line', hexes: ['3112', '2615', '2818', '3206', '3109', '1321'] },
  { objective: 'Rail Line', hexes: ['2419', '3108', '3206', '3416', '3212', '2321'] },
  { objective: 'Train Station', hexes: ['2522', '3304', '1420', '3607', '2817', '3306'] },
  { objective: 'Train Station', hexes: ['3307', '1919', '3404', '3113', '3315', '2722'] },
  { objective: 'Truck Convoy', hexes: ['3204', '3116', '2308', '1722', '3102', '1822'] },
  { objective: 'Truck Convoy', hexes: ['1323', '2311', '1812', '2621', '2519', '2903'] },
  { objective: 'Truck Convoy', hexes: ['2906', '2805', '3004', '3203', '2504', '1822'] },
  { objective: 'Viaduct', hexes: ['3019', '3804', '2923', '2410', '2610', '3107'] },
  { objective: 'Viaduct', hexes: ['3516', '2614', '2312', '3703', '2610', '2316'] },
  { objective: 'WH Food', hexes: ['2315', '2507', '2015', '2804', '2812', '2013'] },
  { objective: 'WH Weapons', hexes: ['2715', '2121', '2814', '2020', '2016', '3418'] },
] as const satisfies TargetTable
