/**
 * @typedef {{ file: string, target: string | null, line: number }} Edge
 * @typedef {{ path: string[], line: number }} Cycle the files in turn, the first one again at the end; the line of
 * the first import
 */

/**
 * The shortest way from a file back to itself, or null.
 *
 * @param {Map<string, Edge[]>} outgoing
 * @param {string} start
 * @returns {Cycle | null}
 */
const shortestCycle = (outgoing, start) => {
  /** @type {Map<string, Edge>} */
  const reachedBy = new Map()
  const queue = [start]
  for (const file of queue) {
    for (const edge of outgoing.get(file) ?? []) {
      const target = edge.target ?? ''
      if (reachedBy.has(target)) continue
      reachedBy.set(target, edge)
      if (target === start) return wayBack(reachedBy, start)
      queue.push(target)
    }
  }
  return null
}

/**
 * @param {Map<string, Edge>} reachedBy
 * @param {string} start
 * @returns {Cycle}
 */
const wayBack = (reachedBy, start) => {
  const path = [start]
  let edge = reachedBy.get(start)
  while (edge !== undefined && edge.file !== start) {
    path.unshift(edge.file)
    edge = reachedBy.get(edge.file)
  }
  return { path: [start, ...path], line: edge?.line ?? 1 }
}

/**
 * One shortest cycle for every file that is in one, without naming a cycle twice.
 *
 * @param {readonly Edge[]} edges
 * @returns {Cycle[]}
 */
export const importCycles = edges => {
  /** @type {Map<string, Edge[]>} */
  const outgoing = new Map()
  for (const edge of edges) outgoing.set(edge.file, [...(outgoing.get(edge.file) ?? []), edge])
  const named = new Set()
  /** @type {Cycle[]} */
  const cycles = []
  for (const file of [...outgoing.keys()].sort()) {
    if (named.has(file)) continue
    const cycle = shortestCycle(outgoing, file)
    if (cycle === null) continue
    for (const member of cycle.path) named.add(member)
    cycles.push(cycle)
  }
  return cycles
}
