import { joining, sideOfCountry } from '../../../core/army/countries'
import { automatic } from '../../../core/engine/make-step'
import type { Ask } from '../../../core/engine/step'
import type { Side } from '../../../core/ids'
import { type EventId, type EventRow, eventTable, ruleOfEvent } from '../charts/diplomacy'
import { countriesOn, isInWar, secondPlayer } from '../countries'
import type { Country, Power } from '../forces/counter'
import { scenarioOf } from '../forces/scenarios'
import { hiddenStacks } from '../secrets/looking'
import type { Go, Wars } from '../state'
import { capitulate, isDecided } from '../victory/endings'
import { closeAlbania, evacuees } from './albania'
import { armisticeOf } from './armistice'
import { armsFor, depotsFor } from './arms-and-disease'
import { changeMorale, changeMoraleOf } from './morale'
import { ally } from './powers'

/** What an event does at once, and what it asks. null: its conditions are not met (3.1.5). */
type Effect = (s: Wars, go: Go) => readonly Ask[] | null

const warOf = (s: Wars): 1 | 2 => (scenarioOf(s).war === 2 ? 2 : 1)
const OTTOMANS: Country = 'Ottoman Empire'

/** 1-3 the First Player, 4-6 the Second. */
const byDie = (s: Wars, go: Go, why: string): Side => (go.roll(6, why) <= 3 ? s.first : secondPlayer(s))

/** 11.2.1, D37: a neutral joins a side, which has its units at once. */
export function joinSide(s: Wars, go: Go, country: Country, side: Side): readonly Ask[] | null {
  if (s.countries[country].stance !== 'neutral') return null
  s.countries = joining(s.countries, country, side)
  go.log('joined', { country, side }, '11.2.1')
  return []
}

/** 3.2.1: only a power that is neutral now. */
const intervenes =
  (power: Power, first: Side, second: Side): Effect =>
  (s, go) => {
    if (s.powers[power].ally !== null) return null
    ally(s, go, power, warOf(s) === 1 ? first : second)
    return []
  }

/** EV.13, EV.14 */
const collapse =
  (which: 'first' | 'second'): Effect =>
  (s, go) => {
    const side = which === 'first' ? s.first : secondPlayer(s)
    const weak = countriesOn(s, side).filter(name => s.morale[name] === 0)
    if (weak.length === 0) return null
    for (const name of weak) if (go.roll(6, `collapse of ${name}`) <= 3) capitulate(s, go, name)
    isDecided(s, go)
    return []
  }

function armsDeal(s: Wars, go: Go): readonly Ask[] | null {
  const side = byDie(s, go, 'whose arms deal')
  return armsFor(s, side).length === 0 || depotsFor(s, side).length === 0 ? null : [{ step: 'armsDeal', side }]
}

function volunteers(s: Wars, go: Go): readonly Ask[] {
  const side = byDie(s, go, 'whose volunteers')
  const points = go.roll(6, 'volunteers')
  s.bank = side === 0 ? [s.bank[0] + points, s.bank[1]] : [s.bank[0], s.bank[1] + points]
  go.log('volunteers', { side, points }, 'EV.12')
  return []
}

/** EV.16, E8: the First Player first. */
function correspondents(s: Wars, go: Go): readonly Ask[] {
  return [s.first, secondPlayer(s)].flatMap((side): Ask[] => {
    const die = go.roll(6, 'the newspapers')
    if (die <= 3) changeMoraleOf(s, go, countriesOn(s, side), 1, 'good press', 'EV.16')
    return die === 6 && hiddenStacks(s, side).length > 0 ? [{ step: 'showStack', side: side === 0 ? 1 : 0 }] : []
  })
}

/** EV.21, S1.SR4, S2.SR3, D26 */
function subjectsRevolt(s: Wars, go: Go): readonly Ask[] | null {
  const corps = s.corpsOut.length
  if (corps === 0 || s.countries[OTTOMANS].stance === 'out') return null
  changeMorale(s, go, OTTOMANS, -corps, 'subjects revolt elsewhere', 'EV.21')
  const left = Math.min(s.displayDepots, 3 - corps)
  if (left < s.displayDepots) go.log('displayDepots', { left }, 'EV.21')
  s.displayDepots = left
  return []
}

/** EV.22 */
function youngTurks(s: Wars, go: Go): readonly Ask[] | null {
  if (warOf(s) === 2 || !isInWar(s, OTTOMANS)) return null
  if (s.morale[OTTOMANS] <= 2)
    changeMorale(s, go, OTTOMANS, go.roll(6, 'the Young Turks'), 'the Young Turks take power', 'EV.22')
  s.youngTurks = true
  return []
}

