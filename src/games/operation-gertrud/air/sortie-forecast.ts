import { chanceOf, distribution } from '../../../core/distribution'
import type { Forecast, Modifier } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { terrainKey } from '../charts'
import { hexName, terrainAt } from '../map/geography'
import { type Gertrud, nameOf } from '../state'
import { airDuel } from './duels'
import { rollInterdiction } from './interdiction'

/** A sortie, and the CAS that rises against it or may, if any. */
type Sortie = { readonly hex: HexId; readonly cas: UnitId; readonly reply: UnitId | null }

/** How often each of the two does not come back. */
function risks(s: Gertrud, { cas, reply }: Sortie): Modifier[] {
  if (reply === null) return []
  const fates = distribution(roll => airDuel(s, roll, cas, reply, false).fates)
  const lost = (at: 0 | 1) => `${Math.round(chanceOf(fates, each => each[at] === 'lost') * 100)}%`
  return [
    { label: `chance that ${nameOf(cas)} is lost`, value: lost(0), rule: '13.1' },
    { label: `chance that ${nameOf(reply)} is lost`, value: lost(1), rule: '13.1' },
  ]
}

/** The die of an interdictor that gets through, and what an air combat would risk. */
export function sortieForecast(s: Gertrud, sortie: Sortie): Forecast {
  const { hex } = sortie
  const ground = terrainAt(hex)
  const chance = chanceOf(
    distribution(roll => rollInterdiction(s, hex, roll)),
    hit => hit,
  )
  return {
    title: `Interdiction of ${hexName(hex)}, if it gets through`,
    modifiers: [
      {
        label: `in ${ground} ground the die must be above`,
        value: `${terrainKey(s).hexes[ground].mp}`,
        rule: '13.7.3',
      },
      ...risks(s, sortie),
    ],
    chart: { id: 'interdiction', column: ground },
    results: [
      { label: 'interdicted', chance },
      { label: 'no effect', chance: 1 - chance },
    ],
  }
}
