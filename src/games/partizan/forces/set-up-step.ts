import { deploying, focusOnHand, type InHand, progressBy } from '../../../core/army/deploying'
import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, RuleId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Go, hexOf, nameOf, nationOf, onHex, type Partizan, putUnit, standing, unit } from '../state'
import {
  axisStarters,
  bareRegions,
  deployReady,
  drawPartisans,
  hideReady,
  hidingOrder,
  lairs,
  shortRegions,
  spreadOf,
  startHexes,
  whyNotDeploy,
  whyNotDeployed,
  whyNotHidden,
  whyNotHide,
} from './deployment'

/** What the two set-ups differ in. */
type SetUp = {
  readonly rule: RuleId
  readonly label: string
  enter?(s: Partizan, go: Go): void
  units(s: Partizan): readonly UnitId[]
  /** Hexes it could start in at best. */
  hexes(id: UnitId): readonly HexId[]
  whyNot(s: Partizan, id: UnitId, hex: HexId): Refusal[]
  whyNotDone(s: Partizan): Refusal[]
  /** What its whole group must heed, where lit hexes alone would not tell. */
  heed?(id: UnitId): { readonly words: string; readonly rule: RuleId } | null
  ready(s: Partizan, go: Go): void
  /** Regions that must still be filled. */
  needed(s: Partizan): readonly string[]
}

/** A side puts its units where the rules let it, one by one or all at once. */
const setUpStep = (of: SetUp) => {
  /** The next who can stand somewhere comes to hand by itself. */
  const nextOf = (s: Partizan): UnitId | null =>
    of.units(s).find(id => hexOf(s, id) === null && of.hexes(id).some(hex => of.whyNot(s, id, hex).length === 0)) ??
    null
  const progress = (s: Partizan): readonly string[] => {
    const needed = of.needed(s)
    const counts = progressBy(of.units(s), nationOf, id => hexOf(s, id) !== null)
    return needed.length === 0 ? counts : [...counts, `still needed: ${needed.join(', ')}`]
  }
  const placed = (s: Partizan): number => of.units(s).filter(id => hexOf(s, id) !== null).length
  return step<Partizan, null, InHand>({
    seat: 'private',
    local: shape.fields({ picked: shape.nullable(unit) }),
    fresh: () => ({ picked: null }),
    enter(s, f, go) {
      of.enter?.(s, go)
      f.local.picked = nextOf(s)
    },
    prompt(s, f) {
      const waiting = 'is setting up'
      if (f.local.picked !== null) {
        const heed = of.heed?.(f.local.picked) ?? null
        const words = heed === null ? '' : `, ${heed.words}`
        const text = `Set up ${nameOf(f.local.picked)}: pick a hex${words}.`
        return { text, rule: heed?.rule ?? of.rule, waiting, progress: progress(s) }
      }
      const text =
        of.whyNotDone(s).length === 0
          ? 'All units stand: change what you like, or begin.'
          : `Set up ${of.label}: pick a unit, or take the ready deployment.`
      return { text, rule: of.rule, waiting, progress: progress(s) }
    },
    answers: {
      ...deploying<Partizan, null, InHand>({
        rule: of.rule,
        units: of.units,
        whyNotPick: (s, _f, id) =>
          !of.units(s).includes(id) && refusal(of.rule, `${nameOf(id)} is not yours to set up`, { unit: id }),
        hexes: (_s, _f, id) => of.hexes(id),
        whyNotTo: (s, _f, id, hex) => of.whyNot(s, id, hex),
        unitLabel: (id, s) => standing(s, id),
        hexLabel: hexName,
        place: (s, _f, id, hex) => putUnit(s, id, { at: onHex(hex) }),
        next: nextOf,
        mayRepeat: true,
      }),
      ready: plain({
        label: 'Place all by the ready set-up',
        short: () => 'Place all: ready set-up',
        intent: 'act',
        warn: s => (placed(s) === 0 ? null : `${countTold(placed(s), 'unit')} you have placed will stand elsewhere`),
        do(s, f, go) {
          of.ready(s, go)
          f.local.picked = null
        },
      }),
      done: plain({
        label: 'Set-up is done',
        intent: 'pass',
        whyNot: s => of.whyNotDone(s),
        do(_s, f, go) {
          go.log('deployed', { side: f.side }, of.rule)
          go.end()
        },
      }),
    },
    primary: (s, f) => (f.local.picked === null && of.whyNotDone(s).length === 0 ? 'done' : null),
    focus: focusOnHand,
  })
}

/** 3.1-3.6: the Axis nations, region by region. */
export const deploy = setUpStep({
  rule: '3.1',
  label: 'the Axis units',
  units: () => axisStarters,
  hexes: startHexes,
  whyNot: whyNotDeploy,
  whyNotDone: whyNotDeployed,
  heed: spreadOf,
  ready: deployReady,
  needed: bareRegions,
})

/** 3.7: twelve units drawn blind, and Tito, face down. */
export const hide = setUpStep({
  rule: '3.7.4',
  label: 'the Partisans you have drawn',
  enter: drawPartisans,
  units: hidingOrder,
  hexes: lairs,
  whyNot: whyNotHide,
  whyNotDone: whyNotHidden,
  ready: hideReady,
  needed: shortRegions,
})
