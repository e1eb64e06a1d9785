import { recent } from '../../../core/engine/derived'
import type { Pool } from '../../../core/engine/game-look'
import type { Side, UnitId } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { whyNotReady } from '../air/support'
import { constants, missions, shifts } from '../charts'
import { casIds, ngsIds } from '../forces/counters'
import { allotment } from '../forces/replacements'
import type { StepNation } from '../forces/scenarios/scenario'
import { ALLIED, FLIEGER, GERMAN, type Gertrud, isWaiting, KOMMANDO, sideOf, unitOf, YAVUZ } from '../state'
import { stageOf } from '../turn'
import { face } from './faces'
import { STEP_NATIONS, sideId, ultraFace } from './nations'

type Items = Pool['items']

const several = (count: number, spent: boolean, each: () => Items[number]['face']): Items =>
  Array.from({ length: Math.max(0, count) }, () => ({ face: each(), spent }))

/** 3.1: what a side has off the map, and what of it is still ready. */
function supportPool(s: Gertrud, side: Side, kind: 'cas' | 'ngs'): Pool[] {
  const pieces = (kind === 'cas' ? casIds : ngsIds).filter(
    id => unitOf(s, id).at.is === 'pool' && sideOf(s, id) === side,
  )
  if (pieces.length === 0) return []
  const isReady = (id: UnitId) => whyNotReady(s, id, side, kind).length === 0
  const isBurning = pieces.includes(YAVUZ) && s.yavuz === 'ablaze'
  const note = `${pieces.filter(isReady).length} of ${pieces.length} ready${isBurning ? ', the Yavuz is ablaze' : ''}`
  return [
    {
      id: `${kind}-${sideId(side)}`,
      title: kind === 'cas' ? 'CAS' : 'NGS',
      side,
      note,
      rule: kind === 'cas' ? '13.0.1' : '12.0.1',
      items: pieces.map(id => ({ face: face(s, id), spent: !isReady(id) })),
    },
  ]
}

/** 14.0 */
const ultra = (s: Gertrud): Pool => ({
  id: 'ultra',
  title: 'ULTRA',
  side: ALLIED,
  note: `${s.ultra} of ${constants.ultraMarkers} left`,
  rule: '14.0.1',
  items: [...several(s.ultra, false, ultraFace), ...several(constants.ultraMarkers - s.ultra, true, ultraFace)],
})

const STEP_COLOURS = {
  German: 'german',
  Italian: 'italian',
  Turkish: 'turkish',
  Allied: 'british',
  Soviet: 'soviet',
} as const satisfies { readonly [nation in StepNation]: string }

/** The stages in which each side spends its steps. */
const REPLACEMENTS = ['germanReplace', 'alliedReplace'] as const

/** 10.2: what is left in the phase, or what the next one brings. */
function steps(s: Gertrud, side: Side): Pool[] {
  const isNow = stageOf(s) === REPLACEMENTS[side]
  const each = isNow ? s.steps : allotment(s, side)
  const given = STEP_NATIONS.filter(nation => allotment(s, side)[nation] > 0)
  if (given.length === 0) return []
  const counted = given.map(nation => `${nation} ${each[nation]}`).join(', ')
  return [
    {
      id: `steps-${sideId(side)}`,
      title: 'Replacement steps',
      side,
      note: isNow ? `${counted} left` : `${counted} each turn`,
      rule: '10.2.1',
      items: given.flatMap(nation =>
        several(each[nation], false, () =>
          markerFace({
            symbol: 'number',
            nation: STEP_COLOURS[nation],
            designation: 'Step',
            ratings: '1',
            label: `${nation} replacement step`,
          }),
        ),
      ),
    },
  ]
}

/** 15.0, 18.1: the 7th Flieger off the map. */
const paratroops = (s: Gertrud): Pool[] =>
  isWaiting(s, FLIEGER)
    ? [
        {
          id: 'flieger',
          title: 'Airborne',
          side: GERMAN,
          note: 'off the map, may drop on Turkey',
          rule: '15.0.1',
          items: [{ face: face(s, FLIEGER), spent: false }],
        },
      ]
    : []

const missionFace = () =>
  markerFace({ symbol: 'event', nation: 'german', designation: 'Kdo', label: 'Kommando mission' })

/** 17.1: each mission is tried once; failures count at every victory roll. */
function kommando(s: Gertrud): Pool[] {
  if (s.duplicity || unitOf(s, KOMMANDO).at.is === 'absent') return []
  const untried = missions.filter(each => !s.missions.includes(each.id))
  const penalty = s.missionPenalty > 0 ? `, failures add ${s.missionPenalty} to victory rolls` : ''
  return [
    {
      id: 'missions',
      title: 'Kommando missions',
      side: GERMAN,
      note: `${untried.length} of ${missions.length} untried${penalty}`,
      rule: '17.1.4',
      items: [
        ...several(untried.length, false, missionFace),
        ...several(missions.length - untried.length, true, missionFace),
      ],
    },
  ]
}

/** 11.0 step 6 */
const blitzkrieg = (s: Gertrud): Pool[] =>
  s.turn === 1
    ? [
        {
          id: 'blitzkrieg',
          title: 'Blitzkrieg Bonus',
          side: GERMAN,
          note: s.blitzkrieg ? 'in all attacks of turn 1' : 'lost in the raid',
          rule: s.blitzkrieg ? '11.0.step6.1' : '17.0.6',
          items: [
            {
              face: markerFace({
                symbol: 'battle',
                nation: 'german',
                designation: 'Blitz',
                ratings: `+${shifts.blitzkrieg}`,
                label: 'Blitzkrieg Bonus',
              }),
              spent: !s.blitzkrieg,
            },
          ],
        },
      ]
    : []

const poolsOf = (s: Gertrud, side: Side): Pool[] => [
  ...supportPool(s, side, 'cas'),
  ...supportPool(s, side, 'ngs'),
  ...(side === ALLIED ? [ultra(s)] : []),
  ...steps(s, side),
  ...(side === GERMAN ? [...paratroops(s), ...kommando(s), ...blitzkrieg(s)] : []),
]

export const pools = recent((s: Gertrud): readonly Pool[] => [...poolsOf(s, GERMAN), ...poolsOf(s, ALLIED)])
