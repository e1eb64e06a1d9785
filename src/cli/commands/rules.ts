import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from '../command'
import { CommandError } from '../command-error'
import { ALL_GAMES, findAllGames, findGame, isGamePath } from '../find-game'
import { type Flags, isOn, textOf } from '../flags'
import { type Io, printJson } from '../io'
import { type RuleReport, ruleReport } from '../rules/rule-report'
import { ruleTable } from '../rules/rule-table'

export const rulesCommand: Command = {
  name: 'rules',
  about: 'Tell which rules the tests prove, which do not touch play and which are open',
  operands: [],
  flags: [
    { name: 'game', value: 'GAME|all', about: 'id of the game, path of its module, or all, as when left out' },
    { name: 'tests', value: 'FOLDER', about: 'where its tests are; tests/games/GAME when left out' },
    { name: 'open', about: 'only what is open' },
    { name: 'table', about: 'a table to read instead of JSON' },
  ],
  notes: [
    'A test proves the rules its title begins with, such as it(’12.8.3, 7.1 a retreat …’). Titles of describe prove nothing,',
    'and ids that only appear when a test runs, as from it.each, are not seen.',
  ],
  async run(io, flags) {
    const name = textOf(flags, 'game') ?? ALL_GAMES
    const reports = await reportsOf(io, flags, name)
    const notPlayable = name === ALL_GAMES ? io.games.flatMap(entry => (entry.load ? [] : [entry.id])) : []
    if (isOn(flags, 'table')) io.out(ruleTable(reports, notPlayable, isOn(flags, 'open')))
    else {
      const told = isOn(flags, 'open') ? reports.map(({ game, open }) => ({ game, open })) : reports
      printJson(io, [...told, ...notPlayable.map(game => ({ game, playable: false }))])
    }
    return 0
  },
}

async function reportsOf(io: Io, flags: Flags, name: string): Promise<RuleReport[]> {
  const tests = textOf(flags, 'tests')
  if (name === ALL_GAMES) {
    if (tests !== null) throw new CommandError('--tests goes with one game: give --game')
    const games = await findAllGames(io)
    return games.map(game => ruleReport(game, join(io.repository, 'tests/games', game.id), io.repository))
  }
  if (tests === null && isGamePath(name)) throw new CommandError('a game given by its path needs --tests FOLDER')
  const folder = tests === null ? join(io.repository, 'tests/games', name) : resolve(io.root, tests)
  if (tests !== null && !existsSync(folder)) throw new CommandError(`--tests ${tests}: there is no such folder`)
  return [ruleReport(await findGame(io, name), folder, io.repository)]
}
