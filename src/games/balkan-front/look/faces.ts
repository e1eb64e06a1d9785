import type { CounterFace, CounterState } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { UnitId } from '../../../core/ids'
import { isObject } from '../../../core/json'
import type { AirCounter, GroundCounter } from '../forces/counter'
import { counterOf } from '../forces/counters'
import { type Front, unitOf } from '../state'
import { ratingOf } from '../units'
import { designationOf } from './designation'
import { airSymbol, COLOURS, groundSymbol, SIZES } from './nations'

/** '7-6'; attack, defence and movement where the first two differ: '2-3-8'. */
export function printedRatings(s: Front, id: UnitId): string {
  const { attack, defense, move } = ratingOf(s, id)
  return attack === defense ? `${attack}-${move}` : `${attack}-${defense}-${move}`
}

/** Who has moved in the phase that is on: what its step notes down. */
const movedNow = recent((s: Front): ReadonlySet<UnitId> => {
  const local = s.frames.find(frame => frame.step === 'march')?.local ?? null
  const left = isObject(local) ? local.left : null
  return new Set(Array.isArray(left) ? left.flatMap(each => (isObject(each) ? [each.unit as UnitId] : [])) : [])
})

const modeOf = (s: Front, id: UnitId): string | null =>
  s.railed.some(({ unit }) => unit === id) ? 'by rail' : s.fellBack.includes(id) ? 'retreat' : null

const isFighting = ({ battle }: Front, id: UnitId): boolean =>
  battle !== null && (battle.attackers.includes(id) || battle.defenders.includes(id))

function stateOf(s: Front, id: UnitId): CounterState {
  const mode = modeOf(s, id)
  return {
    ...(movedNow(s).has(id) || s.attacked.includes(id) || s.flown.includes(id) ? { acted: true } : {}),
    ...(s.unsupplied.includes(id) ? { outOfSupply: true } : {}),
    ...(unitOf(s, id).cadre || s.inoperative.includes(id) ? { reduced: true } : {}),
    ...(isFighting(s, id) ? { engaged: true } : {}),
    ...(mode === null ? {} : { mode }),
  }
}

const groundFace = (s: Front, id: UnitId, counter: GroundCounter): CounterFace => {
  const { cadre } = unitOf(s, id)
  const ratings = printedRatings(s, id)
  return {
    kind: 'ground',
    nation: COLOURS[counter.nation],
    symbol: groundSymbol(counter),
    size: cadre ? 'X' : SIZES[counter.size],
    designation: designationOf(counter.name),
    ratings: counter.type === 'positionAA' ? `AA ${counter.aa ?? 0}` : ratings,
    chiefRating: counter.type === 'positionAA' ? `${counter.aa ?? 0}` : `${ratingOf(s, id).attack}`,
    steps: counter.cadre === null ? null : { left: cadre ? 1 : 2, full: 2 },
    formation: null,
    state: stateOf(s, id),
    label: [counter.name, counter.nation, cadre ? `cadre ${ratings}` : ratings].join(', '),
  }
}

const airFace = (s: Front, id: UnitId, counter: AirCounter): CounterFace => ({
  kind: 'air',
  nation: COLOURS[counter.nation],
  symbol: airSymbol(counter),
  size: null,
  designation: counter.name,
  ratings: `${counter.attack}${counter.letters}${counter.defense} ${counter.range}`,
  chiefRating: `${counter.attack}${counter.letters}${counter.defense}`,
  steps: null,
  formation: null,
  state: stateOf(s, id),
  label: `${counter.name}, ${counter.nation}, ${counter.attack}${counter.letters}${counter.defense}`,
})

const facesOf = recent((_s: Front) => new Map<UnitId, CounterFace>())

export function face(s: Front, id: UnitId): CounterFace {
  const faces = facesOf(s)
  const known = faces.get(id)
  if (known !== undefined) return known
  const counter = counterOf(id)
  const made = counter.kind === 'ground' ? groundFace(s, id, counter) : airFace(s, id, counter)
  faces.set(id, made)
  return made
}
