import type { OwnState } from '../../core/engine/state'
import * as shape from '../../core/save/shape'
import {
  type Armpit,
  hex,
  hexList,
  type Partizan,
  type Place,
  SIGHTS,
  SUPPORTS,
  side,
  TABLES,
  type Unit,
  unit,
  unitList,
  unitTable,
} from './state'
import { OBJECTIVES } from './victory/target-objectives'

const place: shape.Shape<Place> = shape.variant('is', {
  hex: { hex },
  pool: {},
  hand: {},
  waiting: {},
  gone: {},
  unseen: {},
})

const units = shape.forEach(
  unitTable,
  shape.fields({
    at: place,
    steps: shape.whole(0, 2),
    unsupplied: shape.withDefault(shape.whole(0, 99), () => 0),
  }),
  (): Unit => ({ at: { is: 'gone' }, steps: 0, unsupplied: 0 }),
)

const hidden = shape.fields({ hex, side, count: shape.whole(1, 99), unsupplied: shape.flag })
const awaited = shape.fields({ turn: shape.nullable(shape.whole(1, 10)), count: shape.whole(1, 99) })
const target = shape.fields({ objective: shape.oneOf(...OBJECTIVES), hex })
const chit = shape.fields({ strength: shape.whole(1, 9), unit: shape.nullable(unit), hex: shape.nullable(hex) })
const note = shape.fields({
  side,
  turn: shape.whole(1, 10),
  hex,
  why: shape.oneOf(...SIGHTS),
  units: unitList,
})
const points = shape.whole(-999, 9999)
const tally = shape.fields({
  turn: shape.whole(1, 10),
  targets: points,
  towns: points,
  scare: points,
  resources: points,
  tito: points,
})
const combat = shape.fields({
  attacker: side,
  hex,
  attackers: unitList,
  defenders: unitList,
  landing: shape.flag,
  purelyPartisan: shape.flag,
  net: shape.nullable(shape.whole(-9, 19)),
  table: shape.nullable(shape.oneOf(...TABLES)),
  support: shape.distinct(shape.oneOf(...SUPPORTS)),
  result: shape.nullable(shape.fields({ attacker: shape.whole(0, 9), defender: shape.whole(0, 9), re: shape.flag })),
})
const armpit = shape.fields({
  marker: shape.nullable(shape.oneOf('yes', 'no', 'laid')),
  isOn: shape.flag,
  ashore: shape.flag,
  response: shape.oneOf('none', 'dice', 'steps', 'settled'),
  granted: unitList,
  beaches: hexList,
  landings: shape.list(shape.fields({ unit, hex }), 20),
  repulsed: unitList,
})

export const freshArmpit = (): Armpit => ({
  marker: null,
  isOn: false,
  ashore: false,
  response: 'none',
  granted: [],
  beaches: [],
  landings: [],
  repulsed: [],
})

const or = shape.withDefault

/** A position written by hand needs little more than its units. */
export const position: shape.Shape<OwnState<Partizan>> = shape.fields({
  units,
  hidden: or(shape.list(hidden, 999), () => []),
  awaited: or(shape.list(awaited, 99), () => []),
  tops: or(unitList, () => []),
  faceUp: or(unitList, () => []),
  notes: or(shape.list(note, 9999), () => []),
  moved: or(unitList, () => []),
  attacked: or(unitList, () => []),
  attackedHexes: or(hexList, () => []),
  ferried: or(unitList, () => []),
  placed: or(shape.list(shape.text, 999), () => []),
  exposed: or(unitList, () => []),
  retreated: or(unitList, () => []),
  targets: or(shape.list(target, 99), () => []),
  targetVp: or(points, () => 0),
  chits: or(shape.list(chit, 99), () => []),
  scare: or(shape.flag, () => false),
  hasAttacked: or(shape.flag, () => false),
  kills: or(shape.whole(0, 99), () => 0),
  partisanPorts: or(hexList, () => []),
  surrendered: or(shape.nullable(shape.whole(1, 10)), () => null),
  titoDied: or(shape.nullable(shape.whole(1, 10)), () => null),
  prestige: or(shape.whole(0, 6), () => 0),
  sasEarned: or(shape.flag, () => false),
  armpit: or(armpit, freshArmpit),
  ledger: or(shape.list(tally, 10), () => []),
  combat: or(shape.nullable(combat), () => null),
})
