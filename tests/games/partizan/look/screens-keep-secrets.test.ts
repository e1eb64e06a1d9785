import { describe, expect, it } from 'vitest'
import { seededPick } from '../../../../src/cli/fuzz/random-action'
import { focusOf } from '../../../../src/core/engine/hand'
import type { Viewer } from '../../../../src/core/engine/module'
import { partizan } from '../../../../src/games/partizan'
import { counters, unitIds } from '../../../../src/games/partizan/forces/counters'
import { look } from '../../../../src/games/partizan/look'
import { allHexes } from '../../../../src/games/partizan/map/hexes'
import type { Partizan } from '../../../../src/games/partizan/state'
import { engine } from '../positions'
import { randomGame } from './random-game'

const shownUnits = (known: Partizan) => [
  ...new Set([
    ...[...look.stacks(known).values()].flat(),
    ...[...look.boxes(known).values()].flat(),
    ...look.forces(known).flatMap(group => group.units),
    ...unitIds,
  ]),
]

/** All that one screen could draw or say. */
const screen = (known: Partizan) => ({
  stacks: [...look.stacks(known)],
  boxes: [...look.boxes(known)],
  units: shownUnits(known).map(id => [
    id,
    look.face(known, id),
    look.spot(known, id),
    look.unitLine(known, id),
    look.unitFacts(known, id),
  ]),
  markers: look.markers(known),
  pools: look.pools(known),
  forces: look.forces(known),
  phases: look.phases(known),
  focus: focusOf(partizan, known),
  score: look.score(known),
  battle: look.battle(known),
  sightings: ([0, 1] as const).map(side => look.sightings?.of(known, side)),
  hexes: allHexes.map(hex => look.hexLine(known, hex)),
  overlays: look.overlays.filter(each => !each.hover).map(each => each.picture(known, null)),
  hovered: [...look.stacks(known).keys()]
    .slice(0, 12)
    .flatMap(hex => look.overlays.filter(each => each.hover).map(each => each.picture(known, hex))),
})

const seen = (s: Partizan, viewer: Viewer): Partizan => engine.view(s, viewer)

const VIEWERS: readonly Viewer[] = [0, 1, 'table']
const { states } = randomGame(3, 1200)
const some = states.filter((_, index) => index % 100 === 5)

describe('what must stay hidden', () => {
  it('R-34 no screen of a random game changes with what its player may not know', () => {
    const pick = seededPick(11)
    let changed = 0
    for (const s of some)
      for (const viewer of VIEWERS) {
        const other = partizan.otherTruth?.(s, viewer, pick) ?? s
        if (JSON.stringify(other.units) !== JSON.stringify(s.units)) changed++
        expect(screen(partizan.view(other, viewer))).toEqual(screen(engine.view(s, viewer)))
      }
    expect(changed).toBeGreaterThan(some.length)
  })

  it('R-34 a counter that lies face down shows whose it is, and nothing more', () => {
    let found = 0
    for (const s of some)
      for (const viewer of VIEWERS) {
        const known = seen(s, viewer)
        for (const { hex, side, count } of known.hidden) {
          const down = (look.stacks(known).get(hex) ?? []).filter(id => look.face(known, id).state.hidden)
          expect(down).toHaveLength(count)
          for (const id of down) {
            const { size, designation, ratings, steps, formation, label, state } = look.face(known, id)
            expect([size, designation, ratings, steps, formation]).toEqual([null, '', '', null, null])
            expect(state).toEqual({ hidden: true })
            expect(label).toMatch(
              side === 0 ? /^(Partisan|Allied|Partisan or Allied) unit, unknown$/ : /^Axis unit, unknown$/,
            )
            expect(counters[id]).toBeUndefined()
            found++
          }
        }
      }
    expect(found).toBeGreaterThan(100)
  })

  it('R-34 no named unit that is unseen lies anywhere on the table', () => {
    for (const s of some)
      for (const viewer of VIEWERS) {
        const known = seen(s, viewer)
        const unseen = unitIds.filter(id => known.units[id]?.at.is === 'unseen')
        const laid = new Set([
          ...[...look.stacks(known).values()].flat(),
          ...[...look.boxes(known).values()].flat(),
          ...look.forces(known).flatMap(group => group.units),
        ])
        for (const id of unseen) {
          expect(laid.has(id)).toBe(false)
          expect(look.spot(known, id)).toEqual({ is: 'off' })
        }
      }
  })

  it('a unit that was never turned up has no face for the other side, even by its name', () => {
    for (const s of some) {
      const known = seen(s, 1)
      const noted = new Set(known.notes.filter(note => note.side === 1).flatMap(note => note.units))
      for (const id of unitIds.filter(each => known.units[each]?.at.is === 'unseen' && !noted.has(each)))
        expect(look.face(known, id)).toMatchObject({ ratings: '', designation: '', state: { hidden: true } })
    }
  })

  it('R-34 both sides count the same counters off the map', () => {
    for (const s of some) expect(look.score(seen(s, 1)).totals).toEqual(look.score(s).totals)
  })
})
