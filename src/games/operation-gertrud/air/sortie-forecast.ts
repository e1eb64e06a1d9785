import { chanceOf, distribution } from '../../../core/distribution'
import type { Forecast, Modifier } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { terrainKey } from '../charts'
import { hexName, terrainAt } from '../map/geography'
import { type Gertrud, nameOf } from '../state'
import { airDuel } from './duels'
import { chanceToInterdict } from './interdiction'

/** A sortie, and the CAS that rises against it or may, if any. */
type Sortie = { readonly hex: HexId; readonly cas: UnitId; readonly reply: UnitId | null }

/** How often each of the two does not come back, in per cent. */
function lossesOf(s: Gertrud, cas: UnitId, reply: UnitId): readonly [number, number] {
  const fates = distribution(roll => airDuel(s, roll, cas, reply, false).fates)
  const lost = (at: 0 | 1) => Math.round(chanceOf(fates, each => each[at] === 'lost') * 100)
  return [lost(0), lost(1)]
}

/** What an answer to the sortie risks, beside the aircraft. */
export function duelTold(s: Gertrud, cas: UnitId, reply: UnitId): string {
  const [sent, own] = lossesOf(s, cas, reply)
  return `used for this turn; lost ${own} %, ${nameOf(cas)} ${sent} %`
}

/** The two who fight, once both are known. */
function risks(s: Gertrud, { cas, reply }: Sortie): Modifier[] {
  if (reply === null) return []
  const [sent, own] = lossesOf(s, cas, reply)
  return [
    { label: `chance that ${nameOf(cas)} is lost`, value: `${sent}%`, rule: '13.1' },
    { label: `chance that ${nameOf(reply)} is lost`, value: `${own}%`, rule: '13.1' },
  ]
}

/** The die of an interdictor that gets through, and what an air combat would risk. */
export function sortieForecast(s: Gertrud, sortie: Sortie): Forecast {
  const { hex } = sortie
  const ground = terrainAt(hex)
  const chance = chanceToInterdict(s, hex)
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
