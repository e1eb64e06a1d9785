import { describe, expect, it } from 'vitest'
import { commandLine, newGame, RAIDERS_FIRST, refusedWith } from './command-line'

type Reason = { readonly rule: string; readonly why: string; readonly at?: object }

async function why(before: readonly object[], action: object): Promise<Reason[]> {
  const line = commandLine()
  await newGame(line)
  await line.act('game.json', ...before)
  return line.told<Reason[]>('why', 'game.json', '--action', JSON.stringify(action))
}

describe('why', () => {
  it('lists every reason with its rule', async () => {
    // 0303 is the ford, and guards hold it.
    expect(await why([], { kind: 'to', hex: '0303' })).toEqual([
      { rule: 'A.3', why: 'pick a band first' },
      { rule: 'A.3', why: 'raiders begin in woods' },
      { rule: 'A.4', why: 'another unit stands there' },
    ])
  })

  it('names what a reason points at', async () => {
    expect(await why(RAIDERS_FIRST, { kind: 'pick', unit: 'g-horse' })).toEqual([
      { rule: 'A.4', why: 'it belongs to the other side', at: { unit: 'g-horse' } },
    ])
    expect(await why([...RAIDERS_FIRST, { kind: 'pick', unit: 'r-chief' }], { kind: 'to', hex: '0505' })).toEqual([
      { rule: 'A.4', why: 'it is too far', at: { hex: '0505' } },
    ])
  })

  it('takes the box an action names by a flag of its own, and knows the boxes of the map', async () => {
    const line = commandLine()
    await newGame(line)
    const asked = ['why', 'game.json', '--action', '{"kind":"pick","unit":"r-chief"}', '--box']
    expect(await line.told<Reason[]>(...asked, 'camp')).toEqual([{ rule: 'A.3', why: "'pick' takes no box" }])
    expect(await line.call(...asked, 'nowhere')).toEqual(refusedWith('--box nowhere: expected one of camp'))
    const twice = ['why', 'game.json', '--action', '{"kind":"pick","box":"camp"}', '--box', 'camp']
    expect(await line.call(...twice)).toEqual(refusedWith('the box is given twice, in the action and with --box'))
  })

  it('has nothing to say against what is legal', async () => {
    expect(await why([], { kind: 'pick', unit: 'r-chief' })).toEqual([])
  })

  it('does not take the action', async () => {
    const line = commandLine()
    await newGame(line)
    const before = line.read('game.json')
    await line.told('why', 'game.json', '--action', '{"kind":"pick","unit":"r-chief"}')
    expect(line.read('game.json')).toBe(before)
  })

  it('needs an action that can be read', async () => {
    const line = commandLine()
    await newGame(line)
    expect(await line.call('why', 'game.json')).toEqual(refusedWith('why needs --action; see why --help'))
    expect(await line.call('why', 'game.json', '--action', '{"kind":"to","hex":"9999"}')).toEqual(
      refusedWith('--action.hex: expected a hex number of this map, found "9999"'),
    )
  })
})
