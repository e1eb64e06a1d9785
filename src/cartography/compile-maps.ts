import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ATLASES } from './atlases/index'
import { compileFiles } from './compile-map'
import { PROJECT } from './project-files'
import { notedStamps, STAMPS, stampOf } from './stamps'

// Run as `npm run maps`: compiles the maps into src/games/<game>/map.
//   --game G   only that one
//   --check    writes nothing; exits 1 when a committed file differs

/** Whether it went well. */
async function compileGame(game: string, onlyCheck: boolean): Promise<boolean> {
  let isGood = true
  for await (const [name, text] of compileFiles(await ATLASES[game]())) {
    const path = join(PROJECT, name)
    const isSame = existsSync(path) && readFileSync(path, 'utf8') === text
    if (onlyCheck) {
      isGood &&= isSame
      console.log(`${name}: ${isSame ? 'as committed' : 'differs from what the atlas gives'}`)
    } else {
      mkdirSync(dirname(path), { recursive: true })
      if (!isSame) writeFileSync(path, text)
      console.log(`${name}: ${isSame ? 'unchanged' : 'written'}, ${text.length} characters`)
    }
  }
  if (!onlyCheck) note(game)
  return isGood
}

/** What was made now is known to agree with what it was made from. */
function note(game: string): void {
  const stamps = Object.entries({ ...notedStamps(), [game]: stampOf(game) }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(join(PROJECT, STAMPS), `${JSON.stringify(Object.fromEntries(stamps), null, 2)}\n`)
}

/** One map that fails does not keep the others from being compiled. */
async function compileGames(games: readonly string[], onlyCheck: boolean): Promise<boolean> {
  let isGood = true
  for (const game of games) {
    try {
      isGood = (await compileGame(game, onlyCheck)) && isGood
    } catch (error) {
      isGood = false
      console.error(error instanceof Error ? error.message : error)
    }
  }
  return isGood
}

const { values } = parseArgs({ options: { game: { type: 'string' }, check: { type: 'boolean', default: false } } })
if (values.game !== undefined && ATLASES[values.game] === undefined) {
  console.error(`No game is called "${values.game}". There are: ${Object.keys(ATLASES).join(', ')}.`)
  process.exitCode = 1
} else {
  const games = values.game === undefined ? Object.keys(ATLASES) : [values.game]
  if (!(await compileGames(games, values.check))) process.exitCode = 1
}
