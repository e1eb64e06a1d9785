import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { replay } from '../../../src/core/save/replay'
import { readSave } from '../../../src/core/save/save-file'
import { balkanWars } from '../../../src/games/balkan-wars'
import { choiceSums, idleDecisions } from '../../fixtures/games/balkan-wars/choice-sums'
import { sparing } from '../../fixtures/thorough'
import { engine } from './positions'

/** So many of the positions whose choices were noted are looked at, and of those where something is asked. */
const SUMMED = sparing(3, 1)
const ASKED = sparing(5, 1)

const FOLDER = join(import.meta.dirname, '../../fixtures/games/balkan-wars')

const recorded = (name: string) => {
  const opened = openFile(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
  const read = opened.ok ? readSave(balkanWars, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  return read.value
}

// File, turn of the end, winner, level, why.
const GAMES = [
  ['first-war-agreed', 1, 1, 'Decisive', 'an armistice was agreed'],
  ['first-war-dec-1', 7, null, 'Draw', 'the last turn is over'],
  ['first-war-event-31', 2, 1, 'Local', 'an armistice was agreed'],
  ['first-war-imposed', 2, 1, 'Decisive', 'the powers impose an armistice'],
  ['first-war-may-2', 28, 1, 'Decisive', 'the last turn is over'],
  ['first-war-may-4', 30, null, 'Draw', 'the last turn is over'],
  ['first-war-ottomans-out', 3, 0, 'Decisive', 'no Ottoman country is left'],
  ['first-war-powers', 8, 1, 'Marginal', 'the powers impose an armistice'],
  ['first-war-sudden-death', 40, null, 'Draw', 'the last turn is over'],
  ['first-war-world-war', 3, null, 'World War', 'the powers go to war'],
  ['jihad-agreed', 1, null, 'Draw', 'an armistice was agreed'],
  ['jihad-last-turn', 9, 0, 'Marginal', 'the last turn is over'],
  ['on-to-belgrade-beginner', 6, 0, 'Decisive', 'the last turn is over'],
  ['on-to-belgrade-draw', 6, null, 'Draw', 'the last turn is over'],
  ['on-to-belgrade-local-0', 6, 0, 'Local', 'the last turn is over'],
  ['second-war-agreed', 1, 0, 'Decisive', 'an armistice was agreed'],
  ['second-war-bulgaria-out', 2, 0, 'Decisive', 'no Bulgarian country is left'],
  ['second-war-last-turn', 10, 0, 'Decisive', 'the last turn is over'],
] as const

describe('recorded games', () => {
  it('14.3.1, 14.3.2, 14.3.3, 14.3.4 there is one for each way a scenario can end', () => {
    const files = readdirSync(FOLDER).flatMap(file => /^(.*)\.json$/.exec(file)?.[1] ?? [])
    expect(GAMES.map(([file]) => file).toSorted()).toEqual(files.toSorted())
  })

  it.each(GAMES)('%s is played again to the same end, every mark and every choice agreeing', (...expected) => {
    const [name, ...end] = expected
    const game = recorded(name)
    const again = replay(engine, game)
    expect(again.parting).toBeNull()
    const last = again.states.at(-1)
    const { winner, level, facts } = last?.outcome ?? { winner: null, level: '', facts: null }
    expect([last?.turn, winner, level, (facts as { readonly why: string }).why]).toEqual(end)
    const sums = readFileSync(join(FOLDER, `${name}.choices.txt`), 'utf8')
      .trim()
      .split('\n')
      .filter((_, at) => at % SUMMED === 0)
    expect(choiceSums(engine, again.states, SUMMED)).toEqual(sums)
    const asked = again.states.filter((_, at) => at % ASKED === 0)
    expect(idleDecisions(engine, asked)).toEqual([])
    const told = again.log.flatMap(entry =>
      ([0, 1, 'table'] as const).flatMap(viewer => {
        const read = engine.read(entry, viewer)
        return read === null ? [] : [balkanWars.tell(read).join('')]
      }),
    )
    expect(told.filter(text => /undefined|NaN|^[a-z]\w*$/.test(text))).toEqual([])
    const prompts = again.states.filter((_, at) => at % 10 === 0).map(s => engine.prompt(s)?.text ?? 'The war is over')
    expect(prompts.filter(text => /undefined|NaN|^$/.test(text))).toEqual([])
  })
})
