/** One line of the table. */
export type Finding = {
  readonly what: string
  readonly ours: string
  readonly peer: string
  /** How the two compare, in words: '12.3x faster'. */
  readonly ratio: string
  /** What was asked for; null when nothing was. */
  readonly wanted: string | null
  readonly holds: boolean
  /** The same as numbers, for the file. */
  readonly numbers: { readonly [name: string]: number }
}

export const milliseconds = (ms: number): string => (ms < 1 ? `${(ms * 1000).toFixed(1)} µs` : `${ms.toFixed(1)} ms`)

export const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 1 : 0)}x`

/** Nothing is timed before the answers are known to be the same. */
export function proveEqual(what: string, ours: unknown, peers: unknown): void {
  if (JSON.stringify(ours) !== JSON.stringify(peers))
    throw new Error(`${what}: the two do not agree, nothing to measure`)
}

export function tableOf(findings: readonly Finding[]): string {
  const head = ['what', 'ours', 'peer', 'ratio', 'wanted', '']
  const rows = findings.map(({ what, ours, peer, ratio, wanted, holds }) => [
    what,
    ours,
    peer,
    ratio,
    wanted ?? '',
    wanted === null ? '' : holds ? 'holds' : 'MISSED',
  ])
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map(row => (row[column] ?? '').length)))
  const lines = all.map(row => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  lines.splice(1, 0, `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`)
  return lines.join('\n')
}
