import type { Point } from '../../../core/hex/layout'
import type { HexId } from '../../../core/ids'
import { anchorOffset } from '../../../core/sheet/anchor-spot'
import { markBadges } from '../../../core/sheet/mark-badges'
import { rankOfPlace } from '../../../core/sheet/place-rank'
import { AnchorGlyph, BadgeGlyph, PlaceGlyph, type PlaceLook } from '../glyphs'
import sheetStyles from '../map-sheet.module.css'
import type { Sheet } from '../sheet'
import styles from './symbols.module.css'

type LayerProps = { readonly sheet: Sheet }

/** The symbols of the sheet with the places they stand for. */
const placedSymbols = ({ map, drawing }: Sheet) =>
  drawing.symbols.map(symbol => {
    const place = map.placesByName.get(symbol.place)?.find(({ hex }) => hex === map.hexNumbered(symbol.hex))
    const rank = rankOfPlace(place)
    const look: PlaceLook = rank === 1 ? (place?.capital ? 'capital' : 'city') : rank === 2 ? 'town' : 'small'
    return { ...symbol, rank, look, offset: symbol.anchor === undefined ? null : anchorOffset(rank, symbol.anchor) }
  })

export function PlaceLayer({ sheet }: LayerProps) {
  return (
    <g className={styles.places}>
      {placedSymbols(sheet).map(({ place, hex, x, y, rank, look, offset }) => (
        <g
          key={`${place} ${hex}`}
          className={rank === 1 ? undefined : styles.lesser}
          data-symbol={place}
          transform={`translate(${x} ${y})`}
        >
          <g>
            <PlaceGlyph look={look} />
          </g>
          {offset !== null && (
            <g className={styles.anchor} transform={`translate(${offset.x.toFixed(1)} ${offset.y.toFixed(1)})`}>
              <AnchorGlyph />
            </g>
          )}
        </g>
      ))}
    </g>
  )
}

/** The middles of all symbols and anchors. */
const takenBy = (sheet: Sheet): Point[] =>
  placedSymbols(sheet).flatMap(({ x, y, offset }) => [
    { x, y },
    ...(offset === null ? [] : [{ x: x + offset.x, y: y + offset.y }]),
  ])

const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

const RING = 0.9

export function BadgeLayer({ sheet }: LayerProps) {
  const { map, layout } = sheet
  const badges = markBadges(map, layout, takenBy(sheet))
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
        {badges.map(({ hex, look, x, y, turn }) => (
          <g
            key={`${hex} ${look}`}
            className={styles[look]}
            data-symbol={look}
            transform={`translate(${x} ${y}) rotate(${turn})`}
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
