import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, toggled, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { whyNotReady } from '../air/support'
import { type Mission, missions } from '../charts'
import { hexName } from '../map/geography'
import { GERMAN, type Gertrud, hex, nameOf, unit, unitList } from '../state'
import { MISSIONS, type MissionId } from './mission-list'
import { undertake } from './mission-results'
import { casForMission, farEnds, missionChances, missionModifiersOf, placesFor, preyOf, whyNotPlace } from './missions'

type Args = { mission: MissionId }
type Local = { hex: HexId | null; to: HexId | null; prey: UnitId | null; cas: UnitId[] }
type Planning = Frame<Args, Local>

const MOST_CAS = 2

const missionOf = ({ args }: Planning): Mission => missions.find(each => each.id === args.mission) ?? missions[0]
const hasFarEnd = ({ place }: Mission): boolean => 'bridge' in place || 'strait' in place
const hasPrey = ({ place }: Mission): boolean => 'nextToEnemy' in place

const whyNotPut = (s: Gertrud, f: Planning, where: HexId): Refusal[] =>
  firstOf(
    () => f.local.hex === where && refusal(missionOf(f).rule, 'it is to be put there already', { hex: where }),
    () => whyNotPlace(s, missionOf(f), where),
  )

function whyNotAim(s: Gertrud, f: Planning, where: HexId): Refusal[] {
  const mission = missionOf(f)
  const from = f.local.hex
  return firstOf(
    () => !hasFarEnd(mission) && refusal(mission.rule, 'this mission strikes no hexside'),
    () => from === null && refusal(mission.rule, 'say first where the Kommando is put'),
    () => f.local.to === where && refusal(mission.rule, 'it is the target already', { hex: where }),
    () =>
      from !== null &&
      !farEnds(s, mission, from).includes(where) &&
      refusal(mission.rule, 'nothing of the kind leads there', { hex: where }),
  )
}

function whyNotStrike(s: Gertrud, f: Planning, id: UnitId): Refusal[] {
  const mission = missionOf(f)
  const from = f.local.hex
  return firstOf(
    () => !hasPrey(mission) && refusal(mission.rule, 'this mission strikes no unit'),
    () => from === null && refusal(mission.rule, 'say first where the Kommando is put'),
    () => f.local.prey === id && refusal(mission.rule, 'it is the target already', { unit: id }),
    () =>
      from !== null &&
      !preyOf(s, from).includes(id) &&
      refusal(mission.rule, `${nameOf(id)} is no enemy land unit next to it`, { unit: id }),
  )
}

function whyNotGive(s: Gertrud, f: Planning, id: UnitId): Refusal[] {
  if (f.local.cas.includes(id)) return []
  return firstOf(
    () => whyNotReady(s, id, GERMAN, 'cas'),
    () => !casForMission(s).includes(id) && refusal('17.1.2', 'it must be a German CAS', { unit: id }),
    () =>
      f.local.cas.length >= MOST_CAS &&
      refusal('17.1.6', 'one CAS is the price, one more helps, no third', { unit: id }),
  )
}

const whyNotGo = (f: Planning): Refusal[] => {
  const mission = missionOf(f)
  const { local } = f
  return reasons(
    local.hex === null && refusal(mission.rule, 'say where the Kommando is put'),
    hasFarEnd(mission) && local.to === null && refusal(mission.rule, 'name the hexside'),
    hasPrey(mission) && local.prey === null && refusal(mission.rule, 'name the enemy unit'),
    local.cas.length === 0 && refusal('17.1.2', 'name the CAS that is given up'),
  )
}

function promptText(f: Planning): string {
  const mission = missionOf(f)
  const { local } = f
  if (local.hex === null) return `${mission.title}: pick the hex where the Kommando is put`
  if (hasFarEnd(mission) && local.to === null) return `${mission.title} from ${hexName(local.hex)}: pick the far hex`
  if (hasPrey(mission) && local.prey === null) return `${mission.title} from ${hexName(local.hex)}: pick the enemy unit`
  if (local.cas.length === 0) return `${mission.title}: name a German CAS to give up`
  return `${mission.title}: go, or give up a second CAS for -1`
}

