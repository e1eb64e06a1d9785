import { frameFaults } from '../../core/engine/hand'
import type { HexId } from '../../core/ids'
import { airFaults } from './air/air-audit'
import { arrivalsFaults } from './arrivals/arrivals-audit'
import { unitsIn } from './board'
import { isBarred } from './closed-ground'
import { combatFaults } from './combat/combat-audit'
import { nameOf, sideOf } from './countries'
import { counterOf, groundIds, unitIds } from './forces/counters'
import { hexName, landHexes } from './map/geography'
import { crowded } from './movement/crowding'
import { capacityOf, railUsed } from './movement/rail-capacity'
import { claimOn, ownerOf } from './ownership'
import { politicsFaults } from './politics/politics-audit'
import { seaFaults } from './sea/sea-audit'
import { derived, type Front, hexOf, unitOf } from './state'
import { steps } from './steps'
import { componentsOf, partsOf, setNames } from './units'
import { victoryFaults } from './victory/victory-audit'
import { worksFaults } from './works/works-audit'

function* unitFaults(s: Front): Iterable<string> {
  for (const id of groundIds) {
    const { cadre } = unitOf(s, id)
    const hex = hexOf(s, id)
    const counter = counterOf(id)
    if (counter.kind === 'ground' && cadre && counter.cadre === null) yield `${nameOf(id)} has no cadre`
    if (hex !== null && isBarred(s, counter.nation, hex)) yield `${nameOf(id)} stands on closed ground`
  }
  for (const id of unitIds) {
    const { at } = unitOf(s, id)
    if (at.is === 'set' && !setNames.includes(at.set)) yield `${nameOf(id)} lies in no set`
  }
}

/** 15.C: each set serves one division, and nothing of it is in play besides. */
function* setFaults(s: Front): Iterable<string> {
  const used = new Set<string>()
  for (const { set, parent, form } of s.sets) {
    if (used.has(set)) yield `the set ${set} serves two divisions`
    used.add(set)
    const { at } = unitOf(s, parent)
    if (at.is !== 'set' || at.set !== set) yield `${nameOf(parent)} is whole and broken down`
    const parts = partsOf(set, form)
    for (const id of componentsOf(set)) {
      const isIdle = unitOf(s, id).at.is === 'set' || unitOf(s, id).at.is === 'absent'
      if (parts.includes(id) === isIdle) yield `${nameOf(id)} is not where its division’s form wants it`
    }
  }
  for (const set of setNames)
    if (!used.has(set))
      for (const id of componentsOf(set))
        if (unitOf(s, id).at.is === 'hex' || unitOf(s, id).at.is === 'dead')
          yield `${nameOf(id)} is in play without its division being broken down`
}

/** 3.D, R-OWN4: owners agree with units and zones; most actions change nothing of it. */
const wronglyOwned = derived(
  ['units', 'dropped', 'noZoc', 'countries', 'owner', 'setting', 'airfields', 'baseHits'],
  (s): readonly HexId[] =>
    landHexes.filter(hex => {
      const claim = claimOn(s, hex)
      return claim !== null && claim !== ownerOf(s, hex)
    }),
)

function* ownerFaults(s: Front): Iterable<string> {
  if (!s.underWay) return
  for (const hex of wronglyOwned(s)) yield `${hexName(hex)} belongs to the wrong side`
  for (const hex of s.lent)
    if (!unitsIn(s, hex).some(id => sideOf(s, id) === ownerOf(s, hex))) yield `${hexName(hex)} is lent to nobody`
}

/** Both sides stand in one hex only after a drop or a landing. */
function* hexFaults(s: Front): Iterable<string> {
  const seen = new Set<HexId>()
  for (const id of groundIds) {
    const hex = hexOf(s, id)
    if (hex === null || seen.has(hex)) continue
    seen.add(hex)
    const there = unitsIn(s, hex)
    const sides = new Set(there.map(each => sideOf(s, each)))
    if (sides.size > 1 && !there.some(each => s.dropped.includes(each))) yield `both sides stand in ${hexName(hex)}`
  }
}

/** 8.B.1, R-STK2: no stack is too large once a movement phase is over. */
function* stackFaults(s: Front): Iterable<string> {
  if (s.battle !== null || s.frames.at(-1)?.step !== 'attack') return
  for (const side of [0, 1] as const)
    for (const hex of crowded(s, side)) yield `too many units stand in ${hexName(hex)}`
}

/** Lists of a phase name units that are on the map. */
function* noteFaults(s: Front): Iterable<string> {
  for (const { unit, halves } of s.railed) if (halves <= 0) yield `${nameOf(unit)} went by rail for nothing`
  for (const side of [0, 1] as const)
    if (railUsed(s, side) > capacityOf(s, side)) yield 'more REs went by rail than there is room for'
}

/** What must hold after every action. */
export const audit = (s: Front): readonly string[] => [
  ...unitFaults(s),
  ...setFaults(s),
  ...ownerFaults(s),
  ...hexFaults(s),
  ...stackFaults(s),
  ...noteFaults(s),
  ...airFaults(s),
  ...seaFaults(s),
  ...arrivalsFaults(s),
  ...combatFaults(s),
  ...worksFaults(s),
  ...politicsFaults(s),
  ...victoryFaults(s),
  ...frameFaults(steps, s, { isFought: s.battle !== null }),
]
