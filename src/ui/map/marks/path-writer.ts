/**
 * Writes path commands as bytes, in whole tenths of a map unit. A sheet has a hundred thousand small strokes: as
 * strings put together one by one they cost more in garbage than all the geometry.
 */
export interface PathWriter {
  /** To a point in map units. */
  readonly move: (x: number, y: number) => void
  /** A stroke by so much from where the pen is. */
  readonly line: (dx: number, dy: number) => void
  readonly close: () => void
  /** Commands ready to use, in tenths. */
  readonly add: (commands: string) => void
  readonly text: () => string
}

const [M, L, Z, BLANK, MINUS, ZERO] = ['M', 'l', 'z', ' ', '-', '0'].map(letter => letter.charCodeAt(0))
/** Room for one command and its two numbers. */
const LONGEST = 32

export const tenths = (n: number): number => Math.round(n * 10)

export function pathWriter(): PathWriter {
  let bytes = new Uint8Array(4096)
  let size = 0
  const makeRoom = (needed: number): void => {
    if (size + needed <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, size + needed))
    larger.set(bytes)
    bytes = larger
  }
  const writeNumber = (n: number): void => {
    let rest = Math.round(n * 10)
    if (rest < 0) {
      bytes[size++] = MINUS
      rest = -rest
    }
    let end = size + 1
    for (let left = rest; left >= 10; left = (left / 10) | 0) end++
    size = end
    do {
      bytes[--end] = ZERO + (rest % 10)
      rest = (rest / 10) | 0
    } while (rest > 0)
  }
  const writePair = (letter: number, x: number, y: number): void => {
    makeRoom(LONGEST)
    bytes[size++] = letter
    writeNumber(x)
    bytes[size++] = BLANK
    writeNumber(y)
  }
  return {
    move: (x, y) => writePair(M, x, y),
    line: (dx, dy) => writePair(L, dx, dy),
    close: () => {
      makeRoom(1)
      bytes[size++] = Z
    },
    add: commands => {
      makeRoom(commands.length)
      for (let i = 0; i < commands.length; i++) bytes[size++] = commands.charCodeAt(i)
    },
    text: () => new TextDecoder().decode(bytes.subarray(0, size)),
  }
}
