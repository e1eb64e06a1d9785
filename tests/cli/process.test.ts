import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games'
import { AMBUSH_PATH, commandLine, newGame, REPOSITORY } from './command-line'

const TSX = join(REPOSITORY, 'node_modules/tsx/dist/cli.mjs')
const MAIN = join(REPOSITORY, 'src/cli/main.ts')

function start(cwd: string, env: NodeJS.ProcessEnv, ...argv: string[]) {
  const { npm_lifecycle_event: _, INIT_CWD: __, ...inherited } = process.env
  const options = { cwd, env: { ...inherited, ...env }, encoding: 'utf8' as const, timeout: 240_000 }
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, MAIN, ...argv], options)
  return { status, stdout, stderr }
}

describe('the engine as a process of its own', () => {
  it('lists the shipped games as JSON on stdout', () => {
    const { status, stdout, stderr } = start(REPOSITORY, {}, 'games')
    expect([status, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject(games.map(({ id, title }) => ({ id, title })))
  })

  it('ends with 1 and a message on stderr alone when something is wrong', () => {
    const { root } = commandLine()
    expect(start(root, {}, 'show', 'none.json')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'none.json: cannot be read: there is no such file or folder\n',
    })
  })

  it('finds files where the user stands, though npm runs it from the repository', async () => {
    const line = commandLine()
    await newGame(line)
    const env = { npm_lifecycle_event: 'engine', INIT_CWD: line.root }
    const { status, stdout } = start(REPOSITORY, env, 'show', 'game.json', '--game', AMBUSH_PATH)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ game: 'ambush', side: 'raiders' })
  })
})
