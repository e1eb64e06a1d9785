import type { GroundRow } from './counter'

const pointsOf = ([, , type, , , special]: GroundRow): number => (type === 'positionAA' ? (special?.aa ?? 0) : 0)

/** 22.A.3.7: position antiaircraft of more than a point has as many counters of one point that it may break down into. */
export const withPoints = (rows: readonly GroundRow[]): readonly GroundRow[] => [
  ...rows.map((row): GroundRow => {
    const [id, name, type, size, strength, special] = row
    return pointsOf(row) > 1 ? [id, name, type, size, strength, { ...special, breaksInto: [id] }] : row
  }),
  ...rows
    .filter(row => pointsOf(row) > 1)
    .flatMap(row =>
      Array.from({ length: pointsOf(row) }, (_, n): GroundRow => {
        const [id, name, type, size, strength] = row
        return [`${id}-point-${n + 1}`, `${name} (${n + 1})`, type, size, strength, { aa: 1, set: id }]
      }),
    ),
]
