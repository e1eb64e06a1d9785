/** Work for one worker: each seed is one piece of it. */
export type Lot = { readonly seeds: readonly number[] }

/** What a worker tells. `ready` asks for the next lot; `about` is what is known of a piece under way, `line` a finished piece. */
export type WorkerMessage<Line> =
  | { readonly say: 'ready' }
  | { readonly say: 'begun'; readonly seed: number }
  | { readonly say: 'at'; readonly actions: number }
  | { readonly say: 'about'; readonly line: Line }
  | { readonly say: 'line'; readonly line: Line }

/** A worker process, as far as its parent cares. */
export type Hand<Block extends Lot, Line> = {
  send(block: Block): void
  kill(): void
  /** Seconds of the processor it has used so far; null where the system does not tell. */
  cpuSeconds(): number | null
  onMessage(heard: (message: WorkerMessage<Line>) => void): void
  onExit(ended: (how: string) => void): void
}

export type CrewPlan<Block extends Lot, Line> = {
  readonly workers: number
  readonly blocks: Iterator<Block>
  readonly start: () => Hand<Block, Line>
  readonly write: (line: Line) => void
  /** In seconds, of any kind. */
  readonly clock: () => number
  /** After this moment nothing is begun. */
  readonly until: number
  /** Seconds of the processor that this piece may take. */
  readonly limitOf: (seed: number) => number
  /**
   * The line for a piece that hung or took its worker with it; `actions` is how far it was told to be, `about` what else was told of
   * it, null: nothing.
   */
  readonly lost: (block: Block, seed: number, actions: number, what: string, about: Line | null) => Line
}

/** What a worker is at. */
type Post<Block extends Lot, Line> = {
  readonly hand: Hand<Block, Line>
  block: Block | null
  seed: number | null
  began: number
  cpuBefore: number
  actions: number
  about: Line | null
  /** Why it was ended, where we did. */
  ended: string | null
}

/** Where the processor's time is not told, the machine may be so many times busy. */
const BUSY = 5
/** A worker that waits for ever uses no time of the processor. */
const IDLE = 20

/** Whether a piece has gone on for longer than any does. */
export const isHanging = (cpu: number | null, wall: number, limit: number): boolean =>
  wall > limit * IDLE || (cpu === null ? wall > limit * BUSY : cpu > limit)

export type Crew = {
  /** Ends workers that hang; to be called every few seconds. */
  watch(): void
  /** Nothing is begun any more. */
  stop(): void
  /** All have ended. */
  readonly finished: Promise<void>
}

/** Hands out blocks to workers until there are none or the time is up. Whoever dies is filed with its seed and replaced. */
export function crew<Block extends Lot, Line>(plan: CrewPlan<Block, Line>): Crew {
  const posts = new Set<Post<Block, Line>>()
  /** What dead workers left undone. */
  const left: Block[] = []
  let stopped = false
  let finish = () => {}
  const finished = new Promise<void>(resolve => {
    finish = resolve
  })

  const nextBlock = (): Block | null => {
    if (stopped || plan.clock() >= plan.until) return null
    const block = left.shift()
    if (block) return block
    const next = plan.blocks.next()
    return next.done ? null : next.value
  }

  function release(post: Post<Block, Line>): void {
    posts.delete(post)
    post.hand.kill()
    if (posts.size === 0) finish()
  }

  function hear(post: Post<Block, Line>, message: WorkerMessage<Line>): void {
    if (!posts.has(post)) return
    if (message.say === 'at') post.actions = message.actions
    else if (message.say === 'about') post.about = message.line
    else if (message.say === 'begun') begin(post, message.seed)
    else if (message.say === 'line') {
      plan.write(message.line)
      post.seed = null
      if (stopped || plan.clock() >= plan.until) release(post)
    } else {
      post.block = nextBlock()
      if (post.block === null) release(post)
      else post.hand.send(post.block)
    }
  }

  function begin(post: Post<Block, Line>, seed: number): void {
    post.seed = seed
    post.actions = 0
    post.about = null
    post.began = plan.clock()
    post.cpuBefore = post.hand.cpuSeconds() ?? 0
  }

  function gone(post: Post<Block, Line>, how: string): void {
    if (!posts.delete(post)) return
    const { block, seed, actions, about } = post
    if (block !== null && seed !== null) {
      plan.write(plan.lost(block, seed, actions, post.ended ?? `worker: ended by itself (${how})`, about))
      const rest = block.seeds.slice(block.seeds.indexOf(seed) + 1)
      if (rest.length > 0) left.push({ ...block, seeds: rest })
      engage()
    } else if (posts.size === 0) finish()
  }

  function engage(): void {
    const post: Post<Block, Line> = {
      hand: plan.start(),
      block: null,
      seed: null,
      began: 0,
      cpuBefore: 0,
      actions: 0,
      about: null,
      ended: null,
    }
    posts.add(post)
    post.hand.onMessage(message => hear(post, message))
    post.hand.onExit(how => gone(post, how))
  }

  for (let count = 0; count < plan.workers; count++) engage()
  return {
    watch() {
      for (const post of posts) {
        if (post.seed === null) continue
        const cpu = post.hand.cpuSeconds()
        const used = cpu === null ? null : cpu - post.cpuBefore
        const limit = plan.limitOf(post.seed)
        if (!isHanging(used, plan.clock() - post.began, limit)) continue
        post.ended = `hang: not over after ${limit} seconds`
        post.hand.kill()
      }
    },
    stop() {
      stopped = true
      for (const post of [...posts]) release(post)
      finish()
    },
    finished,
  }
}
