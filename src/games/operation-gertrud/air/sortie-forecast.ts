import type { Roller } from '../../../core/dice'
import { chanceOf, distribution } from '../../../core/distribution'
import type { Forecast, ForecastResult, Modifier } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { terrainKey } from '../charts'
import { hexName, terrainAt } from '../map/geography'
import { type Gertrud, nameOf } from '../state'
import { airDuel } from './duels'
import { rollInterdiction } from './interdiction'

/** A sortie, and the CAS that rises against it, if any. */
export type Sortie = {
  readonly hex: HexId
  readonly cas: UnitId
  readonly reply: UnitId | null
  readonly ultra?: boolean
}

/** 13.7.2, 13.7.3: the duel and the die of the sortie itself. */
function isInterdicted(s: Gertrud, { hex, cas, reply, ultra = false }: Sortie, roll: Roller): boolean {
  const stays = reply === null || airDuel(s, roll, cas, reply, ultra).fates[0] === 'stays'
  return stays && rollInterdiction(s, hex, roll)
}

const interdictionChance = (s: Gertrud, sortie: Sortie): number =>
  chanceOf(
    distribution(roll => isInterdicted(s, sortie, roll)),
    hit => hit,
  )

function resultsOf(s: Gertrud, sortie: Sortie): ForecastResult[] {
  const chance = interdictionChance(s, sortie)
  return [
    { label: 'interdicted', chance },
    { label: 'no effect', chance: 1 - chance },
  ]
}

/** How often each of the two does not come back. */
function risks(s: Gertrud, { cas, reply, ultra = false }: Sortie): Modifier[] {
  if (reply === null) return []
  const fates = distribution(roll => airDuel(s, roll, cas, reply, ultra).fates)
  const lost = (at: 0 | 1) => `${Math.round(chanceOf(fates, each => each[at] === 'lost') * 100)}%`
  return [
    { label: `chance that ${nameOf(cas)} is lost`, value: lost(0), rule: '13.1' },
    { label: `chance that ${nameOf(reply)} is lost`, value: lost(1), rule: '13.1' },
  ]
}

type Case = { readonly label: string; readonly sortie: Sortie }

/** Both answers to the question at hand; what the second one risks in the air is told as well. */
export function sortieForecast(s: Gertrud, now: Case, other: Case): Forecast {
  const { hex } = now.sortie
  const ground = terrainAt(hex)
  return {
    title: `Interdiction of ${hexName(hex)}`,
    modifiers: [
      {
        label: `in ${ground} ground the die must be above`,
        value: `${terrainKey(s).hexes[ground].mp}`,
        rule: '13.7.3',
      },
      ...risks(s, other.sortie),
    ],
    chart: { id: 'interdiction', column: ground },
    results: resultsOf(s, now.sortie),
    otherwise: { now: now.label, label: other.label, results: resultsOf(s, other.sortie) },
  }
}
