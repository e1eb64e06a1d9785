import { nameOf } from '../countries'
import { isGroundUnit } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { hexName } from '../map/geography'
import { type Front, unitOf } from '../state'
import { RESTRICTED_SOURCES } from '../supply/sources'
import { GARRISONS, isDue } from './garrisons'

/** 29.B.1: one account a nation and kind, and none without points. */
function* pointFaults(s: Front): Iterable<string> {
  const seen = new Set<string>()
  for (const { nation, kind, points } of s.rps) {
    if (points <= 0) yield `${nation} ${kind} points are ${points}`
    if (seen.has(`${nation} ${kind}`)) yield `${nation} ${kind} points are kept twice`
    seen.add(`${nation} ${kind}`)
  }
}

/** 29.A.3, 29.C.3: who is called waits, who was withdrawn is gone. */
function* listFaults(s: Front): Iterable<string> {
  for (const id of s.called) if (unitOf(s, id).at.is !== 'waiting') yield `${nameOf(id)} is called and does not wait`
  for (const id of s.withdrawn) if (unitOf(s, id).at.is !== 'gone') yield `${nameOf(id)} is withdrawn and has not left`
  if (s.mobilized > scenarioOf(s).mobilization.length) yield 'more mobilization steps are made than there are'
  for (const id of s.garrisonsEnded)
    if (!(GARRISONS as readonly string[]).includes(id)) yield `there is no garrison ${id}`
  if (s.metaxasShort && !isDue(s, 'metaxas')) yield 'the Metaxas line binds though its garrison has no duty'
}

/** 12: what is noted of supply. */
function* supplyFaults(s: Front): Iterable<string> {
  for (const id of s.unsupplied) if (!isGroundUnit(id)) yield `${nameOf(id)} flies and is out of supply`
  for (const hex of s.deadSources) if (!RESTRICTED_SOURCES.has(hex)) yield `${hexName(hex)} was never a source`
  for (const { hex, re } of s.tokens) if (re <= 0) yield `no supply lies in ${hexName(hex)}`
}

/** What must hold of this subject after every action. */
export function* arrivalsFaults(s: Front): Iterable<string> {
  yield* pointFaults(s)
  yield* listFaults(s)
  yield* supplyFaults(s)
}
