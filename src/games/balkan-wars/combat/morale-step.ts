import { change } from '../../../core/engine/change'
import { yesNo } from '../../../core/engine/make-step'
import type { Seat } from '../../../core/engine/step'
import { adjectiveOf, countryOf } from '../countries'
import type { Country } from '../forces/counter'
import { hexName } from '../map/geography'
import { changeMorale } from '../politics/morale'
import type { Go, Wars } from '../state'
import { sideIn, unitsIn } from './charge'
import { type Combat, type OfRole, ofRole, type Role } from './combat-state'
import { combatForecast, readTable } from './odds'

/** D10, D67: the countries of a side with units in the combat; Great Powers have no Morale. */
export const countriesIn = (s: Wars, combat: Combat, role: Role): Country[] => [
  ...new Set(unitsIn(combat, role).flatMap(id => countryOf(s, id) ?? [])),
]

/** 6.5.2, D10, D71: every country involved must have a point, and there must be one. */
export const canSpend = (s: Wars, combat: Combat, role: Role): boolean => {
  const countries = countriesIn(s, combat, role)
  return countries.length > 0 && countries.every(country => s.morale[country] > 0)
}

const resultWith = (s: Wars, combat: Combat, attack: boolean, defend: boolean): string =>
  readTable(s, { ...combat, morale: { attack, defend } }, combat.die ?? 1).result

/** 'Spend Morale: D/R': what the table says then. */
function withResult(s: Wars, role: Role, spends: boolean): string {
  const { combat } = s
  const word = `${spends ? 'Spend' : 'Keep'} Morale`
  if (combat === null) return word
  const attack = role === 'attack' ? spends : combat.morale.attack === true
  return `${word}: ${resultWith(s, combat, attack, role === 'defend' && spends)}`
}

/** Whether a point could change anything, whatever the other side does then. */
export function matters(s: Wars, combat: Combat, role: Role): boolean {
  if (!canSpend(s, combat, role)) return false
  if (role === 'defend') {
    const attack = combat.morale.attack === true
    return resultWith(s, combat, attack, true) !== resultWith(s, combat, attack, false)
  }
  const replies = canSpend(s, combat, 'defend') ? [false, true] : [false]
  return replies.some(defend => resultWith(s, combat, true, defend) !== resultWith(s, combat, false, defend))
}

export function decideMorale(s: Wars, role: Role, spends: boolean): void {
  change(s, 'combat', combat => {
    combat.morale[role] = spends
  })
}

/** Takes the points of those who spend, when both have decided. */
export function payMorale(s: Wars, combat: Combat, go: Go): void {
  for (const role of ['attack', 'defend'] as const) {
    if (combat.morale[role] !== true) continue
    const countries = countriesIn(s, combat, role)
    go.log('moraleSpent', { hex: combat.hex, role, countries }, '6.5.2')
    for (const country of countries) changeMorale(s, go, country, -1, 'spent in combat')
    const side = sideIn(combat, role)
    s.spent = side === 0 ? [s.spent[0] + countries.length, s.spent[1]] : [s.spent[0], s.spent[1] + countries.length]
  }
}

const moraleStep = (seat: Seat) =>
  yesNo<Wars, OfRole>({
    seat,
    args: ofRole,
    prompt(s, { args: { role } }) {
      const { combat } = s
      const where = combat === null ? '' : ` at ${hexName(combat.hex)}`
      const who = combat === null ? '' : countriesIn(s, combat, role).map(adjectiveOf).join(' and ')
      const die = combat?.die == null ? '' : `The die shows ${combat.die}. `
      return {
        text: `${die}Spend ${who} Morale${where}: ${role === 'attack' ? '+1' : '-1'} on the die?`,
        rule: '6.5.2',
        ruling: 'D10',
        waiting: 'decides about Morale',
      }
    },
    yes: {
      kind: 'spend',
      intent: 'spend',
      label: (s, f) => withResult(s, f.args.role, true),
    },
    no: {
      kind: 'keep',
      intent: 'pass',
      stands: () => [{ id: 'keep', term: 'phase', label: 'Keep Morale' }],
      label: (s, f) => withResult(s, f.args.role, false),
    },
    decide: (s, f, isYes) => decideMorale(s, f.args.role, isYes),
    primary: () => 'keep',
    battle: { stage: 'Morale', fought: true },
    needs: s => s.combat !== null,
    assume: () => ({ kind: 'keep' }),
    forecast: s => (s.combat === null ? null : combatForecast(s, s.combat)),
  })

/** 6.5.2, D9: after the die, the attacker, then the defender. */
export const spendMorale = moraleStep('open')
/** 6.5.3: or both unseen. */
export const moraleUnseen = moraleStep('private')
