import type { CounterFace } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { Pool } from '../../../core/engine/game-look'
import { countTold } from '../../../core/engine/telling'
import { prestigeBoxes } from '../charts'
import { stockOf } from '../combat/caches'
import { hasAlliedBomber } from '../combat/support'
import { campaign } from '../forces/campaign'
import { ARMPIT, TITO_PRESTIGE } from '../forces/options'
import { rebuild } from '../replacements/rebuild'
import { replace } from '../replacements/replace'
import { axisPurse, NATIONS, pointsIn, prestigeBonus } from '../replacements/replacements'
import { AXIS, hasSurrendered, isChosen, isIn, isTitoDead, LANDING_FORCE, PARTISAN, type Partizan } from '../state'
import { cacheFace, markerFace, supportFace } from './marker-faces'
import { phases } from './phases'

type Items = Pool['items']

const several = (count: number, spent: boolean, face: CounterFace): Items =>
  Array.from({ length: Math.max(0, count) }, () => ({ face, spent }))

const pointFace = (nation: CounterFace['nation'], designation: string, label: string): CounterFace =>
  markerFace({ symbol: 'number', nation, designation, ratings: '1', label })

/** 13.1.2, 19.1.3: a die, and what Tito's prestige adds. What is left of it only its owner's frame tells. */
function partisanPoints(s: Partizan): Pool {
  const isSpent = s.frames.some(each => each.step === 'rebuild')
  const left = knownFrame(s, 'rebuild', rebuild)?.local ?? null
  const extra = prestigeBonus(s)
  const usual = `one die each turn${extra > 0 ? `, and ${extra} for Tito's prestige` : ''}`
  return {
    id: 'rp-partisan',
    title: 'Replacement points',
    side: PARTISAN,
    note: left !== null ? `${left.points + left.bonus} left` : isSpent ? 'being spent' : usual,
    rule: '13.1.2',
    items: [
      ...several(left?.points ?? 0, false, pointFace('partisan-41', 'RP', 'Partisan replacement point')),
      ...several(left?.bonus ?? 0, false, pointFace('partisan-41', 'Tito', 'Bonus point for Partisan units')),
    ],
  }
}

const COLOURS = { German: 'german', Italian: 'italian-43', Bulgarian: 'bulgarian', Hungarian: 'hungarian' } as const

/** 13.1.2, 13.1.3: nation by nation. */
function axisPoints(s: Partizan): Pool {
  const left = knownFrame(s, 'replace', replace)?.local.purse ?? null
  const stands = phases(s).find(phase => phase.id === 'paradrop')?.stands ?? 'ahead'
  const isOver = left === null && stands === 'done'
  const purse = left ?? axisPurse(s)
  const some = NATIONS.filter(nation => purse[nation] > 0)
  const words = pointsIn(purse) || 'none'
  return {
    id: 'rp-axis',
    title: 'Replacement points',
    side: AXIS,
    note: isOver ? 'used or lapsed this turn' : left === null ? `this turn: ${words}` : `left: ${words}`,
    rule: '13.1.2',
    items: some.flatMap(nation =>
      several(purse[nation], isOver, pointFace(COLOURS[nation], 'RP', `${nation} replacement point`)),
    ),
  }
}

/** 11.5, R-34: the stock is open to both. */
function caches(s: Partizan): Pool {
  const stock = stockOf(s).toSorted((a, b) => b - a)
  const all = s.chits.map(each => each.strength).toSorted((a, b) => b - a)
  const given = all.filter((strength, index) => {
    const before = all.slice(0, index).filter(each => each === strength).length
    return before >= stock.filter(each => each === strength).length
  })
  return {
    id: 'caches',
    title: 'Weapons caches',
    side: PARTISAN,
    note: all.length === 0 ? 'none this turn' : `${stock.length} of ${all.length} in stock`,
    rule: '14.1.1',
    items: [
      ...stock.map(strength => ({ face: cacheFace(strength), spent: false })),
      ...given.map(strength => ({ face: cacheFace(strength), spent: true })),
    ],
  }
}

