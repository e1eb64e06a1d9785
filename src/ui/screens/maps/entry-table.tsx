import { printedNumber } from '../../../core/engine/booklet'
import type { HexId } from '../../../core/ids'
import { type Cost, entryFacts } from '../../../core/map/entry-costs'
import styles from './hex-panel.module.css'
import type { OpenMap } from './use-game-map'

type EntryTableProps = { readonly map: OpenMap; readonly hex: HexId; readonly period: number }

export const costWords = (cost: Cost): string => (cost === null ? 'closed' : String(cost))

/** What it costs to enter, by class of unit; hexsides are counted beside the neighbours. */
export function EntryTable({ map, hex, period }: EntryTableProps) {
  const facts = entryFacts(map.entryCosts, map.sheet.map, hex, period)
  const [first] = facts
  if (first === undefined) return null
  const sources = first.rests.filter(({ on }) => on === 'terrain' || on === 'place' || on === 'mark')
  const isReconstructed = sources.some(({ source }) => source === 'reconstructed')
  const rules = [...new Set(sources.map(({ rule }) => printedNumber(undefined, rule)))]
  return (
    <section aria-label="Cost to enter" className={styles.costs}>
      <h3>
        Cost to enter <span className={styles.rule}>{rules.join(', ')}</span>
        {isReconstructed && <span className={styles.tag}>reconstructed</span>}
      </h3>
      <table>
        <thead>
          <tr>
            {facts.length > 1 && <td />}
            {first.classes.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ condition, classes, into }) => (
            <tr key={condition}>
              {facts.length > 1 && <th scope="row">{condition}</th>}
              {classes.map((name, i) => (
                <td key={name}>{costWords(into[i])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
