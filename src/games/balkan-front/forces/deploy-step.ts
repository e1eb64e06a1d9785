import { deploying, focusOnHand, type InHand, onlyPlace, progressBy } from '../../../core/army/deploying'
import { ofBox, ofUnit, ofUnitAndPick, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { unitsIn } from '../board'
import { homeOf, isNeutralHex, nameOf } from '../countries'
import { hexName, hexNamed, isMarked, landAt, map } from '../map/geography'
import { assemble, breakDown, whyNotBreakDown } from '../movement/breakdown'
import { type BrokenDown, FORMS, type Form } from '../movement/movement-state'
import { fits, overstacked, stackLimit } from '../stacking'
import { derived, type Front, type Go, hexOf, onHex, type Part, type Place, putUnit, putUnits, unitOf } from '../state'
import { isPositionAa, partsOf, reNow } from '../units'
import { counterOf, isGroundUnit, unit } from './counters'
import { type Group, hexesFor, scenarioOf, unitsListed, type Where, whereOf } from './scenarios'

const groupsOf = (s: Part<'setting'>, side: Side): readonly Group[] =>
  scenarioOf(s).groups.filter(group => group.side === side)

/** The unit whose line of the list a counter stands for: a component for its division (15). */
const listedAs = (s: Front, id: UnitId): UnitId =>
  s.sets.find(({ set, form }) => partsOf(set, form).includes(id))?.parent ?? id

const isBrokenDown = (s: Front, id: UnitId): boolean => s.sets.some(({ parent }) => parent === id)

/** Those of the lists, a division that is broken down by its parts. */
const listed = derived(['setting', 'sets'], (s, side: Side): ReadonlySet<UnitId> => {
  const broken = new Map(s.sets.map(each => [each.parent, each]))
  return new Set(
    groupsOf(s, side)
      .flatMap(unitsListed)
      .flatMap(id => {
        const parts = broken.get(id)
        return parts === undefined ? [id] : partsOf(parts.set, parts.form)
      }),
  )
})
const unitsOf = (s: Front, side: Side): UnitId[] => [...listed(s, side)]

const groups = derived(
  ['setting'],
  (s): ReadonlyMap<UnitId, Group> =>
    new Map(scenarioOf(s).groups.flatMap(group => unitsListed(group).map(id => [id, group] as const))),
)
const groupOf = (s: Front, id: UnitId): Group | undefined => groups(s).get(listedAs(s, id))

const isPlaced = (s: Front, id: UnitId): boolean => unitOf(s, id).at.is !== 'waiting'
const nextToPlace = (s: Front, side: Side): UnitId | null => unitsOf(s, side).find(id => !isPlaced(s, id)) ?? null

const readyPlace = (s: Front, id: UnitId): Place => {
  const place = scenarioOf(s).ready[counterOf(id).id]
  if (place === undefined) return unitOf(s, id).at
  return map.boxById.has(place) ? { is: 'box', box: place } : onHex(hexNamed(place))
}

/** The ready set-up: one legal place for every unit. Divisions stand whole in it. */
function takeReady(s: Front, side: Side, go: Go): void {
  for (const broken of s.sets)
    if (unitsOf(s, side).includes(partsOf(broken.set, broken.form)[0] as UnitId)) undo(s, go, broken)
  putUnits(s, unitsOf(s, side), (_unit, id) => ({ at: readyPlace(s, id) }))
}

/** Puts a division together again, wherever its parts stand. */
function undo(s: Front, go: Go, broken: BrokenDown): void {
  const [first] = partsOf(broken.set, broken.form)
  const hex = first === undefined ? null : hexOf(s, first)
  if (hex !== null) putUnits(s, partsOf(broken.set, broken.form), () => ({ at: onHex(hex) }))
  assemble(s, go, broken)
}

const isSamePlace = (a: Place, b: Place): boolean =>
  (a.is === 'hex' && b.is === 'hex' && a.hex === b.hex) || (a.is === 'box' && b.is === 'box' && a.box === b.box)

const whereFor = (s: Front, id: UnitId): Where | null => {
  const group = groupOf(s, id)
  return group === undefined ? null : whereOf(group, listedAs(s, id))
}
const placesFor = (s: Front, id: UnitId): readonly HexId[] => {
  const where = whereFor(s, id)
  return where === null ? [] : hexesFor(s, where)
}

/** 30.3: its side's hexes; neutrals stand in their own country. */
const isOwnGround = (s: Front, id: UnitId, side: Side, hex: HexId): boolean =>
  s.owner[hex] === side || (isNeutralHex(s, hex) && landAt(hex) === homeOf(counterOf(id).nation))

const membersIn = (s: Front, group: Group, hex: HexId, but: UnitId): number =>
  unitsListed(group).filter(each => each !== but && hexOf(s, each) === hex).length

/** 30.3: where the list lets it, within stacking. */
function whyNotPlace(s: Front, side: Side, id: UnitId, hex: HexId): Refusal[] {
  const at = { hex }
  const group = groupOf(s, id)
  return firstOf(
    () => !placesFor(s, id).includes(hex) && refusal('30.3', `${nameOf(id)} is not set up there`, at),
    () => !isOwnGround(s, id, side, hex) && refusal('30.3', 'that hex is not yours', at),
    () =>
      group?.maxPerHex !== undefined &&
      membersIn(s, group, hex, id) >= group.maxPerHex &&
      refusal('30.3', `no more than ${group.maxPerHex} of ${group.title} stand in one hex`, at),
    () =>
      isGroundUnit(id) &&
      !fits(s, [...unitsIn(s, hex).filter(each => each !== id), id], stackLimit(hex)) &&
      refusal('30.3', 'there is no more room', at),
  )
}

/** What a list asks of a group as a whole when set-up ends. */
function whyGroupFails(s: Front, side: Side): Refusal | false {
  for (const { title, atLeast, ...group } of groupsOf(s, side)) {
    if (atLeast === undefined) continue
    const there = unitsListed({ ...group }).filter(id => {
      const hex = hexOf(s, id)
      const { nation } = counterOf(id)
      return (
        hex !== null && isMarked(hex, atLeast.mark) && nation !== 'Albanian' && isGroundUnit(id) && !isPositionAa(id)
      )
    })
    const re = there.reduce((sum, id) => sum + reNow(s, id), 0)
    if (re < atLeast.re) return refusal('30.3', `${title}: ${atLeast.re} REs must stand on ${atLeast.mark}, ${re} do`)
  }
  return false
}

/** 8.B: divisions that are broken down may take more room than there is. */
function whyCrowded(s: Front, side: Side): Refusal | false {
  const [hex] = overstacked(s, side)
  return hex !== undefined && refusal('8.B.1', `too many units stand in ${hexName(hex)}`, { hex })
}

const boxFor = (s: Front, id: UnitId | null): string | null => {
  const where = id === null ? null : whereFor(s, id)
  if (where?.is === 'box') return where.box
  const either = where?.is === 'either' ? where.wheres.find(each => each.is === 'box') : undefined
  return either?.is === 'box' ? either.box : null
}

const isOurs = (s: Front, side: Side, id: UnitId): boolean =>
  groupsOf(s, side).some(group => unitsListed(group).includes(id))

/** 30.3: each side places its units by the lists, or takes the ready set-up. */
export const deploy = step<Front, null, InHand>({
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  prompt: (s, f) => ({
    text:
      f.local.picked !== null
        ? `Set up ${nameOf(f.local.picked)}: pick a hex`
        : nextToPlace(s, f.side) === null
          ? 'All stand ready: change what you like, or end the set-up'
          : 'Set up: take the ready set-up, or place unit by unit',
    rule: '30.3',
    waiting: 'is setting up',
    progress: progressBy(
      unitsOf(s, f.side),
      id => groupOf(s, id)?.title ?? '',
      id => isPlaced(s, id),
    ),
  }),
  answers: {
    ...deploying<Front, null, InHand>({
      rule: '30.3',
      units: (s, f) => unitsOf(s, f.side),
      whyNotPick: (s, f, id) =>
        !listed(s, f.side).has(id) && refusal('30.3', `${nameOf(id)} is not yours to set up`, { unit: id }),
      hexes: (s, _f, id) => placesFor(s, id),
      whyNotTo: (s, f, id, hex) => whyNotPlace(s, f.side, id, hex),
      unitLabel: id => `Set up ${nameOf(id)}`,
      hexLabel: hex => hexName(hex),
      place: (s, _f, id, hex) => putUnit(s, id, { at: onHex(hex) }),
      next: (s, f) => nextToPlace(s, f.side),
    }),
    box: ofBox({
      title: 'Boxes',
      intent: 'act',
      among: (s, f) => [boxFor(s, f.local.picked) ?? []].flat(),
      whyNot: (s, f, box) =>
        (f.local.picked === null || boxFor(s, f.local.picked) !== box) &&
        refusal('30.3', 'it is not set up in that box', { box }),
      label: box => map.boxById.get(box)?.name ?? box,
      do(s, f, box) {
        const { picked } = f.local
        if (picked === null) return
        putUnit(s, picked, { at: { is: 'box', box } })
        f.local.picked = nextToPlace(s, f.side)
      },
    }),
    breakDown: ofUnitAndPick<Front, null, InHand, Form>({
      title: 'Break down',
      rule: '30.3',
      values: FORMS,
      intent: 'act',
      among: (_s, f) => {
        const { picked } = f.local
        return picked === null ? [] : FORMS.map(pick => ({ unit: picked, pick }))
      },
      whyNot: (s, f, { unit: id, pick }) =>
        firstOf(
          () => f.local.picked !== id && refusal('30.3', 'pick it first', { unit: id }),
          () => !isGroundUnit(id) && refusal('15.B.1', 'only divisions break down', { unit: id }),
          () => whyNotBreakDown(s, id, pick),
        ),
      label: ({ unit: id, pick }) =>
        pick === 'supported' ? `Break down ${nameOf(id)}` : `Break down ${nameOf(id)} with its headquarters`,
      do(s, f, { unit: id, pick }, go) {
        breakDown(s, go, id, pick)
        f.local.picked = null
      },
    }),
    assemble: ofUnit({
      title: 'Put together again',
      intent: 'act',
      among: (s, f) => s.sets.map(({ parent }) => parent).filter(id => isOurs(s, f.side, id)),
      whyNot: (s, f, id) =>
        (!isBrokenDown(s, id) || !isOurs(s, f.side, id)) && refusal('30.3', 'it is not broken down', { unit: id }),
      label: id => `Put ${nameOf(id)} together again`,
      do(s, f, id, go) {
        const broken = s.sets.find(({ parent }) => parent === id)
        if (broken !== undefined) undo(s, go, broken)
        f.local.picked = null
      },
    }),
    back: plain({
      intent: 'cancel',
      label: 'Put it back',
      whyNot: (_s, f) => f.local.picked === null && refusal('30.3', 'nothing is in hand'),
      do(_s, f) {
        f.local.picked = null
      },
    }),
    ready: plain({
      intent: 'act',
      label: 'Ready set-up',
      do(s, f, go) {
        takeReady(s, f.side, go)
        f.local.picked = null
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'Set-up is done',
      whyNot(s, f) {
        const idle = nextToPlace(s, f.side)
        if (idle !== null) return refusal('30.3', `${nameOf(idle)} is still to be set up`, { unit: idle })
        return whyCrowded(s, f.side) || whyGroupFails(s, f.side)
      },
      do(s, f, go) {
        const isReady = unitsOf(s, f.side).every(id => isSamePlace(unitOf(s, id).at, readyPlace(s, id)))
        go.log('deployed', { side: f.side, ready: isReady }, '30.3')
        go.end()
      },
    }),
  },
  primary(s, f) {
    if (f.local.picked !== null)
      return onlyPlace(
        placesFor(s, f.local.picked).filter(hex => whyNotPlace(s, f.side, f.local.picked as UnitId, hex).length === 0),
      )
    if (nextToPlace(s, f.side) === null) return 'done'
    return unitsOf(s, f.side).some(id => isPlaced(s, id)) ? null : 'ready'
  },
  focus: focusOnHand,
})
