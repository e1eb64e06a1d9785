import type { BattleParty, BattleScene, BattleSupport } from '../../../core/engine/game-look'
import type { Frame } from '../../../core/engine/state'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { numbersAt } from '../../../core/look/frame-parts'
import { markerFace } from '../../../core/look/marker-face'
import { isSovietHex } from '../air/interdiction'
import { casFor } from '../air/support'
import { standingIn } from '../board'
import { missions } from '../charts'
import { BERTH, grid, hexName, terrainAt } from '../map/geography'
import { ALLIED, counterOf, GERMAN, type Gertrud, hexOf, KOMMANDO, YAVUZ } from '../state'
import { objectivesHeld } from '../victory/victory'
import { objectiveHexes } from './cities'
import { face, ratingsOf } from './faces'
import { ultraFace } from './marker-faces'
import { sideAdjective } from './nations'

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

/** 13.7.2: who may rise against the sortie. */
const answers = (s: Gertrud, frame: Frame, hex: HexId, owner: Side): UnitId[] =>
  frame.step === 'intercept' ? casFor(s, owner, isSovietHex(s, hex, owner)) : []

/** Who has risen against it, or the first of those who may. */
function answerOf(s: Gertrud, ready: readonly UnitId[], reply: UnitId | null): BattleSupport[] {
  if (reply !== null) return [flying(s, reply, 'committed')]
  const [first] = ready
  return first === undefined ? [] : [flying(s, first, 'asked', ready.length === 1 ? '' : `one of ${ready.length}`)]
}

/** 13.7 */
function interdiction(s: Gertrud, frame: Frame): BattleScene | null {
  const sortie = s.frames.findLast(each => each.step === 'sortie')
  if (sortie === undefined) return null
  const { hex, cas } = sortie.args as { readonly hex: HexId; readonly cas: UnitId }
  const { reply } = sortie.local as { readonly reply: UnitId | null }
  const owner = otherSide(sortie.side)
  const ready = answers(s, frame, hex, owner)
  const ultra: BattleSupport[] =
    frame.step === 'ultra' ? [{ face: ultraFace(), title: 'ULTRA', note: `${s.ultra} left`, stands: 'asked' }] : []
  return {
    key: `${s.duplicity ? 'second ' : ''}${s.turn}-sortie-${grid.numbers[hex]}-${cas}-${s.active}`,
    title: `Interdiction of ${hexName(hex)}`,
    about: `${sideAdjective(s, sortie.side)} aircraft against a stack in ${terrainAt(hex)} ground · turn ${s.turn}`,
    rule: '13.7.1',
    hex,
    stages: ['Sortie', 'Answer', 'Air combat', 'Die'],
    stage: frame.step === 'ultra' ? 2 : 1,
    attacker: party(
      sortie.side,
      `${sideAdjective(s, sortie.side)} interdictors`,
      [],
      [flying(s, cas, 'committed'), ...(sortie.side === ALLIED ? ultra : [])],
    ),
    defender: party(
      owner,
      `${sideAdjective(s, owner)} stack`,
      [
        standing(`in ${hexName(hex)}`, standingIn(s, hex, owner)),
        standing('to be sent or kept', ready.length < 3 ? [] : ready),
      ],
      [...answerOf(s, ready, reply), ...(owner === ALLIED ? ultra : [])],
    ),
    balance: null,
    shift: null,
    onMap: false,
  }
}

/** 17.0 */
const raid = (s: Gertrud, { step }: Frame): BattleScene => ({
  key: `${s.turn}-raid`,
  title: 'Raid on the Goeben',
  about: `${hexName(BERTH)}, where the Yavuz lies · turn ${s.turn}`,
  rule: '17.0.1',
  hex: BERTH,
  stages: ['Landing', 'Size', 'Homeward'],
  stage: step === 'harbour' ? 2 : 1,
  attacker: party(GERMAN, 'German raiders', [standing(`at ${hexName(BERTH)}`, [KOMMANDO])]),
  defender: party(
    ALLIED,
    'The Yavuz',
    [],
    [{ face: face(s, YAVUZ), title: 'Yavuz', note: 'at her berth', stands: 'here' }],
  ),
  balance: null,
  shift: null,
  onMap: step === 'harbour',
})

/** 17.1: planned on the map, weighed in the dialog. */
function mission(s: Gertrud, frame: Frame): BattleScene | null {
  const { mission: id } = frame.args as { readonly mission: string }
  const named = missions.find(each => each.id === id)
  const [hex = hexOf(s, KOMMANDO)] = numbersAt(frame, 'local.hex') as HexId[]
  const given = numbersAt(frame, 'local.cas') as UnitId[]
  const prey = numbersAt(frame, 'local.prey') as UnitId[]
  if (named === undefined || hex === null || given.length === 0) return null
  return {
    key: `${s.turn}-mission-${id}`,
    title: named.title,
    about: `The Kommando goes to ${hexName(hex)} · turn ${s.turn}`,
    rule: named.rule,
    hex,
    stages: ['Plan', 'Die'],
    stage: 0,
    attacker: party(
      GERMAN,
      'German Kommando',
      [standing(`for ${hexName(hex)}`, [KOMMANDO])],
      given.map(cas => flying(s, cas, 'committed', `${counterOf(cas).abbr}, given up`)),
    ),
    defender: party(ALLIED, prey.length > 0 ? 'Enemy barracks' : 'Target', [standing('to lose a step', prey)]),
    balance: null,
    shift: null,
    onMap: true,
  }
}

/** 4.0: the units in the objectives against the dice. */
function victory(s: Gertrud): BattleScene | null {
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
    stages: ['Objectives', 'Dice'],
    stage: 1,
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
    shift: null,
    onMap: false,
  }
}

export function otherScene(s: Gertrud, frame: Frame): BattleScene | null {
  switch (frame.step) {
    case 'intercept':
    case 'ultra':
      return interdiction(s, frame)
    case 'raid':
    case 'harbour':
      return raid(s, frame)
    case 'mission':
      return mission(s, frame)
    case 'victoryRoll':
      return victory(s)
    default:
      return null
  }
}
