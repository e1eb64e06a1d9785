export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

export function countCheck(exitCode: number): Counts
export function countTests(report: VitestReport | null, exitCode: number): Counts
export function addUp(stages: readonly Counts[]): Counts
export function closingLine(counts: Counts): string
