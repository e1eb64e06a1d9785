import type { Json } from '../../../src/core/json'
import { copy, fieldsOf, type Mutation, oneOf } from './mutation'

const SEEDS: readonly Json[] = [-1, -5, -(2 ** 53 - 1), 2 ** 53 - 1, 2 ** 53, 2 ** 32, 0.5, 1e300, '7', null, [], -0]
const VERSIONS: readonly Json[] = [0, 2, 3, -1, 0.5, 999, '1', null, 1e9]
const FORMATS: readonly Json[] = [
  'powderkeg/1',
  'powderkeg/3',
  'powderkeg/999999',
  'powderkeg/0',
  'powderkeg/02',
  'powderkeg',
  'Powderkeg/2',
  2,
  null,
]
const GAMES = ['balkan-gambit', 'operation-gertrud', 'partizan', 'balkan-wars', 'balkan-front', 'chess', 'constructor']

const nested = (depth: number): Json => {
  let value: Json = 0
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

const optionsOf = (save: Parameters<Mutation>[0]): { [option: string]: Json } => fieldsOf(save.options) ?? {}

const pack = (name: string, charts: Json): Json => ({ name, charts })

/** What stands at the top of the file, and things that are too deep or too many. */
export const headMutations: { readonly [name: string]: Mutation } = {
  'another seed': (save, pick) => {
    save.seed = oneOf(SEEDS, pick)
  },
  'another seed, position alone': (save, pick) => {
    for (const field of ['actions', 'marks', 'start']) delete save[field]
    save.seed = oneOf(SEEDS, pick)
    const position = fieldsOf(save.position)
    if (pick(2) === 0 && position) delete position.rng
  },
  'another version of the rules': (save, pick) => {
    save.rules = oneOf(VERSIONS, pick)
  },
  'another format': (save, pick) => {
    save.format = oneOf(FORMATS, pick)
  },
  'another game': (save, pick) => {
    save.game = oneOf(GAMES, pick)
  },
  'another scenario': (save, _pick, pool) => {
    save.scenario = copy(pool.sibling().scenario ?? null)
  },
  'scenario of another game': (save, _pick, pool) => {
    save.scenario = copy(pool.stranger().scenario ?? null)
  },
  'options turned': (save, pick) => {
    const options = optionsOf(save)
    for (const [option, value] of Object.entries(options))
      if (typeof value === 'boolean' && pick(3) === 0) options[option] = !value
  },
  'own dice turned': save => {
    const options = optionsOf(save)
    options['own-dice'] = options['own-dice'] !== true
  },
  'options of another game': (save, _pick, pool) => {
    save.options = copy(pool.stranger().options ?? null)
  },
  'no options': save => {
    delete save.options
  },
  'chart pack': (save, pick) => {
    const packs = [pack('', {}), pack('x'.repeat(500_000), {}), pack('<b>', { none: [] }), {}, [], 'charts', nested(60)]
    save.charts = oneOf<Json>(packs, pick)
  },
  'deep things': (save, pick) => {
    const holder = pick(2) === 0 ? save : optionsOf(save)
    holder.deep = nested(oneOf([10, 62, 63, 64, 65, 100, 1500], pick))
  },
  'deep pick in an action': (save, pick) => {
    const actions = Array.isArray(save.actions) ? save.actions : []
    actions.push({ kind: 'to', pick: nested(oneOf([10, 60, 61, 62, 63], pick)) })
  },
  'many fields': (save, pick) => {
    const holder = (pick(2) === 0 ? fieldsOf(save.position) : null) ?? save
    for (let count = 0; count < 20_000; count++) holder[`f${count}`] = count
  },
  'many actions': (save, pick) => {
    const actions = Array.isArray(save.actions) ? save.actions : []
    const more = actions.at(-1) ?? { kind: 'done' }
    const count = oneOf([1000, 1000, 1000, 1000, 1000, 20_000, 200_001], pick)
    save.actions = [...actions, ...Array.from({ length: count }, () => more)]
  },
  'many edits by hand': (save, pick) => {
    const actions = Array.isArray(save.actions) ? save.actions : []
    const edit = { kind: 'umpire', pick: [{ path: ['turn'], value: 1 + pick(3) }] }
    save.actions = [...actions, ...Array.from({ length: 400 }, () => edit)]
  },
  'outcome put in': (save, pick) => {
    const position = fieldsOf(save.position)
    if (!position) return
    position.outcome = { winner: null, level: oneOf(['', '<i>', 'victory'], pick), rule: '1', facts: nested(3) }
    if (pick(2) === 0) position.frames = []
  },
}
