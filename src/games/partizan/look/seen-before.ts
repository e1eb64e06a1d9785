import type { Fact, Sighting } from '../../../core/engine/game-look'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { hexName } from '../map/hexes'
import { type Note, nameOf, type Partizan, sideOf } from '../state'

const WHY: { readonly [why in Note['why']]: string } = {
  attacked: 'attacked',
  'attacked from': 'attacked from',
  defended: 'defended',
  'destroyed a target': 'destroyed a target at',
  'was reduced': 'was reduced at',
  'was eliminated': 'was eliminated at',
  advanced: 'advanced into',
}

/** Notes that say who stood in the hex itself. */
const STOOD: readonly Note['why'][] = ['attacked from', 'defended', 'destroyed a target', 'advanced']

/** 11.2.3: what the enemy of a side has written down of its units in a hex, the latest first. */
export const notesOn = (s: Partizan, side: Side, hex: HexId): readonly Note[] =>
  s.notes.filter(note => note.side === otherSide(side) && note.hex === hex && STOOD.includes(note.why)).toReversed()

const told = ({ turn, units }: Note): string => `turn ${turn}: ${units.map(nameOf).join(', ')}`

/** What is remembered of a hex whose counters lie face down; whether they are still there nobody can tell. */
export function hexMemory(s: Partizan, side: Side, hex: HexId): Fact[] {
  const notes = notesOn(s, side, hex)
  return notes.length === 0 ? [] : [{ label: 'Seen here before', value: notes.map(told).join('; '), rule: '11.2.3' }]
}

/** When and where a unit was turned up before the enemy. */
export function unitMemory(s: Partizan, id: UnitId): Fact[] {
  const notes = s.notes.filter(note => note.side === otherSide(sideOf(id)) && note.units.includes(id)).toReversed()
  if (notes.length === 0) return []
  const words = notes.map(({ turn, why, hex }) => `turn ${turn}, ${WHY[why]} ${hexName(hex)}`)
  return [{ label: 'Seen by the enemy', value: words.join('; '), rule: '11.2.3' }]
}

/** All that was turned up before a side. An attack stands there once, under the hex that was attacked. */
export const sightings = {
  of: (s: Partizan, side: Side): readonly Sighting[] =>
    s.notes
      .filter(note => note.side === side && note.why !== 'attacked from')
      .map(({ turn, hex, why, units }) => ({ turn, hex, words: `${units.map(nameOf).join(', ')} ${WHY[why]}` }))
      .toReversed(),
  rule: '11.2.3',
}
