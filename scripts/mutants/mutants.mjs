#!/usr/bin/env node
// npm run mutants -- GAME [--count N] [--seed S] [--files GLOBS] [--tests GLOBS] [--limit SECONDS] [--workers N]
// GLOBS are parted by commas; one that begins with ! leaves out what it fits.
// Plants faults in a game's rules, one at a time, in copies of the tree, and runs the game's tests that can notice it.
// Lists those that no test noticed; exit code 1 when there are some.
import { fork } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { REPO } from '../ensure-dependencies.mjs'
import { runAsProgram } from '../run-as-program.mjs'
import { importersIn, reachedFrom, sourcesUnder } from './import-graph.mjs'
import { diffOf, mutantsOf } from './plant.mjs'

/**
 * @typedef {import('./plant.mjs').Mutant} Mutant
 * @typedef {import('./worker.mjs').Task} Task
 * @typedef {import('./worker.mjs').Answer} Answer
 * @typedef {{ file: string, mutant: Mutant }} Planted
 */

/** What looks, and what only is. */
const NOT_RULES = /\/(look|map|charts|counters|scenarios|rules)\/|\/(rules|tell|milestones|printed-names|words)\.ts$/

/** Tests of looks prove no rule, and a random game takes as long as all others together. */
const NOT_PROOFS = /\/look\/|\/fuzzed-games\.test/

const TREE = ['src', 'tests', 'scripts', 'public', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Small and good enough to draw lots. @param {number} seed @returns {() => number} 0 to 1 */
const chance = seed => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @template T @param {readonly T[]} list @param {number} count @param {() => number} draw */
const drawn = (list, count, draw) => {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(draw() * left.length), 1),
  ).flat()
}

/** `*` stays within a folder, `**` does not. @param {string} glob */
const patternOf = glob =>
  new RegExp(
    `(^|/)${glob.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*\*?/g, star => (star === '**' ? '.*' : '[^/]*'))}$`,
  )

/** 'movement/*.ts,combat/*.ts,!*-words.ts' @param {string} globs @returns {(file: string) => boolean} */
const chosenBy = globs => {
  const all = globs.split(',').map(glob => glob.trim())
  const [out, into] = [true, false].map(isOut =>
    all.filter(glob => glob.startsWith('!') === isOut).map(glob => patternOf(glob.replace(/^!/, ''))),
  )
  return file => (into?.some(each => each.test(file)) || into?.length === 0) && !out?.some(each => each.test(file))
}

/** @param {string} game @param {string | undefined} globs @returns {Planted[]} */
const everyMutant = (game, globs) =>
  sourcesUnder(REPO, `src/games/${game}`)
    .filter(globs === undefined ? file => !NOT_RULES.test(file) : chosenBy(globs))
    .flatMap(file => mutantsOf(file, readFileSync(join(REPO, file), 'utf8')).map(mutant => ({ file, mutant })))

/** A copy of the tree with our own modules behind it. */
const copyTree = () => {
  const copy = mkdtempSync(join(tmpdir(), 'powderkeg-mutants-'))
  for (const path of TREE)
    if (existsSync(join(REPO, path))) cpSync(join(REPO, path), join(copy, path), { recursive: true })
  symlinkSync(join(REPO, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const WORKER = join(fileURLToPath(new URL('.', import.meta.url)), 'worker.mjs')

/** A vitest over a copy of its own; one that hangs is ended and another begins in its place. */
const createWorker = () => {
  const copy = copyTree()
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  const begin = () =>
    new Promise((resolve, reject) => {
      child = fork(WORKER, [copy], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      child.once('message', resolve)
      child.once('exit', code => reject(new Error(`the worker ended with ${code}`)))
    })
  return {
    /** @param {Task} task @param {number} limit milliseconds @returns {Promise<Answer | null>} null: it took too long */
    ask: async (task, limit) => {
      if (child === null) await begin()
      const asked = child
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          asked?.removeAllListeners()
          asked?.kill('SIGKILL')
          child = null
          // the fault it was killed with lies in its copy still
          cpSync(join(REPO, task.file), join(copy, task.file))
          resolve(null)
        }, limit)
        asked?.removeAllListeners()
        asked?.once('message', answer => {
          clearTimeout(timer)
          resolve(/** @type {Answer} */ (answer))
        })
        asked?.once('exit', code => {
          clearTimeout(timer)
          child = null
          reject(new Error(`the worker ended with ${code}`))
        })
        asked?.send(task)
      })
    },
    close: () => {
      child?.removeAllListeners()
      child?.kill('SIGKILL')
      rmSync(copy, { recursive: true, force: true })
    },
  }
}

