import type { Held } from './held-output.mjs'

export interface RunOptions {
  cwd?: string
  env?: Record<string, string | undefined>
  output?: 'inherit' | 'stderr' | 'ignore' | Held
  timeout?: number
  isHung?: () => boolean
  shell?: boolean
}

export const NOT_FOUND: number
export const TIMED_OUT: number
export function run(command: string, args: readonly string[], options?: RunOptions): Promise<number>
