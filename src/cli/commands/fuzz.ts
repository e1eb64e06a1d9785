import type { Command } from '../command'

export const fuzzCommand: Command = {
  name: 'fuzz',
  about: 'Play random games and check every promise of the engine after every action',
  operands: [],
  flags: [
    { name: 'game', value: 'GAME|all', about: 'id of the game, path of its module, or all' },
    { name: 'scenario', value: 'SCENARIO', about: 'only this one; drawn for each game when left out' },
    { name: 'option', value: 'NAME=VALUE', many: true, about: 'fixes an option; the others are drawn for each game' },
    { name: 'policy', value: 'PATH', about: 'module of a function that chooses in place of chance' },
    { name: 'games', value: 'NUMBER', about: 'how many games' },
    { name: 'seed', value: 'NUMBER', about: 'seed of the first game; each further game has the next' },
  ],
  notes: ['The exit code is 1 when a promise is broken.'],
  async run(io, flags) {
    const { runFuzzCommand } = await import('../fuzz/fuzz-command')
    return runFuzzCommand(io, flags)
  },
}
