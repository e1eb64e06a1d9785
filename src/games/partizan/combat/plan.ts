import { toggled } from '../../../core/army/lists'
import { type Answer, ofPick, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import * as shape from '../../../core/save/shape'
import { EVERY_QUESTION } from '../forces/options'
import { hexName } from '../map/hexes'
import { isChosen, PARTISAN, type Partizan, SUPPORTS, type Support, TABLES, type Table } from '../state'
import { battleForecast, TABLE_NAMES } from './battle-forecast'
import { giving } from './caches'
import { battleFocus } from './declaration'
import { supportName } from './odds'
import { whyNotSupport } from './support'

type Local = { table: Table; support: readonly Support[] }

const NO_BATTLE = refusal('11.4.4', 'there is no combat')

/** 11.5.1: caches are given by the Partisans, who are asked here when they have the initiative. */
const onlyPartisans = (give: Answer<Partizan, null, Local>): Answer<Partizan, null, Local> => {
  const isAsked = (s: Partizan, f: Frame<null, Local>) => f.side === PARTISAN && !isChosen(s, EVERY_QUESTION)
  return {
    ...give,
    choices: (kind, s, f) => (isAsked(s, f) ? give.choices(kind, s, f) : []),
    check: (s, f, a) => (isAsked(s, f) ? give.check(s, f, a) : [refusal('11.5.1', 'weapons caches are not given now')]),
  }
}

/** 11.4.4, 11.4.5: the side with the initiative chooses the table and its support, then the die falls. All of it is in the open. */
export const plan = step<Partizan, null, Local>({
  seat: 'open',
  local: shape.fields({ table: shape.oneOf(...TABLES), support: shape.distinct(shape.oneOf(...SUPPORTS)) }),
  fresh: () => ({ table: 'assault', support: [] }),
  prompt: s => ({
    text: `You have the initiative at ${s.combat ? hexName(s.combat.hex) : ''}: choose table and support, then fight.`,
    rule: '11.4.4',
    ruling: 'R-8',
    waiting: 'has the initiative and chooses the table',
  }),
  answers: {
    fight: plain({
      label: (_s, f) => `Roll on the ${TABLE_NAMES[f.local.table]}`,
      short: (_s, f) => `Roll: ${TABLE_NAMES[f.local.table].replace(/ Table$/, '')}`,
      intent: 'act',
      seals: true,
      do(s, f, go) {
        if (s.combat !== null) s.combat = { ...s.combat, table: f.local.table, support: f.local.support }
        go.end()
      },
    }),
    give: onlyPartisans(giving<Local>(() => false)),
    table: ofPick<Partizan, null, Local, Table>({
      values: TABLES,
      rule: '11.4.4',
      intent: 'pick',
      whyNot: (s, f, table) =>
        s.combat === null
          ? NO_BATTLE
          : f.local.table === table && refusal('11.4.4', `the ${TABLE_NAMES[table]} is chosen already`),
      label: table => `Use the ${TABLE_NAMES[table]}`,
      do(_s, f, table) {
        f.local.table = table
      },
    }),
    support: ofPick<Partizan, null, Local, Support>({
      values: SUPPORTS,
      rule: '11.4.5',
      intent: 'pick',
      whyNot: (s, f, support) => (s.combat === null ? NO_BATTLE : whyNotSupport(s, support, f.side, s.combat.hex)),
      label: (support, _s, f) =>
        `${f.local.support.includes(support) ? 'Keep back' : 'Commit'} the ${supportName(support)}`,
      do(_s, f, support) {
        f.local.support = toggled(f.local.support, support)
      },
    }),
  },
  primary: () => 'fight',
  focus: s => battleFocus(s),
  battle: { stage: 'Table', fought: true },
  forecast: (s, f) => (s.combat === null ? null : battleForecast(s, s.combat, f.local.table, f.local.support)),
})
