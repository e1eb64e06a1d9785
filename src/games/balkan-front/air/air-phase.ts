import { otherSide, type Side } from '../../../core/ids'
import { seizeBridges } from '../airborne/bridge-seizing'
import { deliverAll, turnBackShort } from '../airborne/deliveries'
import { dropAll, recover } from '../airborne/drops'
import { lapsePlans } from '../airborne/plans'
import type { Front, Go, PhasePart } from '../state'
import { freshAirPhase } from './air-state'
import { fireAllFlak, harass, raidsOf } from './bombing'
import { escapeAsks } from './escape'
import { noteRepeats } from './packages'
import type { Return } from './returns'
import { endStaging, repairAir, turnBackLoneEscorts } from './returns'

const BOTH = ['regular', 'surprise'] as const

const home = (when: Return) => ({ when, over: null })

const quiet =
  (play: (s: Front, side: Side, go: Go) => void): PhasePart['play'] =>
  (s, side, go) => {
    play(s, side, go)
    return []
  }

/** 16.C: the air phase in its six steps. */
export const AIR_PARTS: readonly PhasePart[] = [
  {
    id: 'fly',
    in: BOTH,
    rule: '16.C',
    play(s, side) {
      Object.assign(s, freshAirPhase())
      return [{ step: 'airBoard', side }]
    },
  },
  {
    id: 'charges',
    in: BOTH,
    rule: '20.C',
    play: quiet((s, side, go) => {
      noteRepeats(s, side)
      endStaging(s, go)
      turnBackShort(s, side)
      turnBackLoneEscorts(s, side, go)
    }),
  },
  { id: 'interceptors', in: BOTH, rule: '20.A', play: (_s, side) => [{ step: 'interceptors', side: otherSide(side) }] },
  { id: 'air-combat', in: BOTH, rule: '21.0', play: (_s, side) => [{ step: 'airCombats', side: otherSide(side) }] },
  { id: 'flak', in: BOTH, rule: '22.B.1.1', play: quiet(fireAllFlak) },
  {
    id: 'bombing',
    in: BOTH,
    rule: '20.F.0.2',
    play: (s, side) =>
      raidsOf(s, side).map(({ at, mission, units, beyond }) => ({
        step: 'strike',
        side,
        args: { at, mission, units, beyond },
      })),
  },
  { id: 'drops', in: BOTH, rule: '25.A.1', play: quiet(dropAll) },
  { id: 'bridges', in: BOTH, rule: '32.C.7', play: seizeBridges },
  { id: 'drop-escapes', in: BOTH, rule: '17.B.2', play: s => escapeAsks(s) },
  { id: 'deliveries', in: BOTH, rule: '20.E.1.2', play: quiet(deliverAll) },
  { id: 'harassment', in: BOTH, rule: '20.F.2.d.1', play: quiet(harass) },
  {
    id: 'interceptors-home',
    in: BOTH,
    rule: '16.C',
    play: (_s, side) => [{ step: 'comeHome', side: otherSide(side), args: home('interceptors') }],
  },
  { id: 'home', in: BOTH, rule: '16.C', play: (_s, side) => [{ step: 'comeHome', side, args: home('phase') }] },
  // 8.B.1: what came by air, or came back.
  { id: 'air-stacks', in: BOTH, rule: '8.B.1', play: (_s, side) => [{ step: 'overstack', side }] },
  {
    id: 'air-over',
    in: BOTH,
    rule: '16.C',
    play: quiet((s, side) => {
      Object.assign(s, freshAirPhase())
      if (s.kind === 'regular') lapsePlans(s, side, false)
    }),
  },
]

/** 20.F.2.b.1: ground support goes home when the combat phase ends. */
export const AFTER_COMBAT: readonly PhasePart[] = [
  {
    id: 'support-home',
    in: BOTH,
    rule: '20.F.2.b.1',
    play: (_s, side) => [{ step: 'comeHome', side, args: home('combat') }],
  },
]

/** I.1: what has stayed in the air comes home first of all, and with it what it did (20.F.2.c, 20.F.2.d). */
export const BEFORE_INITIAL: readonly PhasePart[] = [
  // R-25G: before ports are noted and garrisons counted.
  { id: 'recover', rule: '25.A.3', play: quiet(recover) },
  { id: 'air-home', rule: '20.F.2.d.1', play: (_s, side) => [{ step: 'comeHome', side, args: home('initial') }] },
  {
    id: 'harassed',
    rule: '20.F.2.d.1',
    play: quiet((s, side) => {
      if (s.harassed.some(({ by }) => by === side)) s.harassed = s.harassed.filter(({ by }) => by !== side)
    }),
  },
]

/** I.6 */
export const AIR_REPAIR: PhasePart = { id: 'air-repair', rule: '23', play: quiet(repairAir) }

/** R-ESC: where no step is there to pause, whoever escaped lands before play goes on. */
export const escapes = (id: string): PhasePart => ({
  id,
  in: ['regular', 'surprise', 'october'],
  rule: '17.B.2',
  play: s => escapeAsks(s),
})
