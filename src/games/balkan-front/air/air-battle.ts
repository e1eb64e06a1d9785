import { including } from '../../../core/army/lists'
import { type Next, type Stage, staged } from '../../../core/engine/stages'
import type { Ask } from '../../../core/engine/step'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import { sideOf } from '../countries'
import type { Front, Go, Units } from '../state'
import { fireGroup, type Group, groupsOf, isUp, laden } from './air-combat'
import type { AirBattle } from './air-state'
import { fatesOf } from './bombing'
import { areAlike, isChoice, mayHold, type Placing, placerSide, placersOf, usualPlaces } from './placing'

const stage = (
  id: string,
  play: (s: Front, battle: AirBattle, go: Go) => readonly Ask[] | undefined,
): Stage<Front, Next> => ({ id, play: (s, go) => (s.airBattle === null ? [] : (play(s, s.airBattle, go) ?? [])) })

const sideIn = (s: Front, units: Units): Side => (sideOf(s, units[0] as UnitId) ?? 0) as Side
const interceptorOf = (s: Front, { past, against }: AirBattle): Side => sideIn(s, [...past, ...against])

/** What is forced is filled in; the rest is asked. */
function placingStage(placing: Placing): Stage<Front, Next> {
  return stage(`place-${placing}`, (s, battle) => {
    if (isChoice(s, battle, placing))
      return [{ step: 'placeFighters', side: placerSide(s, battle, placing), args: { placing } }]
    if (!mayHold(placing) && placersOf(s, battle, placing).length > 0)
      s.airBattle = { ...battle, placed: [...battle.placed, ...usualPlaces(s, battle, placing)] }
    return []
  })
}

/** 21.B.1.a: on the screen the smaller side stands alone. */
const screenSingles = ({ against, screen }: AirBattle): Units => (against.length >= screen.length ? screen : against)

const aimAsks = (s: Front, groups: readonly Group[]): Ask[] =>
  groups
    .filter(({ several }) => !areAlike(s, several))
    .map(({ single, several }) => ({ step: 'aim', side: sideIn(s, [single]), args: { single, several } }))

/** All groups of a step fire, and whoever was in one has finished (21.B.1.b.3). */
function fire(s: Front, battle: AirBattle, groups: readonly Group[], answers: boolean, go: Go): void {
  for (const group of groups) {
    const aimed = battle.aims.find(({ unit }) => unit === group.single)?.on ?? (group.several[0] as UnitId)
    fireGroup(s, go, group, aimed, answers)
  }
  const fired = groups.flatMap(({ single, several }) => [single, ...several])
  const finished = answers ? fired : groups.flatMap(({ several }) => several)
  s.airBattle = { ...battle, placed: [], aims: [], done: finished.reduce(including, battle.done) }
}

/** R-AIR5 in its order. */
const STAGES = [
  stage('meet', (s, battle, go) => {
    const { at, screen, force, past } = battle
    go.log('airBattle', { at, screen, force, interceptors: past }, '21.0')
    return [{ step: 'abandon', side: otherSide(interceptorOf(s, battle)) }]
  }),
  stage('left', (s, { at, screen, force, past }) => {
    if (screen.length + force.length > 0) return []
    return [{ step: 'comeHome', side: otherSide(sideIn(s, past)), args: { when: 'abandoned', over: at } }]
  }),
  stage('jettison', (s, battle) =>
    laden(s, battle).length > 0 ? [{ step: 'jettison', side: otherSide(interceptorOf(s, battle)) }] : [],
  ),
  stage('split', (s, battle) =>
    battle.screen.length > 0 && battle.past.length > 0 ? [{ step: 'split', side: interceptorOf(s, battle) }] : [],
  ),
  placingStage('screen'),
  placingStage('extras'),
  stage('aim-screen', (s, battle) => aimAsks(s, groupsOf(battle, screenSingles(battle)))),
  stage('fire-screen', (s, battle, go) => {
    const groups = groupsOf(battle, screenSingles(battle))
    if (groups.length > 0) {
      const isAlone = battle.against.length >= battle.screen.length
      go.log(
        'screenFought',
        { onEach: isAlone ? groups.map(({ several }) => several.length) : groups.map(() => 1) },
        '21.B.1.a.1',
      )
    }
    fire(s, battle, groups, true, go)
    return []
  }),
  placingStage('bypass'),
  stage('fire-bypass', (s, battle, go) => {
    const before = battle.past.length
    fire(s, battle, groupsOf(battle, battle.past), false, go)
    const through = battle.past.filter(id => isUp(s, id))
    if (battle.screen.length > 0 && before > 0)
      go.log('gotThrough', { units: through, stopped: before - through.length }, '21.B.1.d')
    return []
  }),
  placingStage('force'),
  stage('aim-force', (s, battle) => aimAsks(s, groupsOf(battle, battle.force))),
  stage('fire-force', (s, battle, go) => {
    fire(s, battle, groupsOf(battle, battle.force), true, go)
    return []
  }),
]

/** 21: one air combat to its end. */
export const airBattle = staged<Front>({
  stages: STAGES,
  end(s, go) {
    const { airBattle: fought } = s
    if (fought !== null) {
      const { at, screen, force, against, past } = fought
      go.log('airBattleOver', { at, ...fatesOf(s, [...screen, ...force, ...against, ...past]) }, '21.0')
    }
    s.airBattle = null
    go.end()
  },
  needs: s => s.airBattle !== null,
})
