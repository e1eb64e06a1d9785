import { spawn } from 'node:child_process'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'inherit' | 'stderr' | 'ignore' | import('./held-output.mjs').Held} [output] where the command's output goes
 * @property {number} [timeout] milliseconds after which the command and its children are ended
 * @property {() => boolean} [isHung] asked once a second; true ends the command and its children
 * @property {boolean} [shell]
 */

/** What a shell gives for a command that cannot be started, and for one that ran out of time. */
export const NOT_FOUND = 127
export const TIMED_OUT = 124

const STDIO = {
  inherit: ['ignore', 'inherit', 'inherit'],
  stderr: ['ignore', 2, 2],
  ignore: ['ignore', 'ignore', 'ignore'],
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM']

/** Pipes are empty soon after their command's end, unless somebody it started still holds them. */
const PIPES_LIMIT = 5000

/** Own process group, so that a command that hangs takes its workers and browsers with it when it is ended. */
const ownGroup = process.platform !== 'win32'

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
const signalGroup = (child, signal) => {
  if (child.pid === undefined) return
  try {
    if (ownGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It ended between the decision and the signal.
  }
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Several commands may run beside each other: all end with this process. @param {NodeJS.Signals} signal */
const interrupted = signal => {
  for (const child of running) signalGroup(child, signal)
  process.exit(130)
}

/** @param {import('node:child_process').ChildProcess} child */
const enter = child => {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, interrupted)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
const leave = child => {
  running.delete(child)
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, interrupted)
}

/**
 * Runs a command without input and gives its exit code; never rejects.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export const run = (
  command,
  args,
  { cwd, env = process.env, output = 'inherit', timeout = 0, isHung, shell = false } = {},
) =>
  new Promise(resolve => {
    const held = typeof output === 'string' ? null : output
    const stdio = /** @type {import('node:child_process').StdioOptions} */ (
      typeof output === 'string' ? STDIO[output] : ['ignore', 'pipe', 'pipe']
    )
    const child = spawn(command, args, { cwd, env, stdio, shell, detached: ownGroup, windowsHide: true })
    let timedOut = false

    const end = () => {
      timedOut = true
      signalGroup(child, 'SIGKILL')
    }
    const timer = timeout > 0 && setTimeout(end, timeout)
    const watch =
      isHung &&
      setInterval(() => {
        if (isHung()) end()
      }, 1000)

    enter(child)
    if (held !== null) for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', held.write)

    /** @param {number} code */
    const finish = code => {
      if (timer) clearTimeout(timer)
      if (watch) clearInterval(watch)
      leave(child)
      resolve(code)
    }
    child.once('error', () => finish(NOT_FOUND))
    child.once('exit', code => {
      const give = () => finish(timedOut ? TIMED_OUT : (code ?? 1))
      if (held === null) return give()
      const drained = setTimeout(give, PIPES_LIMIT)
      child.once('close', () => {
        clearTimeout(drained)
        give()
      })
    })
  })
