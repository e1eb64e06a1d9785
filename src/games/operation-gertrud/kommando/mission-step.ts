import { toggled } from '../../../core/army/lists'
import { straightWay } from '../../../core/army/placing'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, reasons, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { whyNotReady } from '../air/support'
import { MISSIONS, type Mission, type MissionId, missionOf } from '../charts'
import { hexName } from '../map/geography'
import { GERMAN, type Gertrud, hex, hexOf, KOMMANDO, nameOf, unit, unitList } from '../state'
import { undertake } from './mission-results'
import {
  casForMission,
  farEnds,
  hasFarEnd,
  hasPrey,
  missionChances,
  missionModifiersOf,
  placesFor,
  preyOf,
  whyNotPlace,
} from './missions'

type Args = { readonly mission: MissionId }
type Local = { hex: HexId | null; to: HexId | null; prey: UnitId | null; cas: readonly UnitId[] }
type Planning = Frame<Args, Local>

const MOST_CAS = 2

const planOf = ({ args }: Planning): Mission => missionOf(args.mission)

const whyNotGo = (f: Planning): Refusal[] => {
  const { local } = f
  const mission = planOf(f)
  return reasons(
    local.hex === null && refusal(mission.rule, 'say where the Kommando is put'),
    hasFarEnd(mission) && local.to === null && refusal(mission.rule, 'name the hexside'),
    hasPrey(mission) && local.prey === null && refusal(mission.rule, 'name the enemy unit'),
    local.cas.length === 0 && refusal('17.1.2', 'name the CAS that is given up'),
  )
}

const whyNotPut = (f: Planning): Refusal | false =>
  f.local.hex === null && refusal(planOf(f).rule, 'say first where the Kommando is put')

function promptText(f: Planning): string {
  const mission = planOf(f)
  const { local } = f
  if (local.hex === null) return `${mission.title}: pick the hex where the Kommando is put`
  if (hasFarEnd(mission) && local.to === null) return `${mission.title} from ${hexName(local.hex)}: pick the far hex`
  if (hasPrey(mission) && local.prey === null) return `${mission.title} from ${hexName(local.hex)}: pick the enemy unit`
  if (local.cas.length === 0) return `${mission.title}: name a German CAS to give up`
  return `${mission.title}: go, or give up a second CAS for -1`
}

const put = ofHex<Gertrud, Args, Local>({
  title: 'Where the Kommando goes',
  intent: 'pick',
  among: (s, f) => placesFor(s, planOf(f)),
  whyNot: (s, f, where) =>
    firstOf(
      () => f.local.hex === where && refusal(planOf(f).rule, 'it is to be put there already', { hex: where }),
      () => whyNotPlace(s, planOf(f), where),
    ),
  label: where => `Kommando to ${hexName(where)}`,
  path: (s, _f, where) => straightWay(hexOf(s, KOMMANDO), where),
  do(_s, f, where) {
    f.local.hex = where
    f.local.to = null
    f.local.prey = null
  },
})

const aim = ofHex<Gertrud, Args, Local>({
  title: 'What it strikes',
  intent: 'pick',
  among: (s, f) => (f.local.hex === null ? [] : farEnds(s, planOf(f), f.local.hex)),
  whyNot(s, f, where) {
    const mission = planOf(f)
    const from = f.local.hex
    return firstOf(
      () => !hasFarEnd(mission) && refusal(mission.rule, 'this mission strikes no hexside'),
      () => whyNotPut(f),
      () => f.local.to === where && refusal(mission.rule, 'it is the target already', { hex: where }),
      () =>
        from !== null &&
        !farEnds(s, mission, from).includes(where) &&
        refusal(mission.rule, 'nothing of the kind leads there', { hex: where }),
    )
  },
  label: (where, _s, f) =>
    `Strike between ${f.local.hex === null ? 'the hexes' : hexName(f.local.hex)} and ${hexName(where)}`,
  path: (s, f, where) => straightWay(f.local.hex ?? hexOf(s, KOMMANDO), where),
  do(_s, f, where) {
    f.local.to = where
  },
})

