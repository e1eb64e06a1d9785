import { useEffect, useState } from 'react'
import { DIRECTIONS } from '../../../../core/hex/cube'
import type { HexId } from '../../../../core/ids'
import { placedChoices } from '../acting'
import { type Table, useSession, useTable } from '../table-context'
import { positionOf } from './board-position'
import { isOwn } from './carrying'
import { type OddsAhead, oddsAhead } from './odds-ahead'

export type HexOdds = { readonly hex: HexId; readonly odds: OddsAhead }

/** Enemies that may be attacked: those that are targets now, else those beside the own. */
export function enemiesAtHand(table: Table): readonly HexId[] {
  const { grid } = table.sheet.map
  const { stacks } = positionOf(table)
  const enemies = [...stacks.keys()].filter(hex => !isOwn(table, hex))
  const { byHex } = placedChoices(table)
  const targets = enemies.filter(hex => byHex.get(hex)?.some(({ intent }) => intent === 'pick') === true)
  if (targets.length > 0) return targets
  const isBeside = (hex: HexId): boolean =>
    DIRECTIONS.some(direction => {
      const beside = grid.neighbour[hex * 6 + direction] as HexId
      return stacks.has(beside) && isOwn(table, beside)
    })
  return enemies.filter(isBeside)
}

export type AllOdds = { readonly found: readonly HexOdds[]; readonly isDone: boolean }

const NONE: AllOdds = { found: [], isDone: false }

/** The odds of every attack that could be declared, one after the other, so that the page stays awake. */
export function useAllOdds(isWanted: boolean): AllOdds {
  const table = useTable()
  const placed = useSession((_, now) => placedChoices(now))
  const [all, setAll] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision has other odds
  useEffect(() => {
    setAll(NONE)
    if (!isWanted) return
    const left = [...enemiesAtHand(table)]
    let timer: ReturnType<typeof setTimeout> | undefined
    const next = (): void => {
      const hex = left.shift()
      const odds = hex === undefined ? null : oddsAhead(table, hex)
      setAll(({ found }) => ({
        found: odds === null || hex === undefined ? found : [...found, { hex, odds }],
        isDone: left.length === 0,
      }))
      if (left.length > 0) timer = setTimeout(next)
    }
    timer = setTimeout(next)
    return () => clearTimeout(timer)
  }, [table, isWanted, placed])
  return isWanted ? all : NONE
}
