import { sideOfCountry } from '../../../core/army/countries'
import type { Side } from '../../../core/ids'
import { turnNumber } from '../charts/weather'
import { ALLIED, AXIS } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { ATHENAI, BEOGRAD } from '../map/geography'
import type { Front, Go, Part } from '../state'
import { creteLevel } from './crete'
import { type Level, levelOf, tally, totalsOf } from './tally'

type End = {
  readonly why: string
  readonly rule: string
  readonly points?: readonly number[]
  readonly ceased?: number
}

function finish(go: Go, { winner, level }: Level, { why, rule, points = [], ceased }: End): void {
  go.log('ended', { winner, level, why, points, ceased: ceased ?? null }, rule)
  go.finish({ winner, level, rule, facts: { why, points: [...points] } })
}

/** 31.B: the points are added up. `ceased`: the turn on which the Axis ceased operations. */
export function endByPoints(s: Front, go: Go, why: string, rule: string, ceased: number | null): void {
  const totals = totalsOf(tally(s, ceased))
  finish(go, levelOf(totals), { why, rule, points: totals, ...(ceased === null ? {} : { ceased }) })
}

/** 33.F.3: by the turn on which the capital fell. */
export const capitalLevel = (turn: number): Level => {
  if (turn <= turnNumber('Jan II 41')) return { winner: AXIS, level: 'Decisive victory' }
  return { winner: AXIS, level: turn <= turnNumber('Feb II 41') ? 'Major victory' : 'Marginal victory' }
}

/** 33.F.3, R-PY1: it ends there and then. */
export const captureCapital = (s: Front, go: Go): void =>
  finish(go, capitalLevel(s.turn), { why: 'the Yugoslav capital has fallen', rule: '33.F.3' })

/** 33.F.3 */
export const capitalHeld = (go: Go): void =>
  finish(
    go,
    { winner: ALLIED as Side, level: 'Major victory' },
    { why: 'the Yugoslav capital has held out', rule: '33.F.3' },
  )

/** 33.D.3 */
export const creteOver = (s: Front, go: Go): void =>
  finish(go, creteLevel(s), { why: 'the assault on Crete is over', rule: '33.D.3.1' })

/** 31.A.1: the governments that stand must be gone first. */
export function mayCease(s: Part<'setting' | 'lostGovernments' | 'countries'>): boolean {
  const gone = (hex: typeof ATHENAI) => s.lostGovernments.includes(hex)
  const yugoslav = sideOfCountry(s.countries, 'Yugoslavia') === ALLIED
  return scenarioOf(s).mayCease && gone(ATHENAI) && (!yugoslav || gone(BEOGRAD))
}
