export interface Violation {
  file: string
  line: number
  what: string
  rule: string
}

export function checkArchitecture(root?: string): Violation[]
export function violationLine(violation: Violation): string
