import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { hexesHeldBy } from '../board'
import { ALLIED, AXIS } from '../countries'
import { GREEK_MORALE, isChosen } from '../forces/options'
import { hexesApart, landHexes, neighboursOf } from '../map/geography'
import type { Front, Part } from '../state'
import { citiesOwned, isInMainlandGreece, landIn } from './lands'

export const MORALE_LOST = 'morale'
const FAR = 7
const CITIES = 10

/** 32.E.0: noted at the start of an Allied initial phase; for the rest of the game. */
export function noteMorale(s: Front): void {
  if (!isChosen(s, GREEK_MORALE) || s.used.includes(MORALE_LOST)) return
  if (citiesOwned(s, AXIS, hex => isInMainlandGreece(s, hex), false).length >= CITIES) s.used = [...s.used, MORALE_LOST]
}

export const isMoraleAtStake = (s: Part<'setting' | 'used' | 'intervened'>): boolean =>
  isChosen(s, GREEK_MORALE) && !s.intervened && !s.used.includes(MORALE_LOST)

/** Greek hexes that touch another country. */
const frontier = (s: Part<'setting'>): HexId[] =>
  landHexes.filter(
    hex =>
      landIn(s, hex) === 'Greece' &&
      neighboursOf(hex).some(to => {
        const land = landIn(s, to)
        return land !== null && land !== 'Greece'
      }),
  )

/** 32.E.2, 32.E.3, R-32E: in Greece, far from the border and from every Axis unit. */
export function whyDefeatist(s: Front, hex: HexId, side: 0 | 1, rule: string): Refusal | false {
  if (side !== ALLIED || !isMoraleAtStake(s) || landIn(s, hex) !== 'Greece') return false
  const isFar = (from: readonly HexId[]) => from.every(each => hexesApart(each, hex) > FAR)
  return (
    isFar(frontier(s)) &&
    isFar(hexesHeldBy(s, AXIS)) &&
    refusal(rule, 'so far behind the front it would break the spirit of the Greeks', { hex }, 'R-32E')
  )
}
