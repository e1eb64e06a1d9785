import { memo } from 'react'
import styles from './hex-ornament.module.css'

const COLUMNS = 10
const ROWS = 8
const WIDTH = 30
const SIDE = WIDTH / Math.sqrt(3)

const LAND = ['clear', 'rough', 'mountain'] as const
type Tint = 'sea' | (typeof LAND)[number]

/** A patch of coloured hexes, the same every time for the same name. It is a decoration and shows no map. */
export const HexOrnament = memo(function HexOrnament({ name }: { readonly name: string }) {
  const paths = patchOf(name)
  return (
    <svg
      className={styles.ornament}
      viewBox={`${WIDTH / 2} ${SIDE / 2} ${(COLUMNS - 1) * WIDTH} ${(ROWS - 1) * SIDE * 1.5}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.sea} d={paths.sea} />
      {/* The tints cover the half of this line that lies on land; what is left is the coast. */}
      <path className={styles.coast} d={LAND.map(tint => paths[tint]).join('')} />
      {LAND.map(tint => (
        <path key={tint} className={styles[tint]} d={paths[tint]} />
      ))}
    </svg>
  )
})

function patchOf(name: string): { readonly [tint in Tint]: string } {
  const paths = { sea: '', clear: '', rough: '', mountain: '' }
  const hash = hashOf(name)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = (column + (row % 2 === 1 ? 0.5 : 0)) * WIDTH + WIDTH / 2
      const y = row * SIDE * 1.5 + SIDE
      paths[tintAt(x / WIDTH, y / WIDTH, hash)] += hexagon(x, y)
    }
  }
  return paths
}

/** Slow waves, so that neighbours tend to agree. */
function tintAt(x: number, y: number, hash: number): Tint {
  const east = Math.sin(x * 0.9 + (hash % 64) / 10)
  const across = Math.sin(y * 1.1 - x * 0.55 + ((hash >> 6) % 64) / 10)
  const height = east + across
  return height < -0.7 ? 'sea' : height < 0.2 ? 'clear' : height < 1 ? 'rough' : 'mountain'
}

const hashOf = (name: string): number =>
  [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5) >>> 8

function hexagon(x: number, y: number): string {
  const points = [0, 1, 2, 3, 4, 5].map(corner => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    return `${(x + SIDE * Math.cos(angle)).toFixed(1)} ${(y + SIDE * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
