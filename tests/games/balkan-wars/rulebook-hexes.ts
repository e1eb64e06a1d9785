import type { RulebookHex } from '../map-sense'

/** Also the country that holds the hex by each set of borders (SC.5), and the true position of what is named there. */
export interface WarsHex extends RulebookHex {
  readonly owner: readonly [in1912: string, in1913: string]
  readonly at?: readonly [lon: number, lat: number]
}

const OTTOMAN = 'Ottoman Empire'

const town = (
  hex: string,
  place: string,
  rules: string,
  owner: WarsHex['owner'],
  at: readonly [number, number],
  also: Partial<RulebookHex> = {},
): WarsHex => ({ hex, place, rules: rules.split(' '), ground: 'land', owner, at, ...also })

const both = (country: string): WarsHex['owner'] => [country, country]
const fort = { marks: ['fortification'] }

/** The 26 towns that the rules give a number. */
export const TOWNS: readonly WarsHex[] = [
  town('3012', 'Constantinople', 'S1.V.1 S1.O S2.V.1 S4.V', both(OTTOMAN), [28.98, 41.01], { isCoastal: true }),
  town('2720', 'Adrianople', 'S1.V.1 S1.O S2.V.1 S4.V EV.32', [OTTOMAN, 'Bulgaria'], [26.56, 41.68], fort),
  town('3332', 'Salonika', 'S1.V.1 S1.O S2.V.1 S4.V EV.33', [OTTOMAN, 'Greece'], [22.94, 40.64], { isCoastal: true }),
  town('2537', 'Skopje', 'S1.V.1 S2.V.1 S4.V EV.35', [OTTOMAN, 'Serbia'], [21.43, 41.99]),
  town('2543', 'Scutari', 'S1.V.1 S1.O S4.V EV.34', [OTTOMAN, 'Albania'], [19.51, 42.07], fort),
  town('2843', 'Tirana', 'S1.V.1 S1.N.4 S2.N.3', [OTTOMAN, 'Albania'], [19.82, 41.33]),
  town('2426', 'Philippopolis', 'S1.V.4 S1.B S2.V.3 S4.V', both('Bulgaria'), [24.75, 42.15]),
  town('4629', 'Athens', 'S1.V.4 S1.B S2.V.2', both('Greece'), [23.73, 37.98], { isCoastal: true }),
  town('2231', 'Sofia', 'S1.V.4 S1.B S2.V.1 S4.V', both('Bulgaria'), [23.32, 42.7]),
  town('1140', 'Belgrade', 'S1.V.4 S1.B S2.V.2 S3.F S4.V', both('Serbia'), [20.46, 44.8]),
  town('3016', 'Rodosto', 'S1.O S4.F', both(OTTOMAN), [27.51, 40.98], { isCoastal: true }),
  town('2618', 'Kirk Kilisse', 'S1.O S4.F', [OTTOMAN, 'Bulgaria'], [27.22, 41.73], fort),
  town('3038', 'Monastir', 'S1.O S4.F', [OTTOMAN, 'Serbia'], [21.33, 41.03]),
  town('3739', 'Yannina', 'S1.O S4.F', [OTTOMAN, 'Greece'], [20.85, 39.66], fort),
  town('1836', 'Nish', 'S1.B S3.V S4.V', both('Serbia'), [21.9, 43.32]),
  town('1342', 'Waljewo', 'S1.B S3.V', both('Serbia'), [19.89, 44.27]),
  town('1538', 'Kragujevac', 'S1.B S3.V S4.F', both('Serbia'), [20.92, 44.01]),
  town('1534', 'Zajecar', 'S1.B S3.V', both('Serbia'), [22.28, 43.9]),
  town('2345', 'Cetinje', 'S1.B S2.F S4.F', both('Montenegro'), [18.92, 42.39]),
  town('2344', 'Podgorica', 'S1.B', both('Montenegro'), [19.26, 42.44]),
  town('3834', 'Larissa', 'S1.B S4.V', both('Greece'), [22.42, 39.64]),
  town('1622', 'Rustchuk', 'S1.B S2.V.3 S4.F', both('Bulgaria'), [25.97, 43.85]),
  town('1815', 'Varna', 'S4.V', both('Bulgaria'), [27.91, 43.21], { isCoastal: true }),
  town('1546', 'Sarajevo', 'S3.V S3.F', both('Austro-Hungary'), [18.41, 43.86]),
  town('3520', 'Maidos', 'S1.O S2.N.1 S4.F 6.G.3', both(OTTOMAN), [26.36, 40.18], {
    isCoastal: true,
    marks: ['fortification', 'two seas', 'fleet in any case'],
  }),
  town('2913', 'Chatalja', 'S1.O S2.N.1', both(OTTOMAN), [28.46, 41.14], fort),
]

const land = (hex: string, rules: string, owner: WarsHex['owner'], also: Partial<WarsHex> = {}): WarsHex => ({
  hex,
  rules: rules.split(' '),
  ground: 'land',
  owner,
  ...also,
})

