import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../../../src/cli/fuzz/night/blocks'
import type { Hand } from '../../../../src/cli/fuzz/night/crew'
import { type NightTools, nightCommand, sheetsOf } from '../../../../src/cli/fuzz/night/night-command'
import { type GameLine, readLines } from '../../../../src/cli/fuzz/night/night-lines'
import type { Policies } from '../../../../src/cli/fuzz/night/play-line'
import { cpuSecondsOf } from '../../../../src/cli/fuzz/night/process-hand'
import { workerFor } from '../../../../src/cli/fuzz/night/worker'
import type { Io } from '../../../../src/cli/io'
import { runCommand } from '../../../../src/cli/run'
import type { GameModule } from '../../../../src/core/engine/module'
import type { GameState } from '../../../../src/core/engine/state'
import { ambush } from '../../../fixtures/ambush'
import { commandLine, REPOSITORY } from '../../command-line'
import { firstChoice } from '../../first-choice'

const policies: Policies = { ambush: [{ name: 'first-choice', policy: firstChoice }] }

/** A worker within this process. */
function inside(io: Io): Hand<Block, GameLine> {
  let hear: Parameters<Hand<Block, GameLine>['onMessage']>[0] = () => {}
  const play = workerFor(io, policies, message => hear(message))
  return {
    send: (block: Block) => void play(block),
    kill: () => {
      hear = () => {}
    },
    cpuSeconds: () => 0,
    onMessage: heard => {
      hear = heard
      queueMicrotask(() => heard({ say: 'ready' }))
    },
    onExit: () => {},
  }
}

function night(game: GameModule<GameState> = ambush as unknown as GameModule<GameState>) {
  const { root } = commandLine()
  const file = join(root, 'night.jsonl')
  async function call(...args: string[]) {
    const told = { out: '', err: '' }
    const io: Io = {
      out: text => {
        told.out += text
      },
      err: text => {
        told.err += text
      },
      root,
      repository: REPOSITORY,
      games: [{ id: 'ambush', title: '', years: '', about: '', scale: '', nations: [], load: async () => game }],
    }
    const tools: NightTools = { policies, start: () => inside(io), clock: () => 0, onInterrupt: () => () => {} }
    const code = await runCommand(nightCommand(tools), ['--out', 'night.jsonl', '--workers', '1', ...args], io)
    return { ...told, code }
  }
  return { file, call, lines: () => readLines(file).games }
}

const keys = (lines: readonly GameLine[]) => lines.map(line => `${line.scenario} ${line.seed}`)

describe('a night of random games', () => {
  it('plays all scenarios in turn, writes a line a game and sums up', async () => {
    const { call, lines } = night()
    const { code, out } = await call('--games', '30')
    expect(code).toBe(0)
    expect(lines()).toHaveLength(30)
    expect(new Set(lines().map(line => line.scenario))).toEqual(new Set(['ford', 'ridge']))
    expect(new Set(lines().map(line => line.policy))).toEqual(new Set([null, 'first-choice']))
    expect(lines().filter(line => line.every === 1)).toHaveLength(3)
    expect(out).toContain('30 games')
    expect(out).toContain('3 games checked in full')
    expect(out).toContain('No faults.')
    expect(out).toMatch(/milestones: .*battle hit \d/)
  })

  it('goes on where a killed run was, even after half a line', async () => {
    const whole = night()
    await whole.call('--games', '14')
    const cut = night()
    await cut.call('--games', '8')
    appendFileSync(cut.file, '{"game":"ambush","scena')
    const { err } = await cut.call('--games', '14')
    expect(err).toContain('going on after 8 games')
    const plain = (lines: readonly GameLine[]) => lines.map(({ ms: _, first: __, ...line }) => line)
    expect(plain(cut.lines())).toEqual(plain(whole.lines()))
    expect(new Set(keys(cut.lines())).size).toBe(14)
    expect(readFileSync(cut.file, 'utf8')).not.toContain('"scena{')
  })

  it('plays one game only where it is named', async () => {
    const { call, lines } = night()
    expect((await call('--games', '3', '--game', 'ambush')).code).toBe(0)
    expect(lines().map(line => line.game)).toEqual(['ambush', 'ambush', 'ambush'])
    const { code, err } = await call('--game', 'bridge')
    expect(code).toBe(1)
    expect(err).toContain('bridge')
  })

  it('sums up at any time without playing', async () => {
    const { call, lines } = night()
    await call('--games', '5')
    const { out } = await call('--summary')
    expect(out).toContain('5 games')
    expect(lines()).toHaveLength(5)
  })

  it('tells faults by their text, the game that shows it soonest, and the fewest actions that do', async () => {
    const cursed = {
      ...ambush,
      audit: (s: GameState) => (s.turn === 2 ? ['turn two is cursed'] : []),
    } as unknown as GameModule<GameState>
    const { call, lines, file } = night(cursed)
    const { code, out } = await call('--games', '12')
    expect(code).toBe(1)
    const failed = lines().filter(line => line.fault !== null)
    const least = Math.min(...failed.map(line => line.actions))
    expect(out).toContain('1 faults:')
    expect(out).toContain('ambush: audit: turn two is cursed')
    expect(out).toContain(`${failed.length} games; the shortest after ${least} actions`)
    const [small] = readLines(file).minimised
    expect(small?.actions.length).toBeLessThanOrEqual(least)
    expect(out).toContain(`${small?.actions.length} actions of seed ${small?.seed}`)
  })

  it('tells what could have happened and never did', async () => {
    const deaf = { ...ambush, logKinds: [...(ambush.logKinds ?? []), 'earthquake'] } as unknown as GameModule<GameState>
    const { call } = night(deaf)
    const never = /never: (.*)/.exec((await call('--games', '6')).out)?.[1]?.split(', ')
    expect(never).toContain('log earthquake')
    expect(never).not.toContain('log move')
    expect(never).not.toContain('move.pick')
  })

  it.each([
    [['--hours', 'long'], "--hours: expected a number above 0, found 'long'"],
    [['--games', '0'], "--games: expected a whole number from 1 to 10000000, found '0'"],
  ])('refuses %j', async (args, message) => {
    expect(await night().call(...args)).toEqual({ code: 1, out: '', err: `${message}\n` })
  })
})

describe('the scenarios of a night', () => {
  it('come from each game in turn', () => {
    const game = (id: string, ...scenarios: string[]) =>
      ({ id, scenarios: scenarios.map(each => ({ id: each })) }) as unknown as GameModule<GameState>
    expect(sheetsOf([game('a', 'a1', 'a2', 'a3'), game('b', 'b1')]).map(sheet => sheet.scenario)).toEqual([
      'a1',
      'b1',
      'a2',
      'a3',
    ])
  })
})

describe('the time of a process', () => {
  it('is known of one that lives, where the system tells it, and of no other', () => {
    const own = cpuSecondsOf(process.pid)
    if (process.platform === 'linux') expect(own).toBeGreaterThan(0)
    expect(cpuSecondsOf(2 ** 30)).toBeNull()
  })
})
