import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { enterHex } from '../movement/capture'
import { mustStop } from '../movement/marching'
import { type Gertrud, isWaiting, nameOf, onHex, putUnit, putUnits, unit } from '../state'
import { liftMarkers } from '../supply/supply'
import {
  arrivalHexes,
  canArrive,
  companyOf,
  entryCost,
  entryHexes,
  pointsAfterEntry,
  whyNotArrive,
  whyNotWalkIn,
} from './arrivals'

type Args = { readonly unit: UnitId }

/** 10.0, 18.x: where a reinforcement comes in. */
export const arrive = step<Gertrud, Args>({
  args: shape.fields({ unit }),
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} arrives: pick a hex`,
    rule: '10.0.1',
    waiting: 'brings in reinforcements',
  }),
  answers: {
    place: ofHex({
      title: 'Where it arrives',
      intent: 'act',
      among: (s, f) => arrivalHexes(s, f.args.unit, f.side),
      whyNot: (s, f, hex) => whyNotArrive(s, f.args.unit, hex, f.side),
      label: hex => hexName(hex),
      /** 10.0.1, 10.0.3: without cost, with the full move ahead unless it is in an enemy zone of control. */
      do(s, f, hex, go) {
        const units = companyOf(s, f.args.unit)
        putUnits(s, units, () => ({ at: onHex(hex) }))
        s.arrived = [...s.arrived, ...units]
        for (const id of units) enterHex(s, go, id, hex)
        s.moved = [...s.moved, ...units.filter(id => mustStop(s, id, hex))]
        go.log('arrived', { units, hex }, '10.0.1')
        liftMarkers(s, go)
        go.end()
      },
    }),
    enter: ofHex({
      title: 'Where it enters',
      intent: 'act',
      among: (s, f) => entryHexes(s, f.args.unit, f.side),
      whyNot: (s, f, hex) => whyNotWalkIn(s, f.args.unit, hex, f.side),
      label: hex => `On foot at ${hexName(hex)}`,
      cost: (s, _f, hex) => entryCost(s, hex),
      do(s, f, hex, go) {
        const id = f.args.unit
        const left = mustStop(s, id, hex) ? 0 : pointsAfterEntry(s, id, hex)
        putUnit(s, id, { at: onHex(hex) })
        s.arrived = [...s.arrived, id]
        enterHex(s, go, id, hex)
        if (left === 0) s.moved = [...s.moved, id]
        go.log('walkedIn', { units: [id], hex }, '10.0.1')
        liftMarkers(s, go)
        go.end({ unit: id, left })
      },
    }),
    cancel: plain({ intent: 'cancel', label: 'Not yet', do: (_s, _f, go) => go.end() }),
  },
  primary(s, f) {
    const [place, ...others] = arrivalHexes(s, f.args.unit, f.side)
    const isOnly = place !== undefined && others.length + entryHexes(s, f.args.unit, f.side).length === 0
    return isOnly ? { kind: 'place', hex: place } : null
  },
  focus: (s, f) => ({ hand: companyOf(s, f.args.unit) }),
  needs: (s, f) => isWaiting(s, f.args.unit) && canArrive(s, f.args.unit, f.side),
})
