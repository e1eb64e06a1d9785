/** Long work that gives how far it is and can be left between any two steps. */
export type Work<T> = Generator<number, T>

export type Slicing = {
  readonly sliceMs?: number
  /** Lets others have their turn. */
  readonly pause?: () => Promise<void>
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal | undefined
}

/** A frame has 16 ms: half of one is not felt. */
const SLICE_MS = 8

/** Works for so long, and until it is `atLeast` so far: what came of it, or how far it got. */
export function workFor<T>(work: Work<T>, ms: number, atLeast = 0): { readonly value: T } | { readonly done: number } {
  const end = performance.now() + ms
  for (;;) {
    const step = work.next()
    if (step.done) return { value: step.value }
    if (step.value >= atLeast && performance.now() >= end) return { done: step.value }
  }
}

/** Works in slices between which the page can be used; null when it was called off. */
export async function inSlices<T>(work: Work<T>, slicing: Slicing = {}): Promise<T | null> {
  const { sliceMs = SLICE_MS, pause = untilIdle, onProgress, signal } = slicing
  while (!signal?.aborted) {
    const slice = workFor(work, sliceMs)
    if ('value' in slice) return slice.value
    onProgress?.(slice.done)
    await pause()
  }
  return null
}

/** A page that is never idle must get there too. */
const LONGEST_WAIT_MS = 60

const untilIdle = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, 0)
  })
