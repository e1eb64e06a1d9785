import { owedFrame } from '../../../src/core/engine/state'
import type { Choice } from '../../../src/core/engine/step'
import type { UnitId } from '../../../src/core/ids'
import type { Partizan } from '../../../src/games/partizan/state'
import { engine } from '../../games/partizan/positions'

/** What one side has done in its segment. */
type Deeds = { readonly picked: Set<UnitId>; moves: number; attacks: number }

const MOVES = 3

/** What ends a decision, where nothing better is wanted. */
const PLAIN = ['done', 'fight', 'stand', 'pass', 'to', 'pick']

/**
 * A player who does a little of everything: brings in what comes, moves three units, fights one battle, and lets all else be.
 * What he is asked and how it is worded is the rules' business: he takes one of their choices.
 */
export function plainHand(): (s: Partizan) => Choice {
  const deeds: readonly [Deeds, Deeds] = [
    { picked: new Set(), moves: 0, attacks: 0 },
    { picked: new Set(), moves: 0, attacks: 0 },
  ]
  return s => {
    const frame = owedFrame(s)
    const choices = [...engine.choices(s)]
    if (frame === null || choices.length === 0) throw new Error('nothing is to be decided')
    const local = (frame.local ?? {}) as {
      picked?: UnitId | null
      hand?: readonly { unit: UnitId }[]
      target?: number | null
    }
    const { picked = local.hand?.[0]?.unit ?? null, target = null } = local
    const own = deeds[frame.side]
    const of = (kind: string) => choices.filter(each => each.action.kind === kind)
    const wanted = (): Choice | undefined => {
      switch (frame.step) {
        case 'rebuild':
        case 'arrive':
          return picked === null ? of('pick')[0] : (of('to')[0] ?? of('pick')[0])
        case 'move':
          return move(own, of, picked)
        case 'attack':
          return fight(own, of, target)
        default:
          return undefined
      }
    }
    const plain = PLAIN.flatMap(of)
    return wanted() ?? plain[0] ?? (choices[0] as Choice)
  }
}

type Of = (kind: string) => readonly Choice[]

function move(own: Deeds, of: Of, picked: UnitId | null): Choice | undefined {
  if (own.moves === MOVES) return undefined
  const isTried = picked !== null && own.picked.has(picked)
  if (picked !== null && !isTried && of('to').length > 0) {
    own.picked.add(picked)
    own.moves++
    return of('to')[0]
  }
  if (picked !== null) own.picked.add(picked)
  return of('pick').find(({ action }) => action.unit !== undefined && !own.picked.has(action.unit))
}

function fight(own: Deeds, of: Of, target: number | null): Choice | undefined {
  if (target !== null) return of('launch')[0] ?? of('join')[0]
  if (own.attacks > 0) return undefined
  own.attacks++
  return of('target')[0]
}
