import { type Declared, declaring } from '../../../core/army/declaring'
import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import * as shape from '../../../core/save/shape'
import { whyNotLandAt } from '../landings/armpit'
import { hexName, landingHexes } from '../map/hexes'
import { AXIS, hex, PARTISAN, type Partizan, standing, unitList } from '../state'
import { beginBattle } from './declaration'
import { initiativeForecast } from './initiative'
import { totalAttack } from './odds'
import { attackableHexes, possibleAttackers, usualAttackers, whyNotAttack, whyNotTarget } from './targets-of-attack'

/** 11.1, R-8: one attack after the other. To launch is binding, and turns up both sides. */
export const attack = step<Partizan, null, Declared>({
  seat: 'private',
  local: shape.fields({ target: shape.nullable(hex), joined: unitList }),
  fresh: () => ({ target: null, joined: [] }),
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? 'Combat: name a hex to attack, or end your attacks.'
        : `Attack on ${hexName(f.local.target)} by ${countTold(f.local.joined.length, 'unit')}: add or drop units, then launch it for good.`,
    rule: '11.1.2',
    waiting: 'is attacking',
  }),
  answers: {
    ...declaring<Partizan, null, Declared>({
      rule: '11.1.1',
      targets: (s, f) => attackableHexes(s, f.side),
      whyNotTarget: (s, f, target) => whyNotTarget(s, f.side, target),
      candidates: (s, f, target) => possibleAttackers(s, f.side, target),
      whyNotJoin: (s, f, id, target) => whyNotAttack(s, id, f.side, target),
      usual: (s, f, target) => usualAttackers(s, f.side, target),
      whyNotLaunch: (s, f) =>
        totalAttack(s, { attackers: f.local.joined, landing: false }) === 0 &&
        refusal('11.6.1', 'these units have no attack strength'),
      targetLabel: target => `Attack ${hexName(target)}`,
      joinLabel: (id, isIn, s) => `${isIn ? 'Drop' : 'Add'} ${standing(s, id)}`,
      seals: true,
      launchLabel: target => `Launch the attack on ${hexName(target)}`,
      launch(s, f, target, attackers, go) {
        beginBattle(s, go, { attacker: f.side, hex: target, attackers, landing: false })
        go.ask({ step: 'combat', side: f.side })
      },
    }),
    cancel: plain({
      label: 'No attack on this hex',
      intent: 'cancel',
      whyNot: (_s, f) => f.local.target === null && refusal('11.1.1', 'no hex is named'),
      do(_s, f) {
        f.local = { target: null, joined: [] }
      },
    }),
    land: ofHex({
      title: 'Ports to land at',
      intent: 'act',
      among: (_s, f) => (f.side === PARTISAN ? landingHexes : []),
      whyNot: (s, f, port) =>
        firstOf(
          () => f.side === AXIS && refusal('19.2.2.1', 'only the Allies land'),
          () => whyNotLandAt(s, port),
        ),
      label: port => `Land at ${hexName(port)}`,
      do(_s, f, port, go) {
        f.local = { target: null, joined: [] }
        go.ask({ step: 'landing', side: f.side, args: { hex: port } })
      },
    }),
    done: plain({
      label: 'No more attacks',
      intent: 'pass',
      leaves(s, f) {
        const count = attackableHexes(s, f.side).length
        return count === 0 ? null : `${count} ${count === 1 ? 'hex' : 'hexes'} could be attacked`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) =>
    f.local.target !== null
      ? f.local.joined.length > 0
        ? 'launch'
        : null
      : attackableHexes(s, f.side).length === 0
        ? 'done'
        : null,
  focus: (_s, f) => ({ hand: f.local.joined, targets: f.local.target === null ? [] : [f.local.target] }),
  battle: { stage: 'Declare', onMap: true },
  forecast: (s, f) => (f.local.target === null ? null : initiativeForecast(s, f.local.target, f.side)),
  resume() {},
})
