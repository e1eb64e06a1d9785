import { describe, expect, it } from 'vitest'
import type { Block } from '../../../../src/cli/fuzz/night/blocks'
import { type CrewPlan, crew, type Hand, isHanging, type WorkerMessage } from '../../../../src/cli/fuzz/night/crew'
import { lostLine } from '../../../../src/cli/fuzz/night/night-command'
import type { GameLine } from '../../../../src/cli/fuzz/night/night-lines'

/** A worker that does as the test says. */
function puppet() {
  const sent: Block[] = []
  let hear: (message: WorkerMessage<GameLine>) => void = () => {}
  let end: (how: string) => void = () => {}
  const own = { cpu: 0 as number | null, killed: false }
  const hand: Hand<Block, GameLine> = {
    send: block => void sent.push(block),
    kill: () => {
      own.killed = true
      end('SIGKILL')
    },
    cpuSeconds: () => own.cpu,
    onMessage: heard => {
      hear = heard
    },
    onExit: ended => {
      end = ended
    },
  }
  return {
    hand,
    sent,
    own,
    ready: () => hear({ say: 'ready' }),
    begun: (seed: number) => hear({ say: 'begun', seed }),
    at: (actions: number) => hear({ say: 'at', actions }),
    about: (line: GameLine) => hear({ say: 'about', line }),
    finished: (seed: number) => hear({ say: 'line', line: lineOf(seed) }),
    dies: () => end('code 134'),
  }
}

const lineOf = (seed: number): GameLine => ({
  game: 'ambush',
  scenario: 'ford',
  seed,
  policy: null,
  every: 20,
  actions: 30,
  ms: 10,
  ending: 'raiders: win',
  milestones: {},
  first: [],
  fault: null,
})

const block = (...seeds: number[]): Block => ({ game: 'ambush', scenario: 'ford', seeds })

function team(blocks: Block[], own: Partial<CrewPlan<Block, GameLine>> = {}) {
  const puppets: ReturnType<typeof puppet>[] = []
  const written: GameLine[] = []
  const time = { now: 0 }
  const made = crew({
    workers: 1,
    blocks: blocks.values(),
    start: () => {
      const one = puppet()
      puppets.push(one)
      return one.hand
    },
    write: line => void written.push(line),
    clock: () => time.now,
    until: 1000,
    limitOf: seed => (seed === 10 ? 300 : 60),
    lost: (lot, seed, actions, what) => lostLine({}, lot, seed, actions, what),
    ...own,
  })
  const worker = (index: number) => {
    const found = puppets[index]
    if (!found) throw new Error(`no worker ${index}`)
    return found
  }
  return { made, puppets, worker, written, time }
}

describe('the crew of a night', () => {
  it('gives each worker a block when it asks, writes each game, and ends when there are none left', async () => {
    const { made, worker, written } = team([block(1, 2), block(3)], { workers: 2 })
    worker(0).ready()
    worker(1).ready()
    expect([worker(0).sent, worker(1).sent]).toEqual([[block(1, 2)], [block(3)]])
    worker(0).finished(1)
    worker(0).finished(2)
    worker(1).finished(3)
    worker(0).ready()
    worker(1).ready()
    await made.finished
    expect(written.map(line => line.seed)).toEqual([1, 2, 3])
    expect([worker(0).own.killed, worker(1).own.killed]).toEqual([true, true])
  })

  it('begins no game once the time is up', async () => {
    const { made, worker, written, time } = team([block(1, 2), block(3)])
    worker(0).ready()
    time.now = 1000
    worker(0).finished(1)
    await made.finished
    expect(written.map(line => line.seed)).toEqual([1])
    expect(worker(0).own.killed).toBe(true)
  })

  it('ends at once when it is told to, without a line for what was cut off', async () => {
    const { made, worker, written } = team([block(1, 2)])
    worker(0).ready()
    worker(0).begun(1)
    made.stop()
    await made.finished
    expect(written).toEqual([])
    expect(worker(0).own.killed).toBe(true)
  })
})

describe('the watchdog', () => {
  it('ends a worker whose game hangs, files the seed, and gives the rest of the block to another', () => {
    const { made, puppets, worker, written } = team([block(1, 2, 3)])
    worker(0).ready()
    worker(0).begun(1)
    worker(0).finished(1)
    worker(0).own.cpu = 100
    worker(0).begun(2)
    worker(0).at(350)
    worker(0).own.cpu = 159
    made.watch()
    expect(worker(0).own.killed).toBe(false)
    worker(0).own.cpu = 161
    made.watch()
    expect(worker(0).own.killed).toBe(true)
    expect(written.map(line => [line.seed, line.actions, line.fault?.what])).toEqual([
      [1, 30, undefined],
      [2, 350, ['hang: not over after 60 seconds']],
    ])
    expect(puppets).toHaveLength(2)
    worker(1).ready()
    expect(worker(1).sent).toEqual([block(3)])
  })

  it('lets a game take as long as its seed may', () => {
    const { made, worker } = team([block(10)])
    worker(0).ready()
    worker(0).begun(10)
    worker(0).own.cpu = 299
    made.watch()
    expect(worker(0).own.killed).toBe(false)
    worker(0).own.cpu = 301
    made.watch()
    expect(worker(0).own.killed).toBe(true)
  })

  it('does not mind a worker between two games', () => {
    const { made, worker, written } = team([block(1)])
    worker(0).own.cpu = 5000
    made.watch()
    expect([worker(0).own.killed, written]).toEqual([false, []])
  })

  it('files a worker that dies by itself with the game it was at', () => {
    const { worker, written } = team([block(7, 8)])
    worker(0).ready()
    worker(0).begun(7)
    worker(0).dies()
    expect(written.map(line => [line.seed, line.fault?.what])).toEqual([[7, ['worker: ended by itself (code 134)']]])
    worker(1).ready()
    expect(worker(1).sent).toEqual([block(8)])
  })

  it('hands on what was told of a piece before its worker died, and nothing that was told of another', () => {
    const known: (string | null)[] = []
    const { worker } = team([block(7, 8)], {
      lost: (_lot, seed, _actions, _what, about) => {
        known.push(about?.ending ?? null)
        return lineOf(seed)
      },
    })
    worker(0).ready()
    worker(0).begun(7)
    worker(0).about({ ...lineOf(7), ending: 'under way' })
    worker(0).dies()
    worker(1).ready()
    worker(1).begun(8)
    worker(1).dies()
    expect(known).toEqual(['under way', null])
  })

  it('judges by the processor, by a patient clock where that is not told, and by a very patient one in any case', () => {
    expect(isHanging(10, 1000, 60)).toBe(false)
    expect(isHanging(61, 61, 60)).toBe(true)
    expect(isHanging(null, 299, 60)).toBe(false)
    expect(isHanging(null, 301, 60)).toBe(true)
    expect(isHanging(0, 1201, 60)).toBe(true)
  })
})