/** 17.1: all is named before the die. */
export const mission: Step<Gertrud, Args, Local> = {
  args: shape.fields({ mission: shape.oneOf(...MISSIONS) }),
  local: shape.fields({
    hex: shape.nullable(hex),
    to: shape.nullable(hex),
    prey: shape.nullable(unit),
    cas: unitList,
  }),
  fresh: () => ({ hex: null, to: null, prey: null, cas: [] }),
  answers: { put: ['hex'], aim: ['hex'], strike: ['unit'], give: ['unit'], go: [], cancel: [] },
  resume(_s, _f, _value, go) {
    go.end()
  },
  prompt: (_s, f) => ({ text: promptText(f), rule: missionOf(f).rule, waiting: 'plans a Kommando mission' }),
  *choices(s, f) {
    const plan = missionOf(f)
    const { local } = f
    for (const where of placesFor(s, plan))
      if (where !== local.hex) yield { action: { kind: 'put', hex: where }, label: `Kommando to ${hexName(where)}` }
    if (local.hex !== null) {
      for (const to of farEnds(s, plan, local.hex))
        if (to !== local.to)
          yield { action: { kind: 'aim', hex: to }, label: `Strike between ${hexName(local.hex)} and ${hexName(to)}` }
      if (hasPrey(plan))
        for (const id of preyOf(s, local.hex))
          if (id !== local.prey) yield { action: { kind: 'strike', unit: id }, label: `Strike ${nameOf(id)}` }
    }
    for (const id of casForMission(s))
      if (whyNotGive(s, f, id).length === 0)
        yield {
          action: { kind: 'give', unit: id },
          label: local.cas.includes(id) ? `Keep ${nameOf(id)}` : `Give up ${nameOf(id)}`,
        }
    if (whyNotGo(f).length === 0) yield { action: { kind: 'go' }, label: `Undertake: ${plan.title}` }
    yield { action: { kind: 'cancel' }, label: 'No mission' }
  },
  check(s, f, a) {
    switch (a.kind) {
      case 'put':
        return whyNotPut(s, f, hexOfAction(a))
      case 'aim':
        return whyNotAim(s, f, hexOfAction(a))
      case 'strike':
        return whyNotStrike(s, f, unitOfAction(a))
      case 'give':
        return whyNotGive(s, f, unitOfAction(a))
      case 'go':
        return whyNotGo(f)
      default:
        return []
    }
  },
  apply(s, f, a, go) {
    const { local } = f
    switch (a.kind) {
      case 'put':
        local.hex = hexOfAction(a)
        local.to = null
        local.prey = null
        return
      case 'aim':
        local.to = hexOfAction(a)
        return
      case 'strike':
        local.prey = unitOfAction(a)
        return
      case 'give': {
        const id = unitOfAction(a)
        local.cas = toggled(local.cas, id)
        return
      }
      case 'go': {
        if (local.hex === null) return
        const { hex: where, to, prey } = local
        const asks = undertake(s, { mission: missionOf(f), hex: where, to, prey, cas: [...local.cas] }, go)
        if (asks.length > 0) go.ask(...asks)
        else go.end()
        return
      }
      default:
        go.end()
    }
  },
  forecast(s, f) {
    if (f.local.cas.length === 0) return null
    const listed = (cas: number) =>
      missionChances(s, cas).outcomes.map(({ value, chance }) => ({
        label: value === 'success' ? 'success' : `failure, Kommando ${value}`,
        chance,
      }))
    return {
      title: `${missionOf(f).title}: failure adds ${missionOf(f).penalty} to every victory roll`,
      modifiers: missionModifiersOf(s, f.local.cas.length),
      lowIsGood: true,
      chart: { id: 'kommandoMissions', column: 'result' },
      results: listed(f.local.cas.length),
      ...(f.local.cas.length === 1
        ? { otherwise: { now: 'with one CAS', label: 'with a second CAS', results: listed(2) } }
        : {}),
    }
  },
}
