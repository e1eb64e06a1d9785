/** What a page may say to the worker. */
export type Order =
  /** The version that waits comes into force, for all pages. */
  | 'take over'
  /** Fetch what the first visit left for later. */
  | 'fetch the rest'
