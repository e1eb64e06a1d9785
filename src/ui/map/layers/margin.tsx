import type { Sheet } from '../sheet'
import styles from './margin.module.css'

/** The sea and the coast run a little past the neat line; the paper covers that. */
export function SheetMargin({ sheet }: { readonly sheet: Sheet }) {
  const { x, y, width, height } = sheet.drawing.sheet
  const { paper } = sheet
  const rectangle = (by: number): string =>
    `M${x - by} ${y - by}h${width + 2 * by}v${height + 2 * by}h${-width - 2 * by}z`
  const outer = `M${paper.x} ${paper.y}h${paper.width}v${paper.height}h${-paper.width}z`
  return (
    <g>
      <path className={styles.paper} fillRule="evenodd" d={`${outer}${rectangle(0)}`} />
      <path className={styles.neat} d={rectangle(0)} />
      <path className={styles.neatThin} d={rectangle(10)} />
      <DegreeTicks sheet={sheet} />
    </g>
  )
}

const TICK = 10
/** A degree whose figure would stand in the corner of the margin is left out. */
const CORNER = 24

function DegreeTicks({ sheet }: { readonly sheet: Sheet }) {
  const { ticks, sheet: frame } = sheet.drawing
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
  const outward = ({ axis, x, y }: (typeof ticks)[number]): readonly [number, number] => {
    if (axis === 'lon') return [0, y < frame.y + frame.height / 2 ? -1 : 1]
    return [x < frame.x + frame.width / 2 ? -1 : 1, 0]
  }
  const isClear = ({ axis, x, y }: (typeof ticks)[number]): boolean =>
    axis === 'lon' ? x > frame.x + CORNER && x < right - CORNER : y > frame.y + CORNER && y < bottom - CORNER
  return (
    <g className={styles.degrees}>
      {ticks.filter(isClear).map(tick => {
        const [dx, dy] = outward(tick)
        const rise = dy < 0 ? -20 : dy > 0 ? 36 : 8
        return (
          <g key={`${tick.axis}${tick.x},${tick.y}`}>
            <path d={`M${tick.x} ${tick.y}l${dx * TICK} ${dy * TICK}`} />
            <text x={tick.x + dx * 36} y={tick.y + rise}>
              {tick.text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
