import type { Engine } from '../../src/core/engine/engine'
import { battleStageOf, focusOf, pathOf, primaryOf } from '../../src/core/engine/hand'
import type { Viewer } from '../../src/core/engine/module'
import { outlookOf } from '../../src/core/engine/outlook'
import { type GameState, owedFrame } from '../../src/core/engine/state'
import type { HexId, UnitId } from '../../src/core/ids'

const VIEWERS: readonly Viewer[] = [0, 1, 'table']
const TRIES = 4
const FEW = 8

/** All that screens ask of a position, for everybody who may look at it. Throws what they would stumble over. */
export function drawPosition<S extends GameState>(engine: Engine<S>, s: S): void {
  askDecision(engine, s)
  for (const viewer of VIEWERS) drawFor(engine, engine.view(s, viewer))
}

function askDecision<S extends GameState>(engine: Engine<S>, s: S): void {
  const frame = owedFrame(s)
  if (frame === null) return
  const prompt = engine.prompt(s)
  if (prompt === null || prompt.text.trim() === '') throw new Error('nothing is asked')
  const choices = [...engine.choices(s)]
  if (choices.length === 0) throw new Error(`nothing can be chosen in step '${frame.step}'`)
  engine.forecast(s)
  outlookOf(engine, s, frame.side, { tries: TRIES })
  const known = engine.view(s, frame.side)
  primaryOf(engine.game, known)
  for (const { action } of choices.slice(0, FEW)) pathOf(engine.game, known, action)
}

function drawFor<S extends GameState>({ game }: Engine<S>, known: S): void {
  game.sides(known.setting, known)
  game.secretsIn?.(known)
  game.stageOf?.(known)
  battleStageOf(game, known)
  focusOf(game, known)
  const { look } = game
  if (look === undefined) return
  for (const unit of game.counters.keys() as Iterable<UnitId>) {
    look.sideOf(known, unit)
    look.face(known, unit)
    look.spot(known, unit)
    look.unitLine(known, unit)
  }
  const stacks = look.stacks(known)
  for (const unit of [...stacks.values()].flat()) look.unitFacts(known, unit)
  const hexes = [...stacks.keys()]
  for (const hex of hexes) look.hexLine(known, hex)
  look.boxes(known)
  look.markers(known)
  look.calendar(known)
  look.phases(known)
  look.pools(known)
  look.tracks?.(known)
  look.forces(known)
  look.onlooking?.(known)
  look.score(known)
  look.battle(known)
  for (const side of [0, 1] as const) look.sightings?.of(known, side)
  for (const overlay of look.overlays)
    for (const at of overlay.hover ? hexes.slice(0, 2) : [null]) overlay.picture(known, at as HexId | null)
}
