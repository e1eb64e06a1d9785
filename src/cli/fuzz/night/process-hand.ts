import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Hand } from './crew'
import type { WorkerMessage } from './worker'

/** Linux counts the processor's time in hundredths of a second. */
const TICKS = 100

/** The program itself, started once more as a worker. */
export function processHand(program: string): Hand {
  const child = fork(program, ['worker'])
  // What is sent to a worker that is gone is lost with it; its exit tells.
  child.on('error', () => {})
  return {
    send: block => void child.send(block),
    kill: () => void child.kill('SIGKILL'),
    cpuSeconds: () => (child.pid === undefined ? null : cpuSecondsOf(child.pid)),
    onMessage: heard => void child.on('message', message => heard(message as WorkerMessage)),
    onExit: ended => void child.on('exit', (code, signal) => ended(signal ?? `code ${code}`)),
  }
}

/** User and system time; null where there is no /proc. */
export function cpuSecondsOf(pid: number): number | null {
  try {
    // The name of the program, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return null
  }
}
