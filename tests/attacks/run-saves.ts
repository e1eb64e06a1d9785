import 'fake-indexeddb/auto'
import { availableParallelism } from 'node:os'
import { type Flags, readFlags, wholeOf } from '../../src/cli/flags'
import { crew, type Lot, type WorkerMessage } from '../../src/cli/fuzz/night/crew'
import { processHand } from '../../src/cli/fuzz/night/process-hand'
import { runWorker, tellParent } from '../../src/cli/fuzz/night/worker'
import { seededPick } from '../../src/cli/fuzz/random-action'
import { openSavedGames } from '../../src/store/saved-games'
import { attack } from './attack'
import { mutated } from './mutate'
import { recordedMoments } from './recorded-moments'
import { type AttackLine, report } from './saves-report'

// What `npm run attacks:saves` builds into one file: mutates recorded saves, imports each and goes on with what is accepted.

const GRAMMAR = {
  command: 'attacks:saves',
  operands: [],
  flags: [
    { name: 'count', value: 'NUMBER', about: 'how many files (10000)' },
    { name: 'seed', value: 'NUMBER', about: 'of the first; each further file has the next (1)' },
    { name: 'workers', value: 'NUMBER', about: 'processes; 0: one for each core (0)' },
  ],
}

const LOT = 20
/** Seconds of the processor that one file may take. */
const SLOW = 15
/** A worker that takes so long will not come back. */
const HANG = 60
const TOLD_EVERY = 500

/** A file that has not been judged yet. */
const UNKNOWN: AttackLine = { seed: 0, game: '', from: '', by: [], outcome: 'refused', offence: null, seconds: HANG }

async function work(repository: string): Promise<never> {
  const moments = await recordedMoments(repository)
  const saved = await openSavedGames()
  const judged = new Set<string>()
  const tell: (message: WorkerMessage<AttackLine>) => void = tellParent
  async function play({ seeds }: Lot): Promise<void> {
    for (const seed of seeds) {
      tell({ say: 'begun', seed })
      const { game, from, by, text } = mutated(moments, seed)
      tell({ say: 'about', line: { ...UNKNOWN, seed, game, from, by } })
      const began = process.cpuUsage()
      const verdict = await attack(text, { saved, pick: seededPick(seed), judged })
      const { user, system } = process.cpuUsage(began)
      const seconds = (user + system) / 1e6
      const offence = verdict.offence ?? (seconds > SLOW ? `slow: more than ${SLOW} seconds` : null)
      tell({ say: 'line', line: { seed, game, from, by, ...verdict, offence, seconds } })
      await new Promise(setImmediate)
    }
    tell({ say: 'ready' })
  }
  return runWorker(play, tell)
}

function* lotsOf(flags: Flags): Generator<Lot> {
  const count = wholeOf(flags, 'count', { least: 1, most: 10_000_000 }) ?? 10_000
  const seed = wholeOf(flags, 'seed', { least: 0, most: 2 ** 31 }) ?? 1
  for (let first = 0; first < count; first += LOT)
    yield { seeds: Array.from({ length: Math.min(LOT, count - first) }, (_, at) => seed + first + at) }
}

const lost = (_lot: Lot, seed: number, _at: number, what: string, about: AttackLine | null): AttackLine => ({
  ...(about ?? { ...UNKNOWN, seed }),
  offence: what,
})

async function command(args: readonly string[]): Promise<number> {
  const flags = readFlags(GRAMMAR, args)
  const workers = wholeOf(flags, 'workers', { least: 0, most: 256 }) ?? 0
  const lines: AttackLine[] = []
  const team = crew<Lot, AttackLine>({
    workers: workers === 0 ? availableParallelism() : workers,
    blocks: lotsOf(flags),
    start: () => processHand(process.argv[1] as string),
    write: line => {
      lines.push(line)
      if (line.offence !== null)
        process.stderr.write(`seed ${line.seed} (${line.from}: ${line.by.join(', ')}): ${line.offence}\n`)
      if (lines.length % TOLD_EVERY === 0) process.stderr.write(`${lines.length} files\n`)
    },
    clock: () => performance.now() / 1000,
    until: Number.POSITIVE_INFINITY,
    limitOf: () => HANG,
    lost,
  })
  const watching = setInterval(team.watch, 2000)
  process.once('SIGINT', team.stop).once('SIGTERM', team.stop)
  await team.finished
  clearInterval(watching)
  process.stdout.write(report(lines))
  return lines.some(line => line.offence !== null) ? 1 : 0
}

const [first, ...rest] = process.argv.slice(2)
const repository = process.env.POWDERKEG_REPOSITORY ?? process.cwd()
if (first === 'worker') await work(repository)
process.exit(await command(first === undefined ? [] : [first, ...rest]))
