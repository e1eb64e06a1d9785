import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { unit } from '../forces/counters'
import type { Front } from '../state'
import { QUIET } from './air-board-step'
import { flightOf } from './air-units'
import { attackOnPatrol, needsAgainst, patrolsOver, placesOf } from './patrols'
import { hexOfSpot, spotName } from './spots'

type Args = { readonly unit: UnitId }

const fightersFor = (s: Front, side: Side, args: Args): readonly UnitId[] => {
  const flight = flightOf(s, args.unit)
  return flight === null ? [] : patrolsOver(s, side, ...placesOf(flight))
}

/** 19.2: the side that is not phasing may turn back what enters a patrol zone, one attack a hex. */
export const patrol = step<Front, Args>({
  args: shape.fields({ unit }),
  prompt(s, f) {
    const flight = flightOf(s, f.args.unit)
    const where = flight === null ? '' : ` over ${spotName(flight.at)}, bound for ${spotName(flight.to)}`
    return { text: `Patrol: ${nameOf(f.args.unit)}${where}`, rule: '19.2', waiting: 'is on patrol' }
  },
  answers: {
    attack: ofUnit({
      intent: 'act',
      title: 'Patrol attacks',
      seals: true,
      among: (s, f) => fightersFor(s, f.side, f.args),
      whyNot: (s, f, id) =>
        !fightersFor(s, f.side, f.args).includes(id) &&
        refusal('19.2', `${nameOf(id)} cannot attack there`, { unit: id }),
      label: id => `${nameOf(id)} attacks`,
      chance: (s, f, id) => (7 - needsAgainst(s, id, f.args.unit)) / 6,
      do(s, f, id, go) {
        attackOnPatrol(s, go, id, f.args.unit)
        go.end()
      },
    }),
    flight: plain({ intent: 'pass', label: 'Let this flight pass', do: (_s, _f, go) => go.end(QUIET) }),
    pass: plain({
      intent: 'pass',
      label: 'Not here',
      stands: () => [{ id: 'none', term: 'phase', label: 'No patrol attacks in this air phase' }],
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: () => null,
  focus(s, f) {
    const at = flightOf(s, f.args.unit)?.at
    return { targets: [at === undefined ? null : hexOfSpot(at)].flatMap(hex => hex ?? []) }
  },
  needs: (s, f) => fightersFor(s, f.side, f.args).length > 0,
})
