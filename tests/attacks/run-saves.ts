import 'fake-indexeddb/auto'
import { availableParallelism } from 'node:os'
import { type Flags, readFlags, wholeOf } from '../../src/cli/flags'
import { crew, type Lot, type WorkerMessage } from '../../src/cli/fuzz/night/crew'
import { faultText } from '../../src/cli/fuzz/night/fault-text'
import { processHand } from '../../src/cli/fuzz/night/process-hand'
import { runWorker, tellParent } from '../../src/cli/fuzz/night/worker'
import { seededPick } from '../../src/cli/fuzz/random-action'
import { openSavedGames } from '../../src/store/saved-games'
import { attack, type Verdict } from './attack'
import { mutated } from './mutate'
import { recordedMoments } from './recorded-moments'

// What `npm run attacks:saves` builds into one file: mutates recorded saves, imports each and goes on with what is accepted.

/** One attack and what came of it. */
type AttackLine = Verdict & {
  readonly seed: number
  readonly from: string
  readonly by: readonly string[]
  readonly seconds: number
}

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
const SHOWN = 3
const TOLD_EVERY = 500

async function work(repository: string): Promise<never> {
  const moments = await recordedMoments(repository)
  const saved = await openSavedGames()
  const tell: (message: WorkerMessage<AttackLine>) => void = tellParent
  async function play({ seeds }: Lot): Promise<void> {
    for (const seed of seeds) {
      tell({ say: 'begun', seed })
      const { from, by, text } = mutated(moments, seed)
      const began = process.cpuUsage()
      const verdict = await attack(text, { saved, pick: seededPick(seed) })
      const { user, system } = process.cpuUsage(began)
      const seconds = (user + system) / 1e6
      const offence = verdict.offence ?? (seconds > SLOW ? `slow: more than ${SLOW} seconds` : null)
      tell({ say: 'line', line: { seed, from, by, ...verdict, offence, seconds } })
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

const lost = (_lot: Lot, seed: number, _at: number, what: string): AttackLine => ({
  seed,
  from: '',
  by: [],
  outcome: 'refused',
  offence: what,
  seconds: HANG,
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
      if (line.offence !== null) process.stderr.write(`seed ${line.seed}: ${line.offence}\n`)
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

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

function report(lines: readonly AttackLine[]): string {
  const count = (wanted: (line: AttackLine) => boolean) => lines.filter(wanted).length
  const offenders = new Map<string, AttackLine[]>()
  for (const line of lines) {
    if (line.offence === null) continue
    const text = faultText(line.offence)
    offenders.set(text, [...(offenders.get(text) ?? []), line])
  }
  return [
    `${lines.length} files: ${count(line => line.outcome === 'refused')} refused, ` +
      `${count(line => line.outcome === 'whole')} opened whole, ${count(line => line.outcome === 'parted')} opened parted; ` +
      `${sum(lines.map(line => line.seconds)).toFixed(0)} s of the processor, ` +
      `the slowest ${Math.max(0, ...lines.map(line => line.seconds)).toFixed(1)} s`,
    offenders.size === 0 ? 'No offenders.' : `${count(line => line.offence !== null)} offenders:`,
    ...[...offenders].flatMap(([text, those]) => [
      `  ${those.length} x ${text}`,
      ...those.slice(0, SHOWN).map(line => `    seed ${line.seed}: ${line.from}: ${line.by.join(', ')}`),
    ]),
    '',
  ].join('\n')
}

const [first, ...rest] = process.argv.slice(2)
const repository = process.env.POWDERKEG_REPOSITORY ?? process.cwd()
if (first === 'worker') await work(repository)
process.exit(await command(first === undefined ? [] : [first, ...rest]))
