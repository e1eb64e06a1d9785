import * as v from 'valibot'
import type { GameModule } from '../engine/module'
import type { GameState } from '../engine/state'
import type { Action } from '../engine/step'
import { namesOf } from './names'
import * as shape from './shape'

const LARGEST_DIE = 100
const MOST_DICE = 200
const LONGEST_KIND = 100

const made = new WeakMap<object, shape.Shape<Action>>()

/** An action as it stands in a file: units, hex and box by name, only the fields it has. */
export function actionShape<S extends GameState>(game: GameModule<S>): shape.Shape<Action> {
  const known = made.get(game)
  if (known) return known
  const { hexes, units } = namesOf(game)
  const unit = shape.named(units)
  const hex = shape.named(hexes)
  const box = shape.satisfying(shape.text, id => game.map.boxById.has(id), 'a box of this map')
  const dice = shape.list(shape.whole(1, LARGEST_DIE), MOST_DICE)
  const kind = shape.satisfying(shape.text, each => each.length <= LONGEST_KIND, 'a kind of answer')
  const entries = {
    kind: kind.schema,
    unit: v.optional(unit.schema),
    hex: v.optional(hex.schema),
    box: v.optional(box.schema),
    other: v.optional(unit.schema),
    pick: v.optional(shape.bounded.schema),
    dice: v.optional(dice.schema),
  }
  const fresh: shape.Shape<Action> = {
    schema: v.strictObject(entries, shape.fieldMessage) as unknown as v.GenericSchema<unknown, Action>,
    write: action => ({
      kind: action.kind,
      ...(action.unit === undefined ? {} : { unit: unit.write(action.unit) }),
      ...(action.hex === undefined ? {} : { hex: hex.write(action.hex) }),
      ...(action.box === undefined ? {} : { box: action.box }),
      ...(action.other === undefined ? {} : { other: unit.write(action.other) }),
      ...(action.pick === undefined ? {} : { pick: action.pick }),
      ...(action.dice === undefined ? {} : { dice: action.dice }),
    }),
  }
  made.set(game, fresh)
  return fresh
}
