import type { BattleScene } from '../../../../core/engine/game-look'
import type { Choice } from '../../../../core/engine/step'
import type { Side, UnitId } from '../../../../core/ids'
import { isPlaced } from '../choices-by-place'
import { TABLE_KEYS } from '../use-table-keys'

/** A choice with the key that takes it. */
export type KeyedChoice = { readonly choice: Choice; readonly key: string; readonly shown: string }

/** The choices of a battle: units to be clicked in the forces, and all else as buttons. */
export type BattleChoices = {
  readonly byUnit: ReadonlyMap<UnitId, readonly Choice[]>
  /** Units that can be clicked, in the order in which they stand, with their keys. */
  readonly unitKeys: ReadonlyMap<UnitId, string>
  readonly buttons: readonly KeyedChoice[]
}

const RESERVED = new Set(TABLE_KEYS.map(each => each.key.toLowerCase()))

/** Units of the battle, those of the enemy of whoever decides first: they are aimed at far more often than one's own are named. */
export const unitsOf = (scene: BattleScene, deciding: Side | null): readonly UnitId[] =>
  [scene.attacker, scene.defender]
    .sort((a, b) => Number(a.side === deciding) - Number(b.side === deciding))
    .flatMap(party => party.groups.flatMap(group => group.units.map(({ unit }) => unit)))

/**
 * Nothing is left out: a choice that names no unit standing here becomes a button. But what is answered on the map stays there:
 * the dialog over it is only looked at, and would have a button for every hex.
 */
export function sortChoices(scene: BattleScene, choices: readonly Choice[], deciding: Side | null): BattleChoices {
  const standing = unitsOf(scene, deciding)
  const shown = new Set(standing)
  const byUnit = new Map<UnitId, Choice[]>()
  const rest: Choice[] = []
  for (const choice of choices) {
    const { unit } = choice.action
    if (unit !== undefined && shown.has(unit)) {
      const own = byUnit.get(unit)
      if (own === undefined) byUnit.set(unit, [choice])
      else own.push(choice)
    } else if (!scene.onMap || !isPlaced(choice.action)) rest.push(choice)
  }
  const pickable = standing.filter(unit => byUnit.has(unit)).slice(0, 9)
  return { byUnit, unitKeys: new Map(pickable.map((unit, at) => [unit, String(at + 1)])), buttons: withKeys(rest) }
}

/** Enter for the first, which is what the game offers first; for the others the first letter of their label that is free. */
export function withKeys(choices: readonly Choice[]): readonly KeyedChoice[] {
  const taken = new Set(RESERVED)
  return choices.map((choice, at) => {
    if (at === 0) return { choice, key: 'Enter', shown: '↵' }
    const letter = [...choice.label.toLowerCase()].find(each => /[a-z]/.test(each) && !taken.has(each)) ?? ''
    taken.add(letter)
    return { choice, key: letter, shown: letter.toUpperCase() }
  })
}
