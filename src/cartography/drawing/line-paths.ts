import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { LineKind } from '../../core/map/hex-map'
import { type Coast, isFirm } from './coast'
import { between, circlesAround, distanceOf, hash, isInside, type Ring } from './geometry'
import type { Arm, Network } from './line-network'
import { curvePath, type Piece, pointOn, samples } from './svg-path'

/** A piece of road or railway inside one hex. */
export type Stretch = {
  readonly hex: HexId
  readonly class: string
  readonly start: Point
  readonly pieces: readonly Piece[]
}

/** Lines run from hexside to hexside without a kink; they meet in the hex's place, else near its centre. */
export function lineStretches(
  network: Network,
  kind: LineKind,
  layout: Layout,
  coast: Coast,
  placeIn: (hex: HexId) => Point | null,
): Stretch[] {
  const meeting = (hex: HexId): Point => placeIn(hex) ?? nearCentre(hex, kind, layout, coast)
  return [...network]
    .sort(([a], [b]) => a - b)
    .flatMap(([hex, arms]) => {
      const corners = layout.corners(hex)
      const ends = arms.map(arm => ({ ...arm, via: leadIn(arm, meeting(hex), meeting, corners) }))
      const isDry = (p: Point) => coast.isLand(p) && isInside([corners], p)
      const place = placeIn(hex)
      const drawn =
        place === null && ends.length > 1
          ? through(ends, isDry)
          : ends.map(end => toPoint(end, place ?? meeting(hex), isDry))
      return drawn.map(stretch => ({ hex, ...stretch }))
    })
}

export function pathsByClass(stretches: readonly Stretch[]): Map<string, string> {
  const paths = new Map<string, string>()
  for (const { class: name, start, pieces } of stretches)
    paths.set(name, (paths.get(name) ?? '') + curvePath(start, pieces))
  return paths
}

/** On land if there is some near the centre. */
function nearCentre(hex: HexId, kind: LineKind, layout: Layout, coast: Coast): Point {
  const { x, y } = layout.centre(hex)
  const wished = { x: x + (hash(`${hex}${kind}x`) - 0.5) * 18, y: y + (hash(`${hex}${kind}y`) - 0.5) * 18 }
  return circlesAround(wished, 4, 28).find(p => isFirm(coast, p)) ?? wished
}

const LEAD = 21

/** The control point next to a crossing: on the line from one hex's meeting point to the other's, so that both curves share a tangent there. */
function leadIn(arm: Arm, here: Point, meeting: (hex: HexId) => Point, corners: Ring): Point {
  const there = arm.beyond === null ? arm.at : meeting(arm.beyond)
  const length = distanceOf(here, there) || 1
  const [dx, dy] = [(here.x - there.x) / length, (here.y - there.y) / length]
  for (let lead = LEAD; lead > 4; lead -= 4) {
    const via = { x: arm.at.x + dx * lead, y: arm.at.y + dy * lead }
    if (isInside([corners], via)) return via
  }
  return between(arm.at, here, 0.15)
}

type End = Arm & { readonly via: Point }
type Drawn = Omit<Stretch, 'hex'>

const ASIDE = [0, 8, -8, 16, -16, 24, -24]

/** Bent to either hand where the straight way lies under water. */
function toPoint({ at, via, class: name }: End, to: Point, isDry: (p: Point) => boolean): Drawn {
  const length = distanceOf(at, to) || 1
  const [nx, ny] = [(to.y - at.y) / length, (at.x - to.x) / length]
  const straight = between(to, via, 0.35)
  const bends = ASIDE.map(aside => ({ to, via, via2: { x: straight.x + nx * aside, y: straight.y + ny * aside } }))
  return { class: name, start: at, pieces: [driest(at, bends, isDry)] }
}

/** The first of the pieces that has the fewest points in the water. */
function driest(start: Point, pieces: readonly Piece[], isDry: (p: Point) => boolean): Piece {
  const wet = pieces.map(piece => samples(start, [piece], 0.05).filter(p => !isDry(p)).length)
  return pieces[wet.indexOf(Math.min(...wet))] as Piece
}

const LEADS = [1, 0.5, 1.4]

/** Two arms bend into each other; where more meet, the straightest two run through and the others join them halfway. */
function through(ends: readonly End[], isDry: (p: Point) => boolean): Drawn[] {
  const pairs = ends.flatMap((a, i) => ends.slice(i + 1).map(b => [a, b] as const))
  const [a, b] = pairs.reduce((best, pair) => (directness(pair) > directness(best) ? pair : best)) as readonly [
    End,
    End,
  ]
  const curves = LEADS.flatMap(near =>
    LEADS.map(far => ({ to: b.at, via: between(a.at, a.via, near), via2: between(b.at, b.via, far) })),
  )
  const piece = driest(a.at, curves, isDry)
  const halfway = pointOn(a.at, b.at, piece.via, piece.via2, 0.5)
  const others = ends.filter(end => end !== a && end !== b).map(end => toPoint(end, halfway, isDry))
  if (a.class === b.class) return [{ class: a.class, start: a.at, pieces: [piece] }, ...others]
  return [...halves({ ...a, via: piece.via ?? a.via }, { ...b, via: piece.via2 ?? b.via }), ...others]
}

const directness = ([a, b]: readonly [End, End]): number => distanceOf(a.at, b.at) + (a.class === b.class ? 12 : 0)

/** The same curve in two pieces, each in its own class. */
function halves(a: End, b: End): [Drawn, Drawn] {
  const [ab, middle, cd] = [between(a.at, a.via), between(a.via, b.via), between(b.via, b.at)]
  const [before, after] = [between(ab, middle), between(middle, cd)]
  const to = between(before, after)
  return [
    { class: a.class, start: a.at, pieces: [{ to, via: ab, via2: before }] },
    { class: b.class, start: b.at, pieces: [{ to, via: cd, via2: after }] },
  ]
}
