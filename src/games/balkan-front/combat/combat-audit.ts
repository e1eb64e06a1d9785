import { nameOf } from '../countries'
import type { Front } from '../state'
import { hexOf } from '../state'

/** What must hold of this subject after every action. */
export function* combatFaults(s: Front): Iterable<string> {
  const isFighting = s.frames.some(({ step }) => step === 'battle')
  // A game that ends with an advance ends in the midst of its battle (33.F.3).
  if (s.outcome === null && isFighting !== (s.battle !== null))
    yield isFighting ? 'a battle is fought that is not there' : 'a battle is left over'
  for (const id of s.fellBack)
    if (!s.defended.includes(id)) yield `${nameOf(id)} fell back without having been attacked (9.F.1.6)`
  if (s.battle?.result === null)
    for (const id of [...s.battle.attackers, ...s.battle.defenders])
      if (hexOf(s, id) === null) yield `${nameOf(id)} fights though it is not on the map`
}
