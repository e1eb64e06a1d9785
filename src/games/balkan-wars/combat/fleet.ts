import type { Declared } from '../../../core/army/declaring'
import { type Objection, ofHex, plain } from '../../../core/engine/answer'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { type Allegiance, sideOf, sideOfNation } from '../countries'
import { allHexes, coastsAt, hexName, isLand, isMarked, isOnOpenSea } from '../map/geography'
import { FLEET, type Go, onHex, putUnit, unitOf, type Wars } from '../state'

const coasts: readonly HexId[] = allHexes.filter(hex => isLand(hex) && coastsAt(hex).length > 0)

/** 6.G.3, D81: every coast while Britain and the Ottomans stand on one side. */
const isOttomanAlly = (s: Allegiance): boolean => {
  const ottoman = sideOfNation(s, 'Ottoman Empire')
  return ottoman !== null && s.powers.Britain.ally === ottoman
}

export const isFleetCoast = (s: Allegiance, hex: HexId): boolean =>
  isOttomanAlly(s) || isMarked(hex, 'fleet in any case') || isOnOpenSea(hex)

/** 6.G.2, D43, D63: why the side has no Fleet to place now. */
function whyNoFleet(s: Wars, side: Side): Refusal[] {
  const at = { unit: FLEET }
  const { at: place } = unitOf(s, FLEET)
  return firstOf(
    () => sideOf(s, FLEET) !== side && refusal('3.2.4', 'the Fleet is not yours', at),
    () => place.is !== 'pool' && place.is !== 'hex' && refusal('3.2.4', 'the Fleet is not in play', at),
    () => s.fleetPlaced && refusal('6.G.2', 'the Fleet has been placed this turn', at, 'D43'),
    () => s.attacked.includes(FLEET) && refusal('6.3.1', 'the Fleet has attacked', at),
  )
}

export function whyNotFleet(s: Wars, side: Side, hex: HexId): Refusal[] {
  const { at } = unitOf(s, FLEET)
  return firstOf(
    () => whyNoFleet(s, side),
    () => (!isLand(hex) || coastsAt(hex).length === 0) && refusal('6.G.3', 'it is no coast', { hex }),
    () => !isFleetCoast(s, hex) && refusal('6.G.3', 'the Straits are closed to the Fleet', { hex }),
    () => at.is === 'hex' && at.hex === hex && refusal('6.G.2', 'the Fleet lies there', { hex }),
  )
}

export const canPlaceFleet = (s: Wars, side: Side): boolean => whyNoFleet(s, side).length === 0

type Notes = Declared & { [note: string]: Json }

function put(s: Wars, go: Go, hex: HexId | null): void {
  putUnit(s, FLEET, { at: hex === null ? { is: 'pool' } : onHex(hex) })
  s.fleetPlaced = true
  go.log('fleetPlaced', { hex }, '6.G.2')
}

/** 6.G.2: the Fleet comes to a coast; who attacks is picked anew. */
export const placingFleet = <Args extends Json, Local extends Notes>(whyNot: (f: Frame<Args, Local>) => Objection) =>
  ofHex<Wars, Args, Local>({
    title: 'Place the Fleet',
    intent: 'act',
    among: (s, f) => (canPlaceFleet(s, f.side) ? coasts : []),
    whyNot: (s, f, hex) =>
      firstOf(
        () => whyNot(f),
        () => whyNotFleet(s, f.side, hex),
      ),
    label: hex => `Fleet to ${hexName(hex)}`,
    do(s, f, hex, go) {
      f.local.target = null
      f.local.joined = []
      put(s, go, hex)
    },
  })

/** D63: back to the Pool. */
export const withdrawingFleet = <Args extends Json, Local extends Notes>() =>
  plain<Wars, Args, Local>({
    intent: 'act',
    label: 'Withdraw the Fleet',
    whyNot: (s, f) =>
      firstOf(
        () => whyNoFleet(s, f.side),
        () => unitOf(s, FLEET).at.is !== 'hex' && refusal('6.G.2', 'the Fleet is off the map', { unit: FLEET }),
      ),
    do: (s, _f, go) => put(s, go, null),
  })
