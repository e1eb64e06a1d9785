import { type Block, everyFor, policyFor } from './blocks'
import type { GameLine } from './night-lines'
import type { Policies } from './play-line'
import type { WorkerMessage } from './worker'

/** A worker process, as far as its parent cares. */
export type Hand = {
  send(block: Block): void
  kill(): void
  /** Seconds of the processor it has used so far; null where the system does not tell. */
  cpuSeconds(): number | null
  onMessage(heard: (message: WorkerMessage) => void): void
  onExit(ended: (how: string) => void): void
}

export type CrewPlan = {
  readonly workers: number
  readonly blocks: Iterator<Block>
  readonly start: () => Hand
  readonly write: (line: GameLine) => void
  /** In seconds, of any kind. */
  readonly clock: () => number
  /** After this moment no game is begun. */
  readonly until: number
  /** Seconds of the processor that a game may take. */
  readonly limit: number
  readonly policies: Policies
}

/** What a worker is at. */
type Post = {
  readonly hand: Hand
  block: Block | null
  seed: number | null
  began: number
  cpuBefore: number
  actions: number
  /** Why it was ended, where we did. */
  ended: string | null
}

/** Where the processor's time is not told, the machine may be so many times busy. */
const BUSY = 5
/** A worker that waits for ever uses no time of the processor. */
const IDLE = 20

/** A game that is checked in full may take so many times as long. */
const FULLY = 5

/** Whether a game has gone on for longer than any game does. */
export const isHanging = (cpu: number | null, wall: number, limit: number): boolean =>
  wall > limit * IDLE || (cpu === null ? wall > limit * BUSY : cpu > limit)

export type Crew = {
  /** Ends workers whose game hangs; to be called every few seconds. */
  watch(): void
  /** No game is begun any more. */
  stop(): void
  /** All have ended. */
  readonly finished: Promise<void>
}

/** Hands out blocks to workers until there are none or the time is up. Whoever dies is filed with its seed and replaced. */
export function crew(plan: CrewPlan): Crew {
  const posts = new Set<Post>()
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

  function release(post: Post): void {
    posts.delete(post)
    post.hand.kill()
    if (posts.size === 0) finish()
  }

  function hear(post: Post, message: WorkerMessage): void {
    if (!posts.has(post)) return
    if (message.say === 'at') post.actions = message.actions
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

  function begin(post: Post, seed: number): void {
    post.seed = seed
    post.actions = 0
    post.began = plan.clock()
    post.cpuBefore = post.hand.cpuSeconds() ?? 0
  }

  function gone(post: Post, how: string): void {
    if (!posts.delete(post)) return
    const { block, seed } = post
    if (block !== null && seed !== null) {
      plan.write(lostLine(plan, block, seed, post.actions, post.ended ?? `worker: ended by itself (${how})`))
      const rest = block.seeds.slice(block.seeds.indexOf(seed) + 1)
      if (rest.length > 0) left.push({ ...block, seeds: rest })
      engage()
    } else if (posts.size === 0) finish()
  }

  function engage(): void {
    const post: Post = { hand: plan.start(), block: null, seed: null, began: 0, cpuBefore: 0, actions: 0, ended: null }
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
        const limit = plan.limit * (everyFor(post.seed) === 1 ? FULLY : 1)
        if (!isHanging(used, plan.clock() - post.began, limit)) continue
        post.ended = `hang: the game is not over after ${limit} seconds`
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

const lostLine = (
  { policies }: CrewPlan,
  { game, scenario }: Block,
  seed: number,
  actions: number,
  what: string,
): GameLine => ({
  game,
  scenario,
  seed,
  policy: policyFor(seed, policies[game] ?? [])?.name ?? null,
  every: everyFor(seed),
  actions,
  ms: 0,
  ending: 'unfinished',
  milestones: {},
  first: [],
  fault: { options: null, what: [what], actions: [] },
})
