import { describe, expect, it } from 'vitest'
import { AMBUSH_PATH, commandLine, DEPLOYED, newGame, RAIDERS_FIRST, refusedWith, write } from './command-line'

async function gameAfter(actions: readonly object[], ...options: string[]) {
  const line = commandLine()
  await newGame(line, ...options)
  await line.act('game.json', ...actions)
  return line
}

describe('show', () => {
  it('tells the deciding side what is asked, by which rule, and every choice by its index', async () => {
    const line = await gameAfter([])
    const shown = await line.told('show', 'game.json')
    expect(shown).toMatchObject({ turn: 1, side: 'raiders', viewer: 'raiders', outcome: null, forecast: null })
    expect(shown.prompt).toEqual({ text: 'Pick a band to place', rule: 'A.3' })
    expect(shown.choices).toEqual([
      { index: 0, label: 'Chief', intent: 'pick', action: { kind: 'pick', unit: 'r-chief' } },
      { index: 1, label: 'Scouts', intent: 'pick', action: { kind: 'pick', unit: 'r-scouts' } },
      { index: 2, label: 'Rifles', intent: 'pick', action: { kind: 'pick', unit: 'r-rifles' } },
    ])
  })

  it('tells the cost of a choice that has one', async () => {
    const line = await gameAfter([...RAIDERS_FIRST, { kind: 'pick', unit: 'r-chief' }])
    const { choices } = await line.told('show', 'game.json')
    // 0102 is clear and next to 0101: one point (A.4).
    expect(choices).toContainEqual({
      index: expect.any(Number),
      label: '0102',
      cost: 1,
      intent: 'act',
      action: { kind: 'to', hex: '0102' },
    })
    expect(choices.map(choice => choice.index)).toEqual(choices.map((_, index) => index))
  })

  it('tells the forecast of a battle', async () => {
    // The scouts stand in 0202, next to the guards in 0302.
    const line = await gameAfter([
      ...RAIDERS_FIRST,
      { kind: 'pick', unit: 'r-scouts' },
      { kind: 'attack', hex: '0302' },
    ])
    const { forecast, side } = await line.told('show', 'game.json')
    expect(side).toBe('guards')
    expect(forecast?.title).toBe('Scouts against Second Post')
    // A.7: strength 1 against 2, bold +1: the die as it falls, and 1 backfires, 2-3 miss, 4-5 retreat, 6 hits.
    expect(Object.fromEntries(forecast?.results.map(({ label, chance }) => [label, chance]) ?? [])).toEqual({
      backfire: 1 / 6,
      miss: 2 / 6,
      retreat: 2 / 6,
      hit: 1 / 6,
    })
  })

  it.each([
    ['1', 'guards'],
    ['table', 'table'],
  ])('tells viewer %s, who does not decide, only what the other side is doing', async (flag, viewer) => {
    const line = await gameAfter(DEPLOYED.slice(0, 3))
    const shown = await line.told('show', 'game.json', '--viewer', flag)
    expect(shown).toMatchObject({ side: 'raiders', viewer, prompt: { waiting: 'is setting up' }, log: [] })
    expect(Object.keys(shown.prompt)).toEqual(['waiting'])
    expect(shown).not.toHaveProperty('choices')
    expect(shown).not.toHaveProperty('forecast')
  })

  it('tells the log in words, to each viewer what it may read', async () => {
    const line = await gameAfter([...DEPLOYED, write('bold')])
    const own = await line.told('show', 'game.json', '--viewer', '0')
    expect(own.log).toEqual([
      { turn: 1, side: 'raiders', text: 'deploy Chief', rule: 'A.3' },
      { turn: 1, side: 'raiders', text: 'deploy Scouts', rule: 'A.3' },
      { turn: 1, side: 'raiders', text: 'deploy Rifles', rule: 'A.3' },
      { turn: 1, side: 'raiders', text: 'turn', rule: 'A.1' },
      { turn: 1, side: 'raiders', text: 'Postures', rule: 'A.2' },
    ])
    const other = await line.told('show', 'game.json')
    expect(other.viewer).toBe('guards')
    expect(other.log.map(entry => entry.text)).toEqual(['turn', 'Postures'])
  })

  it('names units and hexes in the log', async () => {
    const line = await gameAfter([...RAIDERS_FIRST, { kind: 'pick', unit: 'r-chief' }, { kind: 'to', hex: '0102' }])
    expect((await line.told('show', 'game.json')).log.at(-1)?.text).toBe('move Chief 0102')
  })

  it('tells as much of the log as is asked for', async () => {
    const line = await gameAfter(DEPLOYED)
    expect((await line.told('show', 'game.json', '--log', '2')).log.map(entry => entry.text)).toEqual([
      'turn',
      'Postures',
    ])
    expect(await line.told('show', 'game.json', '--log', '0')).not.toHaveProperty('log')
  })

  it('says so when the actions of the file no longer lead to its position', async () => {
    const line = await gameAfter(DEPLOYED)
    line.edit('game.json', content => {
      content.position.flares = 1
    })
    expect(await line.told('show', 'game.json')).toMatchObject({
      logPartsFromFile: { after: 6, why: 'the actions lead to another position than the one saved' },
    })
  })

  it('tells the outcome of a game that is over, as anyone at the table sees it', async () => {
    const line = await gameAfter([])
    await line.told('play', 'game.json', '--policy', 'random', '--seed', '1')
    const shown = await line.told('show', 'game.json')
    expect(shown).toMatchObject({ side: null, viewer: 'table', outcome: { rule: 'A.9' } })
    expect(shown).not.toHaveProperty('choices')
  })

  it('enters what a position written by hand has not entered', async () => {
    const line = await gameAfter([])
    line.edit('game.json', content => {
      content.actions = undefined as never
      content.position.frames = [
        { step: 'turn', side: 'raiders', local: { next: 'postures', first: 0 }, entered: false },
      ]
    })
    const shown = await line.told('show', 'game.json')
    expect(shown.prompt).toEqual({ text: 'Write down your posture for this turn', rule: 'A.2' })
    expect(shown.log.map(entry => entry.text)).toEqual(['turn', 'Postures'])
  })

  it('refuses another viewer, a file that is not there and one that is broken', async () => {
    const line = await gameAfter([])
    line.write('broken.json', '{ "format": ')
    line.edit('game.json', content => {
      content.position.turn = 'first'
    })
    expect(await line.call('show', 'game.json', '--viewer', '2')).toEqual(
      refusedWith("--viewer: expected 0, 1 or table, found '2'"),
    )
    expect(await line.call('show', 'none.json')).toEqual(
      refusedWith('none.json: cannot be read: there is no such file or folder'),
    )
    expect(await line.call('show', 'broken.json')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^broken\.json: the file: expected JSON, found .+\n$/),
    })
    expect(await line.call('show', 'game.json')).toEqual(
      refusedWith('game.json: position.turn: expected a whole number from 1 to 4, found "first"'),
    )
  })

  it('finds the rules of a game that is not in the list by --game', async () => {
    const line = commandLine({ games: [] })
    const begin = ['new', '--game', AMBUSH_PATH, '--scenario', 'ford', '--seed', '5', '--out', 'game.json']
    await line.told(...begin)
    expect((await line.told('show', 'game.json', '--game', AMBUSH_PATH)).side).toBe('raiders')
    expect((await line.call('show', 'game.json')).err).toMatch(
      /^game\.json: game: expected one of .*, found "ambush"; the module of another game is given with --game PATH\n$/,
    )
  })
})
