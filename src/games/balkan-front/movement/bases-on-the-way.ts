import { ofHex } from '../../../core/engine/answer'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { capacityOf, hitBase, hitsOn, isBase, mendBase, printedCapacity, trimHits } from '../air/airbases'
import { atHex } from '../air/spots'
import { airIn } from '../board'
import { portsOf } from '../charts'
import { hexName, isCity, portAt } from '../map/geography'
import { whyDefeatist } from '../politics/morale'
import { hitPort, mendPort, portHitsOn } from '../sea/ports'
import type { Front } from '../state'
import { isPositionAa } from '../units'
import { isPoor } from '../weather/weather'
import type { MarchArgs, Marching, MarchLocal } from './purses'
import { answerTo, notBuilder, type Task } from './works-on-the-way'

/** 17.D.1, 17.D.2, 22.A.3.5 */
const damageAirbase: Task = {
  work: 'damageAirbase',
  rule: '17.D.1',
  title: 'Damage the airbase',
  label: (_id, hex) => `Take 1 off the airbase at ${hexName(hex)}`,
  whyNot: (s, f, id, hex) =>
    firstOf(
      () => isPositionAa(id) && refusal('22.A.3.5', 'position antiaircraft damages no airbase', { unit: id }),
      () => whyDefeatist(s, hex, f.side, '32.E.3'),
      () => !isBase(s, atHex(hex)) && refusal('17.D.1', 'there is no airbase', { hex }),
      () => capacityOf(s, atHex(hex)) === 0 && refusal('17.D.2', 'nothing is left of its capacity', { hex }),
    ),
  do(s, go, unit, hex) {
    hitBase(s, atHex(hex))
    go.log('baseHit', { unit, hex, left: capacityOf(s, atHex(hex)), poor: isPoor(s, hex) }, '17.D.1')
  },
}

/** 14.A.1.10: a base that is nothing but a temporary airfield. */
const isTemporaryOnly = (s: Front, hex: HexId): boolean =>
  !isCity(hex) && s.airfields.some(field => field.hex === hex && field.kind === 'temporary')

/** 14.A.1.9 */
const mendAirbase: Task = {
  work: 'repairAirbase',
  rule: '14.A.1.9',
  title: 'Repair the airbase',
  label: (_id, hex) => `Repair a hit on the airbase at ${hexName(hex)}`,
  whyNot: (s, _f, id, hex) =>
    firstOf(
      () => notBuilder('14.A.1.9', id),
      () => hitsOn(s, atHex(hex)) === 0 && refusal('14.A.1.9', 'no airbase is damaged there', { hex }),
      () =>
        isPoor(s, hex) &&
        isTemporaryOnly(s, hex) &&
        refusal('14.A.1.10', 'temporary airfields are not repaired in poor weather', { hex }),
    ),
  do(s, go, unit, hex) {
    mendBase(s, atHex(hex))
    go.log('baseMended', { unit, hex, left: capacityOf(s, atHex(hex)), poor: isPoor(s, hex) }, '14.A.1.9')
  },
}

const noPort = (rule: string, hex: HexId): Refusal | false =>
  portAt(hex) === null && refusal(rule, 'there is no port', { hex })

/** 14.A.1.8, R-14A */
const demolishPort: Task = {
  work: 'demolishPort',
  rule: '14.A.1.8',
  title: 'Demolish the port',
  label: (_id, hex) => `Demolish the port of ${hexName(hex)}: one hit`,
  whyNot: (s, _f, id, hex) =>
    firstOf(
      () => notBuilder('14.A.1.8', id),
      () => noPort('14.A.1.8', hex),
      () => {
        const size = portAt(hex)?.class
        const isDown = size !== undefined && portHitsOn(s, atHex(hex)) >= portsOf(s)[size].maxHits
        return isDown && refusal('26.A.3.1', 'the port takes no more hits', { hex })
      },
    ),
  do(s, go, unit, hex) {
    hitPort(s, atHex(hex))
    go.log('portHit', { unit, hex, hits: portHitsOn(s, atHex(hex)), poor: isPoor(s, hex) }, '14.A.1.8')
  },
}

/** 14.A.1.9 */
const repairPort: Task = {
  work: 'repairPort',
  rule: '14.A.1.9',
  title: 'Repair the port',
  label: (_id, hex) => `Repair a hit on the port of ${hexName(hex)}`,
  whyNot: (s, _f, id, hex) =>
    firstOf(
      () => notBuilder('14.A.1.9', id),
      () => noPort('14.A.1.9', hex),
      () => portHitsOn(s, atHex(hex)) === 0 && refusal('14.A.1.9', 'the port is whole', { hex }),
    ),
  do(s, go, unit, hex) {
    mendPort(s, atHex(hex))
    go.log('portMended', { unit, hex, hits: portHitsOn(s, atHex(hex)), poor: isPoor(s, hex) }, '14.A.1.9')
  },
}

/** 17.D.3: an airfield at zero capacity, without air units (R-AIR27). */
function whyNotAbandon(s: Front, f: Marching, hex: HexId): Refusal[] {
  const at = { hex }
  return firstOf(
    () => !s.airfields.some(field => field.hex === hex) && refusal('17.D.3', 'there is no airfield', at),
    () => s.owner[hex] !== f.side && refusal('17.D.3', 'the airfield is not yours', at),
    () =>
      capacityOf(s, atHex(hex)) > 0 &&
      refusal('17.D.3', `its capacity is ${capacityOf(s, atHex(hex))}, and must be nothing`, at),
    () => airIn(s, hex).length > 0 && refusal('17.D.3', 'air units stand on it', at),
  )
}

const abandon = ofHex<Front, MarchArgs, MarchLocal>({
  title: 'Abandon an airfield',
  intent: 'act',
  among: s => (s.baseHits.length === 0 ? [] : s.airfields.map(({ hex }) => hex)),
  whyNot: whyNotAbandon,
  label: hex => `Abandon the airfield at ${hexName(hex)}`,
  do(s, f, hex, go) {
    s.airfields = s.airfields.filter(field => field.hex !== hex)
    trimHits(s)
    go.log('abandoned', { hex, side: f.side, left: printedCapacity(s, atHex(hex)) }, '17.D.3')
  },
})

/** What units in hand do to the bases and ports they stand in, and what their owner gives up. */
export const baseAnswers = {
  damageAirbase: answerTo(damageAirbase),
  mendAirbase: answerTo(mendAirbase),
  demolishPort: answerTo(demolishPort),
  mendPort: answerTo(repairPort),
  abandon,
}
