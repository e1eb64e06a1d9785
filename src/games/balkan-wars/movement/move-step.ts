import { type Picked, picking } from '../../../core/army/picking'
import { ofHex, ofUnitAndHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Unmoved } from '../../../core/engine/step'
import { type HexId, otherSide, type RuleId, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { boardOf, isInEnemyZoc, STACK_LIMIT, stackIn, unitsOnMap } from '../board'
import { nameOf } from '../countries'
import { FOG, isChosen } from '../forces/options'
import type { Way } from '../log-facts'
import { hexName, isPort, neighboursOf, places } from '../map/geography'
import { scout, turnUp, whyNotScout } from '../secrets/looking'
import { isVeiled } from '../secrets/sight'
import { counterOf, type Go, hexOf, landIds, onHex, putUnits, unitList, unitOf, type Wars } from '../state'
import { embark, whyNotEmbark, whyNotSail } from './landing'
import {
  bridgeHexes,
  bridgesFor,
  type Way as Found,
  isWaitingCorps,
  leaveWith,
  movers,
  reachOf,
  waysOf,
  wayTo,
  whyNotLeave,
  whyNotMove,
  whyOutOfReach,
} from './marching'
import { reachByRail, whyNotEntrain, whyNotRail } from './rail'
import { endMovement, enterHexes, noteActed, sweepTrenches } from './segment'
import { overfullHexes } from './stacking'

type Local = Picked & {
  /** 5.7.2: what the Amphibious Operation of this segment carries, in halves; null: none was made. */
  load: number | null
  /** D25: units of a corps that must leave the Display yet, since it has begun to. */
  leaving: readonly UnitId[]
}
type Moving = Frame<null, Local>

/** 12: whose moves are for his own eyes. */
const ownerOf = (s: Wars, f: Moving) => (isChosen(s, FOG) ? f.side : null)

/** What a move by land is told under. Under fog it is said of trains too, as the number alone would tell who went by rail. */
const MARCHED = '5.G.4'

const whyNothingPicked = (f: Moving): Refusal | false =>
  f.local.picked.length === 0 && refusal('5.G.2', 'pick a unit first')

/** Units that stand together: in one hex, or in the Display. */
const isTogether = (s: Wars, a: UnitId, b: UnitId): boolean =>
  hexOf(s, a) === hexOf(s, b) && unitOf(s, a).at.is === unitOf(s, b).at.is

const inDisplay = (s: Wars): UnitId[] => landIds.filter(id => unitOf(s, id).at.is === 'display')

const ableIn = (s: Wars, f: Moving, hex: HexId): UnitId[] =>
  stackIn(s, hex, f.side).filter(id => movers(s, f.side).has(id) && canGo(s, id))

/** Whether it can go anywhere by itself: Depots by rail only. */
const canGo = (s: Wars, id: UnitId): boolean => counterOf(id).movement > 0 || whyNotEntrain(s, id).length === 0

const picks = picking<Wars, null, Local>({
  rule: '5.G.2',
  hexes: (s, f) => boardOf(s).hexes[f.side],
  unitsIn: (s, f, hex) => stackIn(s, hex, f.side),
  others: inDisplay,
  hexOf,
  ableIn,
  whyNot: (s, f, id) => !movers(s, f.side).has(id) && whyNotMove(s, id, f.side),
  joins: (s, f, id) => f.local.picked.every(each => isTogether(s, each, id)),
  unitLabel: (id, _s, f) => (f.local.picked.includes(id) ? `Leave ${nameOf(id)}` : nameOf(id)),
  stackLabel: hex => `Whole stack in ${hexName(hex)}`,
  back: 'Put back',
})

const bridgesUsed = (ways: readonly Found[]): UnitId[] => [...new Set(ways.flatMap(way => way.bridgers))]

function whyNotTo(s: Wars, f: Moving, hex: HexId): Refusal[] {
  const { picked } = f.local
  return firstOf(
    () => whyNothingPicked(f),
    ...picked.map(id => () => whyNotMove(s, id, f.side)),
    () => hexOf(s, picked[0] as UnitId) === hex && refusal('5.G.1', 'it stands there', { hex }),
    ...picked.map(id => () => whyNotLeave(s, id, picked)),
    () => {
      if (waysOf(s, picked, hex) !== null) return null
      const stuck = picked.find(id => wayTo(s, [id], hex) === null) ?? (picked[0] as UnitId)
      return whyOutOfReach(s, stuck, hex)
    },
  )
}

/** Where the first of them goes by itself and all together, without bridges and over them. */
function hexesToGo(s: Wars, { side, local: { picked } }: Moving): Iterable<HexId> {
  const groups = picked.length > 1 ? [picked.slice(0, 1), picked] : [picked]
  return new Set(
    groups.flatMap(units => {
      const bridges = bridgeHexes(s, bridgesFor(s, side, units))
      const over = bridges.length === 0 ? null : reachOf(s, units, bridges)
      return [...(reachOf(s, units)?.hexes ?? []), ...(over?.hexes ?? [])]
    }),
  )
}

const to = ofHex<Wars, null, Local>({
  title: 'Destinations',
  intent: 'act',
  among: hexesToGo,
  whyNot: whyNotTo,
  label: hex => `Move to ${hexName(hex)}`,
  cost: (s, f, hex) => Math.max(0, ...(waysOf(s, f.local.picked, hex) ?? []).map(way => way.cost)),
  ends: (s, f, hex) => isInEnemyZoc(s, hex, f.side),
  warn(s, f, hex) {
    const bridgers = bridgesUsed(waysOf(s, f.local.picked, hex) ?? [])
    return bridgers.length === 0 ? null : `${bridgers.map(nameOf).join(' and ')} must stay for the bridge`
  },
  path: (s, f, hex) => waysOf(s, f.local.picked, hex)?.[0]?.path ?? null,
  do(s, f, hex, go) {
    const units = f.local.picked
    const ways = waysOf(s, units, hex) ?? []
    const from = hexOf(s, units[0] as UnitId)
    const bridgers = bridgesUsed(ways)
    if (bridgers.length > 0) {
      s.bridging = [...new Set([...s.bridging, ...bridgers])]
      const bridge = hexOf(s, bridgers[0] as UnitId) as HexId
      go.log('bridged', { owner: ownerOf(s, f), hex: bridge, units: bridgers }, '5.4.2')
    }
    leaveWith(s, f.local, units, go)
    const paths = units.map((_, at) => ways[at]?.path ?? [hex])
    if (from === null) travel(s, f, { hex, way: 'from Asia', rule: '5.6.2', paths }, go)
    else travel(s, f, { hex, way: 'on foot', rule: MARCHED, paths }, go)
  },
})

type Travel = {
  readonly hex: HexId
  readonly way: Way
  readonly rule: RuleId
  /** The way each took, its first hex too; none over sea. */
  readonly paths: readonly (readonly HexId[])[]
}

/** Those in hand go there, and do to each hex they come into what units do. */
function travel(s: Wars, f: Moving, { hex, way, rule, paths }: Travel, go: Go): void {
  const units = f.local.picked
  const from = hexOf(s, units[0] as UnitId)
  putUnits(s, units, () => ({ at: onHex(hex) }))
  s.moved = [...s.moved, ...units]
  noteActed(s, units)
  f.local.picked = []
  const path = paths[0] ?? []
  go.log('moved', { owner: ownerOf(s, f), side: f.side, count: units.length, units, from, to: hex, path, way }, rule)
  // D11: who lands together takes a City together.
  if (paths.length === 0) enterHexes(s, go, units, [hex])
  for (const [at, entered] of paths.entries())
    enterHexes(s, go, [units[at] as UnitId], entered[0] === from ? entered.slice(1) : entered)
  sweepTrenches(s, go)
}

const rail = ofHex<Wars, null, Local>({
  title: 'By rail',
  intent: 'act',
  among: (s, { local: { picked } }) =>
    picked.length === 0 || picked.some(id => whyNotEntrain(s, id).length > 0)
      ? []
      : reachByRail(s, picked[0] as UnitId).hexes,
  whyNot: (s, f, hex) =>
    firstOf(
      () => whyNothingPicked(f),
      ...f.local.picked.map(id => () => whyNotMove(s, id, f.side)),
      ...f.local.picked.map(id => () => whyNotLeave(s, id, f.local.picked)),
      ...f.local.picked.map(id => () => whyNotRail(s, id, hex)),
    ),
  label: hex => `By rail to ${hexName(hex)}`,
  path: (s, f, hex) => reachByRail(s, f.local.picked[0] as UnitId).pathTo(hex),
  do(s, f, hex, go) {
    const { picked } = f.local
    const path = reachByRail(s, picked[0] as UnitId).pathTo(hex)
    s.railed = [...s.railed, ...picked]
    const rule = ownerOf(s, f) === null ? '5.2.3' : MARCHED
    travel(s, f, { hex, way: 'by rail', rule, paths: picked.map(() => path) }, go)
  },
})

const landingPlaces: readonly HexId[] = places.map(({ hex }) => hex)

const sail = ofHex<Wars, null, Local>({
  title: 'By sea',
  intent: 'spend',
  among: (s, f) =>
    f.local.picked.length === 0 || f.local.picked.some(id => whyNotEmbark(s, id, f.side, f.local.load).length > 0)
      ? []
      : landingPlaces,
  whyNot: (s, f, hex) =>
    firstOf(
      () => whyNothingPicked(f),
      ...f.local.picked.map(id => () => whyNotMove(s, id, f.side)),
      () => whyNotSail(s, f.local.picked, f.side, hex, f.local.load),
    ),
  label: hex => `Land at ${hexName(hex)}`,
  warn: (_s, f) => (f.local.load === null ? 'this uses up an Amphibious Operation' : null),
  do(s, f, hex, go) {
    const { fleet } = s.landings
    f.local.load = embark(s, f.local.picked, f.local.load)
    travel(s, f, { hex, way: s.landings.fleet < fleet ? 'with the Fleet' : 'by sea', rule: '5.7.3', paths: [] }, go)
  },
})

const recon = ofUnitAndHex<Wars, null, Local>({
  title: 'Reconnaissance',
  intent: 'act',
  seals: true,
  *among(s, f) {
    for (const unit of unitsOnMap(s, f.side))
      if (whyNotScout(s, f.side, unit, null).length === 0)
        for (const hex of neighboursOf(hexOf(s, unit) as HexId).toSorted((a, b) => a - b))
          if (isVeiled(s, hex, otherSide(f.side))) yield { unit, hex }
  },
  whyNot: (s, f, { unit, hex }) => whyNotScout(s, f.side, unit, hex),
  label: ({ unit, hex }) => `${nameOf(unit)} scouts ${hexName(hex)}`,
  do(s, f, { unit, hex }, go) {
    f.local.picked = []
    scout(s, go, f.side, unit, hex)
  },
})

/** 12.2.2 */
const show = ofHex<Wars, null, Local>({
  title: 'Turn face up',
  intent: 'spend',
  // A click on a stack must never show it to the enemy.
  aside: true,
  among: (s, f) => (isChosen(s, FOG) ? boardOf(s).hexes[f.side] : []),
  whyNot: (s, f, hex) =>
    firstOf(
      () => !isChosen(s, FOG) && refusal('12.G', 'nothing is hidden in this game', { hex }),
      () => !isVeiled(s, hex, f.side) && refusal('12.2.2', 'you have nothing face down there', { hex }),
    ),
  label: hex => `Turn the stack in ${hexName(hex)} face up`,
  do: (s, f, hex, go) => turnUp(s, go, hex, f.side, '12.2.2'),
})

const unmovedOf = (s: Wars, f: Moving): UnitId[] =>
  [...movers(s, f.side)].filter(id => canGo(s, id) && !isWaitingCorps(s, id))

const NOBODY: readonly UnitId[] = []

/** 7.G.2, D78: who has just arrived counts once Movement ends. */
function tooFull(s: Wars, f: Moving): string[] {
  const full = overfullHexes({ ...s, fresh: NOBODY }, f.side).map(hexName)
  if (full.length === 0) return []
  const where = full.length > 2 ? `${full.length} hexes` : full.join(' and ')
  return [`more than ${STACK_LIMIT} units in ${where}: the rest will be Demoralized`]
}

/** D25: those who must still leave with their corps, if there is a way out. */
const stragglers = (s: Wars, f: Moving): UnitId[] =>
  f.local.leaving.filter(id => unitOf(s, id).at.is === 'display' && (reachOf(s, [id])?.hexes.length ?? 0) > 0)

/** 5: every unit once, in any order, on foot, by rail, by sea or from the Display. */
export const move = step<Wars, null, Local>({
  seat: 'private',
  local: shape.fields({ picked: unitList, load: shape.nullable(shape.whole(0, 8)), leaving: unitList }),
  fresh: () => ({ picked: [], load: null, leaving: [] }),
  prompt: (s, f) => ({ text: promptText(s, f), rule: '5.G.1', ruling: 'D77', waiting: 'is moving' }),
  answers: {
    pick: picks.pick,
    stack: picks.stack,
    to,
    rail,
    sail,
    recon,
    show,
    back: picks.back,
    done: plain({
      intent: 'pass',
      label: 'End Movement',
      whyNot(s, f) {
        const [late] = stragglers(s, f)
        return (
          late !== undefined && refusal('S1.SR4.1', `${nameOf(late)} must leave with its corps`, { unit: late }, 'D25')
        )
      },
      leaves(s, f) {
        const left = unmovedOf(s, f).length
        const parts = [
          ...(left === 0 ? [] : [left === 1 ? 'one unit has not moved' : `${left} units have not moved`]),
          ...tooFull(s, f),
        ]
        return parts.length === 0 ? null : parts.join('; ')
      },
      do(s, f, go) {
        endMovement(s, go, f.side)
        go.end()
      },
    }),
  },
  primary: (s, f) =>
    f.local.picked.length > 0 || unmovedOf(s, f).length > 0 || tooFull(s, f).length > 0 ? null : 'done',
  unmoved: (s, f) => [
    ...boardOf(s).hexes[f.side].flatMap((where): Unmoved[] => {
      const units = ableIn(s, f, where)
      const [first, another] = units
      if (first === undefined) return []
      return [{ units, take: another === undefined ? { kind: 'pick', unit: first } : { kind: 'stack', hex: where } }]
    }),
    ...inDisplay(s)
      .filter(id => movers(s, f.side).has(id) && !isWaitingCorps(s, id))
      .map((unit): Unmoved => ({ units: [unit], take: { kind: 'pick', unit } })),
  ],
  focus: (_s, f) => ({ hand: f.local.picked }),
})

function promptText(s: Wars, f: Moving): string {
  const { picked } = f.local
  const [first] = picked
  const [late] = stragglers(s, f)
  if (first === undefined)
    return late === undefined
      ? 'Movement: pick a unit or a stack, or end the segment'
      : `Movement: ${nameOf(late)} must leave Asia with its corps`
  const from = hexOf(s, first)
  const who = picked.length === 1 ? nameOf(first) : `${picked.length} units`
  const where = from === null ? 'Asia' : hexName(from)
  return `Move ${who} from ${where}: pick a hex${from !== null && isPort(from) ? ', by land or sea' : ''}`
}
