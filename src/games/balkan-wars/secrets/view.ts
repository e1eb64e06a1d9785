import { fogOver, hiddenFrom, knownFrames, type PileRules, piledUp } from '../../../core/army/fog'
import { otherTruthOf } from '../../../core/army/other-truth'
import { viewOfBids } from '../../../core/army/sealed-bids'
import type { Viewer } from '../../../core/engine/module'
import type { Side, UnitId } from '../../../core/ids'
import { STANDING } from '../board'
import type { Combat } from '../combat/combat-state'
import { type Allegiance, nationOf, sideOf } from '../countries'
import { FOG, isChosen, SECRET_CHARGE, SECRET_MORALE, SECRET_OPERATIONS } from '../forces/options'
import { scenarioOf } from '../forces/scenarios'
import { derived, type Hidden, isType, type Part, type Unit, unitIds, unitOf, type Wars } from '../state'
import { steps } from '../steps'
import { isFaceDown } from './sight'

/** E19: who may look at a unit: its side, or who has set it up for a neutral; null: everybody. */
export function holderOf(s: Allegiance, id: UnitId): Side | null {
  const side = sideOf(s, id)
  if (side !== null) return side
  const nation = nationOf(s, id)
  return scenarioOf(s).groups.find(group => group.neutral === true && group.nation === nation)?.keeper ?? null
}

/** E12: boxes that only their owner looks into. */
const CLOSED_BOXES: readonly Unit['at']['is'][] = ['pool', 'display', 'waiting', 'expended', 'unseen']

type Sight = Part<'units' | 'setting' | 'countries' | 'powers'>

/** Whether a viewer may not know which unit this is, or where. */
function isHidden(s: Sight, id: UnitId, viewer: Viewer): boolean {
  const holder = holderOf(s, id)
  if (!isChosen(s, FOG) || holder === null || !hiddenFrom(viewer).includes(holder)) return false
  const { is } = unitOf(s, id).at
  return is === 'hex' ? isFaceDown(s, id) : CLOSED_BOXES.includes(is) && !isType(id, 'fleet')
}

const fog = fogOver<Wars, 'setting' | 'countries' | 'powers', Unit>(['setting', 'countries', 'powers'], {
  ids: unitIds,
  isHidden,
  unseen: () => ({ at: { is: 'unseen' }, demoralized: false, open: false }),
})

/** E1: the height of a stack, the nation of each unit and who is Demoralized are seen by all. */
const PILES: PileRules<Hidden> = {
  nameOf: ({ hex, nation, demoralized }) => `${hex} ${nation} ${demoralized}`,
  order: (a, b) => a.hex - b.hex || a.nation.localeCompare(b.nation) || Number(a.demoralized) - Number(b.demoralized),
}

const coverOf = derived(STANDING, (s, viewer: Viewer) => {
  const { units, hidden } = fog(s, viewer)
  const piles: Hidden[] = []
  for (const id of hidden) {
    const { at, demoralized } = unitOf(s, id)
    if (at.is === 'hex') piles.push({ hex: at.hex, nation: nationOf(s, id), demoralized, count: 1 })
  }
  return { units, hidden, piles: piledUp(s.hidden, piles, PILES) }
})

/** Notes of the position that name units. */
const LISTS = [
  'moved',
  'railed',
  'bridging',
  'attacked',
  'defended',
  'retreated',
  'barred',
  'fresh',
  'counted',
  'scouted',
  'bombarded',
  'spentSupply',
] as const

/** 6.4.2, 6.5.3: what the attacker has written down is not for others until the defender has too. */
function sealedCombat(s: Wars, viewer: Viewer): Combat | null {
  const { combat } = s
  if (combat === null || viewer === combat.attacker) return combat
  const { charges, morale } = combat
  const hidesCharge = isChosen(s, SECRET_CHARGE) && charges.attack !== null && charges.defend === null
  const hidesMorale = isChosen(s, SECRET_MORALE) && morale.attack !== null && morale.defend === null
  if (!hidesCharge && !hidesMorale) return combat
  return {
    ...combat,
    charges: hidesCharge ? { ...charges, attack: null } : charges,
    morale: hidesMorale ? { ...morale, attack: null } : morale,
  }
}

/** Decisions that are written down unseen even where all units lie open (E3). */
const SECRET_STEPS: readonly string[] = ['commitStrength', 'agents', 'chargeUnseen', 'moraleUnseen']

/** Fog, or a secret decision that is being taken. */
export const secretsIn = (s: Wars): boolean =>
  s.outcome === null &&
  (isChosen(s, FOG) ||
    isChosen(s, SECRET_OPERATIONS) ||
    s.bids.some(bid => bid !== null) ||
    s.frames.some(frame => SECRET_STEPS.includes(frame.step)))

/** The Agents of both sides, others in the place of those that a viewer may not count. */
const agentsFor = (s: Wars, viewer: Viewer, unknown: () => number): Wars['agents'] =>
  s.agents.map((count, side) =>
    isChosen(s, SECRET_OPERATIONS) && hiddenFrom(viewer).includes(side as Side) ? unknown() : count,
  ) as unknown as Wars['agents']

/** 12, E1, E3, E12: what one screen may show. */
export function view(s: Wars, viewer: Viewer): Wars {
  if (!secretsIn(s)) return s
  const plain: Wars = {
    ...s,
    agents: agentsFor(s, viewer, () => 0),
    bids: viewOfBids(s.bids, viewer),
    combat: sealedCombat(s, viewer),
    frames: knownFrames(steps, s.frames, viewer),
  }
  if (!isChosen(s, FOG)) return plain
  const { units, hidden, piles } = coverOf(s, viewer)
  const lists = LISTS.map(list => [list, s[list].filter(id => !hidden.has(id))])
  return {
    ...plain,
    ...Object.fromEntries(lists),
    units,
    hidden: piles,
    mobilizing: viewer === s.active ? s.mobilizing : null,
  }
}

const onTheMap = otherTruthOf<Wars>({
  ids: unitIds.filter(id => !isType(id, 'depot', 'fortification', 'fleet')),
  isHidden: (s, id, viewer) => unitOf(s, id).at.is === 'hex' && isHidden(s, id, viewer),
  lookOf: (s, id) => nationOf(s, id),
  lists: LISTS,
  steps,
})

/**
 * Another truth that the viewer cannot tell from this one: which of a nation's units lie face down where, what the other side has in
 * hand, and how many Agents it has.
 */
export function otherTruth(s: Wars, viewer: Viewer, pick: (count: number) => number): Wars {
  if (!secretsIn(s)) return s
  return { ...onTheMap(s, viewer, pick), agents: agentsFor(s, viewer, () => pick(4)) }
}
