import { describe, expect, it } from 'vitest'
import { holdOutput } from '../../scripts/held-output.mjs'
import { run, TIMED_OUT } from '../../scripts/run-command.mjs'

/** A screen, and what was written on it. */
const screen = () => {
  const written: string[] = []
  return { written, write: (chunk: string | Uint8Array) => written.push(Buffer.from(chunk).toString()) }
}

const node = (script: string, output: ReturnType<typeof holdOutput>, isHung = () => false) =>
  run(process.execPath, ['-e', script], { output, isHung })

describe('what a command says while another has the screen', () => {
  it('is kept in order until it is released, and passed on at once from then on', () => {
    const out = screen()
    const held = holdOutput(out)
    held.write('one ')
    held.write('two ')
    expect(out.written).toEqual([])
    held.release()
    held.write('three')
    expect(out.written).toEqual(['one ', 'two ', 'three'])
    held.release()
    expect(out.written).toHaveLength(3)
  })

  it('is there to its last word when the command has ended, with its exit code', async () => {
    const out = screen()
    const held = holdOutput(out)
    const long = "process.stdout.write('x'.repeat(300000)); process.stderr.write('the end'); process.exitCode = 3"
    expect(await node(long, held)).toBe(3)
    held.release()
    expect(out.written.join('')).toHaveLength(300_007)
    expect(out.written.join('')).toContain('the end')
  })

  it('is kept of a command that was ended because it hung', async () => {
    const out = screen()
    const held = holdOutput(out)
    held.release()
    const hung = "console.log('begun'); setInterval(() => {}, 1000)"
    expect(await node(hung, held, () => out.written.length > 0)).toBe(TIMED_OUT)
    expect(out.written.join('')).toBe('begun\n')
  })
})
