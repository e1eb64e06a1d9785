import { defaultSetting, optionsOf } from '../../core/save/setting'
import type { GameEntry } from '../../games'
import type { Command } from '../command'
import { type AnyGame, findGame } from '../find-game'
import { textOf } from '../flags'
import { type Io, printJson } from '../io'

export const gamesCommand: Command = {
  name: 'games',
  about: 'List the games with their scenarios and options',
  operands: [],
  flags: [{ name: 'game', value: 'GAME', about: 'only this one' }],
  async run(io, flags) {
    const name = textOf(flags, 'game')
    const list = name === null ? await Promise.all(io.games.map(entry => aboutEntry(io, entry))) : [await one(io, name)]
    printJson(io, list)
    return 0
  },
}

const one = async (io: Io, name: string) => {
  const entry = io.games.find(each => each.id === name)
  return entry ? aboutEntry(io, entry) : { ...aboutGame(await findGame(io, name)), playable: true }
}

async function aboutEntry(io: Io, { id, title, years, about, load }: GameEntry) {
  const head = { id, title, years, about, playable: load !== undefined }
  return load === undefined ? head : { ...head, ...aboutGame(await findGame(io, id)) }
}

const aboutGame = (game: AnyGame) => ({
  id: game.id,
  title: game.title,
  version: game.version,
  sides: game.sideIds,
  scenarios: game.scenarios.map(({ id, title, turns, about }) => ({
    id,
    title,
    turns,
    about,
    sides: game.sides(defaultSetting(game, id), null).map(({ name }) => name),
  })),
  options: optionsOf(game).map(({ id, title, about, rule, values, default: standard, scenarios, needs, group }) => ({
    id,
    title,
    about,
    rule,
    values: values ?? [true, false],
    default: standard,
    ...(scenarios === undefined ? {} : { scenarios }),
    ...(needs === undefined ? {} : { needs }),
    ...(group === undefined ? {} : { group }),
  })),
  ...(game.presets === undefined ? {} : { presets: game.presets }),
})
