import { barLength } from './bar-length'
import styles from './furniture.module.css'

type ScaleBarProps = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly kmPerHex: number
}

/** Three stretches of a round number of kilometres, dark and light in turn. */
export function ScaleBar({ x, y, width, height, kmPerHex }: ScaleBarProps) {
  const { step, stretch } = barLength(kmPerHex, width)
  const thick = Math.min(10, height * 0.2)
  const size = Math.min(30, height * 0.5)
  const left = x + (width - stretch * 3) / 2
  return (
    <g>
      {[0, 1, 2].map(i => (
        <rect
          key={i}
          className={i % 2 === 0 ? styles.scaleInk : styles.scalePaper}
          x={left + i * stretch}
          y={y}
          width={stretch}
          height={thick}
        />
      ))}
      {[0, 1, 2, 3].map(i => (
        <text key={i} className={styles.scaleText} x={left + i * stretch} y={y + thick + size} fontSize={size}>
          {i === 3 ? `${step * i} km` : step * i}
        </text>
      ))}
    </g>
  )
}
