import type { Fact } from '../../../core/engine/game-look'
import type { UnitId } from '../../../core/ids'
import { airCombat, navalPermissions } from '../charts'
import { arrivalOf } from '../forces/arrivals'
import { type CasUnit, type Counter, type LandUnit, landUnit, type UnitType } from '../forces/counters'
import { hexName } from '../map/geography'
import { movementFactor, whyNotEntrain } from '../movement/marching'
import { counterOf, FLIEGER, type Gertrud, hexOf, isReduced, KOMMANDO, unitOf, YAVUZ } from '../state'
import { canTrace, isUnsupplied } from '../supply/supply'
import { ratingsOf } from './faces'
import { wayWords } from './forces'
import { unitLine } from './inspection'
import { supplyLine } from './supply-lines'

const TYPES: { readonly [type in UnitType]: string } = {
  armor: 'armor',
  mechanized: 'mechanized',
  motorized: 'motorized',
  mountain: 'mountain',
  infantry: 'infantry',
  airborne: 'airborne',
  marine: 'marine',
  cavalry: 'cavalry',
  commando: 'commando',
}

/** of all combat factors only the full 7th Flieger's is told in the booklet. */
const factorSource = (s: Gertrud, id: UnitId): Pick<Fact, 'reconstructed' | 'ruling'> =>
  id === FLIEGER && !isReduced(s, id)
    ? {}
    : { reconstructed: 'The combat factor was printed on the counter, which is lost', ruling: 'R-59' }

/** 2.5, 16.0: the side that is up, halved when out of supply. */
function combatFact(s: Gertrud, id: UnitId): Fact {
  const { full, reduced } = landUnit(id)
  const { combat, highland } = isReduced(s, id) ? reduced : full
  const printed = combat === highland ? `${combat}` : `${combat}, in rough and mountain ${highland}`
  const source = factorSource(s, id)
  return isUnsupplied(s, id)
    ? { label: 'Combat factor', value: `${printed}; halved`, rule: '7.3.2', ...source }
    : { label: 'Combat factor', value: printed, rule: combat === highland ? '2.5' : '16.0.1', ...source }
}

/** 7.0: over which way a unit is supplied. */
function supplyFact(s: Gertrud, id: UnitId): Fact {
  const label = 'Supply'
  if (!landUnit(id).needsSupply) return { label, value: 'needs none', rule: '7.6' }
  if (hexOf(s, id) === null) return { label, value: 'in supply off the map', rule: '7.0.1' }
  const end = supplyLine(s, id)?.at(-1)
  if (isUnsupplied(s, id)) return { label, value: 'out of supply', rule: '7.2.1' }
  if (s.airSupplied.includes(id)) return { label, value: 'by a Supply Drop until the next check', rule: '7.4.2' }
  if (end !== undefined) return { label, value: `in supply from ${hexName(end)}`, rule: '7.0.1' }
  return canTrace(s, id)
    ? { label, value: 'in supply', rule: '7.0.1' }
    : { label, value: 'cut off: out of supply after its next Movement Phase', rule: '7.2.1' }
}

function movementFact(s: Gertrud, id: UnitId): Fact {
  const { movement, ignoresZoc } = landUnit(id)
  const now = movementFactor(s, id)
  if (s.interdicted.includes(id)) return { label: 'Movement', value: 'interdicted: one hex at most', rule: '13.7.4' }
  return now === movement
    ? { label: 'Movement', value: `${movement} MP`, rule: ignoresZoc ? '2.6.2' : '2.6.1' }
    : { label: 'Movement', value: `${now} of ${movement} MP`, rule: '7.3.1' }
}

