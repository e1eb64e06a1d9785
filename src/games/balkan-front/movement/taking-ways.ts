import type { HexId, UnitId } from '../../../core/ids'
import { sideOf } from '../countries'
import { enter } from '../ownership'
import { type Front, type Go, hexOf } from '../state'
import { put } from '../units'
import type { Way } from './movement-facts'
import { leftOf, type Marching, pay } from './purses'

/**
 * Takes units along a way, hex by hex, so that what they pass changes hands. Trains and columns without a ZOC pass nothing but
 * hexes of their own: only the ends of their way are looked at.
 */
function walk(s: Front, go: Go, units: readonly UnitId[], path: readonly HexId[], isColumn: boolean): void {
  if (isColumn) {
    for (const hex of path.slice(1, -1)) for (const id of units) enter(s, go, hex, sideOf(s, id))
    put(s, go, units, path.at(-1) as HexId)
    return
  }
  for (const hex of path.slice(1)) {
    // R-GOV8: some may have surrendered by leaving their capital.
    put(
      s,
      go,
      units.filter(id => hexOf(s, id) !== null),
      hex,
    )
    if (s.outcome !== null) return
  }
}

export type Taken = {
  readonly unit: UnitId
  readonly path: readonly HexId[]
  readonly quarters: number
  readonly way: Way
  /** 7.A.2.2, 7.A.1.1 */
  readonly rail?: { readonly low: boolean; readonly past: boolean }
}

/** Units whose ways are the same go together. */
export function takeWays(s: Front, f: Marching, go: Go, taken: readonly Taken[]): void {
  const groups = new Map<string, Taken[]>()
  for (const each of taken) {
    const key = `${each.way} ${each.path.join()}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  for (const group of groups.values()) {
    const [{ path, way, rail: train = {} }] = group as [Taken]
    const units = group.map(({ unit }) => unit)
    const [from, to] = [path[0] as HexId, path.at(-1) as HexId]
    if (way === 'admin' || way === 'by rail') s.noZoc = [...new Set([...s.noZoc, ...units])]
    go.log('moved', { units, from, to, path, way, exploiting: f.args.phase === 'exploitation', ...train }, RULES[way])
    walk(s, go, units, path, way === 'admin' || way === 'by rail')
    const mode = way === 'admin' ? 'admin' : way === 'by rail' ? 'rail' : 'foot'
    for (const { unit, quarters } of group) pay(s, f, unit, from, quarters, mode)
    if (s.outcome !== null) return
  }
  f.local.picked = f.local.picked.filter(id => (leftOf(f, id)?.quarters ?? 1) > 0 && hexOf(s, id) !== null)
}

const RULES: { readonly [way in Way]: string } = {
  'on foot': '6.2',
  'one hex': '6.7',
  admin: '6.B.0',
  'by rail': '7.A.1',
}
