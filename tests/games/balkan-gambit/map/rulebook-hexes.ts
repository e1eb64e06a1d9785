import type { RulebookHex } from '../../map-sense'

const PELOPONNESE = { ground: 'land', area: 'Greece', isCoastal: true, marks: ['peloponnese'] } as const
const MAINLAND = { ground: 'land', area: 'Greece', isCoastal: true } as const

/** Every hex that the rulebook or a set-up names by its number. */
export const RULE_HEXES: readonly RulebookHex[] = [
  { hex: '1717', rules: ['2.3'], ground: 'land', area: 'Croatia', place: 'Sarajevo' },
  { hex: '0906', rules: ['8.1.1', 'S43.11'], ground: 'land', area: 'Italy', marks: ['exit', 'axis entry'] },
  { hex: '1335', rules: ['11.5.4'], ...PELOPONNESE, place: 'Patrai' },
  { hex: '1436', rules: ['11.5.4'], ...PELOPONNESE },
  { hex: '1536', rules: ['11.5.4'], ...PELOPONNESE },
  { hex: '1334', rules: ['11.5.4'], ...MAINLAND },
  { hex: '1435', rules: ['11.5.4', 'S43.5'], ...MAINLAND },
  { hex: '1535', rules: ['11.5.4'], ...MAINLAND },
  { hex: '1636', rules: ['11.5.4'], ...MAINLAND },
  { hex: '1734', rules: ['11.5.4'], ...MAINLAND, note: 'R-MAP3: the partner of 1735 is misprinted' },
  { hex: '1735', rules: ['11.5.4'], ...MAINLAND },
  { hex: '1638', rules: ['S43.5'], ground: 'sea', note: 'the Peloponnese lies west of it' },
  { hex: '2313', rules: ['SU.8'], ground: 'land', area: 'Serbia', place: 'Subotica' },
  { hex: '2218', rules: ['SU.8'], ground: 'land', area: 'Serbia', place: 'Beograd' },
]

/** Four-digit numbers in the rulebook and the scenarios that are no hexes. */
export const NOT_HEXES: readonly { readonly number: string; readonly why: string }[] = [
  { number: '1017', why: 'the number of a fortress regiment' },
  { number: '1745', why: 'R-MAP3: a misprint for 1734, it does not touch 1735' },
  { number: '1943', why: 'a year' },
  { number: '1944', why: 'a year' },
  { number: '1945', why: 'a year' },
]

/** The atlas's other anchors: places and the hex each is in. */
export const PLACE_HEXES: readonly RulebookHex[] = (
  [
    ['Italy', '1106 Udine, 0905 Treviso'],
    ['Istria', '1107 Trieste, 1209 Fiume'],
    ['Slovenia', '1408 Laibach, 1707 Marburg'],
    [
      'Croatia',
      '1610 Zagreb, 1410 Karlovac, 2014 Osijek, 1814 Brod, 1614 Banja Luka, 1412 Bihac, 1113 Zara, 1216 Split, 1418 Mostar, 1816 Tuzla, 1420 Dubrovnik',
    ],
    ['Serbia', '2216 Novi Sad, 2220 Kragujevac, 1919 Uzice, 2322 Nis, 2024 Pristina, 1622 Podgorica'],
    ['Macedonia', '1925 Skoplje, 1727 Bitolj'],
    ['Albania', '1525 Tirana, 1425 Durres, 1623 Scutari, 1628 Korce'],
    [
      'Greece',
      '1738 Athens, 2031 Thessalonika, 1537 Corinth, 1238 Kalamata, 1431 Ioannina, 1732 Larissa, 1634 Lamia, 1730 Kozani, 2230 Serres, 2632 Komotini',
    ],
    ['Bulgaria', '2426 Sofia, 2622 Vidin, 2629 Plovdiv, 2327 Gorna Djumaya'],
    ['Romania', '2616 Timisoara, 2715 Arad, 2720 Turnu Severin'],
    ['Hungary', '2012 Pecs, 2414 Szeged, 1909 Nagykanizsa'],
  ] as const
).flatMap(([area, list]) =>
  list.split(', ').map(entry => ({
    hex: entry.slice(0, 4),
    rules: ['R-MAP8'],
    ground: 'land' as const,
    area,
    place: entry.slice(5),
  })),
)
