import type { Roller } from '../../../core/dice'
import { distribution } from '../../../core/distribution'
import type { Forecast, Modifier } from '../../../core/engine/step'
import type { HexId, Side } from '../../../core/ids'
import { initiative } from '../charts'
import { hexName, terrainAt } from '../map/hexes'
import { AXIS, PARTISAN, type Partizan } from '../state'

/** 11.4.2, R-7: by turn, and by the ground the defenders stand on. */
function initiativeModifiers(s: Partizan, hex: HexId): Modifier[] {
  const turns: { readonly [turn: number]: number | undefined } = initiative.turns
  const terrain = terrainAt(hex)
  const all: Modifier[] = [
    { label: `turn ${s.turn}`, value: turns[s.turn] ?? 0, rule: '11.4.2' },
    { label: `${terrain} hex`, value: initiative.terrain[terrain], rule: '11.4.2' },
  ]
  return all.filter(each => each.value !== 0)
}

export const rollInitiative = (s: Partizan, hex: HexId, roll: Roller): number =>
  initiativeModifiers(s, hex).reduce((sum, each) => sum + Number(each.value), roll(6, `initiative at ${hexName(hex)}`))

/** 11.4.1. */
export const holderOf = (net: number): Side => (net <= initiative.partisan ? PARTISAN : AXIS)

/** 11.4.3, 12.2: what part of their movement Partisans may retreat by before an Axis attack. */
export const retreatBy = (net: number): 'full' | 'half' | 'none' =>
  net <= initiative.fullRetreat ? 'full' : net <= initiative.halfRetreat ? 'half' : 'none'

/** As the chart prints them: by the retreat allowed, and the Axis. */
export const INITIATIVE_CODES = {
  full: 'Partisan, full retreat',
  half: 'Partisan, half retreat',
  none: 'Partisan',
  axis: 'Axis',
} as const
type Code = keyof typeof INITIATIVE_CODES

const WORDS: { readonly [code in Code]: string } = {
  full: 'Partisan initiative, full retreat allowed',
  half: 'Partisan initiative, half retreat allowed',
  none: 'Partisan initiative',
  axis: 'Axis initiative',
}

/** turn and ground are open to both, so this much may be shown before anything is declared. */
export function initiativeForecast(s: Partizan, hex: HexId, attacker: Side): Forecast {
  const codeOf = (net: number): Code => (holderOf(net) === AXIS ? 'axis' : attacker === AXIS ? retreatBy(net) : 'none')
  const chances = distribution(roll => codeOf(rollInitiative(s, hex, roll)))
  return {
    title: `Initiative in an attack on ${hexName(hex)}`,
    modifiers: initiativeModifiers(s, hex),
    chart: { id: 'initiative', column: 'net' },
    results: chances.outcomes.map(({ value, chance }) => ({
      label: WORDS[value],
      chance,
      code: INITIATIVE_CODES[value],
    })),
  }
}
