import type { Side, UnitId } from '../../../core/ids'
import { AIR_REPAIR } from '../air/air-phase'
import { noteDepots } from '../airborne/deliveries'
import { PLAN_BOOK } from '../airborne/plan-book'
import { ALLIED } from '../countries'
import { unitsListed } from '../forces/scenarios'
import { eventGroupsDue } from '../politics/joining'
import { mobilizeGreece, mobilizeYugoslavia } from '../politics/mobilizing'
import { noteMorale } from '../politics/morale'
import { sendBack } from '../politics/politics'
import { isProvisioned } from '../sea/landings'
import { INTERDICTION, noteStores } from '../sea/sea-turn'
import type { Front, Go, PhasePart } from '../state'
import { portUsers, yugoslavPair } from '../supply/special-sources'
import { outOfSupply } from '../supply/supply'
import { ageTokens } from '../supply/tokens'
import { whyOut } from '../supply/why-out'
import { finishWorks } from '../works/building'
import { pruneWorks } from '../works/left-works'
import { returns, withdrawals } from './air-lists'
import { arriving } from './arriving'
import { checkGarrisons } from './garrisons'
import { reinforcementsDue } from './lists'
import { pointsDue } from './replacing'

/** 29.B.1: points accumulate. */
function receivePoints(s: Front, side: Side, go: Go): void {
  for (const due of pointsDue(s, side)) {
    const had = s.rps.find(({ nation, kind }) => nation === due.nation && kind === due.kind)
    const others = s.rps.filter(each => each !== had)
    s.rps = [...others, { ...due, points: due.points + (had?.points ?? 0) }]
    go.log('points', { nation: due.nation, rp: due.kind, count: due.points }, '29.B.1')
  }
}

/** I.9: both sides, for the whole player turn. */
export function checkSupply(s: Front, go: Go): void {
  const outOf = (side: Side): readonly UnitId[] => outOfSupply(s, side).filter(id => !isProvisioned(s, id))
  s.unsupplied = [...outOf(0), ...outOf(1)]
  const [axis, allied] = [whyOut(s, 0, outOf(0)), whyOut(s, 1, outOf(1))]
  go.log(
    'supplyChecked',
    {
      out: s.unsupplied,
      weather: [...axis.weather, ...allied.weather],
      zoc: [...axis.zoc, ...allied.zoc],
      length: [...axis.length, ...allied.length],
      twoZones: s.weather.D !== s.weather.E,
      ports: portUsers(s),
      pairs: yugoslavPair(s),
    },
    '12.B.0',
  )
}

/** The initial phase in its order (R-SEQ). `in`: kinds of player turn that have the part. */
export const INITIAL_PARTS: readonly PhasePart[] = [
  {
    id: 'garrisons',
    in: ['regular', 'october'],
    rule: '28.A.1.a.2',
    play(s, side, go) {
      pruneWorks(s)
      if (side === ALLIED) noteMorale(s)
      checkGarrisons(s, side, go)
      return []
    },
  },
  {
    id: 'politics',
    rule: '29.A.3',
    play(s, side, go) {
      sendBack(s, go, side)
      return [{ step: 'politics', side }]
    },
  },
  { id: 'withdrawals', rule: '29.C.1', play: (s, side) => withdrawals(s, side) },
  { id: 'conversions', rule: '29.D', play: (_s, side) => [{ step: 'convert', side }] },
  {
    id: 'mobilization',
    in: ['regular', 'october'],
    rule: '28.C.2.b',
    play(s, side, go) {
      if (side === ALLIED) mobilizeGreece(s, go)
      return mobilizeYugoslavia(s, side, go)
    },
  },
  {
    id: 'replacements',
    rule: '29.B.1',
    play(s, side, go) {
      receivePoints(s, side, go)
      return [{ step: 'replace', side }]
    },
  },
  {
    id: 'reinforcements',
    in: ['regular', 'october'],
    rule: '29.A.1',
    play(s, side, go) {
      const lists = [...reinforcementsDue(s, side), ...eventGroupsDue(s, side)]
      const due = [...returns(s, side, go), ...lists.flatMap(unitsListed), ...s.called]
      s.called = []
      if (s.kind === 'october') s.used = [...s.used, 'october']
      return arriving(s, side, due, go)
    },
  },
  {
    id: 'works',
    in: ['regular', 'october'],
    rule: '14.A.1.2',
    play(s, side, go) {
      finishWorks(s, side, go)
      return [{ step: 'build', side }]
    },
  },
  AIR_REPAIR,
  PLAN_BOOK,
  INTERDICTION,
  {
    id: 'rations',
    in: ['regular', 'surprise', 'october'],
    rule: '12.C.2.2',
    play(s) {
      s.preferred = []
      return [
        { step: 'ration', side: 0 },
        { step: 'ration', side: 1 },
      ]
    },
  },
  {
    id: 'supply',
    in: ['regular', 'surprise', 'october'],
    rule: '12.B.0',
    play(s, side, go) {
      checkSupply(s, go)
      noteStores(s, side)
      noteDepots(s, side)
      if (s.kind !== 'surprise') ageTokens(s)
      return []
    },
  },
]