const strike = ofUnit<Gertrud, Args, Local>({
  title: 'Whom it strikes',
  intent: 'pick',
  among: (s, f) => (f.local.hex === null || !hasPrey(planOf(f)) ? [] : preyOf(s, f.local.hex)),
  whyNot(s, f, id) {
    const mission = planOf(f)
    const from = f.local.hex
    return firstOf(
      () => !hasPrey(mission) && refusal(mission.rule, 'this mission strikes no unit'),
      () => whyNotPut(f),
      () => f.local.prey === id && refusal(mission.rule, 'it is the target already', { unit: id }),
      () =>
        from !== null &&
        !preyOf(s, from).includes(id) &&
        refusal(mission.rule, `${nameOf(id)} is no enemy land unit next to it`, { unit: id }),
    )
  },
  label: id => `Strike ${nameOf(id)}`,
  do(_s, f, id) {
    f.local.prey = id
  },
})

const give = ofUnit<Gertrud, Args, Local>({
  title: 'CAS to give up',
  intent: 'pick',
  among: s => casForMission(s),
  whyNot(s, f, id) {
    if (f.local.cas.includes(id)) return null
    return firstOf(
      () => whyNotReady(s, id, GERMAN, 'cas'),
      () => !casForMission(s).includes(id) && refusal('17.1.2', 'it must be a German CAS', { unit: id }, 'R-63'),
      () =>
        f.local.cas.length >= MOST_CAS &&
        refusal('17.1.6', 'one CAS is the price, one more helps, no third', { unit: id }),
    )
  },
  label: (id, _s, f) => (f.local.cas.includes(id) ? `Keep ${nameOf(id)}` : `Give up ${nameOf(id)}`),
  do(_s, f, id) {
    f.local.cas = toggled(f.local.cas, id)
  },
})

/** 17.1: all is named before the die. */
export const mission = step<Gertrud, Args, Local>({
  args: shape.fields({ mission: shape.oneOf(...MISSIONS) }),
  local: shape.fields({
    hex: shape.nullable(hex),
    to: shape.nullable(hex),
    prey: shape.nullable(unit),
    cas: unitList,
  }),
  fresh: () => ({ hex: null, to: null, prey: null, cas: [] }),
  resume: (_s, _f, _value, go) => go.end(),
  prompt: (_s, f) => ({ text: promptText(f), rule: planOf(f).rule, waiting: 'plans a Kommando mission' }),
  answers: {
    put,
    aim,
    strike,
    give,
    go: plain({
      intent: 'spend',
      seals: true,
      label: (_s, f) => `Undertake: ${planOf(f).title}`,
      whyNot: (_s, f) => whyNotGo(f),
      do(s, f, go) {
        if (f.local.hex === null) return
        const asks = undertake(s, { ...f.local, hex: f.local.hex, mission: planOf(f) }, go)
        if (asks.length > 0) go.ask(...asks)
        else go.end()
      },
    }),
    cancel: plain({ intent: 'cancel', label: 'No mission', do: (_s, _f, go) => go.end() }),
  },
  focus(s, { local }) {
    const prey = local.prey === null ? null : hexOf(s, local.prey)
    const from = local.hex ?? hexOf(s, KOMMANDO)
    return {
      hand: [KOMMANDO, ...local.cas],
      targets: [local.to, prey].filter(each => each !== null),
      from: from === null ? [] : [from],
    }
  },
  needs: s => hexOf(s, KOMMANDO) !== null,
  battle: (_s, f) => (f.local.cas.length === 0 ? null : { stage: 'Plan', onMap: true }),
  assume: (_s, f) => ({ kind: whyNotGo(f).length === 0 ? 'go' : 'cancel' }),
  forecast(s, f) {
    const given = f.local.cas.length
    if (given === 0) return null
    const listed = (cas: number) =>
      missionChances(s, cas).outcomes.map(({ value, chance }) => ({
        label: value === 'success' ? 'success' : `failure, Kommando ${value}`,
        chance,
      }))
    return {
      title: `${planOf(f).title}: failure adds ${planOf(f).penalty} to every victory roll`,
      modifiers: missionModifiersOf(s, given),
      lowIsGood: true,
      chart: { id: 'kommandoMissions', column: 'result' },
      results: listed(given),
      ...(given === 1 ? { otherwise: { now: 'with one CAS', label: 'with a second CAS', results: listed(2) } } : {}),
    }
  },
})
