import type { CounterFace, CounterState } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { UnitId } from '../../../core/ids'
import { adjectiveOf, nationOf } from '../countries'
import type { Counter, Nation } from '../forces/counter'
import { coverOf } from '../secrets/sight'
import { counterOf, type Part, unitOf, type Wars } from '../state'
import { stageOf } from '../turn'
import { COLOURS, SIZES, TYPES } from './nations'

/** '3/1' for the 3rd Brigade of the 1st Division, '7' for the 7th, 'Gd', 'Adrian'. */
function designationOf({ id, name, type }: Counter): string {
  if (type === 'fortification') return name.split(' ')[0] as string
  if (type === 'fleet') return 'Fleet'
  const inDivision = /^\d+\/\w+/.exec(name)
  if (inDivision !== null) return inDivision[0]
  const reserve = /^(\d+)\w* (R|LW|NG|RF)\b/.exec(name)
  if (reserve !== null) return `${reserve[1]} ${reserve[2]}`
  return /\d+/.exec(name)?.[0] ?? (id.endsWith('gd') ? 'Gd' : (name.split(' ')[0] as string))
}

/** Combat, cadre, movement; HQs show command and staff instead of strength, guns their bombardment, sources their radius. */
export function ratingsOf(id: UnitId): string {
  const { type, combat, cadre, movement, bombardment = 0, command = 0, staff = 0, support = 0 } = counterOf(id)
  if (type === 'fleet') return `(${bombardment})`
  if (type === 'hq') return `${command}/${staff}-${movement}`
  if (type === 'depot') return `r${support}`
  if (type === 'supply') return `r${support}-${movement}`
  if (type === 'fortification') return `(${bombardment})${combat}-${cadre}`
  if (bombardment > 0) return `(${bombardment})${cadre}-${movement}`
  return `${combat}-${cadre}-${movement}`
}

const chiefRating = (id: UnitId): string => {
  const { type, combat, bombardment = 0, command = 0, staff = 0, support = 0 } = counterOf(id)
  if (type === 'hq') return `${command}/${staff}`
  if (type === 'depot' || type === 'supply') return `r${support}`
  return bombardment > 0 ? `(${bombardment})` : `${combat}`
}

/** A unit has moved until the fighting begins; then it has attacked or not. */
const hasActed = (s: Wars, id: UnitId): boolean => (stageOf(s)?.endsWith('attack') ? s.attacked : s.moved).includes(id)

function modeOf(s: Wars, id: UnitId): string | null {
  if (s.railed.includes(id)) return 'by rail'
  if (s.counted.includes(id)) return 'counted'
  return s.retreated.includes(id) ? 'retreat' : null
}

const isFighting = ({ combat }: Wars, id: UnitId): boolean =>
  combat !== null && (combat.attackers.includes(id) || combat.defenders.includes(id))

const stateOf = (s: Wars, id: UnitId): CounterState => {
  const mode = modeOf(s, id)
  return {
    ...(hasActed(s, id) ? { acted: true } : {}),
    ...(unitOf(s, id).demoralized ? { demoralized: true } : {}),
    ...(isFighting(s, id) ? { engaged: true } : {}),
    ...(mode === null ? {} : { mode }),
  }
}

const turnedDown = (nation: Nation, demoralized: boolean): CounterFace => ({
  kind: 'ground',
  nation: COLOURS[nation],
  symbol: 'unknown',
  size: null,
  designation: '',
  ratings: '',
  steps: null,
  formation: null,
  state: { hidden: true, ...(demoralized ? { demoralized: true } : {}) },
  label: `${adjectiveOf(nation)} unit, unknown${demoralized ? ', Demoralized' : ''}`,
})

/** '1st Infantry Division, Ottoman, 8-3-6, Demoralized' */
const spokenName = (s: Part<'units' | 'setting'>, id: UnitId): string =>
  [counterOf(id).name, adjectiveOf(nationOf(s, id)), ratingsOf(id), unitOf(s, id).demoralized ? 'Demoralized' : '']
    .filter(Boolean)
    .join(', ')

function faceOf(s: Wars, id: UnitId): CounterFace {
  const cover = coverOf(id)
  if (cover !== null) return turnedDown(cover.nation, cover.demoralized)
  const counter = counterOf(id)
  if (unitOf(s, id).at.is === 'unseen') return turnedDown(nationOf(s, id), false)
  return {
    kind: counter.type === 'fleet' ? 'naval' : 'ground',
    // S3.SR1: the Rumanian counters are Austrian, and look it.
    nation: COLOURS[nationOf(s, id)],
    symbol: TYPES[counter.type][0],
    size: SIZES[counter.size],
    designation: designationOf(counter),
    ratings: ratingsOf(id),
    chiefRating: chiefRating(id),
    steps: null,
    formation: counter.corps === 'VII' ? 'red' : counter.corps === 'VIII' ? 'blue' : null,
    state: stateOf(s, id),
    label: spokenName(s, id),
  }
}

const facesOf = recent((_s: Wars) => new Map<UnitId, CounterFace>())

export function face(s: Wars, id: UnitId): CounterFace {
  const faces = facesOf(s)
  const known = faces.get(id) ?? faceOf(s, id)
  faces.set(id, known)
  return known
}
