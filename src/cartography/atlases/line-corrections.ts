import type { Correction } from '../atlas'

/** A road or railway that takes another way than the game book's atlas gives it, or that is left out. */
export interface LineCorrection {
  readonly line: string
  /** The whole chain as it should be; null where there is no such line. */
  readonly hexes: string | null
  readonly why: string
}

/** An end of a chain that goes on beyond the rim. */
export interface RunsOff {
  readonly line: string
  readonly runsOff: 'start' | 'end' | 'both'
  readonly to: string
}

interface BookLine {
  readonly name: string
  readonly hexes: readonly string[]
}

/** Throws where a correction corrects nothing, so that none outlives its cause. */
export function correctLines<T extends BookLine>(lines: readonly T[], corrections: readonly LineCorrection[]): T[] {
  const byName = new Map(corrections.map(correction => [correction.line, correction]))
  const corrected = lines.flatMap(line => {
    const correction = byName.get(line.name)
    if (correction === undefined) return [line]
    byName.delete(line.name)
    if (correction.hexes === null) return []
    if (correction.hexes === line.hexes.join(' ')) throw new Error(`${line.name} is already as corrected`)
    return [{ ...line, hexes: correction.hexes.split(' ') }]
  })
  if (byName.size > 0) throw new Error(`No line has the name ${[...byName.keys()].join(', ')}`)
  return corrected
}

export const lineCorrectionText = ({ line, hexes, why }: LineCorrection): Correction => ({
  what: hexes === null ? `${line} is left out` : `${line} runs ${hexes}`,
  why,
})
