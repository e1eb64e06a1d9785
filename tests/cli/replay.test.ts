import { describe, expect, it } from 'vitest'
import { commandLine, DEPLOYED, newGame, RAIDERS_FIRST, refusedWith } from './command-line'

type Replayed = {
  readonly replayed: number
  readonly marks: { readonly inFile: number; readonly agreed: number }
  readonly parting: { readonly after: number; readonly why: string; readonly action: object | null } | null
  readonly seconds: number
  readonly actionsPerSecond: number
}

async function played() {
  const line = commandLine()
  await newGame(line)
  await line.act('game.json', ...RAIDERS_FIRST)
  return line
}

describe('replay', () => {
  it('of an honest file checks every mark and parts nowhere', async () => {
    const line = await played()
    // The set-up ends, then the phase of postures.
    expect(await line.told<Replayed>('replay', 'game.json')).toMatchObject({
      replayed: RAIDERS_FIRST.length,
      marks: { inFile: 2, agreed: 2 },
      parting: null,
      seconds: expect.any(Number),
      actionsPerSecond: expect.any(Number),
    })
  })

  it('tells where a mark does not agree', async () => {
    const line = await played()
    line.edit('game.json', content => {
      content.marks[1] = { after: 8, sum: '00000000000000' }
    })
    const { code, out, err } = await line.call('replay', 'game.json')
    const why = 'the position after this action is another than was recorded'
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      replayed: 7,
      marks: { inFile: 2, agreed: 1 },
      parting: { after: 7, why, action: { kind: 'write', pick: 'wary' } },
    })
    expect(err).toBe(`game.json: the replay parts from the file after action 7: ${why}\n`)
  })

  it('tells which action is no longer legal, and why', async () => {
    const line = await played()
    line.edit('game.json', content => {
      content.actions[1] = { kind: 'to', hex: '0102' }
    })
    const { code, out } = await line.call('replay', 'game.json')
    expect(code).toBe(1)
    expect(JSON.parse(out).parting).toEqual({
      after: 1,
      why: 'no longer legal: A.3: raiders begin in woods',
      action: { kind: 'to', hex: '0102' },
    })
  })

  it('tells when the actions end elsewhere', async () => {
    const line = await played()
    line.edit('game.json', content => {
      content.position.flares = 0
    })
    expect(JSON.parse((await line.call('replay', 'game.json')).out).parting).toEqual({
      after: RAIDERS_FIRST.length,
      why: 'the actions lead to another position than the one saved',
      action: null,
    })
  })

  it('of a position written by hand begins there, and so does the game played on from it', async () => {
    const line = commandLine()
    await newGame(line)
    await line.act('game.json', ...DEPLOYED)
    line.edit('game.json', content => {
      content.actions = undefined as never
      content.marks = []
      content.position.frames = [
        { step: 'turn', side: 'raiders', local: { next: 'postures', first: 0 }, entered: false },
      ]
    })
    expect(await line.told<Replayed>('replay', 'game.json')).toMatchObject({ replayed: 0, parting: null })
    await line.act('game.json', { kind: 'write', pick: 'bold' }, { kind: 'write', pick: 'wary' })
    expect(await line.told<Replayed>('replay', 'game.json')).toMatchObject({ replayed: 2, parting: null })
  })

  it('needs a file that can be read', async () => {
    expect(await commandLine().call('replay', 'none.json')).toEqual(
      refusedWith('none.json: cannot be read: there is no such file or folder'),
    )
    expect(await commandLine().call('replay')).toEqual(refusedWith('replay needs FILE; see replay --help'))
  })
})
