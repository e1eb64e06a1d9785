import type { Opening } from '../../../core/engine/module'
import type { Setting } from '../../../core/engine/state'
import { arrivalsOf } from '../charts'
import { freshArmpit } from '../position'
import { isChosen, type Partizan, type Place, type Unit } from '../state'
import { campaign } from './campaign'
import { counters, unitNamed } from './counters'
import { ARMPIT, FORCE_10 } from './options'

/** 3, 3.8: everything waits off the map. The Partisan draw is made when the Partisan set-up begins. */
export function setup(setting: Setting): Opening<Partizan> {
  const units = counters.map((): Unit => ({ at: { is: 'gone' }, steps: 0, unsupplied: 0 }))
  const put = (name: string, is: Exclude<Place['is'], 'hex'>) => {
    const id = unitNamed(name)
    const steps = is === 'pool' ? 0 : counters[id].steps
    units[id] = { at: { is }, steps, unsupplied: 0 }
  }
  for (const group of campaign.axis) for (const name of group.units) put(name, 'waiting')
  for (const name of Object.values(arrivalsOf({ setting })).flat()) put(name, 'waiting')
  for (const name of [...campaign.kampfgruppen, ...campaign.partisan.pool]) put(name, 'pool')
  for (const name of [...campaign.surrender.eis, campaign.surrender.sas, campaign.paradrop.unit]) put(name, 'waiting')
  put(campaign.partisan.tito, 'hand')
  if (isChosen({ setting }, FORCE_10)) put(campaign.force10.unit, 'waiting')
  if (isChosen({ setting }, ARMPIT))
    for (const name of [...campaign.armpit.units, ...campaign.armpit.germanDivisions]) put(name, 'waiting')
  return {
    turn: 1,
    own: {
      units,
      hidden: [],
      awaited: [],
      tops: [],
      faceUp: [],
      notes: [],
      moved: [],
      attacked: [],
      attackedHexes: [],
      ferried: [],
      placed: [],
      exposed: [],
      retreated: [],
      targets: [],
      targetVp: 0,
      chits: [],
      scare: false,
      hasAttacked: false,
      kills: 0,
      partisanPorts: [],
      surrendered: null,
      titoDied: null,
      prestige: 0,
      sasEarned: false,
      armpit: freshArmpit(),
      ledger: [],
      combat: null,
    },
    first: [
      { step: 'deploy', side: 1 },
      { step: 'hide', side: 0 },
      { step: 'turn', side: 0 },
    ],
  }
}
