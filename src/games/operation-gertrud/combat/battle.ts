import { type Next, type Stage, staged } from '../../../core/engine/stages'
import type { Ask } from '../../../core/engine/step'
import { otherSide } from '../../../core/ids'
import type { Json } from '../../../core/json'
import * as shape from '../../../core/save/shape'
import { ADVANCE_WHEN_EMPTIED, EVERY_QUESTION, isChosen } from '../forces/options'
import { ALLIED, type Gertrud, type Go } from '../state'
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
import { canUseUltra, hasEnemyUltra, isBeigeFlight } from './support-matters'
import { CALLED_OFF, PASSED, SKIPPED, WITHOUT } from './support-step'

/** The attacker's last word: he launched or sent something, he lets the die fall, or the other side has spoken since. */
const WORDS = ['launch', 'roll', 'none'] as const
type Word = (typeof WORDS)[number]

type Local = Next & { airUltra: boolean; word: Word; without: boolean }

const support = (battle: Battle, kind: 'ngs' | 'cas', role: Role): Ask[] => [
  { step: 'support', side: role === 'attack' ? battle.attacker : otherSide(battle.attacker), args: { kind, role } },
]

const ultra = (battle: Battle, kind: 'air' | 'land'): Ask[] => [
  { step: 'ultra', side: ALLIED, args: { kind, hex: battle.hex } },
]

/** the last time to call off comes before ULTRA; once the attacker has spoken it is not asked again. */
function pressAsks(s: Gertrud, battle: Battle, word: Word): Ask[] {
  const isAsked = isChosen(s, EVERY_QUESTION) || (word === 'none' && hasEnemyUltra(s, battle))
  return isAsked && !battle.committed ? [{ step: 'press', side: battle.attacker }] : []
}

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
  asks('attackCas', (_s, battle, _go, { without }) => (without ? [] : support(battle, 'cas', 'attack'))),
  asks('defendCas', (_s, battle) => support(battle, 'cas', 'defend')),
  asks('airUltra', (s, battle) => (s.ultra > 0 && isBeigeFlight(battle) ? ultra(battle, 'air') : [])),
  happens('air', (s, battle, go, { airUltra }) => {
    fightAir(s, battle, airUltra, go)
    sinkFromAir(s, go)
  }),
  asks('press', (s, battle, _go, { word }) => pressAsks(s, battle, word)),
  asks('landUltra', (s, battle) => (canUseUltra(s, battle) ? ultra(battle, 'land') : [])),
  asks('roll', (s, battle, _go, { word }) =>
    word === 'roll' || isChosen(s, EVERY_QUESTION) ? [] : [{ step: 'press', side: battle.attacker }],
  ),
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

function wordAfter(asked: string, value: Json, { attacker }: Battle, before: Word): Word {
  if (value === SKIPPED) return before
  if (asked === 'attackNgs' || asked === 'attackCas') return value === PASSED || value === WITHOUT ? 'roll' : 'launch'
  if (asked === 'press' || asked === 'roll') return 'roll'
  if (asked === 'landUltra' && attacker === ALLIED) return 'roll'
  return 'none'
}

export const battle = staged<Gertrud, Local>({
  stages: STAGES,
  notes: {
    airUltra: shape.flag,
    word: shape.withDefault(shape.oneOf(...WORDS), () => 'none'),
    without: shape.withDefault(shape.flag, () => false),
  },
  fresh: () => ({ airUltra: false, word: 'launch', without: false }),
  begin(s, go) {
    if (s.battle === null) return
    const { hex, attackers, defenders, bystanders, drop } = s.battle
    go.log('battle', { hex, attackers, defenders, bystanders, drop }, '11.0.1')
  },
  answered(s, f, value, go) {
    const asked = STAGES[STAGES.findIndex(each => each.id === f.local.next) - 1]?.id
    if (asked === 'airUltra') f.local.airUltra = value === true
    if (asked === 'landUltra' && s.battle) s.battle = { ...s.battle, ultra: value === true }
    if (asked !== undefined && s.battle) f.local.word = wordAfter(asked, value, s.battle, f.local.word)
    if (value === WITHOUT) f.local.without = true
    const isPressed = asked === 'press' || asked === 'roll'
    if (value !== CALLED_OFF && !(isPressed && value === false)) return false
    callOff(s, go)
    go.end()
    return true
  },
  end(s, go) {
    liftMarkers(s, go)
    go.end()
  },
})
