const LEFT = 7
const MIDDLE = 45

const square = (x: number, y: number, side: number): string => `M${x} ${y}h${side}v${side}h${-side}Z`

/** A square for each step at the left of the symbol, one path: filled while it stands, hollow when it is lost. */
export function stepSquares(left: number, full: number): string {
  const side = full > 2 ? 7 : 8
  const pitch = full > 2 ? 9.6 : 13
  const top = MIDDLE - ((full - 1) * pitch + side) / 2
  return Array.from({ length: full }, (_, i) => {
    const y = Math.round((top + i * pitch) * 10) / 10
    return i < left ? square(LEFT, y, side) : square(LEFT, y, side) + square(LEFT + 1.7, y + 1.7, side - 3.4)
  }).join('')
}
