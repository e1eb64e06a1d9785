import type { CounterFace } from '../../core/engine/counter-face'
import type { Layer } from '../../core/engine/game-look'
import { type CounterMark, stackName } from './counter-name'
import styles from './layer-plate.module.css'

type LayerPlateProps = {
  readonly layer: Exclude<Layer, 'ground'>
  /** From the top down. */
  readonly faces: readonly CounterFace[]
  readonly mark: CounterMark | null
}

const WINGS = 'M0-9L2.2-3L10 1V4L2.2 2.2L1.5 7L4 9V10.6L0 9.7L-4 10.6V9L-1.5 7L-2.2 2.2L-10 4V1L-2.2-3Z'
const WAVES = 'M-10-2.6Q-7-6.6-3.4-2.6T3.4-2.6T10-2.6M-10 4.4Q-7 .4-3.4 4.4T3.4 4.4T10 4.4'

/** At the upper corners of the stack that it lies with: in the air at the right, at sea at the left. */
const PLACES = { air: { x: 42, round: 14 }, sea: { x: -22, round: 4 } } as const
const TOP = -24
const HEIGHT = 32

/** Those who are with a stack in another layer: whose they are, wings or waves, and how many. */
export function LayerPlate({ layer, faces, mark }: LayerPlateProps) {
  const [top] = faces
  if (top === undefined) return null
  const { x, round } = PLACES[layer]
  const width = faces.length > 9 ? 78 : 66
  const middle = TOP + HEIGHT / 2
  const voice = { role: 'img', 'aria-label': stackName(faces, mark) }
  return (
    <g className={styles[layer]} data-plate={layer} data-mark={mark ?? undefined} {...voice}>
      <rect className={styles.case} x={x} y={TOP} width={width} height={HEIGHT} rx={round} />
      <rect
        className={styles.nation}
        x={x + 8}
        y={middle - 8}
        width={16}
        height={16}
        rx={2}
        style={{ fill: `var(--n-${top.nation})` }}
      />
      <path
        className={styles.sign}
        d={layer === 'air' ? WINGS : WAVES}
        transform={`translate(${x + 37} ${middle}) scale(.92)`}
      />
      <text className={styles.count} x={x + width - (faces.length > 9 ? 15 : 12)} y={middle + 8} fontSize={23}>
        {faces.length}
      </text>
    </g>
  )
}
