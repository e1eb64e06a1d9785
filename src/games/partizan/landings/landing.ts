import { toggled } from '../../../core/army/lists'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { beginBattle } from '../combat/declaration'
import { initiativeForecast } from '../combat/initiative'
import { hexName } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { AXIS, hex, nameOf, PARTISAN, type Partizan, unitList } from '../state'
import { comeAshore, waitingToLand, whyNotLand } from './armpit'

type Args = { readonly hex: HexId }
type Local = { units: readonly UnitId[] }

/** 19.2.2, 19.2.3: who lands at a port, and then the landing: at once if the port is free, by assault if it is not. */
export const landing = step<Partizan, Args, Local>({
  seat: 'private',
  args: shape.fields({ hex }),
  local: shape.fields({ units: unitList }),
  fresh: () => ({ units: [] }),
  prompt: (s, f) => ({
    text: `${isHeldBy(s, f.args.hex, AXIS) ? 'Assault on' : 'Landing at'} ${hexName(f.args.hex)}: pick units, then land.`,
    rule: '19.2.2.1',
    ruling: 'R-33',
    waiting: 'is landing',
  }),
  answers: {
    join: ofUnit({
      title: 'Units for the assault',
      intent: 'pick',
      among: waitingToLand,
      whyNot: (s, f, id) => !f.local.units.includes(id) && whyNotLand(s, f.local.units, id, f.args.hex),
      label: (id, _s, f) => `${f.local.units.includes(id) ? 'Leave' : 'Take'} ${nameOf(id)}`,
      do(_s, f, id) {
        f.local.units = toggled(f.local.units, id)
      },
    }),
    land: plain({
      label: (_s, f) => `Land at ${hexName(f.args.hex)}`,
      intent: 'act',
      whyNot: (_s, f) => f.local.units.length === 0 && refusal('19.2.2.1', 'pick at least one unit'),
      do(s, f, go) {
        const attackers = f.local.units
        if (!isHeldBy(s, f.args.hex, AXIS)) {
          comeAshore(s, go, attackers, f.args.hex, false)
          go.end()
          return
        }
        beginBattle(s, go, { attacker: PARTISAN, hex: f.args.hex, attackers, landing: true })
        go.become({ step: 'combat', side: PARTISAN })
      },
    }),
    cancel: plain({ label: 'No landing here', intent: 'cancel', do: (_s, _f, go) => go.end() }),
  },
  primary: (_s, f) => (f.local.units.length > 0 ? 'land' : null),
  focus: (_s, f) => ({ hand: f.local.units, targets: [f.args.hex] }),
  battle: { stage: 'Declare', onMap: true },
  forecast: (s, f) => (isHeldBy(s, f.args.hex, AXIS) ? initiativeForecast(s, f.args.hex, PARTISAN) : null),
})
