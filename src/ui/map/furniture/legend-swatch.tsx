import type { GridSpec } from '../../../core/hex/grid'
import { AnchorGlyph, BadgeGlyph, PlaceGlyph } from '../glyphs'
import { tintOf } from '../layers/ground'
import { STROKES } from '../layers/lines'
import type { LegendSign, SideLook } from '../map-legend'
import sheetStyles from '../map-sheet.module.css'
import styles from './legend-swatch.module.css'
import { swatchMarks } from './swatch-marks'

type LegendSwatchProps = {
  readonly sign: LegendSign
  readonly shape: GridSpec['shape']
  readonly height: number
}

const CURVE = 'M-34 6Q-17-10 0 0T34-5'
const ARROW = 'M-20 0L-11 7V2.7H11V7L20 0L11-7V-2.7H-11V-7Z'
const TEETH = 'M-32 4H32M-26 4V-5M-13 4V-5M0 4V-5M13 4V-5M26 4V-5'
const RIDGE = 'M-32 0H32M-24-6V6M-12-6V6M0-6V6M12-6V6M24-6V6'
const RAILS = 'M-10-11L-5-7H5L10-11M-10 11L-5 7H5L10 11'

/** A sign as the map draws it, in a box as high as the row and half as wide again. */
export function LegendSwatch({ sign, shape, height }: LegendSwatchProps) {
  const scale = height / 68
  return (
    <g transform={`translate(${height * 0.75} ${height / 2}) scale(${scale.toFixed(3)})`}>
      <Sign sign={sign} shape={shape} />
    </g>
  )
}

function Sign({ sign, shape }: { readonly sign: LegendSign; readonly shape: GridSpec['shape'] }) {
  switch (sign.is) {
    case 'terrain':
      return <TerrainSign look={sign.look} shape={shape} />
    case 'river':
      return (
        <g className={sheetStyles.rivers}>
          <path className={`${sheetStyles.case} ${sheetStyles[sign.look]}`} d={CURVE} />
          <path className={`${sheetStyles.water} ${sheetStyles[sign.look]}`} d={CURVE} />
        </g>
      )
    case 'line':
      return (
        <g className={sign.look === 'road' || sign.look === 'track' ? sheetStyles.roads : sheetStyles.rails}>
          {STROKES[sign.look].map(stroke => (
            <path key={stroke} className={stroke} d={CURVE} />
          ))}
        </g>
      )
    case 'badge':
      return (
        <g transform="scale(2.4)">
          <BadgeGlyph look={sign.look} />
        </g>
      )
    case 'place':
      return <g transform="scale(2.2)">{sign.look === 'port' ? <AnchorGlyph /> : <PlaceGlyph look={sign.look} />}</g>
    case 'side':
      return <SideSign look={sign.look} />
    default:
      return sign satisfies never
  }
}

function SideSign({ look }: { readonly look: SideLook }) {
  switch (look) {
    case 'border':
      return (
        <>
          <path className={sheetStyles.ribbon} d={CURVE} />
          <path className={`${sheetStyles.border} ${styles.border}`} d={CURVE} />
        </>
      )
    case 'bridge':
      return (
        <>
          <g className={sheetStyles.rivers}>
            <path className={`${sheetStyles.water} ${sheetStyles.major}`} d="M0-24V24" />
          </g>
          <g className={sheetStyles.roads}>
            {STROKES.road.map(stroke => (
              <path key={stroke} className={stroke} d="M-34 0H34" />
            ))}
          </g>
          <path className={sheetStyles.bridge} d={RAILS} />
        </>
      )
    case 'strait':
      return <path className={sheetStyles.strait} d={ARROW} transform="scale(1.5)" />
    case 'blocked':
      return (
        <>
          <path className={sheetStyles.blocked} d="M-30 0H30" />
          <path className={sheetStyles.blockedCore} d="M-30 0H30" />
        </>
      )
    case 'wall':
      return <path className={sheetStyles.wall} d={TEETH} />
    case 'ridge':
    case 'barrier':
      return <path className={sheetStyles[look]} d={RIDGE} />
    default:
      return look satisfies never
  }
}

const hexPath = (radius: number, turn: number): string => {
  const corners = [0, 1, 2, 3, 4, 5].map(i => {
    const angle = ((i * 60 + turn) * Math.PI) / 180
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

function TerrainSign({
  look,
  shape,
}: {
  readonly look: Extract<LegendSign, { is: 'terrain' }>['look']
  readonly shape: GridSpec['shape']
}) {
  const hex = hexPath(36, shape === 'pointy' ? 30 : 0)
  return (
    <>
      <path className={tintOf(look)} d={hex} />
      <g transform="scale(.1)">
        {swatchMarks(look).map(({ kind, path }) => (
          <path key={kind} className={sheetStyles[kind]} d={path} />
        ))}
      </g>
      {look === 'dead' && (
        <path className={styles.hatch} d="M-28-8L-8-28M-30 8L8-30M-26 22L22-26M-10 30L30-10M8 28L28 8" />
      )}
      <path className={styles.hex} d={hex} />
    </>
  )
}
