import type { LedgerCard, LedgerCards } from '../../../core/engine/game-look'
import { countTold } from '../../../core/engine/telling'
import {
  GARRISON,
  GARRISONS,
  garrisonRe,
  isDue,
  missingOccupation,
  missingRe,
  occupationNeeds,
} from '../arrivals/garrisons'
import { TURNS, turnNumber } from '../charts/weather'
import { ALLIED, AXIS, sideName } from '../countries'
import { type Conditional, scenarioOf, unitsListed } from '../forces/scenarios'
import { callable } from '../politics/politics'
import { type Front, unitOf } from '../state'
import { mayCease } from '../victory/endings'

/** 28.A.1, 28.B.1: what each garrison has, and what it lacks. */
function garrisonCards(s: Front): LedgerCard[] {
  return GARRISONS.filter(id => isDue(s, id)).map(id => {
    const { title, re, hexes, side, rule, costs } = GARRISON[id]
    const missing = missingRe(s, id)
    const price = costs
      ? `${2 * missing} points at the next check`
      : 'Greeks east of the Vardar stay there, and Bulgaria is nearer to war'
    return {
      id,
      title,
      text: missing === 0 ? 'Complete' : `Short of ${countTold(missing, 'RE')}: ${price}`,
      figure: `${garrisonRe(s, hexes, side)} of ${re}`,
      side,
      rule,
      ...(missing === 0 ? {} : { isAmiss: true as const }),
    }
  })
}

/** 28.D: what captured cities ask for together. */
function occupationCard(s: Front): LedgerCard[] {
  const needs = occupationNeeds(s)
  if (needs === 0) return []
  const short = missingOccupation(s)
  const missing = short.reduce((sum, each) => sum + each.missing, 0)
  const where = short.map(({ city }) => city.name).join(', ')
  return [
    {
      id: 'occupation',
      title: 'Captured cities',
      text: missing === 0 ? 'All of them are held' : `${where}: ${2 * missing} points at the next check`,
      figure: `${needs - missing} of ${needs}`,
      side: AXIS,
      rule: '28.D.1',
      ...(missing === 0 ? {} : { isAmiss: true as const }),
    },
  ]
}

const isStillToCome = (s: Front, group: Conditional): boolean =>
  unitsListed(group).some(id => unitOf(s, id).at.is === 'waiting' && !s.called.includes(id))

/** 29.A.3: who may be called, from when and at what price. */
function onCall(s: Front): LedgerCard[] {
  return scenarioOf(s)
    .arrivals.conditional.filter(each => each.event === undefined && isStillToCome(s, each))
    .map(group => {
      const { id, title, side, from, when, points, perUnit, repeatable } = group
      const isNow = callable(s, side).includes(group)
      const needs = when !== undefined && !s.intervened ? ', once Germany has intervened' : ''
      const ready = isNow ? 'May be called now' : `From ${from ?? TURNS[0]} on${needs}`
      const each = perUnit === true ? ', each unit' : repeatable === true ? ', for one player turn' : ''
      return { id, title, text: `${ready}${each}`, figure: `${points} VP`, side, rule: '29.A.3' }
    })
}

/** 31.A, VP.A.11, VP.A.12: what ending the war needs, and what the date is worth. */
function ending(s: Front): LedgerCard[] {
  if (!scenarioOf(s).mayCease) return []
  const early = s.turn <= turnNumber('Mar II 41')
  const late = s.turn >= turnNumber('Jul I 41')
  const date = early
    ? 'to Mar II 41 it is worth 10 points'
    : late
      ? 'now it costs 15 points'
      : 'from Jul I 41 on it costs 15 points'
  const may = mayCease(s)
  const text = may
    ? `The ${sideName(AXIS)} may cease operations at the end of the turn; ${date}`
    : `The ${sideName(AXIS)} may cease operations when no government of the ${sideName(ALLIED)} is in its capital; ${date}`
  return [
    {
      id: 'cease',
      title: 'End of the war',
      text,
      figure: early ? '+10 VP' : late ? '-15 VP' : '0 VP',
      side: AXIS,
      rule: '31.A.1',
    },
  ]
}

const groupOf = (id: string, title: string, cards: readonly LedgerCard[], note?: string): LedgerCards[] =>
  cards.length === 0 ? [] : [{ id, title, cards, ...(note === undefined ? {} : { note }) }]

/** What a side must do, may ask for, and how it may end. */
export const duties = (s: Front): readonly LedgerCards[] => [
  ...groupOf('garrisons', 'Garrisons', [...garrisonCards(s), ...occupationCard(s)], 'REs there, of those asked for'),
  ...groupOf('calls', 'Reinforcements on call', onCall(s)),
  ...groupOf('ending', 'End', ending(s)),
]