/** Nearest first, and what takes long last: most faults are noticed by a test of their own subject. */
const ordered = (
  /** @type {Map<string, number>} */ reached,
  /** @type {readonly string[]} */ tests,
  /** @type {Record<string, number>} */ took,
) => {
  /** @param {string} test */
  const weight = test => (reached.get(test) ?? 0) * 300 + (took[test] ?? 0)
  return tests.filter(test => reached.has(test)).sort((a, b) => weight(a) - weight(b))
}

/** @param {Planted} planted */
const place = ({ file, mutant }) => `${file}:${mutant.line}`

/** @param {Planted} planted */
const tellSurvivor = planted => {
  const { file, mutant } = planted
  console.log(`\n${place(planted)}  ${mutant.kind}${mutant.rule === null ? '' : `  (near ${mutant.rule})`}`)
  console.log(diffOf(readFileSync(join(REPO, file), 'utf8'), mutant))
}

const OPTIONS = /** @type {const} */ ({
  count: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  files: { type: 'string' },
  tests: { type: 'string', default: '*' },
  limit: { type: 'string', default: '120' },
  workers: { type: 'string', default: String(cpus().length) },
})

/** @param {string} game @param {ReturnType<typeof createWorker>} worker @param {string[]} tests */
const baseline = async (game, worker, tests) => {
  const answer = await worker.ask({ file: `src/games/${game}/index.ts`, mutant: null, tests }, 30 * 60_000)
  if (answer === null || answer.killedBy !== null) {
    throw new Error(`The tests of ${game} fail without any fault: ${answer?.killedBy ?? 'they take too long'}`)
  }
  return answer.took
}

const main = async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [game = ''] = positionals
  if (!existsSync(join(REPO, 'src/games', game, 'index.ts'))) throw new Error(`No game is called "${game}".`)
  const picked = drawn(everyMutant(game, values.files), Number(values.count), chance(Number(values.seed)))
  if (picked.length === 0) throw new Error('There is nothing to plant a fault in.')
  const importers = importersIn(REPO, ['src', 'tests'])
  const isWanted = chosenBy(values.tests)
  const tests = sourcesUnder(REPO, `tests/games/${game}`).filter(
    file => /\.test\.tsx?$/.test(file) && !NOT_PROOFS.test(file) && isWanted(file),
  )
  const workers = Array.from({ length: Math.max(1, Math.min(Number(values.workers), picked.length)) }, createWorker)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      for (const worker of workers) worker.close()
      process.exit(130)
    })
  }
  const began = Date.now()
  /** @type {Planted[]} */
  const survivors = []
  try {
    const took = await baseline(game, workers[0] ?? createWorker(), tests)
    console.log(
      `${picked.length} faults; ${tests.length} files of tests pass without one in ${Math.round((Date.now() - began) / 1000)} s`,
    )
    const left = [...picked]
    await Promise.all(
      workers.map(async worker => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          const from = Date.now()
          const task = { ...next, tests: ordered(reachedFrom(importers, next.file), tests, took) }
          const answer =
            task.tests.length === 0 ? { killedBy: null } : await worker.ask(task, Number(values.limit) * 1000)
          const seconds = ((Date.now() - from) / 1000).toFixed(1)
          const fate =
            answer === null ? 'killed by time' : answer.killedBy === null ? 'SURVIVED' : `killed by ${answer.killedBy}`
          console.log(`${seconds.padStart(6)} s  ${place(next)}  ${next.mutant.kind}: ${fate}`)
          if (answer?.killedBy === null) survivors.push(next)
        }
      }),
    )
  } finally {
    for (const worker of workers) worker.close()
  }
  for (const survivor of survivors) tellSurvivor(survivor)
  const each = ((Date.now() - began) / 1000 / picked.length).toFixed(1)
  console.log(
    `\n${picked.length - survivors.length} of ${picked.length} faults noticed, ${survivors.length} not; ${each} s each`,
  )
  if (survivors.length > 0) process.exitCode = 1
}

await runAsProgram(import.meta.url, main)
