import type { RulebookHex } from '../map-sense'

/** Also the region of 3.E that holds the hex. */
export interface FrontHex extends RulebookHex {
  readonly region?: string
}

type Also = Pick<FrontHex, 'region' | 'place' | 'isCoastal' | 'marks'>

/** `rules`: rule ids, or the orders of battle that name the hex. */
const land = (hex: string, rules: string, area: string | null, also: Also = {}): FrontHex => ({
  hex,
  rules: rules.split(' '),
  ground: 'land',
  ...(area === null ? {} : { area }),
  ...also,
})

const sea = (hex: string, rules: string): FrontHex => ({ hex, rules: rules.split(' '), ground: 'sea' })

/** Hexes the rules themselves name. */
export const RULE_HEXES: readonly FrontHex[] = [
  land('14A:1506', '2.1', null),
  land('14A:1304', '3.E.8', 'Hungary (Oradea region)', { place: 'Oradea' }),
  land('14A:1928', '3.E.9 28.A.1.b.1', 'Zara', { place: 'Zara', isCoastal: true }),
  land('14A:1621', '3.E.13', 'Croatia (within the 1941 border)'),
  land('14A:1622', '3.E.13', 'Croatia (within the 1941 border)'),
  land('14A:1623', '3.E.13', 'Croatia (within the 1941 border)'),
  land('14A:1624', '3.E.13', 'Croatia (within the 1941 border)'),
  land('14A:1625', '3.E.13', 'Croatia (within the 1941 border)'),
  land('14A:3606', '12.C.2.1', 'Bulgaria', {
    place: 'Sofiya',
    marks: ['restricted supply: Bulgarian', 'airfield'],
  }),
  land('14A:0712', '12.C.2.3', 'Hungary (1939)', { place: 'Budapest', marks: ['restricted supply: Hungarian'] }),
  land('14A:0811', '12.C.2.3', 'Hungary (1939)', { place: 'Budapest', marks: ['restricted supply: Hungarian'] }),
  land('14A:2211', '12.C.2.5 20.F.1.b 28.C.2.a', 'Serbia proper', {
    place: 'Beograd',
    marks: ['restricted supply: Yugoslav', 'government', 'airfield'],
  }),
  land('14A:3009', '12.C.2.5', 'Serbia proper', {
    place: 'Nis',
    marks: ['restricted supply: Yugoslav', 'airfield'],
  }),
  land('15B:0610', '14.F', 'Greek Islands', { place: 'Khalkis', isCoastal: true }),
  land('15B:0711', '14.F', 'Mainland Greece', { place: 'Tanagra', isCoastal: true }),
  land('15B:0911', '20.F.1.b 26.B.0.2 26.B.0.3 28.B.1.a.1', 'Mainland Greece', {
    place: 'Athenai',
    isCoastal: true,
    marks: ['government', 'Allied full supply', 'airfield'],
  }),
  land('14A:4510', '26.B.0.2 26.B.0.3', 'Mainland Greece', {
    place: 'Thessalonike',
    isCoastal: true,
    marks: ['Allied full supply', 'airfield'],
  }),
  land('15B:2200', '28.A.1.c.1', 'Dodecanese Islands', { isCoastal: true }),
  land('14A:4701', '28.B.1.d.1', 'Thrace', { place: 'Alexandroupolis', isCoastal: true }),
  land('15B:0101', '30.1', null),
  sea('15B:0133', '30.1'),
  land('14A:4215', '33.G.2 anchor', 'Mainland Greece', { marks: ['Greek-Albanian border'] }),
  land('14A:4316', '33.G.2', 'Mainland Greece', { marks: ['Greek-Albanian border'] }),
  land('14A:4416', '33.G.2', 'Mainland Greece', { marks: ['Greek-Albanian border'] }),
  land('14A:4417', '33.G.2 anchor', 'Mainland Greece', { marks: ['Greek-Albanian border'] }),
  land('14A:4518', '33.G.2', 'Mainland Greece', { marks: ['Greek-Albanian border'] }),
  land('14A:4519', '33.G.2', 'Mainland Greece', { marks: ['Greek-Albanian border'] }),
  land('14A:4619', '33.G.2', 'Mainland Greece', { marks: ['Greek-Albanian border'] }),
  land('15B:1815', '33.D.2.2', 'Greek Islands', { place: 'Andikythra', isCoastal: true }),
  land('15B:2414', '33.D.2.2', 'Greek Islands', { place: 'Gavdos', isCoastal: true }),
  land('14A:4719', '33.G.2', 'Mainland Greece'),
  land('14A:4818', '33.G.2', 'Mainland Greece'),
  land('14A:4919', '33.G.2', 'Mainland Greece'),
  land('14A:5019', '33.G.2 anchor', 'Mainland Greece', { place: 'Preveza', isCoastal: true }),
  land('14A:3715', '28.A.1.a.1', null),
]