const GUERRILLAS: readonly (readonly Country[])[] = [
  ['Bulgaria', 'Serbia', 'Montenegro', 'Greece', OTTOMANS, OTTOMANS],
  ['Bulgaria', 'Serbia', 'Montenegro', 'Greece', 'Albania', OTTOMANS],
]

/** EV.23-25, D29 */
function guerrillas(s: Wars, go: Go): readonly Ask[] | null {
  const country = GUERRILLAS[warOf(s) - 1]?.[go.roll(6, 'where guerrillas rise') - 1]
  if (country === undefined || !isInWar(s, country)) return null
  s.guerrillas = country
  go.log('guerrillas', { country }, 'EV.23-25')
  return []
}

/** EV.26, D28: everybody leaves, the First Player first; in the second war Albania joins the League. */
function albania(s: Wars, go: Go): readonly Ask[] | null {
  if (warOf(s) === 2) return joinSide(s, go, 'Albania', 0)
  if (s.albania) return null
  const asks = [s.first, secondPlayer(s)]
    .filter(side => evacuees(s, side).length > 0)
    .map(side => ({ step: 'evacuate', side }))
  if (asks.length === 0) closeAlbania(s, go)
  return asks
}

function ottomanArmistice(s: Wars): readonly Ask[] | null {
  return warOf(s) === 1 && isInWar(s, OTTOMANS) ? [{ step: 'offerArmistice', side: 1 }] : null
}

/** EV.61-62, D42 */
function naval(s: Wars, go: Go): readonly Ask[] | null {
  if (warOf(s) === 2 || s.countries.Greece.stance === 'out') return null
  const won = go.roll(6, 'the naval engagement') >= 3
  s.landings = won
    ? { ...s.landings, banned: false, left: Math.max(1, s.landings.left) }
    : { ...s.landings, banned: true }
  go.log('landings', { won }, 'EV.61-62')
  return []
}

const flagged =
  (country: Country): Effect =>
  (s, go) =>
    warOf(s) === 1 && armisticeOf(s, go, country) ? [] : null

const EFFECTS: { readonly [event in EventId]: Effect } = {
  'arms-deal': armsDeal,
  volunteers,
  'collapse-first': collapse('first'),
  'collapse-second': collapse('second'),
  disease: s => [
    { step: 'disease', side: s.first },
    { step: 'disease', side: secondPlayer(s) },
  ],
  correspondents,
  'subjects-revolt': subjectsRevolt,
  'young-turks': youngTurks,
  guerrillas,
  albania,
  'ottoman-armistice': ottomanArmistice,
  'bulgarian-armistice': flagged('Bulgaria'),
  'greek-armistice': flagged('Greece'),
  'montenegrin-armistice': flagged('Montenegro'),
  'serbian-armistice': flagged('Serbia'),
  rumania: (s, go) => joinSide(s, go, 'Rumania', warOf(s) === 1 ? 1 : 0),
  ottomans: (s, go) => (warOf(s) === 1 ? null : joinSide(s, go, OTTOMANS, 0)),
  'gp-austria': intervenes('Austro-Hungary', 1, 1),
  'gp-germany': intervenes('Germany', 1, 1),
  'gp-italy': intervenes('Italy', 0, 1),
  'gp-russia': intervenes('Russia', 0, 0),
  'gp-britain': intervenes('Britain', 1, 0),
  'gp-france': intervenes('France', 0, 0),
  crisis(s) {
    s.crisis = true
    return []
  },
  confrontation(s) {
    s.confrontation = true
    return []
  },
  naval,
  none: () => [],
}

/** 3.1.2: the first die tens, the second ones. */
export const eventOf = (roll: number): EventRow<EventId> => {
  const found = eventTable.find(({ rolls }) => rolls.includes(roll))
  if (found === undefined) throw new RangeError(`no event has the roll ${roll}`)
  return found
}

/** 3.1: what the world does this turn. */
export const event = automatic<Wars>({
  enter(s, _f, go) {
    const roll = 10 * go.roll(6, 'event, tens') + go.roll(6, 'event, ones')
    const { id, title, says } = eventOf(roll)
    s.event = { roll, id }
    go.log('event', { roll, event: id, title, says: says[warOf(s) - 1] ?? '' }, ruleOfEvent(id))
    const asks = EFFECTS[id](s, go)
    if (s.outcome !== null) return
    if (asks === null) go.log('noEvent', { event: id }, '3.1.5')
    if (asks === null || asks.length === 0) go.end()
    else go.ask(...asks)
  },
  resume(s, _f, value, go) {
    if (s.event?.id === 'ottoman-armistice' && value === true)
      return go.ask({ step: 'answerArmistice', side: 0, args: { event: true } })
    if (go.pending > 0) return
    if (s.event?.id === 'albania' && !s.albania && sideOfCountry(s.countries, 'Albania') === null) closeAlbania(s, go)
    go.end()
  },
})
