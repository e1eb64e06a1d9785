/** The command cannot do what was asked, and the message tells the user what to change. One line, no stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