function partisanSupport(s: Partizan): Pool {
  const bomber = hasAlliedBomber(s)
  const navy = hasSurrendered(s)
  const words = [bomber ? 'bomber' : '', navy ? 'navy at coastal hexes' : ''].filter(Boolean)
  return {
    id: 'support-partisan',
    title: 'Support',
    side: PARTISAN,
    note: words.length === 0 ? 'none yet' : `${words.join(', ')}, with the initiative`,
    rule: '16.5.1',
    items: [
      { face: supportFace('allied-bomber'), spent: !bomber },
      { face: supportFace('partisan-navy'), spent: !navy },
    ],
  }
}

const axisSupport: Pool = {
  id: 'support-axis',
  title: 'Support',
  side: AXIS,
  note: 'in every combat with Axis initiative',
  rule: '16.2',
  items: [{ face: supportFace('axis-bomber'), spent: false }],
}

/** Which they are is seen on the map. */
const targets = (s: Partizan): Pool => ({
  id: 'targets',
  title: 'Targets',
  side: PARTISAN,
  note: `${s.targets.length} on the map, ${s.targetVp} VP this turn`,
  rule: '18.5.1',
  items: [],
})

const prestige = (s: Partizan): Pool => {
  const box = prestigeBoxes[s.prestige] ?? prestigeBoxes[0]
  return {
    id: 'prestige',
    title: "Tito's prestige",
    side: PARTISAN,
    note: isTitoDead(s)
      ? 'Tito is dead'
      : `${box.name}: ${box.rps === 0 ? 'no bonus points' : `${box.rps} bonus RP a turn`}`,
    rule: '19.1.3.1',
    items: [
      {
        face: markerFace({
          symbol: 'flag',
          nation: 'partisan-41',
          ratings: `${s.prestige}`,
          label: `Allied Support: ${box.name}`,
        }),
        spent: isTitoDead(s),
      },
    ],
  }
}

function armpitNote(s: Partizan): string {
  const { marker, isOn } = s.armpit
  const { from, to } = campaign.armpit.choices
  const atSea = LANDING_FORCE.filter(id => isIn(s, id, 'waiting')).length
  if (isOn) return `under way, ${countTold(atSea, 'unit')} still at sea`
  if (marker === 'laid') return 'a marker lies face down for next turn'
  if (marker !== null) return `"${marker === 'yes' ? 'Yes' : 'No'}" lies face down for next turn`
  if (s.turn < from) return `from turn ${from}`
  return s.turn > to ? 'never came' : 'a marker is to be laid'
}

/** 19.2.0, R-34: the other side sees only that a marker lies there. */
function armpit(s: Partizan): Pool {
  const { marker, isOn } = s.armpit
  const look =
    marker === 'yes' || isOn
      ? ({ symbol: 'yes', label: 'Operation Armpit: Yes' } as const)
      : marker === 'no'
        ? ({ symbol: 'no', label: 'Operation Armpit: No' } as const)
        : ({ symbol: 'event', label: 'Operation Armpit, face down' } as const)
  return {
    id: 'armpit',
    title: 'Operation Armpit',
    side: PARTISAN,
    note: armpitNote(s),
    rule: '19.2.0.2',
    items: marker === null && !isOn ? [] : [{ face: markerFace({ ...look, designation: 'Armpit' }), spent: false }],
  }
}

export const pools = recent((s: Partizan): readonly Pool[] => [
  partisanPoints(s),
  caches(s),
  partisanSupport(s),
  targets(s),
  ...(isChosen(s, TITO_PRESTIGE) ? [prestige(s)] : []),
  ...(isChosen(s, ARMPIT) ? [armpit(s)] : []),
  axisPoints(s),
  axisSupport,
])
