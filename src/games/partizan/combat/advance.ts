import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { otherSide, type UnitId } from '../../../core/ids'
import { hexName } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { whyBanned } from '../movement/limits'
import { placeUnit } from '../movement/marching'
import { whyNotJoin } from '../movement/stacking'
import { noteDown } from '../secrets/sight'
import { counterOf, type Go, hexOf, nameOf, type Partizan, standing } from '../state'
import { battleFocus } from './declaration'

/** 11.10: why a unit may not go into the hex that was emptied. */
const whyNotAdvance = (s: Partizan, f: Frame, id: UnitId): Refusal[] => {
  const { combat } = s
  if (combat === null || f.side !== combat.attacker) return [refusal('11.10', 'there is no combat')]
  return firstOf(
    () => !combat.attackers.includes(id) && refusal('11.10', `${nameOf(id)} did not attack, or is gone`, { unit: id }),
    () => hexOf(s, id) === combat.hex && refusal('11.10', `${nameOf(id)} is there`, { unit: id }),
    () => whyBanned(s, id, combat.hex) ?? whyNotJoin(s, [id], combat.hex),
  )
}

const able = (s: Partizan, f: Frame): UnitId[] =>
  (s.combat?.attackers ?? []).filter(id => whyNotAdvance(s, f, id).length === 0)

/** 10.1: as many as find room, one after the other. */
function together(s: Partizan, f: Frame): UnitId[] {
  if (s.combat === null) return []
  const going: UnitId[] = []
  for (const id of able(s, f)) if (whyNotJoin(s, [...going, id], s.combat.hex) === null) going.push(id)
  return going
}

function goIn(s: Partizan, f: Frame, id: UnitId, go: Go): void {
  const from = hexOf(s, id)
  if (s.combat === null || from === null) return
  const to = s.combat.hex
  placeUnit(s, id, to)
  noteDown(s, otherSide(f.side), to, 'advanced', [id])
  go.log('advanced', { unit: id, from, to, path: [from, to] }, '11.10')
}

const isTaken = (s: Partizan, f: Frame): boolean => s.combat !== null && isHeldBy(s, s.combat.hex, f.side)

/** 11.10: surviving attackers may take the hex, free of movement points. They are turned up still. */
export const advance = step<Partizan>({
  seat: 'open',
  enter(s, f, go) {
    if (able(s, f).length === 0) go.end()
  },
  prompt: s => ({
    text: `${s.combat ? hexName(s.combat.hex) : ''} is empty: advance into it, or stay?`,
    rule: '11.10',
    waiting: 'may advance',
  }),
  answers: {
    advance: ofUnit({
      title: 'Units that may advance',
      intent: 'act',
      among: s => s.combat?.attackers ?? [],
      whyNot: whyNotAdvance,
      label: (id, s) => `${standing(s, id)} advances`,
      path(s, _f, id) {
        const from = hexOf(s, id)
        return s.combat === null || from === null || from === s.combat.hex ? null : [from, s.combat.hex]
      },
      do(s, f, id, go) {
        goIn(s, f, id, go)
        if (able(s, f).length === 0) go.end()
      },
    }),
    all: ofHex({
      title: 'Advance',
      intent: 'act',
      among: s => (s.combat === null ? [] : [s.combat.hex]),
      whyNot: (s, f, hex) =>
        firstOf(
          () => hex !== s.combat?.hex && refusal('11.10', 'this is not the hex that was won', { hex }),
          () => together(s, f).length === 0 && refusal('11.10', 'nobody may advance', { hex }),
        ),
      label(_hex, s, f) {
        const units = together(s, f)
        return units.length === 1
          ? `Advance with ${counterOf(units[0] as UnitId).designation}`
          : `Advance with all ${units.length}`
      },
      do(s, f, _hex, go) {
        for (let unit = able(s, f)[0]; unit !== undefined; unit = able(s, f)[0]) goIn(s, f, unit, go)
        go.end()
      },
    }),
    done: plain({
      label: (s, f) => (isTaken(s, f) ? 'No further advance' : 'Nobody advances'),
      intent: 'pass',
      leaves: (s, f) => (isTaken(s, f) || s.combat === null ? null : `${hexName(s.combat.hex)} stays empty`),
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary(s, f) {
    if (isTaken(s, f) || able(s, f).length === 0 || s.combat === null) return 'done'
    return { kind: 'all', hex: s.combat.hex }
  },
  focus: s => battleFocus(s),
  battle: { stage: 'Advance', onMap: true, fought: true },
})
