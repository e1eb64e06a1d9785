import type { Opening } from '../../../core/engine/module'
import type { Setting } from '../../../core/engine/state'
import { ALLIED, GERMAN, type Gertrud, noSteps, type Unit } from '../state'
import { counters, MARKERS, unitNamed } from './counters'
import { scenarioOf } from './scenarios'
import { hasSoviets } from './second-game'

/** 3.0, 18.0: everything of the scenario waits to be set up or to come; support that nobody has to pick is ready. */
export function setup(setting: Setting): Opening<Gertrud> {
  const scenario = scenarioOf({ setting })
  const units = counters.map((): Unit => ({ at: { is: 'absent' }, steps: 0 }))
  const put = (name: string, at: Unit['at'], steps: number) => {
    units[unitNamed(name)] = { at, steps }
  }
  for (const { units: names } of scenario.groups)
    for (const name of names) put(name, { is: 'waiting' }, scenario.reduced.includes(name) ? 1 : 2)
  for (const { units: names, reduced } of scenario.arrivals)
    for (const name of names) put(name, { is: 'waiting' }, reduced ? 1 : 2)
  for (const { turn, units: names, choose } of scenario.support)
    for (const name of names)
      put(name, turn === 1 && choose === names.length ? { is: 'pool', used: false } : { is: 'waiting' }, 1)
  return {
    turn: 1,
    own: {
      units,
      active: GERMAN,
      unsupplied: [],
      airSupplied: [],
      arrived: [],
      moved: [],
      interdicted: [],
      attacked: [],
      defended: [],
      dropping: [],
      raid: 'ahead',
      blitzkrieg: true,
      yavuz: 'turkish',
      experten: null,
      ultra: MARKERS.ultra,
      steps: noSteps(),
      captured: [],
      blown: [],
      mined: [],
      missions: [],
      missionPenalty: 0,
      inonu: false,
      battle: null,
      duplicity: false,
    },
    //
    first: [
      { step: 'deploy', side: GERMAN, args: { who: 'axis' } },
      { step: 'deploy', side: ALLIED, args: { who: 'turkish' } },
      ...(hasSoviets(scenario) ? [{ step: 'deploy', side: ALLIED, args: { who: 'soviet' } } as const] : []),
      { step: 'turn', side: GERMAN },
    ],
  }
}
