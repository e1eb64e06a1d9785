import { type Next, type Stage, staged } from '../../../core/engine/stages'
import type { Ask } from '../../../core/engine/step'
import { otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { ADVANCE_WHEN_EMPTIED, isChosen } from '../forces/options'
import { ALLIED, counterOf, type Gertrud, type Go } from '../state'
import { liftMarkers } from '../supply/supply'
import {
  applyLosses,
  attackersLeft,
  callOff,
  conclude,
  defendersLeft,
  dropFate,
  effectOf,
  fightAir,
  fightSea,
  resolve,
  retreatAsks,
  sinkFromAir,
} from './battle-effects'
import type { Battle, Role } from './battle-state'
import { CALLED_OFF } from './support-step'

type Local = Next & { airUltra: boolean }

const support = (battle: Battle, kind: 'ngs' | 'cas', role: Role): Ask[] => [
  { step: 'support', side: role === 'attack' ? battle.attacker : otherSide(battle.attacker), args: { kind, role } },
]

/** 13.3: ULTRA serves a beige CAS in an air combat; R-67: on land any beige unit, or CAS or NGS still over the hex. */
const anyBeige = (units: readonly (UnitId | null)[]): boolean => units.some(id => id !== null && counterOf(id).beige)

const isBeigeFlight = ({ cas: { attack, defend } }: Battle): boolean =>
  attack !== null && defend !== null && anyBeige([attack, defend])

const hasBeige = ({ attackers, defenders, ngs, cas }: Battle): boolean =>
  anyBeige([...attackers, ...defenders, ngs.attack, ngs.defend, cas.attack, cas.defend])

const ultra = (s: Gertrud, battle: Battle, kind: 'air' | 'land'): Ask[] =>
  s.ultra > 0 ? [{ step: 'ultra', side: ALLIED, args: { kind, hex: battle.hex } }] : []

function defendLoss(battle: Battle): Ask[] {
  if (battle.defenders.length === 0) return []
  const side = otherSide(battle.attacker)
  const { defender } = effectOf(battle)
  if (defender === 'step') return [{ step: 'loss', side, args: { role: 'defend' } }]
  return defender === 'step or retreat' ? [{ step: 'stand', side }] : []
}

/** 11.3, 11.4, R-72: who may go into a hex that has been emptied. */
function advanceAsks(s: Gertrud, battle: Battle, go: Go): Ask[] {
  const { advance, defender } = effectOf(battle)
  const isOpen = battle.defenders.length > 0 && defendersLeft(s, battle).length === 0
  if (!isOpen || defender === 'nothing') return []
  const who = advance === 'nobody' && !battle.givesWay && isChosen(s, ADVANCE_WHEN_EMPTIED) ? 'all' : advance
  if (who === 'nobody') {
    const why = battle.givesWay
      ? 'nobody follows a retreat made in place of a loss'
      : `nobody advances after ${battle.result}`
    go.log('noAdvance', { hex: battle.hex, why }, '11.3.1')
    return []
  }
  const args = { hex: battle.hex, units: attackersLeft(s, battle), who }
  return [{ step: 'advance', side: battle.attacker, args }]
}

type Play<Found> = (s: Gertrud, battle: Battle, go: Go, local: Local) => Found

/** A stage that asks; nobody where there is no battle. */
const asks = (id: string, play: Play<readonly Ask[]>): Stage<Gertrud, Local> => ({
  id,
  play: (s, go, f) => (s.battle === null ? [] : play(s, s.battle, go, f.local)),
})

/** A stage that only happens. */
const happens = (id: string, play: Play<void>): Stage<Gertrud, Local> =>
  asks(id, (...now) => {
    play(...now)
    return []
  })

/** 11.0: the ten steps of a combat, in the order of R-54. */
const STAGES = [
  asks('attackNgs', (_s, battle) => support(battle, 'ngs', 'attack')),
  asks('defendNgs', (_s, battle) => support(battle, 'ngs', 'defend')),
  happens('sea', fightSea),
  asks('attackCas', (_s, battle) => support(battle, 'cas', 'attack')),
  asks('defendCas', (_s, battle) => support(battle, 'cas', 'defend')),
  asks('airUltra', (s, battle) => (isBeigeFlight(battle) ? ultra(s, battle, 'air') : [])),
  happens('air', (s, battle, go, { airUltra }) => {
    fightAir(s, battle, airUltra, go)
    sinkFromAir(s, go)
  }),
  asks('press', (_s, battle) => (battle.committed ? [] : [{ step: 'press', side: battle.attacker }])),
  asks('landUltra', (s, battle) => (hasBeige(battle) ? ultra(s, battle, 'land') : [])),
  happens('die', resolve),
  asks('attackLoss', (s, battle) =>
    effectOf(battle).attacker === 'step' && attackersLeft(s, battle).length > 0
      ? [{ step: 'loss', side: battle.attacker, args: { role: 'attack' } }]
      : [],
  ),
  asks('defendLoss', (_s, battle) => defendLoss(battle)),
  happens('losses', applyLosses),
  asks('retreats', retreatAsks),
  happens('drop', dropFate),
  asks('advance', advanceAsks),
  happens('over', conclude),
]

export const battle = staged<Gertrud, Local>({
  stages: STAGES,
  notes: { airUltra: shape.flag },
  fresh: () => ({ airUltra: false }),
  begin(s, go) {
    if (s.battle === null) return
    const { hex, attackers, defenders, bystanders, drop } = s.battle
    go.log('battle', { hex, attackers, defenders, bystanders, drop }, '11.0.1')
  },
  answered(s, f, value, go) {
    const asked = STAGES[STAGES.findIndex(each => each.id === f.local.next) - 1]?.id
    if (asked === 'airUltra') f.local.airUltra = value === true
    if (asked === 'landUltra' && s.battle) s.battle = { ...s.battle, ultra: value === true }
    if (value !== CALLED_OFF && !(asked === 'press' && value === false)) return false
    callOff(s, go)
    go.end()
    return true
  },
  end(s, go) {
    liftMarkers(s, go)
    go.end()
  },
})
