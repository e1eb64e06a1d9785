import type { BattleScene } from '../../../../core/engine/game-look'
import type { Choice } from '../../../../core/engine/step'
import type { Side, UnitId } from '../../../../core/ids'
import { isPlaced } from '../choices-by-place'
import { RESERVED_LETTERS } from '../hand/reserved-letters'

/** A choice with the key that takes it. */
export type KeyedChoice = {
  readonly choice: Choice
  readonly key: string
  readonly shown: string
  /** What Enter does; at most one is. */
  readonly isPrimary: boolean
}

/** The choices of a battle: units to be clicked in the forces, and all else as buttons. */
export type BattleChoices = {
  readonly byUnit: ReadonlyMap<UnitId, readonly Choice[]>
  /** Units that can be clicked, in the order in which they stand, with their keys. */
  readonly unitKeys: ReadonlyMap<UnitId, string>
  readonly buttons: readonly KeyedChoice[]
  /** Answers that are hexes, too many for buttons: they are given on the map. */
  readonly hexes: number
}

/** Units of the battle, those of the enemy of whoever decides first: they are aimed at far more often than one's own are named. */
export const unitsOf = (scene: BattleScene, deciding: Side | null): readonly UnitId[] =>
  [scene.attacker, scene.defender]
    .sort((a, b) => Number(a.side === deciding) - Number(b.side === deciding))
    .flatMap(party => [
      ...(party.offer?.units ?? []),
      ...party.groups.flatMap(group => group.units.map(({ unit }) => unit)),
    ])

/**
 * Nothing is left out: a choice that names no unit standing here becomes a button. But what is answered on the map stays there:
 * the dialog over it is only looked at, and would have a button for every hex. Where nothing is the usual answer, as each costs
 * something, every answer has a button of its own.
 */
export function sortChoices(
  scene: BattleScene,
  choices: readonly Choice[],
  deciding: Side | null,
  primary: Choice | null,
): BattleChoices {
  const standing = unitsOf(scene, deciding)
  const shown = new Set(standing)
  const byUnit = new Map<UnitId, Choice[]>()
  const rest: Choice[] = []
  const isFork =
    primary === null &&
    !scene.onMap &&
    choices.filter(choice => !isHex(choice)).length <= MOST_EQUAL &&
    choices.some(({ action }) => action.unit === undefined)
  const hexes = scene.onMap ? [] : choices.filter(isHex)
  const isOnMap = (choice: Choice): boolean => hexes.length > MOST_HEXES && isHex(choice)
  for (const choice of choices) {
    if (isOnMap(choice)) continue
    const { unit } = choice.action
    const isStanding = unit !== undefined && shown.has(unit) && choice.batch !== true
    if (isStanding) byUnit.set(unit, [...(byUnit.get(unit) ?? []), choice])
    if (isStanding && isFew(scene, unit)) rest.push(choice)
    else if (isFork ? choice.intent !== 'pick' : !isStanding && (!scene.onMap || !isPlaced(choice.action)))
      rest.push(choice)
    else if (choice === primary && !scene.onMap) rest.push(choice)
  }
  const pickable = standing.filter(unit => byUnit.has(unit)).slice(0, DIGITS)
  return {
    byUnit,
    unitKeys: new Map(pickable.map((unit, at) => [unit, String((at + 1) % DIGITS)])),
    buttons: withKeys(rest, primary),
    hexes: hexes.length > MOST_HEXES ? hexes.length : 0,
  }
}

/** The tenth has 0. */
const DIGITS = 10

const isHex = ({ action: { hex, unit } }: Choice): boolean => hex !== undefined && unit === undefined

/** More hexes than these are pointed at on the map. */
const MOST_HEXES = 2

/** Whether the answers are weighed against each other: something is kept or spent, or the ways part. Targets are only aimed at. */
export const isWeighed = ({ onMap }: BattleScene, choices: readonly Choice[]): boolean =>
  !onMap &&
  choices.filter(({ intent }) => intent !== 'cancel').length > 1 &&
  (choices.some(({ intent }) => intent === 'pass' || intent === 'spend') ||
    choices.some(({ action, batch }) => action.unit === undefined && batch !== true))

/** Of one or two pieces that may be sent each has a button too. */
const isFew = ({ attacker, defender }: BattleScene, unit: UnitId): boolean =>
  [attacker, defender].some(({ offer }) => offer !== undefined && offer.units.length < 3 && offer.units.includes(unit))

/** More equal buttons than this nobody reads. */
const MOST_EQUAL = 6

/** Enter for the primary, which is what the foot of the table says too and stands last; for the others a letter that is free. */
export function withKeys(choices: readonly Choice[], primary: Choice | null): readonly KeyedChoice[] {
  const taken = new Set(RESERVED_LETTERS)
  const keyed = choices.map(choice => {
    if (choice === primary) return { choice, key: 'Enter', shown: '↵', isPrimary: true }
    const letter = [...choice.label.toLowerCase()].find(each => /[a-z]/.test(each) && !taken.has(each)) ?? ''
    taken.add(letter)
    return { choice, key: letter, shown: letter.toUpperCase(), isPrimary: false }
  })
  return keyed.toSorted((a, b) => Number(a.isPrimary) - Number(b.isPrimary))
}