export const OTHER_HEXES: readonly WarsHex[] = [
  land('2939', 'S1.O', [OTTOMAN, 'Serbia'], { place: 'Kotchana', note: 'A5: the hex of Okhrida' }),
  land('3319', '6.G.3', both(OTTOMAN), {
    isCoastal: true,
    marks: ['two seas', 'fleet in any case'],
    at: [26.78, 40.53],
  }),
  land('3228', 'S1.O', [OTTOMAN, 'Bulgaria'], { marks: ['east of the Strumo'] }),
  land('3229', 'S1.O', [OTTOMAN, 'Bulgaria'], { marks: ['west of the Strumo'] }),
  land('3333', '5.2.6', [OTTOMAN, 'Greece']),
  land('3434', '5.2.6', [OTTOMAN, 'Greece']),
  land('3533', '5.2.6', [OTTOMAN, 'Greece']),
  land('3633', '5.2.6', both('Greece')),
  land('3909', '5.6.2', both(OTTOMAN), { marks: ['off-map exit'] }),
  land('3919', '5.6.2', both(OTTOMAN), { marks: ['off-map exit'] }),
]

/** The hexes of the ready set-ups of scenarios 1 to 4, under the country that holds them by the scenario's borders. */
export const READY_HEXES: readonly {
  readonly scenario: string
  readonly borders: '1912' | '1913'
  readonly side: string
  readonly within: Readonly<Record<string, string>>
}[] = [
  {
    scenario: 'S1',
    borders: '1912',
    side: 'ottoman',
    within: {
      'Austro-Hungary': '1246 1546 1644 1745 1748',
      Rumania: '1321 1522 1524 1531 1626',
      'Ottoman Empire': '2536 2537 2617 2618 2719 2720 2724 2817 2913 3013 3024 3038 3232 3332 3334',
    },
  },
  {
    scenario: 'S1',
    borders: '1912',
    side: 'league',
    within: {
      Serbia: '1140 1240 2236',
      Bulgaria: '1621 1622 1721 1722 2231 2232 2330 2331 2420 2421 2425 2426 2427 2433 2523 2525',
      Greece: '3834 3836 4032 4039 4234',
    },
  },
  {
    scenario: 'S2',
    borders: '1913',
    side: 'league',
    within: {
      Rumania: '1321 1522 1524 1531 1626',
      Serbia: '1534 1836 1933 2236 2536 2537 2736',
      Montenegro: '2241 2344',
      'Ottoman Empire': '2913 2914 2915 3012 3016 3017 3319 3420',
      Greece: '3232 3233 3331 3332 3335 3834',
    },
  },
  {
    scenario: 'S2',
    borders: '1913',
    side: 'bulgaria',
    within: {
      'Austro-Hungary': '1246 1546 1644 1745 1748',
      Bulgaria: '1532 1631 2033 2132 2231 2232 2333 2433 2635 2720 2734 2833 3030 3126 3131',
      Serbia: '2735',
    },
  },
  {
    scenario: 'S3',
    borders: '1912',
    side: 'serbia',
    within: {
      Serbia: '1140 1240 1342 1538',
    },
  },
  {
    scenario: 'S3',
    borders: '1912',
    side: 'austria',
    within: {
      'Austro-Hungary': '1041 1042 1043 1139 1144 1246 1546',
    },
  },
  {
    scenario: 'S4',
    borders: '1912',
    side: 'league',
    within: {
      Serbia: '1140 1240 2236',
      Bulgaria: '1622 1721 2231 2232 2320 2331 2421 2425 2426 2433 2523',
      Montenegro: '2344 2345',
      Greece: '3834 3836 4039',
    },
  },
  {
    scenario: 'S4',
    borders: '1912',
    side: 'ottoman',
    within: {
      'Austro-Hungary': '1246 1546 1644 1745 1748',
      Rumania: '1321 1522 1524 1531 1626',
      'Ottoman Empire': '2519 2536 2537 2543 2622 2720 2724 2818 2914 2915 3038 3332 3434 3533 3635',
    },
  },
]

/** A4: numbers that disagree with another number the rules give the same place. */
export const MISPRINTS = [
  { number: '1440', read: '1140', place: 'Belgrade' },
  { number: '1343', read: '1342', place: 'Waljewo' },
  { number: '1535', read: '1534', place: 'Zajecar' },
  { number: '4628', read: '4629', place: 'Athens' },
  { number: '2435', read: '2345', place: 'Cetinje' },
  { number: '2912', read: '2913', place: 'Chatalja' },
  { number: '2517', read: '2618', place: 'Kirk Kilisse' },
  { number: '2542', read: '2543', place: 'Scutari' },
] as const

/** Four-digit numbers in the rulebook and the scenarios that are no hexes. */
export const NOT_HEXES: readonly { readonly number: string; readonly why: string }[] = [
  { number: '1912', why: 'a year' },
  { number: '1913', why: 'a year' },
]
