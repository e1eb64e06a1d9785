import { describe, expect, it } from 'vitest'
import type { GameEntry } from '../../src/games'
import { ambush } from '../fixtures/ambush'
import { AMBUSH_PATH, type Content, commandLine, DEPLOYED, newGame, refusedWith, unauditedAmbush } from './command-line'

async function verified(change: (content: Content) => unknown, line = commandLine()) {
  await newGame(line)
  await line.act('game.json', ...DEPLOYED)
  line.edit('game.json', change)
  const { code, out, err } = await line.call('verify', 'game.json')
  return { code, problems: JSON.parse(out), err }
}

/** The fixture, with a first step that cannot even say what it asks. */
function brokenGame(): GameEntry {
  const prompt = () => {
    throw new Error('out of words')
  }
  const game = { ...ambush, steps: { ...ambush.steps, deploy: { ...ambush.steps.deploy, prompt } } }
  return { id: 'ambush', title: 'Broken', years: '', about: '', scale: '', nations: [], load: async () => game }
}

describe('verify', () => {
  it('finds nothing wrong with a file as the app writes it', async () => {
    expect(await verified(() => {})).toEqual({ code: 0, problems: [], err: '' })
  })

  it('names the place, what belongs there and what stands there', async () => {
    const { code, problems, err } = await verified(content => {
      content.position.turn = 'first'
      content.position.flares = 9
    })
    expect(code).toBe(1)
    expect(problems).toEqual([
      { path: 'position.turn', expected: 'a whole number from 1 to 4', found: '"first"' },
      { path: 'position.flares', expected: 'a whole number from 0 to 2', found: '9' },
    ])
    expect(err).toBe('game.json: 2 problems\n')
  })

  it('finds what is well written but makes no sense', async () => {
    const { code, problems, err } = await verified(content => {
      content.position.units['g-horse'] = { at: { is: 'hex', hex: '0303' }, steps: 2, hidden: false }
    })
    expect(code).toBe(1)
    expect(problems).toEqual([
      { path: 'position', expected: 'a position that makes sense', found: '"two units stand in 0303"' },
    ])
    expect(err).toBe('game.json: 1 problem\n')
  })

  it('finds a position in which nobody can move', async () => {
    const { problems } = await verified(
      content => {
        // Nobody is left to be placed.
        content.position.frames = [{ step: 'deploy', side: 'raiders', local: { picked: null } }]
      },
      commandLine({ games: [unauditedAmbush] }),
    )
    expect(problems).toEqual([
      { path: 'position.frames[0]', expected: 'a decision that can be put to its side', found: '"nothing to choose"' },
    ])
  })

  it('finds a position on which the rules stumble', async () => {
    const line = commandLine({ games: [brokenGame()] })
    await newGame(line)
    const { code, out } = await line.call('verify', 'game.json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual([
      { path: 'position.frames[0]', expected: 'a decision that can be put to its side', found: '"out of words"' },
    ])
  })

  it.each(['later', 'chess'])('cannot vouch for a file of %s, which cannot be played', async game => {
    const { code, problems } = await verified(content => {
      content.game = game
    })
    expect(code).toBe(1)
    expect(problems).toEqual([{ path: 'game', expected: 'a game that can be played: ambush', found: `"${game}"` }])
  })

  it('takes the rules of a game that is not in the list by --game, and tells when they are another game’s', async () => {
    const line = commandLine({ games: [] })
    const begin = ['new', '--game', AMBUSH_PATH, '--scenario', 'ford', '--seed', '5', '--out', 'game.json']
    await line.told(...begin)
    expect(await line.told('verify', 'game.json', '--game', AMBUSH_PATH)).toEqual([])
    line.edit('game.json', content => {
      content.game = 'chess'
    })
    const { code, out } = await line.call('verify', 'game.json', '--game', AMBUSH_PATH)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual([{ path: 'game', expected: 'ambush', found: '"chess"' }])
  })

  it('reads a file that an editor began with a byte order mark', async () => {
    const line = commandLine()
    await newGame(line)
    line.write('game.json', `\uFEFF${line.read('game.json')}`)
    expect(await line.told('verify', 'game.json')).toEqual([])
  })

  it('tells of a text that is no JSON', async () => {
    const line = commandLine()
    line.write('note.txt', 'Dear diary')
    const { code, out } = await line.call('verify', 'note.txt')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([{ path: '', expected: 'JSON' }])
  })

  it('needs a file that is there', async () => {
    expect(await commandLine().call('verify', 'none.json')).toEqual(
      refusedWith('none.json: cannot be read: there is no such file or folder'),
    )
  })
})
