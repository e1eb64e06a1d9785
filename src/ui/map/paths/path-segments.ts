/** What is told of each stroke of a path, in the order it is drawn. All points are absolute. */
export interface PathReader {
  readonly move: (x: number, y: number) => void
  /** Control points, if any, then the end, as pairs; `points` is used again. `text` draws it from where the pen is. */
  readonly stroke: (points: Float64Array, count: number, text: string) => void
  readonly close: () => void
}

/** How many numbers each command takes. */
const ARITY: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 }

const MINUS = 45
const POINT = 46
const ZERO = 48
const NINE = 57
const FIRST_LETTER = 65

const isNumberChar = (code: number): boolean => (code >= ZERO && code <= NINE) || code === POINT

/** Reads lines and curves; throws on arcs and shorthand, which no drawing uses. Hand-made: it reads megabytes. */
export function readPath(path: string, reader: PathReader): void {
  const points = new Float64Array(6)
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let command = ''
  let at = 0
  const nextNumber = (): number => {
    let code = path.charCodeAt(at)
    while (code !== MINUS && !isNumberChar(code)) code = path.charCodeAt(++at)
    const from = at
    if (code === MINUS) at++
    while (at < path.length && isNumberChar(path.charCodeAt(at))) at++
    return Number(path.slice(from, at))
  }
  while (at < path.length) {
    const from = at
    const hasLetter = path.charCodeAt(at) >= FIRST_LETTER
    if (hasLetter) command = path[at++]
    const kind = command.toLowerCase()
    const arity = ARITY[kind]
    if (arity === undefined) throw new RangeError(`No path command "${command}" is known here`)
    if (kind === 'z') {
      reader.close()
      ;[x, y] = [startX, startY]
      continue
    }
    const isRelative = kind === command
    const [dx, dy] = isRelative ? [x, y] : [0, 0]
    let count = arity
    if (kind === 'h') points.set([nextNumber() + dx, y])
    else if (kind === 'v') points.set([x, nextNumber() + dy])
    else for (let i = 0; i < arity; i += 2) points.set([nextNumber() + dx, nextNumber() + dy], i)
    if (count < 2) count = 2
    x = points[count - 2]
    y = points[count - 1]
    if (kind === 'm') {
      ;[startX, startY] = [x, y]
      reader.move(x, y)
      // Further pairs behind a move are lines.
      command = isRelative ? 'l' : 'L'
    } else reader.stroke(points, count, hasLetter ? path.slice(from, at) : `${command}${path.slice(from, at)}`)
    while (path[at] === ' ' || path[at] === ',') at++
  }
}
