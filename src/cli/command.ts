import type { Flags, Grammar } from './flags'
import type { Io } from './io'

export interface Command extends Omit<Grammar, 'command'> {
  readonly name: string
  readonly about: string
  /** Further lines of its help. */
  readonly notes?: readonly string[]
  /** The exit code: 0, or 1 for a finding such as a bad file. What goes wrong is thrown. */
  run(io: Io, flags: Flags): Promise<number>
}
