import { LEVELS, type Level } from '../../../core/map/map-drawing'
import { placeSize, rankOf } from '../../../core/sheet/type-sizes'
import type { Label, Sheet } from '../sheet'
import styles from './names.module.css'

type NameLayerProps = { readonly sheet: Sheet; readonly period: number; readonly id: string }

const LEVEL_CLASS: Readonly<Record<Level, string>> = { far: styles.far, play: styles.play, near: styles.near }
const RANK_CLASS = { 1: styles.rank1, 2: styles.rank2, 3: styles.rank3 } as const

/** Large names first, so that the names of places lie over them. */
export function NameLayer({ sheet, period, id }: NameLayerProps) {
  const { labels } = sheet.drawing
  const shown = labels.filter(label => (label.period ?? sheet.map.periods[period]) === sheet.map.periods[period])
  const curved = shown.filter(label => label.curve !== undefined)
  const set = shown.filter(label => label.curve === undefined)
  return (
    <g className={styles.names} data-part="names">
      {groupsOf(curved).map(({ levels, labels: group }) => (
        <g key={levels.join()} className={levels.map(level => LEVEL_CLASS[level]).join(' ')}>
          {group.map((label, i) => (
            <CurvedName
              key={`${label.kind} ${label.text} ${label.curve}`}
              label={label}
              id={`${id}${levels.join('')}${i}`}
            />
          ))}
        </g>
      ))}
      {LEVELS.map(level => (
        <g key={level} className={LEVEL_CLASS[level]}>
          {set.map(label => (
            <SetName key={`${label.text} ${label.hex}`} label={label} level={level} />
          ))}
        </g>
      ))}
    </g>
  )
}

/** Curved names by the levels they are shown at. */
function groupsOf(labels: readonly Label[]): { readonly levels: readonly Level[]; readonly labels: Label[] }[] {
  const groups = new Map<string, { levels: readonly Level[]; labels: Label[] }>()
  for (const label of labels) {
    const levels = label.levels ?? LEVELS
    const group = groups.get(levels.join()) ?? { levels, labels: [] }
    group.labels.push(label)
    groups.set(levels.join(), group)
  }
  return [...groups.values()]
}

function CurvedName({ label, id }: { readonly label: Label; readonly id: string }) {
  return (
    <>
      <path id={id} d={label.curve} />
      <text
        className={`${styles.curved} ${styles[label.kind] ?? ''}`}
        data-name={label.kind}
        fontSize={label.size}
        letterSpacing={label.spacing}
      >
        <textPath href={`#${id}`} startOffset="50%">
          {label.text}
        </textPath>
      </text>
    </>
  )
}

function SetName({ label, level }: { readonly label: Label; readonly level: Level }) {
  const at = label.at?.[level]
  if (at === undefined) return null
  const rank = rankOf(label.rank)
  const isPlace = label.kind === 'place'
  return (
    <text
      className={isPlace ? `${styles.place} ${RANK_CLASS[rank]}` : `${styles.curved} ${styles[label.kind] ?? ''}`}
      data-name={label.kind}
      data-place={isPlace ? label.hex : undefined}
      fontSize={label.size ?? placeSize(level, rank)}
      letterSpacing={label.spacing}
      textAnchor={at.align ?? 'start'}
      x={at.x}
      y={at.y}
      transform={at.angle === undefined ? undefined : `rotate(${at.angle} ${at.x} ${at.y})`}
    >
      {label.text}
    </text>
  )
}
