import type { RuleId, UnitId } from '../../../core/ids'
import { type Gertrud, hexOf, type Log, putUnit, unitOf } from '../state'

type Cause = {
  readonly rule: RuleId
  /** No replacement brings it back. */
  readonly forGood?: boolean
}

/** What is said of units on the map. */
export const LISTS = [
  'unsupplied',
  'airSupplied',
  'arrived',
  'moved',
  'interdicted',
  'attacked',
  'defended',
  'dropping',
] as const

/** 2.7.1: to the dead pile, or out of the game. */
export function eliminate(s: Gertrud, go: Log, id: UnitId, { rule, forGood = false }: Cause): void {
  const at = hexOf(s, id)
  const { steps } = unitOf(s, id)
  putUnit(s, id, { at: { is: forGood ? 'gone' : 'dead' }, steps: 0 })
  for (const list of LISTS) if (s[list].includes(id)) s[list] = s[list].filter(each => each !== id)
  go.log('eliminated', { unit: id, hex: at, forGood, steps }, rule)
  // 13.2.3: a rebuilt CAS is an ordinary one.
  if (s.experten === id) {
    s.experten = null
    go.log('expertenLost', { unit: id }, '13.2.3')
  }
}

/** 2.7.1: a full unit is reduced, a reduced one eliminated. */
export function loseStep(s: Gertrud, go: Log, id: UnitId, rule: RuleId): void {
  if (unitOf(s, id).steps < 2) eliminate(s, go, id, { rule })
  else {
    putUnit(s, id, { steps: 1 })
    go.log('reduced', { unit: id, hex: hexOf(s, id) }, rule)
  }
}

/** 3.1.2, 12.5, 13.6: used, and not to be used again before the next Administrative Segment. */
export const spend = (s: Gertrud, id: UnitId): void => putUnit(s, id, { at: { is: 'pool', used: true } })
