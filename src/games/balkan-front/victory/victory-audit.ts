import { victoryLines } from '../charts/victory'
import { ALLIED, AXIS, nameOf } from '../countries'
import { groundOf, isGroundUnit } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { reOf } from '../forces/unit-types'
import { hexName, isCity, landAt } from '../map/geography'
import type { Front } from '../state'
import { isScored } from './points'

const running = new Map<string, number | null>(
  victoryLines.filter(({ counted }) => counted === 'running').map(({ id, points }) => [id, points]),
)

/** 31.B.1: every entry is a line of the chart, so many times or halves of its points. */
function* pointFaults(s: Front): Iterable<string> {
  if (!isScored(s) && s.vp.length > 0) yield 'points are kept in a scenario without points'
  for (const { line, halves, turn } of s.vp) {
    const points = running.get(line)
    if (points === undefined) yield `${line} is no running line of the chart`
    else if (points !== null && (Math.abs(halves) % Math.abs(points) !== 0 || Math.sign(halves) !== Math.sign(points)))
      yield `${line} gives ${halves / 2} points`
    if (turn > s.turn) yield `${line} is of a turn to come`
  }
  const cities = s.vp.filter(({ line }) => line === 'albanian-city').length
  if (cities > 1) yield 'the first Albanian city is scored twice'
  const ports = s.vp.filter(({ line }) => line === 'albanian-ports').map(({ turn }) => turn)
  if (new Set(ports).size < ports.length) yield 'the Albanian ports are scored twice in a turn'
}

/** 28.D.2, R-VP6, 33.F.2.4 */
function* placeFaults(s: Front): Iterable<string> {
  const seen = new Set<number>()
  for (const { hex, turn } of s.captures) {
    const isTheirs = isCity(hex) && (landAt(hex) === 'Greece' || landAt(hex) === 'Yugoslavia')
    if (!isTheirs || s.owner[hex] !== AXIS || turn > s.turn) yield `${hexName(hex)} is noted as taken by the Axis`
    if (seen.has(hex)) yield `${hexName(hex)} is noted as taken twice`
    seen.add(hex)
  }
  for (const { unit, halves } of s.startRe)
    if (!isGroundUnit(unit) || halves > 2 * reOf(groundOf(unit))) yield `${nameOf(unit)} began with too many REs`
  const hasCapital = scenarioOf(s).victory === 'capital'
  if (hasCapital !== (s.capital !== null)) yield 'the capital is not where the scenario wants it'
  if (s.capital !== null && s.outcome === null && s.owner[s.capital] !== ALLIED)
    yield `the capital at ${hexName(s.capital)} is lost and the game goes on`
}

/** What must hold of this subject after every action. */
export function* victoryFaults(s: Front): Iterable<string> {
  yield* pointFaults(s)
  yield* placeFaults(s)
}
