import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hexOf, isLand } from '../core/map/map-queries'
import { mapOf } from '../core/map/read-map-source'
import { ATLASES } from './atlases/index'
import { reliefByHex, writeRelief } from './relief'
import { PROJECT } from './shared-files'

// Run as `tsx src/cartography/compile-relief.ts [game ...]`: writes tests/fixtures/relief/<game>.csv, what the sense tests of
// the maps hold terrain against.
const games = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ATLASES)
for (const game of games) {
  const { source, formula } = await ATLASES[game]()
  const map = mapOf(source)
  const land = new Set(map.grid.numbers.filter(number => isLand(map, hexOf(map, number))))
  const path = join(PROJECT, 'tests/fixtures/relief', `${game}.csv`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, writeRelief(reliefByHex(map.grid, formula).filter(({ hex }) => land.has(hex))))
  console.log(path)
}
