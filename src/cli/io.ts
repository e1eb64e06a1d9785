import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GameEntry, games } from '../games'

/** What a command touches outside itself, so that tests can put their own in its place. */
export interface Io {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Where the paths of the command line begin. */
  readonly root: string
  /** Where the tests and unshipped games are. */
  readonly repository: string
  readonly games: readonly GameEntry[]
}

/** The scripts of package.json that start this program. */
const OWN_SCRIPTS = ['engine', 'rules', 'fuzz']

const REPOSITORY = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const processIo = (): Io => ({
  out: text => void process.stdout.write(text),
  err: text => void process.stderr.write(text),
  root: startFolder(),
  repository: REPOSITORY,
  games,
})

/** npm runs scripts from the folder of package.json and notes where the user stood; anyone below npm inherits that note. */
function startFolder(): string {
  const { INIT_CWD, npm_lifecycle_event: script } = process.env
  const isOwnScript = OWN_SCRIPTS.includes(script ?? '')
  const isAtHome = relative(REPOSITORY, process.cwd()) === ''
  return INIT_CWD !== undefined && isOwnScript && isAtHome ? INIT_CWD : process.cwd()
}

export const printJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`)
