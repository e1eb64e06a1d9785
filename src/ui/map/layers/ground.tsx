import { lookOfRiver } from '../line-look'
import styles from '../map-sheet.module.css'
import { type Shape, type Sheet, shapesOf } from '../sheet'
import { lookOfTerrain, type TerrainLook } from '../terrain-look'
import { Fill, Stroke } from './patched'

type LayerProps = { readonly sheet: Sheet; readonly period: number }

const TINT: Readonly<Record<TerrainLook, string>> = {
  clear: styles.clear,
  rough: styles.rough,
  mountain: styles.mountain,
  woods: styles.woods,
  'wooded-rough': styles.woodedRough,
  forest: styles.forest,
  swamp: styles.swamp,
  dead: styles.dead,
  sea: styles.open,
  lake: styles.lake,
}

export const tintOf = (look: TerrainLook): string => TINT[look]

/** Higher ground is painted later, so that its rounded corners lie over the lower. */
const HEIGHT: readonly TerrainLook[] = ['clear', 'swamp', 'woods', 'forest', 'wooded-rough', 'rough', 'mountain']

const byHeight = (a: Shape, b: Shape): number =>
  HEIGHT.indexOf(lookOfTerrain(a.class ?? '')) - HEIGHT.indexOf(lookOfTerrain(b.class ?? ''))

export function GroundLayer({ sheet, period, id }: LayerProps & { readonly id: string }) {
  const { x, y, width, height } = sheet.drawing.sheet
  const terrains = shapesOf(sheet, 'terrain', period).filter(({ class: name }) => lookOfTerrain(name ?? '') !== 'clear')
  return (
    <g>
      <defs>
        <pattern id={`${id}dead`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.deadLine} d="M0 0H7" />
        </pattern>
      </defs>
      <rect className={styles.dead} x={x} y={y} width={width} height={height} />
      {shapesOf(sheet, 'in-play', period).map(({ path }) => (
        <Fill key={path} className={styles.clear} path={path} />
      ))}
      <g data-part="terrain">
        {[...terrains].sort(byHeight).map(({ class: name, path }) => (
          <Fill key={name} className={tintOf(lookOfTerrain(name ?? ''))} path={path} />
        ))}
      </g>
      {shapesOf(sheet, 'out-of-play', period).map(({ path }) => (
        <path key={path} d={path} style={{ fill: `url(#${id}dead)` }} />
      ))}
    </g>
  )
}

/** A soft dark rim inside the shore; the sea covers its outer half. */
export function CoastShade({ sheet, period }: LayerProps) {
  return (
    <g className={styles.coastShade}>
      {shapesOf(sheet, 'coast', period).flatMap(({ path }) => [
        <Stroke key="wide" className={styles.wide} path={path} />,
        <Stroke key="narrow" className={styles.narrow} path={path} />,
      ])}
    </g>
  )
}

export function BorderRibbon({ sheet, period }: LayerProps) {
  return (
    <g data-part="borders">
      {shapesOf(sheet, 'border', period).map(({ path }) => (
        <Stroke key={path} className={styles.ribbon} path={path} />
      ))}
    </g>
  )
}

export function BorderLayer({ sheet, period }: LayerProps) {
  return (
    <g data-part="borders">
      {shapesOf(sheet, 'border', period).map(({ path }) => (
        <Stroke key={path} className={styles.border} path={path} />
      ))}
    </g>
  )
}

/** Lakes, then rivers from the least to the greatest: all casings below all water, so that no confluence is cut. */
export function RiverLayer({ sheet, period }: LayerProps) {
  const rankOf = (name: string | undefined): number =>
    sheet.map.riverClasses.find(riverClass => riverClass.name === name)?.rank ?? 1
  const rivers = [...shapesOf(sheet, 'river', period)].sort((a, b) => rankOf(a.class) - rankOf(b.class))
  const lookOf = ({ class: name }: Shape): string => styles[lookOfRiver(rankOf(name))]
  return (
    <g>
      {shapesOf(sheet, 'lake', period).map(({ name, path }) => (
        <path key={`${name}${path}`} className={styles.lake} d={path} />
      ))}
      <g className={styles.rivers} data-part="rivers">
        {rivers.map(river => (
          <Stroke key={river.class} className={`${styles.case} ${lookOf(river)}`} path={river.path} />
        ))}
        {rivers.map(river => (
          <Stroke key={river.class} className={`${styles.water} ${lookOf(river)}`} path={river.path} />
        ))}
      </g>
    </g>
  )
}

/** From the shore outwards; the outermost depths share a colour and only their line shows. */
const DEPTHS: readonly { readonly tint: string | undefined; readonly line: number }[] = [
  { tint: styles.shore, line: 0 },
  { tint: styles.shallow, line: 0.7 },
  { tint: styles.shallow, line: 0.55 },
  { tint: styles.shelf, line: 0.46 },
  { tint: styles.open, line: 0.36 },
  { tint: undefined, line: 0.28 },
]

/** The sea is painted over the land, so that nothing on land needs to be cut to the shore. */
export function SeaLayer({ sheet, period }: LayerProps) {
  return (
    <>
      <g className={styles.sea}>
        {shapesOf(sheet, 'sea', period).map(({ class: distance, path }, i) => {
          const { tint, line } = DEPTHS[Math.min(i, DEPTHS.length - 1)]
          return (
            <g key={distance}>
              {tint !== undefined && <Fill className={tint} path={path} />}
              {line > 0 && <Stroke className={styles.waterline} opacity={line} path={path} />}
            </g>
          )
        })}
      </g>
      {shapesOf(sheet, 'coast', period).map(({ path }) => (
        <Stroke key={path} className={styles.coast} path={path} />
      ))}
    </>
  )
}
