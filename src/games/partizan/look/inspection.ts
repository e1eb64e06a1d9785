import { recent } from '../../../core/engine/derived'
import type { Fact } from '../../../core/engine/game-look'
import { countTold } from '../../../core/engine/telling'
import type { HexId, RuleId, Side, UnitId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { chitOf, strengthOf } from '../combat/odds'
import { arrivalTurn } from '../forces/arrivals'
import type { MoveClass, Nation } from '../forces/counters'
import { axisStarters } from '../forces/deployment'
import { movementOf, printedRatings } from '../forces/ratings'
import {
  hexName,
  isCity,
  isCoastal,
  isIsland,
  isLand,
  isPort,
  isRail,
  isTown,
  landHexes,
  map,
  regionOf,
  terrainAt,
} from '../map/hexes'
import { countersIn, stackIn } from '../movement/board'
import { whyBanned } from '../movement/limits'
import { stackedSteps, stackingLimit } from '../movement/stacking'
import { rules } from '../rules'
import { type FaceDown, faceDownOf } from '../secrets/stand-ins'
import {
  AXIS,
  counterOf,
  hasTrait,
  hexOf,
  isGerman,
  isIn,
  isOnMap,
  isUnsupplied,
  nationOf,
  PARTISAN,
  type Partizan,
  sideOf,
  type Unit,
  unitOf,
} from '../state'
import { needsSupply } from '../supply/supply'
import { objectiveName } from '../victory/target-objectives'
import { canTrace, mayNeedSupply, supplyLine } from './in-supply'
import { hexMemory, unitMemory } from './seen-before'
import { sideName } from './words'

function doneWords(s: Partizan, id: UnitId): string[] {
  return [
    s.moved.includes(id) ? 'has moved' : '',
    s.attacked.includes(id) ? 'has attacked' : '',
    s.exposed.includes(id) ? 'exposed' : '',
  ].filter(Boolean)
}

const OFF_THE_MAP = {
  pool: 'may be built',
  hand: 'to be set up',
  waiting: 'yet to come',
  gone: 'out of the game',
  hex: '',
  unseen: 'somewhere unseen',
} as const satisfies { readonly [place in Unit['at']['is']]: string }

export function unitLine(s: Partizan, id: UnitId): string {
  const cover = faceDownOf(id)
  if (cover !== null) return 'face down'
  if (!isOnMap(s, id)) {
    if (!isIn(s, id, 'waiting')) return OFF_THE_MAP[unitOf(s, id).at.is]
    const turn = arrivalTurn(s, id)
    if (turn !== null) return `arrives on turn ${turn}`
    return axisStarters.includes(id) ? OFF_THE_MAP.hand : OFF_THE_MAP.waiting
  }
  const supply = isUnsupplied(s, id) ? 'out of supply' : needsSupply(id) ? 'in supply' : ''
  return [`${movementOf(s, id)} MP`, supply, ...doneWords(s, id)].filter(Boolean).join(', ')
}

const CLASSES: { readonly [moveClass in MoveClass]: string } = {
  leg: 'leg',
  motor: 'motor',
  mountainCavalry: 'mountain or cavalry',
}

/** 15: marked until the next check of its side, and what that check would find now. */
function supplyFact(s: Partizan, id: UnitId): Fact {
  const hex = hexOf(s, id)
  const side = sideOf(id)
  if (!needsSupply(id) || hex === null)
    return { label: 'Supply', value: 'needs none', rule: hasTrait(id, 'self-supplied') ? '15.5.1' : '15.2.1' }
  const failed = unitOf(s, id).unsupplied
  const end = supplyLine(s, side, hex)?.at(-1)
  const now = end === undefined ? 'no way to a source now' : `a way to ${hexName(end)} is open`
  return failed === 0
    ? { label: 'Supply', value: `in supply; ${now}`, rule: side === AXIS ? '15.4' : '15.3' }
    : { label: 'Supply', value: `out of supply for ${countTold(failed, 'check')}, halved; ${now}`, rule: '15.6.2' }
}

/** 9.5, R-38: the rules that close land to a nation as things stand; looked for once, as it takes the whole map. */
const closingRules = recent((_s: Partizan) => new Map<Nation, readonly Fact[]>())

function findClosing(s: Partizan, id: UnitId): readonly Fact[] {
  const found = new Map<RuleId, Fact>()
  for (const hex of landHexes) {
    const banned = isIsland(hex) ? null : whyBanned(s, id, hex)
    if (banned === null || found.has(banned.rule)) continue
    const { rule, why, ruling } = banned
    // What a reading of ours closes, the rule itself does not say.
    const value = ruling === undefined ? (rules[rule]?.says ?? why) : why
    found.set(rule, { label: 'Closed to it', value, rule, ...(ruling === undefined ? {} : { ruling }) })
  }
  return [...found.values()]
}

function closedTo(s: Partizan, id: UnitId): readonly Fact[] {
  const known = closingRules(s)
  const found = known.get(nationOf(id)) ?? findClosing(s, id)
  known.set(nationOf(id), found)
  return found
}

/** what Partisans and Allies are is ours. */
const typeFact = (id: UnitId): readonly Fact[] =>
  sideOf(id) === AXIS
    ? []
    : [
        {
          label: 'Type',
          value: counterOf(id).type === 'mountain' ? 'mountain troops in our reconstruction' : counterOf(id).type,
          rule: '2.1.1',
          reconstructed: 'Type and ratings are reconstructed (R-45, R-50)',
          ruling: 'R-45',
        },
      ]

/** What sets a unit apart, each with its rule. */
function traitFacts(id: UnitId): Fact[] {
  const { nation, type } = counterOf(id)
  const isNeverBuilt = nation === 'Croatian' || nation === 'Ustashi' || hasTrait(id, 'never-rebuilt')
  const found: (Fact | false)[] = [
    hasTrait(id, 'tito') && { label: 'Tito', value: 'his death costs points, caches and prestige', rule: '17.3.1' },
    hasTrait(id, 'commando') && { label: 'Commando', value: 'moves among the islands', rule: '3.0.4' },
    hasTrait(id, 'paradrop') && { label: 'Parachute', value: 'drops once, on turn 8', rule: '17.1.1' },
    hasTrait(id, 'eis') && { label: 'Italian communists', value: 'come with the surrender', rule: '7.2.2' },
    hasTrait(id, 'kampfgruppe') && {
      label: 'Kampfgruppe',
      value: 'built only when no other German unit can be repaired',
      rule: '5.2.4',
    },
    isGerman(id) && { label: 'Railway', value: 'goes by rail without movement points', rule: '9.3.1' },
    nation !== 'Partisan' &&
      type === 'motor' && { label: 'Motor', value: 'shifts two columns in an attack', rule: '11.7.5' },
    isNeverBuilt && {
      label: 'Replacements',
      value: 'never rebuilt once eliminated',
      rule: sideOf(id) === PARTISAN ? '13.3.2' : hasTrait(id, 'armpit') ? '19.2.7' : '13.5.3',
    },
  ]
  return found.filter(each => each !== false)
}

/** What has happened to it this turn. */
function turnFacts(s: Partizan, id: UnitId): Fact[] {
  const chit = chitOf(s, id)
  const found: (Fact | false)[] = [
    chit > 0 && { label: 'Weapons cache', value: `+${chit} to attack and defence this turn`, rule: '11.5.4' },
    s.exposed.includes(id) && { label: 'Exposed', value: 'fights at half strength this turn', rule: '11.3.1' },
    s.retreated.includes(id) && { label: 'Retreated', value: 'may be attacked again where it is', rule: '12.3.2' },
    s.ferried.includes(id) && { label: 'By sea', value: 'was shipped this phase', rule: '9.4' },
    s.moved.includes(id) && { label: 'Movement done', value: 'has moved', rule: '9.1.3' },
    s.attacked.includes(id) && { label: 'Attack done', value: 'has attacked', rule: '11.11.2' },
  ]
  return found.filter(each => each !== false)
}

function strengthFact(s: Partizan, id: UnitId): Fact {
  const { attack, defence } = printedRatings(s, id)
  const [nowA, nowD] = [strengthOf(s, id, 'attack'), strengthOf(s, id, 'defence')]
  const printed = `attack ${attack}, defence ${defence}`
  const isSame = attack === nowA && defence === nowD
  return {
    label: 'Strength',
    value: isSame ? printed : `${printed}; now ${nowA} and ${nowD}`,
    rule: '11.6.1',
    reconstructed: 'Most ratings were printed on the counters, which are lost',
    ruling: 'R-50',
  }
}

/** Of a counter whose face is down: how many lie there, and what has been seen there. */
function coverFacts(s: Partizan, { side, hex }: FaceDown): readonly Fact[] {
  const fact: Fact = {
    label: 'Face down',
    value: side === PARTISAN ? 'nobody but its owner may know it' : 'only the top of a stack is seen',
    rule: side === PARTISAN ? '3.7.2' : '11.2.4',
  }
  if (hex === null) return [fact]
  const others: Fact = { label: 'In this hex', value: countTold(countersIn(s, hex, side), 'counter') }
  return [fact, others, ...hexMemory(s, side, hex)]
}

export function unitFacts(s: Partizan, id: UnitId): readonly Fact[] {
  const cover = faceDownOf(id)
  if (cover !== null) return coverFacts(s, cover)
  const { moveClass, steps } = counterOf(id)
  const { move } = printedRatings(s, id)
  const nation: Fact = { label: 'Nation', value: nationOf(id), rule: sideOf(id) === AXIS ? '2.2' : '2.3' }
  if (isIn(s, id, 'unseen')) return [nation, { label: 'Where', value: 'not known' }, ...unitMemory(s, id)]
  const now = movementOf(s, id)
  return [
    nation,
    strengthFact(s, id),
    {
      label: 'Movement',
      value: now === move ? `${move} MP` : `${now} of ${move} MP now`,
      rule: now === move ? '9.1.1' : '15.6.2',
    },
    { label: 'Terrain', value: CLASSES[moveClass], rule: '9.1.7' },
    ...typeFact(id),
    steps === 2
      ? { label: 'Steps', value: `${unitOf(s, id).steps} of 2`, rule: '2.1.3' }
      : { label: 'Steps', value: 'one', rule: sideOf(id) === PARTISAN ? '2.1.2' : '10.1.1' },
    ...(isOnMap(s, id) ? [supplyFact(s, id)] : []),
    ...turnFacts(s, id),
    ...traitFacts(id),
    ...closedTo(s, id),
    ...unitMemory(s, id),
  ]
}

/** 10.1: how full a hex is; of a stack with counters face down only their number may be told. */
function stackLine(s: Partizan, hex: HexId, side: Side): string {
  const count = countersIn(s, hex, side)
  if (count === 0) return ''
  const hidden = s.hidden.find(each => each.hex === hex && each.side === side)
  if (hidden !== undefined)
    return `${sideName(side)}: ${countTold(count, 'counter')}${hidden.unsupplied ? ', some out of supply' : ''}`
  const stack = stackIn(s, hex, side)
  const out = stack.filter(id => isUnsupplied(s, id)).length
  const cut = out === 0 ? '' : out === count ? ', out of supply' : `, ${out} of ${count} out of supply`
  return `${sideName(side)} ${stackedSteps(stack)} of ${stackingLimit(hex)} steps${cut}`
}

/** 'city in mountain, railway · Central Bosnia · Axis 3 of 10 steps' */
export function hexLine(s: Partizan, hex: HexId): string {
  if (!isLand(hex)) return query.seaAt(map, hex)?.name ?? 'out of play'
  const terrain = isIsland(hex) ? 'island' : terrainAt(hex)
  const ground = [
    isCity(hex) ? `city in ${terrain}` : isTown(hex) ? `town in ${terrain}` : terrain,
    isPort(hex) ? 'port' : isCoastal(hex) && !isIsland(hex) ? 'coast' : '',
    isRail(hex) ? 'railway' : '',
  ]
  const targets = s.targets.filter(each => each.hex === hex).map(each => objectiveName(each.objective))
  return [
    ground.filter(Boolean).join(', '),
    regionOf(hex) ?? '',
    targets.length === 0 ? '' : `target: ${targets.join(', ')}`,
    stackLine(s, hex, PARTISAN),
    stackLine(s, hex, AXIS),
    mayNeedSupply(s, AXIS, hex) && !canTrace(s, AXIS, hex) ? 'no Axis supply reaches it' : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
