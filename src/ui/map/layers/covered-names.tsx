import { memo, useLayoutEffect, useRef } from 'react'
import type { HexId } from '../../../core/ids'
import { LEVELS, type Level } from '../../../core/map/map-drawing'
import { markBadges } from '../../../core/sheet/mark-badges'
import { placeSize, rankOf } from '../../../core/sheet/type-sizes'
import { COUNTER_SIDE } from '../../counters/counter-place'
import { plateEnd } from '../../counters/counter-stack'
import type { Label, Sheet } from '../sheet'
import styles from './names.module.css'

/** What lies on a hex: counters, and the sum on the plate at their foot. */
export type Cover = ReadonlyMap<HexId, { readonly sum: string | null }>

type CoveredNamesProps = { readonly sheet: Sheet; readonly period: number; readonly cover: Cover }

const LEVEL_CLASS: Readonly<Record<Level, string>> = { far: styles.far, play: styles.play, near: styles.near }

/** From the middle of the hex, in map units: under the counter, right of the count, the sum of a deep stack and a star. */
const FOOT = { play: 47, near: 46, far: 58 } as const
const BESIDE = { count: -20, star: 11, gap: 2 } as const

/** Smaller than on the open map, so that it stays in its hex. */
const SHARE = 0.86

/** Names of cities and towns under counters stand at the foot of the counters; the printed ones are hidden meanwhile. */
export const CoveredNames = memo(function CoveredNames({ sheet, period, cover }: CoveredNamesProps) {
  const group = useRef<SVGGElement>(null)
  const { labels } = sheet.drawing
  const covered = labels.flatMap(label => {
    const hex = label.kind === 'place' && label.hex !== undefined ? sheet.map.hexNumbered(label.hex) : null
    const isShown = (label.period ?? sheet.map.periods[period]) === sheet.map.periods[period]
    const over = hex === null ? undefined : cover.get(hex)
    return hex === null || over === undefined || !isShown || rankOf(label.rank) === 3 ? [] : [{ label, hex, ...over }]
  })
  const numbers = covered.map(({ label }) => label.hex).join(' ')
  useLayoutEffect(() => {
    const hidden = new Set(numbers.split(' '))
    const map = group.current?.closest('[role=application]') ?? document
    for (const name of map.querySelectorAll<SVGElement>('[data-part=names] [data-place]'))
      name.toggleAttribute('data-covered', hidden.has(name.dataset.place ?? ''))
  }, [numbers])
  return (
    <g ref={group} className={styles.names} data-layer="covered-names">
      {LEVELS.map(level => (
        <g key={level} className={LEVEL_CLASS[level]}>
          {covered.map(({ label, hex, sum }) => (
            <CoveredName key={label.text} sheet={sheet} label={label} hex={hex} sum={sum} level={level} />
          ))}
        </g>
      ))}
    </g>
  )
})

const stars = new WeakMap<Sheet, ReadonlySet<HexId>>()

/** Hexes with a star at their foot. */
function starsOf(sheet: Sheet): ReadonlySet<HexId> {
  const badges = () => markBadges(sheet.map, sheet.layout, []).filter(({ look }) => look === 'objective')
  const found = stars.get(sheet) ?? new Set(badges().map(({ hex }) => hex))
  stars.set(sheet, found)
  return found
}

/** Right of the plate, so that the sum can be read. */
const besidePlate = (sum: string, level: Level): number =>
  (plateEnd(sum, level === 'far') / 100 - 1 / 2) * COUNTER_SIDE[level] + BESIDE.gap

type CoveredNameProps = {
  readonly sheet: Sheet
  readonly label: Label
  readonly hex: HexId
  readonly sum: string | null
  readonly level: Level
}

function CoveredName({ sheet, label, hex, sum, level }: CoveredNameProps) {
  const rank = rankOf(label.rank)
  const size = placeSize(level, rank) * SHARE
  if (size === 0) return null
  const { x, y } = sheet.layout.centre(hex)
  const hasStar = starsOf(sheet).has(hex)
  const beside = Math.max(hasStar ? BESIDE.star : BESIDE.count, sum === null ? BESIDE.count : besidePlate(sum, level))
  return (
    <text
      className={`${styles.place} ${rank === 1 ? styles.rank1 : styles.rank2}`}
      fontSize={size}
      x={x + beside}
      y={y + FOOT[level]}
    >
      {label.text}
    </text>
  )
}
