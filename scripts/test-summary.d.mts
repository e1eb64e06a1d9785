export interface Counts {
  passed: number
  failed: number
  skipped: number
  notRun: string[]
  again: string[]
  why: string[]
}

export type TestLine =
  | { is: 'wanted'; file: string }
  | { is: 'started'; test: string; name: string; limit: number; at: number }
  | { is: 'finished'; test: string; state: string; again?: string; why?: string }
  | { is: 'ended'; file: string; broken: number; why?: string }
  | { is: 'over'; errors: number; why?: string }

export const STANDSTILL: number
export const STANDSTILL_AT_START: number
export function countCheck(exitCode: number, name: string): Counts
export function readLines(text: string): TestLine[]
export function countTests(lines: readonly TestLine[], exitCode: number): Counts
export function whyEnd(lines: readonly TestLine[], silence: number, now: number): string | null
export function addUp(stages: readonly Counts[]): Counts
export function closingLine(counts: Counts): string
export function againLines(counts: Counts): string[]
export function failureLines(counts: Counts): string[]
