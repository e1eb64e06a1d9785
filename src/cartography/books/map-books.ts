import * as v from 'valibot'
import { gameBookSchema as balkanFront } from '../atlases/balkan-front/game-book'
import { gameBookSchema as balkanGambit } from '../atlases/balkan-gambit/game-book'
import { gameBookSchema as balkanWars } from '../atlases/balkan-wars/game-book'
import { gameBookSchema as operationGertrud } from '../atlases/operation-gertrud/game-book'
import { gameBookSchema as partizan } from '../atlases/partizan/game-book'
import { readSharedJson } from './shared-files'

const chartsSchema = v.array(v.object({ id: v.string(), data: v.unknown() }))

const atlasOf = (game: string): object => v.parse(v.looseObject({}), readSharedJson(`games/${game}/atlas.json`))

function partizanTargetTables(): { readonly axis: unknown; readonly partisan: unknown } {
  const charts = v.parse(chartsSchema, readSharedJson('games/partizan/charts.json'))
  const table = (id: string) => charts.find(chart => chart.id === id)?.data
  return { axis: table('targetTableAxis'), partisan: table('targetTablePartisan') }
}

/** What the maps are made of, cut out of each game book: facts in fields, none of its prose. */
export const MAP_BOOKS: Readonly<Record<string, () => object>> = {
  'balkan-gambit': () => v.parse(balkanGambit, atlasOf('balkan-gambit')),
  'operation-gertrud': () => v.parse(operationGertrud, atlasOf('operation-gertrud')),
  partizan: () => v.parse(partizan, { ...atlasOf('partizan'), targetTables: partizanTargetTables() }),
  'balkan-wars': () => v.parse(balkanWars, atlasOf('balkan-wars')),
  'balkan-front': () => v.parse(balkanFront, atlasOf('balkan-front')),
}
