import type { Side } from '../../../core/ids'
import { type VictoryLevel, victoryLevels, victoryPoints } from '../charts'
import { campaign } from '../forces/campaign'
import { unitIds, unitNamed } from '../forces/counters'
import { arrivals } from '../forces/schedule'
import { isCity, landingHexes, resourceHexes, settledHexes } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { isRailedToGermany } from '../movement/rail-nets'
import { AXIS, EIS, type Go, hasSurrendered, isOnMap, isPartisan, PARTISAN, type Partizan, type Tally } from '../state'

/** 18.3: resource hexes without a free railway to Germany. */
export const cutOff = (s: Partizan) => resourceHexes.filter(hex => !isRailedToGermany(s, hex))

/** 18.2-18.6: what this turn is worth. */
export function tallyOf(s: Partizan): Tally {
  const towns = settledHexes.filter(hex => isHeldBy(s, hex, PARTISAN))
  const scared = s.scare ? landingHexes.filter(hex => isHeldBy(s, hex, PARTISAN)) : []
  return {
    turn: s.turn,
    targets: s.targetVp,
    towns: towns.reduce((sum, hex) => sum + (isCity(hex) ? victoryPoints.city : victoryPoints.town), 0),
    scare: scared.length * victoryPoints.landingScareHex,
    resources: cutOff(s).length * victoryPoints.resourceCutOff,
    tito: s.titoDied !== null && s.titoDied < s.turn ? victoryPoints.titoDead : 0,
  }
}

export const sumOf = ({ targets, towns, scare, resources, tito }: Tally): number =>
  targets + towns + scare + resources + tito

export const pointsSoFar = (s: Partizan): number => s.ledger.reduce((sum, each) => sum + sumOf(each), 0)

/** 18.7, R-32: Partisan counters off the map; the E.I.S. count only once they were due. */
export const missingPartisans = (s: Partizan): number =>
  unitIds.filter(id => isPartisan(id) && !isOnMap(s, id) && (hasSurrendered(s) || !EIS.includes(id))).length

const COMING = Object.entries(arrivals).flatMap(([turn, names]) =>
  names.filter(name => isPartisan(unitNamed(name))).map(() => Number(turn)),
)
/** Partisan units that are still to arrive, and so cannot be on the map by now. */
export const stillToCome = (s: Pick<Partizan, 'turn'>): number => COMING.filter(turn => turn > s.turn).length

export const finalScore = (s: Partizan): number => pointsSoFar(s) + missingPartisans(s) * victoryPoints.partisanOffMap

/** 18.8. */
export function levelOf(total: number): VictoryLevel {
  const reached = victoryLevels.filter(each => each.from === null || total >= each.from)
  return reached[reached.length - 1].level
}

export const winnerOf = (level: VictoryLevel): Side | null =>
  level === 'Draw' ? null : level.endsWith('Axis Victory') ? AXIS : PARTISAN

/** 5.3: the turn is scored, caches and targets come off. */
export function scoreTurn(s: Partizan, go: Go): void {
  const tally = tallyOf(s)
  s.ledger = [...s.ledger, tally]
  go.log('tally', { ...tally, sum: sumOf(tally), total: pointsSoFar(s) }, '5.3.3')
  s.chits = []
  s.targets = []
  s.targetVp = 0
  s.exposed = []
  s.retreated = []
  s.faceUp = []
  s.scare = false
  s.hasAttacked = false
  s.kills = 0
  s.armpit = { ...s.armpit, landings: [], repulsed: [] }
}

/** 5.3, 18.8: the next turn, or the end of the game. */
export function endOfTurn(s: Partizan, go: Go): void {
  if (s.turn < campaign.turns) {
    s.turn++
    go.become({ step: 'turn', side: PARTISAN })
    return
  }
  const score = finalScore(s)
  const level = levelOf(score)
  const facts = { points: pointsSoFar(s), missing: missingPartisans(s), score }
  go.log('victory', { ...facts, level, winner: winnerOf(level) }, '18.8')
  go.finish({ winner: winnerOf(level), level, rule: '18.8', facts })
}
