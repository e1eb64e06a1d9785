import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { LineKind } from '../../core/map/hex-map'
import { between, hash } from './geometry'
import type { Arm, Network } from './line-network'
import { curvePath, type Piece, samples } from './svg-path'

export type DrawnLines = { readonly paths: ReadonlyMap<string, string>; readonly samples: readonly Point[] }

type Stretch = { readonly class: string; readonly start: Point; readonly pieces: readonly Piece[] }

/** Lines run from hexside to hexside; they meet in the hex's place, else near its centre. Two arms without a place bend and never stop. */
export function linePaths(
  network: Network,
  kind: LineKind,
  layout: Layout,
  placeIn: (hex: HexId) => Point | null,
  isShared: (hex: HexId) => boolean,
): DrawnLines {
  const paths = new Map<string, string>()
  const sampled: Point[] = []
  for (const [hex, arms] of [...network].sort(([a], [b]) => a - b)) {
    for (const { class: name, start, pieces } of stretches(hex, arms, kind, layout, placeIn(hex), isShared(hex))) {
      paths.set(name, (paths.get(name) ?? '') + curvePath(start, pieces))
      sampled.push(...samples(start, pieces))
    }
  }
  return { paths, samples: sampled }
}

function stretches(
  hex: HexId,
  arms: readonly Arm[],
  kind: LineKind,
  layout: Layout,
  place: Point | null,
  isShared: boolean,
): Stretch[] {
  const centre = layout.centre(hex)
  const aside = isShared ? (kind === 'rail' ? 7 : -7) : 0
  const near = {
    x: centre.x + (hash(`${hex}${kind}x`) - 0.5) * 18 + aside,
    y: centre.y + (hash(`${hex}${kind}y`) - 0.5) * 18,
  }
  const [first, second] = arms
  if (!place && arms.length === 2 && first && second) {
    const bend = between(near, between(first.at, second.at), 0.34)
    const piece = { to: second.at, via: between(first.at, bend, 0.6), via2: between(second.at, bend, 0.6) }
    return [{ class: first.class, start: first.at, pieces: [piece] }]
  }
  const meeting = place ?? near
  return arms.map(arm => ({
    class: arm.class,
    start: arm.at,
    pieces: [{ to: meeting, via: between(between(arm.at, centre), meeting, 0.4) }],
  }))
}