/** Hexes of the orders of battle. */
export const SET_UP_HEXES: readonly FrontHex[] = [
  land('14A:3825', 'campaign marita plan-y', 'Mainland Italy', {
    place: 'Brindisi',
    isCoastal: true,
    marks: ['airfield'],
  }),
  land('15B:1702', 'campaign marita crete', 'Dodecanese Islands', { place: 'Leros', isCoastal: true }),
  land('14A:3720', 'campaign marita plan-y', 'Albania', { place: 'Durazzo', isCoastal: true }),
  land('14A:4121', 'campaign marita plan-y', 'Albania', {
    place: 'Valona',
    isCoastal: true,
    marks: ['airfield'],
  }),
  land('14A:3818', 'campaign marita plan-y', 'Albania', { place: 'Tirane', marks: ['airfield'] }),
  land('14A:3528', 'campaign marita plan-y', 'Mainland Italy', { place: 'Bari', isCoastal: true }),
  land('14A:3828', 'campaign marita plan-y', 'Mainland Italy', { place: 'Taranto', isCoastal: true }),
  land('14A:0929', 'campaign marita plan-y', 'Mainland Italy', { place: 'Trieste', isCoastal: true }),
  land('14A:0833', 'campaign marita plan-y', 'Mainland Italy', { place: 'Venezia', isCoastal: true }),
  land('14A:1128', 'campaign marita plan-y', 'Mainland Italy', { place: 'Fiume', isCoastal: true }),
  land('14A:4119', 'campaign marita plan-y', 'Albania', { place: 'Berat', marks: ['airfield'] }),
  land('14A:4216', 'campaign marita plan-y', 'Albania', {
    place: 'Koritsa',
    marks: ['airfield', 'Greek-held Albania in April 1941'],
  }),
  land('14A:4025', 'campaign marita plan-y', 'Mainland Italy', { place: 'Lecce', marks: ['airfield'] }),
  land('14A:3827', 'campaign marita plan-y', 'Mainland Italy', { place: 'Grottaglie', marks: ['airfield'] }),
  land('14A:3132', 'campaign marita plan-y', 'Mainland Italy', { place: 'Foggia', marks: ['airfield'] }),
  land('14A:2802', 'campaign marita', 'Romania', { place: 'Craiova' }),
  land('14A:1908', 'campaign marita', 'Romania', { place: 'Timisoara' }),
  land('14A:0522', 'campaign marita', 'Germany', { place: 'Graz' }),
  land('14A:0118', 'campaign marita', 'Germany', { place: 'Wien' }),
  land('14A:4002', 'campaign marita plan-y', 'Bulgaria', { place: 'Plovdiv', marks: ['airfield'] }),
  land('14A:4621', 'campaign marita', 'Greek Islands', { place: 'Kerkyra', isCoastal: true }),
  land('14A:4407', 'campaign', 'Thrace', { place: 'Serrai' }),
  land('15B:0517', 'campaign marita', 'Mainland Greece', { place: 'Patrai', isCoastal: true }),
  land('15B:1014', 'campaign', 'Mainland Greece', { place: 'Nauplion', isCoastal: true }),
  land('14A:4405', 'campaign', 'Thrace', { place: 'Drama' }),
  land('14A:4513', 'campaign marita', 'Mainland Greece', { place: 'Veroia' }),
  land('14A:4601', 'campaign', 'Thrace', { place: 'Komotini' }),
  land('14A:4503', 'campaign', 'Thrace', { place: 'Xanthi' }),
  land('14A:4913', 'campaign marita', 'Mainland Greece', { place: 'Larisa', marks: ['airfield'] }),
  land('15B:0112', 'campaign marita', 'Mainland Greece', { place: 'Volos', isCoastal: true }),
  land('15B:2113', 'campaign marita crete', 'Crete', { place: 'Khania', isCoastal: true }),
  land('15B:0212', 'campaign marita crete', 'Mainland Greece', { place: 'Almyros', marks: ['airfield'] }),
  land('15B:0518', 'campaign marita crete', 'Mainland Greece', { place: 'Araxos', marks: ['airfield'] }),
  land('15B:2114', 'campaign marita crete', 'Crete', {
    place: 'Maleme',
    isCoastal: true,
    marks: ['airfield'],
  }),
  land('15B:2212', 'campaign marita crete', 'Crete', {
    place: 'Rethymnon',
    isCoastal: true,
    marks: ['airfield'],
  }),
  land('15B:2310', 'campaign marita crete', 'Crete', {
    place: 'Iraklion',
    isCoastal: true,
    marks: ['airfield'],
  }),
  land('14A:3120', 'campaign marita plan-y', 'Montenegro proper', { place: 'Kotor', isCoastal: true }),
  land('14A:2127', 'campaign marita plan-y', 'Dalmatia', { place: 'Sibenik', isCoastal: true }),
  land('14A:1228', 'campaign marita plan-y', 'Croatia (within the 1941 border)', { place: 'Susak', isCoastal: true }),
  land('14A:3713', 'campaign marita plan-y', 'Macedonia', { place: 'Skoplje', marks: ['airfield'] }),
  land('14A:1123', 'campaign marita plan-y', 'Croatia (within the 1941 border)', {
    place: 'Zagreb',
    marks: ['airfield'],
  }),
  land('14A:2621', 'campaign marita plan-y', 'Bosnia-Hercegovina', { place: 'Mostar', marks: ['airfield'] }),
  land('14A:4514', 'marita', 'Mainland Greece', { place: 'Kozani' }),
  land('15B:1316', 'crete', 'Mainland Greece', { place: 'Molaoi' }),
  land('15B:2402', 'crete', 'Dodecanese Islands', { place: 'Scarpanto', isCoastal: true }),
  land('15B:0915', 'crete', 'Mainland Greece', { place: 'Argos' }),
  land('15B:0813', 'crete', 'Mainland Greece', { place: 'Korinthos', isCoastal: true }),
  land('15B:0812', 'crete', 'Mainland Greece', { place: 'Megara' }),
  land('15B:0612', 'crete', 'Mainland Greece', { place: 'Topolia' }),
  land('15B:1610', 'crete', 'Greek Islands', { place: 'Melos', isCoastal: true }),
  land('14A:4720', 'campaign', 'Cham', { marks: ['Greek-Albanian border'] }),
  land('14A:4309', 'campaign', null, { region: 'Mainland Greece', marks: ['Metaxas Line', 'east of the Vardar'] }),
  land('14A:4308', 'campaign', null, { region: 'Mainland Greece', marks: ['Metaxas Line', 'east of the Vardar'] }),
  land('14A:4207', 'campaign', null, { region: 'Mainland Greece', marks: ['Metaxas Line', 'east of the Vardar'] }),
  land('14A:4307', 'campaign', null, { region: 'Mainland Greece', marks: ['Metaxas Line', 'east of the Vardar'] }),
  land('14A:4306', 'campaign', null, { region: 'Mainland Greece', marks: ['Metaxas Line', 'east of the Vardar'] }),
  land('14A:4305', 'campaign', null, { region: 'Mainland Greece', marks: ['Metaxas Line', 'east of the Vardar'] }),
  land('14A:0627', 'campaign', 'Slovenia (north)'),
  land('14A:0827', 'campaign', 'Slovenia (south)'),
  land('14A:1027', 'campaign', 'Slovenia (south)'),
  land('15B:2115', 'crete', 'Crete', { isCoastal: true }),
]

