import type { Frame } from '../../../core/engine/state'
import { type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { Json } from '../../../core/json'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Partizan, SUPPORTS, type Support, TABLES, type Table } from '../state'
import { battleForecast, TABLE_NAMES } from './battle-forecast'
import { supportName } from './odds'
import { supportFor, whyNotSupport } from './support'

type Local = { table: Table; support: readonly Support[] }
type Planning = Frame<null, Local>

const isTable = (pick: Json | undefined): pick is Table => TABLES.some(each => each === pick)
const isSupport = (pick: Json | undefined): pick is Support => SUPPORTS.some(each => each === pick)

function whyNotPick(s: Partizan, f: Planning, kind: string, pick: Json | undefined): Refusal[] {
  if (s.combat === null) return [refusal('11.4.4', 'there is no combat')]
  if (kind === 'table') {
    if (!isTable(pick)) return [refusal('11.4.4', 'there are two tables: assault and close combat')]
    return f.local.table === pick ? [refusal('11.4.4', `the ${TABLE_NAMES[pick]} is chosen already`)] : []
  }
  if (!isSupport(pick)) return [refusal('11.4.5', 'there is no such support')]
  const why = whyNotSupport(s, pick, f.side, s.combat.hex)
  return why ? [why] : []
}

/** 11.4.4, 11.4.5: the side with the initiative chooses the table and its support, then the die falls. */
export const plan: Step<Partizan, null, Local> = {
  local: shape.fields({ table: shape.oneOf(...TABLES), support: shape.distinct(shape.oneOf(...SUPPORTS)) }),
  fresh: () => ({ table: 'assault', support: [] }),
  answers: { table: ['pick'], support: ['pick'], fight: [] },
  prompt: s => ({
    text: `You have the initiative at ${s.combat ? hexName(s.combat.hex) : ''}: choose table and support, then fight.`,
    rule: '11.4.4',
    waiting: 'has the initiative and chooses the table',
  }),
  *choices(s, f) {
    yield { action: { kind: 'fight' }, label: `Fight on the ${TABLE_NAMES[f.local.table]}` }
    for (const table of TABLES)
      if (table !== f.local.table)
        yield { action: { kind: 'table', pick: table }, label: `Use the ${TABLE_NAMES[table]}` }
    if (s.combat !== null)
      for (const each of supportFor(s, f.side, s.combat.hex))
        yield {
          action: { kind: 'support', pick: each },
          label: `${f.local.support.includes(each) ? 'Keep back' : 'Commit'} the ${supportName(each)}`,
        }
  },
  check: (s, f, a) => (a.kind === 'fight' ? [] : whyNotPick(s, f, a.kind, a.pick)),
  apply(s, f, a, go) {
    if (a.kind === 'table' && isTable(a.pick)) f.local.table = a.pick
    else if (a.kind === 'support' && isSupport(a.pick)) {
      const { pick } = a
      const { support } = f.local
      f.local.support = support.includes(pick) ? support.filter(each => each !== pick) : [...support, pick]
    } else if (a.kind === 'fight') {
      if (s.combat !== null) s.combat = { ...s.combat, table: f.local.table, support: f.local.support }
      go.end()
    }
  },
  forecast: (s, f) => (s.combat === null ? null : battleForecast(s, s.combat, f.local.table, f.local.support)),
}
