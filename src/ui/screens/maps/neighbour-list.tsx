import type { HexId } from '../../../core/ids'
import { type Costs, entryFacts } from '../../../core/map/entry-costs'
import type { HexFacts } from '../../../core/map/hex-facts'
import { costWords } from './entry-table'
import { withValue, wordsOf } from './fact-words'
import styles from './hex-panel.module.css'
import type { OpenMap } from './use-game-map'

type NeighbourListProps = {
  readonly map: OpenMap
  readonly facts: HexFacts
  readonly hex: HexId
  readonly period: number
  readonly onGoTo: (hex: HexId) => void
}

const COMPASS: { readonly [direction: string]: string } = {
  N: 'north',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
}

/** The six neighbours, what stands on the side between, and what it costs to come from there. */
export function NeighbourList({ map, facts, hex, period, onGoTo }: NeighbourListProps) {
  const [costs] = entryFacts(map.entryCosts, map.sheet.map, hex, period)
  const when = map.sheet.map.periods[period]
  return (
    <section aria-label="Neighbours" className={styles.neighbours}>
      <h3>Neighbours, and the cost to come from there</h3>
      <ul>
        {facts.neighbours.map(neighbour => {
          const step = costs?.from.find(each => each.hex === neighbour.hex)
          const next = neighbour.hex === null ? null : map.sheet.map.hexNumbered(neighbour.hex)
          return (
            <li key={neighbour.direction}>
              <span className={styles.direction} title={COMPASS[neighbour.direction]}>
                {neighbour.direction}
              </span>
              {next === null ? (
                <span className={styles.edge}>edge of the map</span>
              ) : (
                <button type="button" className={styles.hex} onClick={() => onGoTo(next)}>
                  {neighbour.hex}
                </button>
              )}
              <span className={styles.side}>{sideWords(neighbour, when)}</span>
              {step !== undefined && <span className={styles.cost}>{stepWords(step.overland, step.byLine)}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const joined = (costs: Costs): string =>
  costs.every(cost => cost === null) ? 'closed' : costs.map(costWords).join(' / ')

function stepWords(overland: Costs, byLine: { readonly class: string; readonly cost: Costs } | null): string {
  if (byLine === null) return joined(overland)
  return `${joined(overland)}, ${byLine.class} ${[...new Set(byLine.cost.map(costWords))].join(' / ')}`
}

function sideWords(neighbour: HexFacts['neighbours'][number], period: string | undefined): string {
  const lines = neighbour.lines.filter(line => period === undefined || line.periods.includes(period))
  const parts = [
    ...(neighbour.terrain === null ? [] : [wordsOf(neighbour.terrain)]),
    ...(neighbour.river === null ? [] : [`${neighbour.river.name} (${neighbour.river.class})`]),
    ...(neighbour.strait === null ? [] : [`strait ${neighbour.strait}`]),
    ...(neighbour.blocked === null ? [] : [`closed: ${neighbour.blocked}`]),
    ...neighbour.bridges.map(kind => `${kind} bridge`),
    ...[...new Set(lines.map(line => line.class))],
    ...(neighbour.wall === null ? [] : [`${neighbour.wall.name ?? 'fortified line'} (${neighbour.wall.owner})`]),
    ...(neighbour.wallOpposite === null ? [] : [`faces ${neighbour.wallOpposite.name ?? 'a fortified line'}`]),
    ...Object.entries(neighbour.marks).map(([name, value]) => withValue(name, value).toLowerCase()),
  ]
  return parts.join(' · ')
}
