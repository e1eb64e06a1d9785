import { memo, useId } from 'react'
import type { OverlayPicture } from '../../../../../core/engine/game-look'
import type { HexId } from '../../../../../core/ids'
import { useDesk, useTable, useViews } from '../../table-context'
import { useBoard } from '../board-position'
import { linePath } from '../hex-shape'
import { unionOutline } from '../union-outline'
import { lastTrail } from './map-overlays'
import styles from './overlay-layer.module.css'
import { AreaPattern, fillOf } from './patterns'
import { useOverlayPictures } from './use-overlay-pictures'

/** What is drawn over the map on request, under all that is played with. */
export const OverlayLayer = memo(function OverlayLayer() {
  return (
    <g data-layer="overlays">
      <ClosedLand />
      {useOverlayPictures().map(({ id, picture }) =>
        picture === null ? null : (
          <Picture key={id} picture={picture} isNamed={id === 'areas' && picture.isNamed !== false} />
        ),
      )}
      <Trail />
    </g>
  )
})

type Area = OverlayPicture['areas'][number]

const Picture = memo(function Picture({ picture, isNamed }: { picture: OverlayPicture; isNamed: boolean }) {
  const { sheet } = useTable()
  return (
    <>
      {picture.areas.map(area => (
        <AreaShape key={`${area.label} ${area.tone} ${area.pattern}`} area={area} isNamed={isNamed} />
      ))}
      {picture.lines.map(({ hexes, tone }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same, and nothing is kept in them
        <g key={i} data-tone={tone} className={styles.line}>
          <path className={styles.lineCase} d={linePath(sheet.layout, hexes)} />
          <path d={linePath(sheet.layout, hexes)} />
        </g>
      ))}
    </>
  )
})

const AreaShape = memo(function AreaShape({ area, isNamed }: { readonly area: Area; readonly isNamed: boolean }) {
  const { sheet } = useTable()
  const id = useId()
  const outline = unionOutline(sheet, new Set(area.hexes))
  const name = area.label.split(',')[0]
  const middle = isNamed ? middleHex(sheet.layout.centre, area.hexes) : null
  return (
    <g data-tone={area.tone} className={styles.area}>
      <AreaPattern id={id} pattern={area.pattern} />
      <path
        className={area.pattern === 'plain' ? styles.wash : undefined}
        fill={fillOf(id, area.pattern)}
        d={outline}
      />
      <path className={styles.edgeCase} d={outline} />
      <path className={styles.edge} d={outline} />
      {middle !== null && (
        <text className={styles.name} {...sheet.layout.centre(middle)}>
          {name}
        </text>
      )}
    </g>
  )
})

/** What has been closed for good is seen without asking. */
const ClosedLand = memo(function ClosedLand() {
  const { look } = useTable()
  const { known } = useBoard()
  return (
    <g data-closed-land>
      {look.closedLand?.(known).map(area => (
        <AreaShape key={area.label} area={area} isNamed={false} />
      ))}
    </g>
  )
})

/** The hex of a set nearest to its middle. */
function middleHex(centre: (hex: HexId) => { x: number; y: number }, hexes: readonly HexId[]): HexId | null {
  const points = hexes.map(centre)
  const x = points.reduce((sum, each) => sum + each.x, 0) / points.length
  const y = points.reduce((sum, each) => sum + each.y, 0) / points.length
  const away = (hex: HexId): number => Math.hypot(centre(hex).x - x, centre(hex).y - y)
  return hexes.reduce<HexId | null>((best, hex) => (best === null || away(hex) < away(best) ? hex : best), null)
}

const Trail = memo(function Trail() {
  const { look, sheet } = useTable()
  const isWanted = useDesk(desk => desk.overlays.includes('trail'))
  const { known } = useBoard()
  const log = useViews((views, s) => views.log(s))
  const hexes = isWanted ? lastTrail(log, known.turn, look.trail) : null
  const [from] = hexes ?? []
  if (hexes === null || from === undefined || hexes.length < 2) return null
  const { x, y } = sheet.layout.centre(from)
  return (
    <g className={styles.trail} data-trail={hexes.map(hex => sheet.map.grid.numbers[hex]).join(' ')}>
      <path className={styles.trailCase} d={linePath(sheet.layout, hexes)} />
      <path d={linePath(sheet.layout, hexes)} />
      <circle cx={x} cy={y} r={7} />
    </g>
  )
})

/** Figures and letters of the overlays, over the counters: in the middle of an empty hex, else at its upper left. */
export const OverlayMarks = memo(function OverlayMarks() {
  const { sheet } = useTable()
  const { isCovered } = useBoard()
  const marks = useOverlayPictures().flatMap(({ id, picture }) => picture?.marks.map(mark => ({ id, mark })) ?? [])
  if (marks.length === 0) return null
  const drawn = new Map<HexId, number>()
  return (
    <g data-layer="overlay-marks">
      {marks.map(({ id, mark }) => {
        const { x, y } = sheet.layout.centre(mark.hex)
        const before = drawn.get(mark.hex) ?? 0
        drawn.set(mark.hex, before + 1)
        const at = isCovered(mark.hex) ? { x: x - 32 + before * 26, y: y - 36 } : { x: x + before * 26, y }
        return (
          <g key={`${id} ${mark.hex} ${mark.text} ${before}`} transform={`translate(${at.x} ${at.y})`}>
            <g className={styles.mark} data-tone={mark.tone}>
              <rect x={-8 - mark.text.length * 2} y={-9} width={16 + mark.text.length * 4} height={18} rx={4} />
              <text y={4.6}>{mark.text}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
})