const inAlbania = (hex: string): FrontHex => land(hex, 'marita', 'Albania')

const heldByGreeks = (hex: string): FrontHex =>
  land(hex, 'marita', 'Albania', { marks: ['Greek-held Albania in April 1941'] })

const numbers = (rows: readonly string[]): string[] => rows.flatMap(row => row.split(' '))

/** 33.B.2.4: who holds what of Albania in April 1941; hexes that also have a place stand above. */
export const ALBANIA_HEXES: readonly FrontHex[] = [
  ...numbers(['14A:4117 14A:4217 14A:4317 14A:4318 14A:4319 14A:4418 14A:4419 14A:4420', '14A:4520 14A:4620']).map(
    heldByGreeks,
  ),
  ...numbers([
    '14A:3217 14A:3317 14A:3318 14A:3416 14A:3417 14A:3418 14A:3516 14A:3517',
    '14A:3518 14A:3519 14A:3616 14A:3617 14A:3618 14A:3619 14A:3717 14A:3718',
    '14A:3719 14A:3817 14A:3819 14A:3820 14A:3917 14A:3918 14A:3919 14A:3920',
    '14A:4017 14A:4018 14A:4019 14A:4020 14A:4021 14A:4118 14A:4120 14A:4218',
    '14A:4219 14A:4220 14A:4221 14A:4320 14A:4321',
  ]).map(inAlbania),
]

/** Hexes that play accounts and articles place. */
export const ANCHOR_HEXES: readonly FrontHex[] = [
  land('15B:0413', 'anchor', 'Mainland Greece', { place: 'Thermopylai', isCoastal: true }),
  land('15B:0313', 'anchor', 'Mainland Greece', { isCoastal: true }),
  land('15B:0412', 'anchor', 'Greek Islands', { isCoastal: true }),
  land('15B:0120', 'anchor', 'Greek Islands', { isCoastal: true }),
  land('14A:4612', 'anchor', 'Mainland Greece'),
  land('14A:3103', 'anchor', null),
]

/** Four-digit numbers in the rulebook that are no hexes. */
export const NOT_HEXES: readonly { readonly number: string; readonly why: string }[] = [
  { number: '3700', why: '28.A.1.a.1: the hexrow; odd rows have no column 00' },
  ...['1930', '1939', '1940', '1941', '1978', '1990', '2000', '2002'].map(number => ({ number, why: 'a year' })),
  { number: '1120', why: 'how many counters there are' },
  ...['2797', '4718'].map(number => ({ number, why: 'a telephone' })),
]
