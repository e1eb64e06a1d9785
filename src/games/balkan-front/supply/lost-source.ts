import { sideOfNation } from '../countries'
import { hexesMarked } from '../map/geography'
import type { Taken } from '../ownership-hooks'
import type { Front, Go } from '../state'
import { RESTRICTED_SOURCES } from './sources'
import { loseTokens } from './tokens'

/** Whose source a restricted one is. */
const NATIONS = ['Bulgarian', 'Greek', 'Hungarian', 'Italian', 'Yugoslav'] as const
const nationOfSource = (hex: Taken['hex']) =>
  NATIONS.find(nation => hexesMarked(`restricted supply: ${nation}`).includes(hex)) ?? null

/** 12.C.2.6, 12.C.3.3: what the enemy owns once is no source any more, and what lies there is destroyed. */
export function loseSource(s: Front, go: Go, { hex, to }: Taken): void {
  loseTokens(s, hex, to)
  if (!RESTRICTED_SOURCES.has(hex) || s.deadSources.includes(hex)) return
  const nation = nationOfSource(hex)
  if (nation === null || sideOfNation(s, nation) === to) return
  s.deadSources = [...s.deadSources, hex]
  go.log('sourceDead', { hex }, '12.C.2.6')
}
