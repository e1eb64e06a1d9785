import { memo } from 'react'
import type { HexId } from '../../../core/ids'
import { type HexFacts, hexFacts } from '../../../core/map/hex-facts'
import { hexLabel } from '../../../core/map/map-queries'
import { EntryTable } from './entry-table'
import { valueWords, withValue, wordsOf } from './fact-words'
import styles from './hex-panel.module.css'
import { NeighbourList } from './neighbour-list'
import type { OpenMap } from './use-game-map'

type HexPanelProps = {
  readonly map: OpenMap
  readonly hex: HexId | null
  readonly period: number
  readonly onGoTo: (hex: HexId) => void
}

/** Everything the map knows about one hex. */
export const HexPanel = memo(function HexPanel({ map, hex, period, onGoTo }: HexPanelProps) {
  if (hex === null) {
    return (
      <section aria-label="Hex" className={styles.panel}>
        <p className={styles.hint}>
          Point at a hex, tap it, or search for it: everything the map knows about it stands here.
        </p>
      </section>
    )
  }
  const facts = hexFacts(map.sheet.map, hex)
  return (
    <section aria-label="Hex" className={styles.panel}>
      <h2 className={styles.heading}>{hexLabel(map.sheet.map, hex)}</h2>
      <dl className={styles.facts}>
        <Fact name="Terrain">{terrainWords(facts)}</Fact>
        {facts.places.map(place => (
          <Fact key={place.name} name="Place">
            {placeWords(place)}
          </Fact>
        ))}
        <AreaFacts facts={facts} period={map.sheet.map.periods[period]} />
        {facts.coast.length > 0 && <Fact name="Coast">{facts.coast.map(wordsOf).join(', ')}</Fact>}
        <LineFacts facts={facts} period={map.sheet.map.periods[period]} />
        {Object.keys(facts.marks).length > 0 && (
          <Fact name="Marks">
            <ul className={styles.list}>
              {Object.entries(facts.marks).map(([name, value]) => (
                <li key={name}>{withValue(name, value)}</li>
              ))}
            </ul>
          </Fact>
        )}
        {facts.boxes.map(({ id, name, distance, means }) => (
          <Fact key={id} name="Leads to">
            {[name, ...means, ...(distance === null ? [] : [`distance ${distance}`])].join(', ')}
          </Fact>
        ))}
      </dl>
      <EntryTable map={map} hex={hex} period={period} />
      <NeighbourList map={map} facts={facts} hex={hex} period={period} onGoTo={onGoTo} />
    </section>
  )
})

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function terrainWords({ terrain, ground, inPlay, sea, lake }: HexFacts): string {
  const water = [sea, lake].filter(name => name !== null).map(wordsOf)
  const parts = [wordsOf(terrain), ...water, ...(ground === 'land' && !inPlay ? ['out of play'] : [])]
  return parts.join(', ')
}

function placeWords(place: HexFacts['places'][number]): string {
  const parts = [
    place.kind,
    ...(place.capital === null ? [] : [place.capital === true ? 'capital' : `capital of ${place.capital}`]),
    ...(place.port === null ? [] : [place.port === true ? 'port' : `${place.port} port`]),
    ...(place.value === null ? [] : [`value ${valueWords(place.value)}`]),
    ...(place.hexes.length > 1 ? [`hexes ${place.hexes.join(' and ')}`] : []),
    ...Object.entries(place.attributes).map(([name, value]) => withValue(name, value).toLowerCase()),
  ]
  const also = place.aliases.length > 0 ? ` (${place.aliases.join(', ')})` : ''
  return `${place.name}${also}: ${parts.join(', ')}`
}

/** Of several years all are told, the one on show first. */
function AreaFacts({ facts, period }: { readonly facts: HexFacts; readonly period: string | undefined }) {
  const isOne = facts.areas.length === 1
  const ordered = [...facts.areas].sort((a, b) => Number(b.period === period) - Number(a.period === period))
  return ordered
    .filter(({ area }) => area !== null)
    .map(({ period: when, area, alsoIn, groups }) => (
      <Fact key={when} name={isOne ? 'Area' : `Area ${when}`}>
        {[area, ...alsoIn].map(name => wordsOf(name ?? '')).join(', ')}
        {groups.length > 0 && <span className={styles.also}> · {groups.map(wordsOf).join(', ')}</span>}
      </Fact>
    ))
}

function LineFacts({ facts, period }: { readonly facts: HexFacts; readonly period: string | undefined }) {
  return (['road', 'rail'] as const).map(kind => {
    const lines = facts.lines.filter(line => line.kind === kind && line.periods.includes(period ?? ''))
    return lines.length === 0 ? null : (
      <Fact key={kind} name={kind === 'road' ? 'Roads' : 'Railways'}>
        {[...new Set(lines.map(line => (line.class === kind ? line.name : `${line.name} (${line.class})`)))].join(', ')}
      </Fact>
    )
  })
}
