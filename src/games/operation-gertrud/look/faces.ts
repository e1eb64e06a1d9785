import type { CounterFace, CounterNation, CounterState } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { UnitId } from '../../../core/ids'
import { signed } from '../../../core/look/signed'
import { CORPS, type Counter } from '../forces/counters'
import { isLeaderless } from '../movement/marching'
import { counterOf, type Gertrud, hexOf, isPending, isReduced, sideOf, unitOf, YAVUZ } from '../state'
import { isUnsupplied } from '../supply/supply'
import { sideColour } from './nations'
import { isCombatPhase } from './phases'

/** The SS is black and the Luftwaffe blue; a ship that was seized wears the colours of who has her. */
function colourOf(s: Gertrud, id: UnitId, { kind, name, nation, colour }: Counter): CounterNation {
  if (id === YAVUZ) return sideColour(s, sideOf(s, id))
  if (name.startsWith('SS ')) return 'ss'
  return kind === 'cas' && nation === 'German' ? 'luftwaffe' : colour
}

/** A CAS is marked OOS and an NGS In Port once it is used (3.1.2). */
export const isUsed = (s: Gertrud, id: UnitId): boolean => {
  const { at } = unitOf(s, id)
  return at.is === 'pool' && at.used
}

/** Those who fight in the battle that is on, and those with an engagement marker (11.0 step 10). */
const engagedUnits = recent((s: Gertrud): ReadonlySet<UnitId> => {
  const { attackers = [], defenders = [] } = s.battle ?? {}
  return new Set([...s.attacked, ...s.defended, ...attackers, ...defenders])
})

/** A unit has moved until the fighting begins; then it has attacked or not. */
export const hasActed = (s: Gertrud, id: UnitId): boolean => (isCombatPhase(s) ? s.attacked : s.moved).includes(id)

/** A word for what the counter itself does not show. */
function modeOf(s: Gertrud, id: UnitId): string | null {
  if (id === YAVUZ && s.yavuz === 'ablaze') return 'ablaze'
  if (s.experten === id) return 'Experten'
  if (counterOf(id).kind === 'ngs') return isUsed(s, id) ? 'in port' : null
  if (isPending(s, id)) return s.dropping.includes(id) ? 'drop' : 'raid'
  if (s.airSupplied.includes(id)) return 'by air'
  return hexOf(s, id) !== null && isLeaderless(s, id) ? 'frozen' : null
}

const stateOf = (s: Gertrud, id: UnitId): CounterState => {
  const mode = modeOf(s, id)
  return {
    ...(hasActed(s, id) || isUsed(s, id) ? { acted: true } : {}),
    ...(isUnsupplied(s, id) ? { outOfSupply: true } : {}),
    ...(s.interdicted.includes(id) ? { interdicted: true } : {}),
    ...(engagedUnits(s).has(id) ? { engaged: true } : {}),
    ...(isReduced(s, id) ? { reduced: true } : {}),
    ...(mode === null ? {} : { mode }),
  }
}

/** As printed on the side that is up: '7(9)-5', '+2'. Ships have none. */
export function ratingsOf(s: Gertrud, id: UnitId): string {
  const counter = counterOf(id)
  if (counter.kind === 'land') return isReduced(s, id) ? counter.ratings.reduced : counter.ratings.full
  return counter.kind === 'cas' ? (counter.plus === 0 ? '+0' : signed(counter.plus)) : ''
}

const FULL_STEPS = 2
const KINDS = { land: 'ground', cas: 'air', ngs: 'naval' } as const
const KIND_WORDS = { land: '', cas: 'close air support', ngs: 'naval gunfire support' } as const

/** '8th Panzer Division, German, 10-5, 2 of 2 steps' */
function spokenName(s: Gertrud, id: UnitId): string {
  const { kind, name, nation } = counterOf(id)
  const { steps } = unitOf(s, id)
  return [
    name,
    nation,
    KIND_WORDS[kind],
    ratingsOf(s, id),
    kind === 'land' && steps > 0 ? `${steps} of ${FULL_STEPS} steps` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function faceOf(s: Gertrud, id: UnitId): CounterFace {
  const counter = counterOf(id)
  const isLand = counter.kind === 'land'
  return {
    kind: KINDS[counter.kind],
    nation: colourOf(s, id, counter),
    symbol: counter.symbol,
    size: isLand ? counter.size : null,
    designation: counter.abbr,
    ratings: ratingsOf(s, id),
    steps: isLand ? { left: unitOf(s, id).steps, full: FULL_STEPS } : null,
    formation: isLand && counter.corps !== null ? CORPS[counter.corps] : null,
    state: stateOf(s, id),
    label: spokenName(s, id),
  }
}

const faces = recent((_s: Gertrud) => new Map<UnitId, CounterFace>())

export function face(s: Gertrud, id: UnitId): CounterFace {
  const known = faces(s).get(id) ?? faceOf(s, id)
  faces(s).set(id, known)
  return known
}