/** What sets a unit apart, each with its rule. */
function traitFacts(s: Gertrud, id: UnitId): Fact[] {
  const { type, ignoresZoc, nation, corps } = landUnit(id)
  const isRailing = nation === 'Turkish' && hexOf(s, id) !== null
  const [noRail] = isRailing ? whyNotEntrain(s, id) : []
  const found: (Fact | false)[] = [
    corps !== null && {
      label: 'Corps',
      value: corps,
      rule: '18.0.1',
      reconstructed: 'The colours of the corps were printed on the counters, which are lost',
      ruling: 'R-13',
    },
    ignoresZoc && {
      label: 'Zones of control',
      value: 'does not stop for them',
      rule: type === 'commando' ? '8.3' : '8.2',
    },
    type === 'airborne' && { label: 'Airborne', value: 'may drop on any land hex in Turkey', rule: '15.0.1' },
    type === 'armor' && { label: 'Armor', value: 'advances after a retreat', rule: '11.4.1' },
    id === KOMMANDO && { label: 'Kommando', value: 'raids the Goeben, then may undertake missions', rule: '17.1.1' },
    isRailing && {
      label: 'Railroad',
      value: noRail === undefined ? 'may go by rail' : `not now: ${noRail.why}`,
      rule: '9.6.1',
    },
    s.dropping.includes(id) && { label: 'Dropped', value: 'must fight for its hex this turn', rule: '15.0.3' },
    s.attacked.includes(id) && { label: 'This turn', value: 'has attacked', rule: '11.0.step10.1' },
    s.defended.includes(id) && { label: 'This turn', value: 'has been attacked', rule: '11.0.step10.2' },
  ]
  return found.filter(each => each !== false)
}

function landFacts(s: Gertrud, id: UnitId, { nation, type }: LandUnit): Fact[] {
  const { steps } = unitOf(s, id)
  const arrival = arrivalOf(s, id)
  const facts: (Fact | false)[] = [
    { label: 'Nation', value: nation, rule: '2.3' },
    { label: 'Type', value: TYPES[type], rule: '2.4' },
    combatFact(s, id),
    movementFact(s, id),
    steps > 0 && { label: 'Steps', value: `${steps} of 2`, rule: '2.7.1' },
    hexOf(s, id) !== null && supplyFact(s, id),
    unitOf(s, id).at.is === 'waiting' &&
      arrival !== null && {
        label: 'Arrives',
        value: `on turn ${arrival.turn}: ${arrival.ways.map(wayWords).join(', or ')}`,
        rule: arrival.rule,
      },
  ]
  return [...facts.filter(each => each !== false), ...traitFacts(s, id)]
}

function airFacts(s: Gertrud, id: UnitId, { nation }: CasUnit): Fact[] {
  const facts: (Fact | false)[] = [
    { label: 'Nation', value: nation, rule: '2.3' },
    {
      label: 'Air combat',
      value: `${ratingsOf(s, id)} to the die`,
      rule: '13.1',
      reconstructed: 'The plus values of aircraft were printed on the counters, which are lost',
      ruling: 'R-60',
    },
    s.experten === id && { label: 'Experten', value: `throws ${airCombat.expertenDice} dice`, rule: '13.2.2' },
    nation === 'Soviet' && { label: 'Supports', value: 'Soviet units only', rule: '13.0.5' },
    { label: 'Now', value: unitLine(s, id), rule: '3.1.2' },
  ]
  return facts.filter(each => each !== false)
}

/** 12.1: on whose coasts a ship may fight. */
function seasOf(id: UnitId, { nation }: Counter): string {
  if (id === YAVUZ) return 'every coast'
  const seas = Object.keys(navalPermissions).filter(sea => navalPermissions[sea].includes(nation))
  return `coasts of the ${seas.join(' and the ')}`
}

const seaRule = (s: Gertrud, id: UnitId, { nation }: Counter): string => {
  if (id === YAVUZ) return s.yavuz === 'german' ? '12.1.4' : '12.1.1'
  return nation === 'Soviet' ? '12.1.2' : '12.1.3'
}

function shipFacts(s: Gertrud, id: UnitId, counter: Counter): Fact[] {
  const facts: (Fact | false)[] = [
    { label: 'Nation', value: counter.nation, rule: '2.3' },
    { label: 'Sorties', value: seasOf(id, counter), rule: seaRule(s, id, counter) },
    counter.nation === 'Soviet' && { label: 'Supports', value: 'Soviet units only', rule: '12.0.6' },
    id === YAVUZ &&
      s.yavuz === 'ablaze' && { label: 'Damage', value: 'burns: may sink at the start of a turn', rule: '5.1.2' },
    { label: 'Now', value: unitLine(s, id), rule: '3.1.2' },
  ]
  return facts.filter(each => each !== false)
}

export function unitFacts(s: Gertrud, id: UnitId): readonly Fact[] {
  const counter = counterOf(id)
  if (counter.kind === 'land') return landFacts(s, id, counter)
  return counter.kind === 'cas' ? airFacts(s, id, counter) : shipFacts(s, id, counter)
}
