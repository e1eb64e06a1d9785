import { type ComponentType, lazy, useState } from 'react'

export type ChunkPage<Props extends object> = {
  readonly Page: ComponentType<Props>
  /** Fetches it ahead of time. */
  readonly fetch: () => Promise<unknown>
}

/**
 * A page in a chunk of its own. Once fetched it is rendered at once: a lazy component would show nothing first, and React holds back
 * what follows for 300 ms even if it is there.
 */
export function chunkPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ChunkPage<Props> {
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => {
    fetched = await load()
    return fetched
  }
  const Lazy = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<Props>
  function Page(props: Props) {
    // For as long as it is shown: another component in its place would begin anew.
    const [Shown] = useState(() => fetched ?? Lazy)
    return <Shown {...props} />
  }
  return { Page, fetch }
}
