import { type ComponentType, lazy, useState } from 'react'

export type ChunkPage<Props extends object> = {
  readonly Page: ComponentType<Props>
  /** Fetches it ahead of time. */
  readonly fetch: () => Promise<unknown>
}

/** A part of the app that the server does not give: the network is gone, or it has a newer version with other files. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk'
  readonly forget: () => void

  /** React remembers for ever that a lazy component could not be loaded; `forget` has it asked for again by who shows it next. */
  constructor(cause: unknown, forget: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.forget = forget
  }
}

/**
 * A page in a chunk of its own. Once fetched it is rendered at once: a lazy component would show nothing first, and React holds back
 * what follows for 300 ms even if it is there. What could not be fetched is asked for again when the failure has been told and is
 * put away, no sooner: a page that waits keeps no state, and would ask for a new component for ever.
 */
export function chunkPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ChunkPage<Props> {
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => {
    try {
      fetched = await load()
    } catch (cause) {
      throw new MissingChunk(cause, () => {
        Lazy = lazily()
      })
    }
    return fetched
  }
  const lazily = () => lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>
  let Lazy = lazily()
  function Page(props: Props) {
    // For as long as it is shown: another component in its place would begin anew.
    const [Shown] = useState(() => fetched ?? Lazy)
    return <Shown {...props} />
  }
  return { Page, fetch }
}
