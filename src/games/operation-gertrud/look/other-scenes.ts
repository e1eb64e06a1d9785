import { knownFrame } from '../../../core/engine/frames'
import type { BattleParty, BattleScene, BattleSupport } from '../../../core/engine/game-look'
import type { BattleStage } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { isSovietHex } from '../air/interdiction'
import { sortieUnderWay } from '../air/sortie'
import { casFor } from '../air/support'
import { standingIn } from '../board'
import { missionOf } from '../charts'
import { mission } from '../kommando/mission-step'
import { BERTH, grid, hexName, terrainAt } from '../map/geography'
import { ALLIED, counterOf, GERMAN, type Gertrud, hexOf, KOMMANDO, sideAdjective, YAVUZ } from '../state'
import { objectivesHeld } from '../victory/victory'
import { objectiveHexes } from './cities'
import { face, ratingsOf } from './faces'
import { ultraFace } from './nations'

/** What is shown of one, but for its stages. */
type Shown = Omit<BattleScene, 'stages' | 'stage' | 'balance' | 'shift' | 'onMap'> &
  Partial<Pick<BattleScene, 'balance'>>

// What else is decided by dice and weighed beforehand: interdiction, the raid, missions, the victory roll.

const party = (
  side: Side,
  title: string,
  groups: BattleParty['groups'],
  support: BattleParty['support'] = [],
): BattleParty => ({
  side,
  title,
  groups: groups.filter(group => group.units.length > 0),
  support,
})

const standing = (caption: string, units: readonly UnitId[]): BattleParty['groups'][number] => ({
  caption,
  units: units.map(unit => ({ unit })),
})

const flying = (s: Gertrud, id: UnitId, stands: BattleSupport['stands'], note?: string): BattleSupport => ({
  face: face(s, id),
  title: 'Close air support',
  note: note ?? [counterOf(id).abbr, ratingsOf(s, id), s.experten === id ? 'Experten' : ''].filter(Boolean).join(', '),
  stands,
})

/** Who has risen against it. */
const answerOf = (s: Gertrud, reply: UnitId | null): BattleSupport[] =>
  reply === null ? [] : [flying(s, reply, 'committed')]

/** 13.7 */
function interdiction(s: Gertrud, { stage }: BattleStage): Shown | null {
  const sortie = sortieUnderWay(s)
  if (sortie === null) return null
  const { hex, cas, reply } = sortie
  const owner = otherSide(sortie.side)
  const isUltra = stage === 'Air combat'
  const ready = isUltra ? [] : casFor(s, owner, isSovietHex(s, hex, owner))
  const ultra: BattleSupport[] = isUltra
    ? [{ face: ultraFace(), title: 'ULTRA', note: `${s.ultra} left`, stands: 'asked' }]
    : []
  return {
    key: `${s.duplicity ? 'second ' : ''}${s.turn}-sortie-${grid.numbers[hex]}-${cas}-${s.active}`,
    title: `Interdiction of ${hexName(hex)}`,
    about: `${sideAdjective(s, sortie.side)} aircraft against a stack in ${terrainAt(hex)} ground · turn ${s.turn}`,
    rule: '13.7.1',
    hex,
    attacker: party(
      sortie.side,
      `${sideAdjective(s, sortie.side)} interdictors`,
      [],
      [flying(s, cas, 'committed'), ...(sortie.side === ALLIED ? ultra : [])],
    ),
    defender: {
      ...party(
        owner,
        `${sideAdjective(s, owner)} stack`,
        [standing(`in ${hexName(hex)}`, standingIn(s, hex, owner))],
        [...answerOf(s, reply), ...(owner === ALLIED ? ultra : [])],
      ),
      ...(reply === null && ready.length > 0 ? { offer: { title: 'One CAS may answer', units: ready } } : {}),
    },
  }
}

/** 17.0 */
const raid = (s: Gertrud): Shown => ({
  key: `${s.turn}-raid`,
  title: 'Raid on the Goeben',
  about: `${hexName(BERTH)}, where the Yavuz lies · turn ${s.turn}`,
  rule: '17.0.1',
  hex: BERTH,
  attacker: party(GERMAN, 'German raiders', [standing(`at ${hexName(BERTH)}`, [KOMMANDO])]),
  defender: party(
    ALLIED,
    'The Yavuz',
    [],
    [{ face: face(s, YAVUZ), title: 'Yavuz', note: 'at her berth', stands: 'here' }],
  ),
})

/** 17.1: planned on the map, weighed in the dialog. */
function planned(s: Gertrud): Shown | null {
  const frame = knownFrame(s, 'mission', mission)
  const hex = frame?.local.hex ?? hexOf(s, KOMMANDO)
  if (frame === null || hex === null || frame.local.cas.length === 0) return null
  const named = missionOf(frame.args.mission)
  const { cas: given, prey } = frame.local
  return {
    key: `${s.turn}-mission-${named.id}`,
    title: named.title,
    about: `The Kommando goes to ${hexName(hex)} · turn ${s.turn}`,
    rule: named.rule,
    hex,
    attacker: party(
      GERMAN,
      'German Kommando',
      [standing(`for ${hexName(hex)}`, [KOMMANDO])],
      given.map(cas => flying(s, cas, 'committed', `${counterOf(cas).abbr}, given up`)),
    ),
    defender: party(ALLIED, prey === null ? 'Target' : 'Enemy barracks', [
      standing('to lose a step', prey === null ? [] : [prey]),
    ]),
  }
}

/** 4.0: the units in the objectives against the dice. */
function victory(s: Gertrud): Shown | null {
  const held = objectivesHeld(s)
  const [first] = held
  if (first === undefined) return null
  const who = sideAdjective(s, GERMAN)
  return {
    key: `${s.duplicity ? 'second ' : ''}${s.turn}-victory`,
    title: 'Victory roll',
    about: `${held.length} of ${objectiveHexes(s).length} objectives held at the end of turn ${s.turn}`,
    rule: '4.0.1',
    hex: first,
    attacker: party(
      GERMAN,
      `${who} units in objectives`,
      held.map(hex => standing(hexName(hex), standingIn(s, hex, GERMAN))),
    ),
    defender: party(
      ALLIED,
      'Objectives not held',
      [],
      [
        {
          face: markerFace({ symbol: 'victory', nation: 'turkish', label: 'Objectives not held' }),
          title: 'Still open',
          note: `${objectiveHexes(s).length - held.length}`,
          stands: 'here',
        },
      ],
    ),
    balance: { left: `${held.length}`, right: '', word: 'the dice must come out below' },
  }
}

type Course = {
  readonly stages: readonly string[]
  readonly show: (s: Gertrud, stage: BattleStage) => Shown | null
}

/** Each by its stages; which it is tells the stage that is asked in. */
const COURSES: readonly Course[] = [
  { stages: ['Sortie', 'Answer', 'Air combat', 'Die'], show: interdiction },
  { stages: ['Landing', 'Size', 'Return'], show: raid },
  { stages: ['Plan', 'Die'], show: planned },
  { stages: ['Objectives', 'Dice'], show: victory },
]

export function otherScene(s: Gertrud, stage: BattleStage): BattleScene | null {
  const course = COURSES.find(each => each.stages.includes(stage.stage))
  const shown = course?.show(s, stage) ?? null
  if (course === undefined || shown === null) return null
  const { stages } = course
  return {
    balance: null,
    ...shown,
    stages,
    stage: stages.indexOf(stage.stage),
    shift: null,
    onMap: stage.onMap === true,
  }
}
