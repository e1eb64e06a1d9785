import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type RuleId, type Side, type UnitId } from '../../../core/ids'
import { hexesOf, stackIn, unitsOnMap } from '../board'
import { nameOf, sideOf, sideOfNation } from '../countries'
import { FOG, isChosen, RECONNAISSANCE } from '../forces/options'
import { hexName, isNextTo } from '../map/geography'
import { counterOf, type Go, hexOf, isType, putUnit, putUnits, unitOf, type Wars } from '../state'
import { isFaceDown, isVeiled } from './sight'

/** 12.G, E19: hexes with a unit of a side that its enemy may not know. In a view they are the piles that lie face down. */
export function hiddenStacks(s: Wars, side: Side): HexId[] {
  if (!isChosen(s, FOG)) return []
  const known = unitsOnMap(s, side).filter(id => isFaceDown(s, id))
  const piles = s.hidden.filter(({ nation }) => sideOfNation(s, nation) === side)
  return [...new Set([...hexesOf(s, known), ...piles.map(({ hex }) => hex)])].sort((a, b) => a - b)
}

/** E13: a stack of a side is turned up for both. */
export function openStack(s: Wars, go: Go, hex: HexId, side: Side): void {
  putUnits(s, stackIn(s, hex, side), () => ({ open: true }))
  go.reveal()
  go.log('shown', { hex, side }, '12.2.1')
}

/** EV.16: the opponent may turn up a stack. */
export const showStack = step<Wars>({
  seat: 'private',
  prompt: () => ({
    text: 'Indiscreet newspapers: pick an enemy stack to see',
    rule: 'EV.16',
    waiting: 'reads the newspapers',
  }),
  answers: {
    show: ofHex({
      title: 'Stacks',
      intent: 'act',
      seals: true,
      among: (s, f) => hiddenStacks(s, otherSide(f.side)),
      whyNot: (s, f, hex) =>
        !hiddenStacks(s, otherSide(f.side)).includes(hex) &&
        refusal('EV.16', 'there is nothing hidden from you', { hex }),
      label: hex => `See ${hexName(hex)}`,
      do(s, f, hex, go) {
        openStack(s, go, hex, otherSide(f.side))
        go.end()
      },
    }),
    decline: plain({ intent: 'act', forGood: true, label: 'See nothing', do: (_s, _f, go) => go.end() }),
  },
  primary: () => null,
  needs: (s, f) => hiddenStacks(s, otherSide(f.side)).length > 0,
})

/** M.RC: why a unit may not scout a hex; null: any hex. */
export function whyNotScout(s: Wars, side: Side, id: UnitId, hex: HexId | null): Refusal[] {
  const at = { unit: id }
  const from = hexOf(s, id)
  return firstOf(
    () =>
      !(isChosen(s, RECONNAISSANCE) && isChosen(s, FOG)) &&
      refusal('M.RC.1', 'reconnaissance is not played in this game', at),
    () => (sideOf(s, id) !== side || from === null) && refusal('M.RC.1', 'it is no unit of yours on the map', at),
    () => !isType(id, 'cavalry') && refusal('M.RC.1', 'only cavalry scouts', at),
    () => unitOf(s, id).demoralized && refusal('M.RC.5', `${nameOf(id)} is Demoralized`, at),
    () => s.scouted.includes(id) && refusal('M.RC.4', `${nameOf(id)} has scouted this turn`, at),
    () => hex !== null && from !== null && !isNextTo(from, hex) && refusal('M.RC.2', 'it is not next to it', { hex }),
    () => hex !== null && !isVeiled(s, hex, otherSide(side)) && refusal('M.RC.2', 'nothing is hidden there', { hex }),
  )
}

/** M.RC.2, M.RC.3: a die of its cadre or less opens the hex; the cavalry is seen and stops. */
export function scout(s: Wars, go: Go, side: Side, id: UnitId, hex: HexId): void {
  putUnit(s, id, { open: true })
  s.scouted = [...s.scouted, id]
  if (!s.moved.includes(id)) s.moved = [...s.moved, id]
  const seen = go.roll(6, 'reconnaissance') <= counterOf(id).cadre
  go.log('scouted', { unit: id, hex, seen }, 'M.RC.2')
  if (seen) turnUp(s, go, hex, otherSide(side), 'M.RC.2')
}

/** Those of a side who lie face down in a hex are turned up for both. */
export function turnUp(s: Wars, go: Go, hex: HexId, side: Side, rule: RuleId): void {
  const units = stackIn(s, hex, side).filter(each => !unitOf(s, each).open)
  putUnits(s, units, () => ({ open: true }))
  go.reveal()
  go.log('revealed', { hex, units }, rule)
}
