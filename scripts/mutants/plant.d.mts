export interface Mutant {
  kind: string
  start: number
  end: number
  text: string
  line: number
  rule: string | null
}

export function mutantsOf(file: string, text: string): Mutant[]
export function planted(text: string, mutant: Mutant): string
export function diffOf(text: string, mutant: Mutant): string
