import { chanceOf } from '../../../core/distribution'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { type Gertrud, type Go, hexList, nameOf, unit } from '../state'
import { airFates, bestDuellist } from './duels'
import { chanceToInterdict, interdictable, isSovietHex, whyNotInterdict } from './interdiction'
import { casFor, readyCas, whyNotReady } from './support'

type Local = { cas: UnitId | null; tried: readonly HexId[] }
type Interdicting = Frame<null, Local>

const stacks = (s: Gertrud, f: Interdicting): HexId[] => interdictable(s, f.local.tried, otherSide(f.side))

/** 13.7.2: what the owner's best CAS may do to the one in hand. */
function whoAnswers(s: Gertrud, f: Interdicting, where: HexId): string | null {
  const { cas } = f.local
  const owner = otherSide(f.side)
  const answer = bestDuellist(s, casFor(s, owner, isSovietHex(s, where, owner)))
  if (cas === null || answer === null) return null
  const turned = Math.round(chanceOf(airFates(s, [cas, answer]), each => each[0] !== 'stays') * 100)
  return `${nameOf(answer)} may answer and turns it back ${turned} %`
}

function endIfIdle(s: Gertrud, f: Interdicting, go: Go): void {
  if (readyCas(s, f.side).length === 0 || stacks(s, f).length === 0) go.end()
}

/** 13.7: CAS against stacks that are about to move, one hex after the other. */
export const interdict = step<Gertrud, null, Local>({
  local: shape.fields({ cas: shape.nullable(unit), tried: hexList }),
  fresh: () => ({ cas: null, tried: [] }),
  enter: endIfIdle,
  resume: (s, f, _value, go) => endIfIdle(s, f, go),
  prompt: (_s, { local }) => ({
    text:
      local.cas === null
        ? 'Interdiction: pick a CAS to send against a stack, or end the phase'
        : `${nameOf(local.cas)} interdicts: pick an enemy stack`,
    rule: '13.7.1',
    waiting: 'is planning interdiction',
  }),
  answers: {
    fly: ofUnit({
      title: 'Support to send',
      intent: 'pick',
      among: (s, f) => readyCas(s, f.side),
      whyNot: (s, f, id) =>
        firstOf(
          () => f.local.cas === id && refusal('13.7.1', 'it is picked already', { unit: id }),
          () => whyNotReady(s, id, f.side, 'cas'),
        ),
      label: id => `Send ${nameOf(id)}`,
      do(_s, f, id) {
        f.local.cas = id
      },
    }),
    target: ofHex({
      title: 'Stacks to interdict',
      intent: 'spend',
      among: (s, f) => (f.local.cas === null ? [] : stacks(s, f)),
      whyNot: (s, f, hex) =>
        firstOf(
          () => f.local.cas === null && refusal('13.7.1', 'pick a CAS first'),
          () => whyNotInterdict(s, hex, f.local.tried, otherSide(f.side)),
        ),
      label: hex => `Interdict ${hexName(hex)}`,
      chance: (s, _f, hex) => chanceToInterdict(s, hex),
      warn: (s, f, hex) => whoAnswers(s, f, hex),
      do(_s, f, hex, go) {
        const { cas } = f.local
        if (cas === null) return
        f.local.cas = null
        f.local.tried = [...f.local.tried, hex]
        go.ask({ step: 'sortie', side: f.side, args: { hex, cas } })
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'End the Interdiction Phase',
      leaves(s, f) {
        const ready = readyCas(s, f.side).length
        return ready === 1 ? 'one CAS stays on the ground' : `${ready} CAS stay on the ground`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  // A CAS that stays can still support battles.
  primary: (_s, f) => (f.local.cas === null ? 'done' : null),
  focus: (_s, f) => ({ hand: f.local.cas === null ? [] : [f.local.cas] }),
})
