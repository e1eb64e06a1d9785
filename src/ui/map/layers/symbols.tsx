import type { Point } from '../../../core/hex/layout'
import type { HexId } from '../../../core/ids'
import { AnchorGlyph, BadgeGlyph, PlaceGlyph, type PlaceLook } from '../glyphs'
import sheetStyles from '../map-sheet.module.css'
import { markBadges } from '../mark-badges'
import { rankOfPlace } from '../place-rank'
import type { Sheet } from '../sheet'
import styles from './symbols.module.css'

type LayerProps = { readonly sheet: Sheet }

/** From the symbol's centre to the middle of its anchor: past the symbol's own radius, by rank. */
const ANCHOR_REACH = { 1: 16.5, 2: 14.7, 3: 13.1 } as const

export function PlaceLayer({ sheet }: LayerProps) {
  const { map, drawing } = sheet
  return (
    <g className={styles.places}>
      {drawing.symbols.map(symbol => {
        const place = map.placesByName.get(symbol.place)?.find(({ hex }) => hex === map.hexNumbered(symbol.hex))
        const rank = rankOfPlace(place)
        const look: PlaceLook = rank === 1 ? (place?.capital ? 'capital' : 'city') : rank === 2 ? 'town' : 'small'
        const seaward = ((symbol.anchor ?? 0) * Math.PI) / 180
        return (
          <g
            key={`${symbol.place} ${symbol.hex}`}
            className={rank === 1 ? undefined : styles.lesser}
            data-symbol={symbol.place}
            transform={`translate(${symbol.x} ${symbol.y})`}
          >
            <g>
              <PlaceGlyph look={look} />
            </g>
            {symbol.anchor !== undefined && (
              <g className={styles.anchor} transform={spot(Math.sin(seaward), -Math.cos(seaward), ANCHOR_REACH[rank])}>
                <AnchorGlyph />
              </g>
            )}
          </g>
        )
      })}
    </g>
  )
}

const spot = (x: number, y: number, reach: number): string =>
  `translate(${(x * reach).toFixed(1)} ${(y * reach).toFixed(1)})`

const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

const RING = 0.9

export function BadgeLayer({ sheet }: LayerProps) {
  const { map, layout } = sheet
  const badges = markBadges(map, layout)
  const ring = (hex: HexId): string => {
    const centre = layout.centre(hex)
    return polygon(
      layout
        .corners(hex)
        .map(({ x, y }) => ({ x: centre.x + (x - centre.x) * RING, y: centre.y + (y - centre.y) * RING })),
    )
  }
  const rings = badges
    .filter(({ look }) => look === 'objective')
    .map(({ hex }) => ring(hex))
    .join('')
  return (
    <>
      {rings !== '' && (
        <>
          <path className={sheetStyles.ringCase} d={rings} />
          <path className={sheetStyles.ring} d={rings} />
        </>
      )}
      <g className={styles.badges}>
        {badges.map(({ hex, look, x, y }) => (
          <g
            key={`${hex} ${look}`}
            className={styles[look]}
            data-symbol={look}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          >
            <g>
              <BadgeGlyph look={look} />
            </g>
          </g>
        ))}
      </g>
    </>
  )
}
