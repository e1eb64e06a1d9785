import { type OptionInfo, type Options, READINGS } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'

export const FORCE_10 = 'force-10'
export const TENTH_MOUNTAIN = 'tenth-mountain'
export const NO_SWAP = 'none'
export const TAC_FOR_BRIGADES = 'tac-for-brigades'
export const PARTISANS_AT_HOME = 'partisans-at-home'

export const options: readonly OptionInfo[] = [
  {
    id: FORCE_10,
    title: 'Force 10',
    about: 'a handful of saboteurs arrives on turn 7 and may blow one bridge',
    rule: '13.6.1',
    default: false,
  },
  {
    id: TENTH_MOUNTAIN,
    title: '10th Mountain Division',
    about: 'takes the place of one US division, free',
    rule: 'SU.4',
    values: [NO_SWAP, 'us-3-inf', 'us-36-inf', 'us-45-inf'],
    default: NO_SWAP,
    scenarios: ['1944'],
  },
  {
    id: TAC_FOR_BRIGADES,
    title: 'TAC helps attacking brigades',
    about: 'in attack TAC adds 1 for every front-line unit, as it does in defence, not for divisions only',
    rule: '12.2.5.2',
    ruling: 'R-CB3',
    group: READINGS,
    default: false,
  },
  {
    id: PARTISANS_AT_HOME,
    title: 'Yugoslav Partisans stay at home',
    about:
      'they keep to Yugoslavia, with Istria when it is Slovene, and Albania, so that the German exits are out of reach',
    rule: '11.5.1',
    ruling: 'R-SU3',
    group: READINGS,
    default: false,
  },
]

export const isChosen = (s: Pick<GameState, 'setting'>, option: string): boolean => s.setting.options[option] === true

/** Version 1 gave TAC to attacking brigades without a choice. */
export const migrateOptions = (from: number, chosen: Options): Options =>
  from === 1 ? { ...chosen, [TAC_FOR_BRIGADES]: true } : chosen
