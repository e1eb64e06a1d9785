import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'
import type { Io } from '../../src/cli/io'
import { run } from '../../src/cli/run'
import type { GameEntry } from '../../src/games'
import { ambush } from '../fixtures/ambush'

/** The fixture without an audit: it lets positions pass in which nothing can be decided. */
export const unauditedAmbush: GameEntry = {
  id: 'ambush',
  title: 'Ambush',
  years: '',
  about: '',
  scale: '',
  nations: [],
  load: async () => ({ ...ambush, audit: () => [] }),
}

export const REPOSITORY = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const AMBUSH_PATH = 'tests/fixtures/ambush'

const entry = { years: '1900', about: 'Made up for the tests.', scale: '', nations: [] }

const listed: readonly GameEntry[] = [
  { ...entry, id: 'ambush', title: ambush.title, load: async () => ambush },
  { ...entry, id: 'later', title: 'Later' },
]

export type Called = { readonly code: number; readonly out: string; readonly err: string }

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder of its own, and the commands run in it. Its list has one playable game, the fixture, and one that is not. */
export function commandLine(own: Partial<Io> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'powderkeg-cli-'))
  folders.push(root)

  async function call(...argv: string[]): Promise<Called> {
    let out = ''
    let err = ''
    const io: Io = {
      out: text => {
        out += text
      },
      err: text => {
        err += text
      },
      root,
      repository: REPOSITORY,
      games: listed,
      ...own,
    }
    return { code: await run(argv, io), out, err }
  }

  /** For calls that must succeed: what they print. */
  async function told<T = Told>(...argv: string[]): Promise<T> {
    const { code, out, err } = await call(...argv)
    if (code !== 0 || err !== '') throw new Error(`${argv.join(' ')} gave ${code}: ${err}`)
    return JSON.parse(out) as T
  }

  return {
    root,
    call,
    told,
    read: (file: string): string => readFileSync(join(root, file), 'utf8'),
    write: (file: string, text: string): void => writeFileSync(join(root, file), text),
    /** Takes actions one after the other, by names. */
    async act(file: string, ...actions: object[]): Promise<void> {
      for (const action of actions) await told('apply', file, '--action', JSON.stringify(action))
    },
    /** Changes the content of a game file as a careless hand would. */
    edit(file: string, change: (content: Content) => unknown): void {
      const content = JSON.parse(readFileSync(join(root, file), 'utf8')) as Content
      change(content)
      writeFileSync(join(root, file), JSON.stringify(content))
    },
  }
}

export type CommandLine = ReturnType<typeof commandLine>

/** The parts of printed answers that tests look at. */
export type Told = {
  readonly wrote: string
  readonly game: string
  readonly turn: number
  readonly side: string | null
  readonly actions: number
  readonly steps: number
  readonly viewer: string
  readonly prompt: { readonly text?: string; readonly rule?: string; readonly waiting?: string }
  readonly choices: readonly { index: number; label: string; cost?: number; action: object }[]
  readonly forecast: { readonly title: string; readonly results: readonly { label: string; chance: number }[] } | null
  readonly outcome: { readonly winner: string | null; readonly level: string; readonly rule: string } | null
  readonly log: readonly {
    readonly turn: number
    readonly side: string
    readonly text: string
    readonly rule: string
  }[]
}

/** A game file with the fields that tests spoil. */
export type Content = {
  game: string
  actions: { kind: string; hex?: string; dice?: number[] }[]
  marks: { after: number; sum: string }[]
  position: {
    turn: unknown
    frames: object[]
    units: { [unit: string]: { at: object; steps: number; hidden: boolean } }
    [field: string]: unknown
  }
  [field: string]: unknown
}

const place = (unit: string, hex: string) => [
  { kind: 'pick', unit },
  { kind: 'to', hex },
]

/** A.3: the three raiders in woods. */
export const DEPLOYED = [...place('r-chief', '0101'), ...place('r-scouts', '0202'), ...place('r-rifles', '0301')]

export const write = (pick: 'bold' | 'wary') => ({ kind: 'write', pick })

/** A.2: bold raiders go first against wary guards, without a die. */
export const RAIDERS_FIRST = [...DEPLOYED, write('bold'), write('wary')]

/** A new game in game.json. */
export async function newGame(line: CommandLine, ...options: string[]): Promise<void> {
  const chosen = options.flatMap(option => ['--option', option])
  await line.told('new', '--game', 'ambush', '--scenario', 'ford', '--seed', '5', ...chosen, '--out', 'game.json')
}

/** Nothing on stdout, one line on stderr, exit code 1. */
export const refusedWith = (line: string): Called => ({ code: 1, out: '', err: `${line}\n` })
