import { type OptionInfo, type Options, READINGS } from '../../../core/engine/module'

export const TITO_PRESTIGE = 'titoPrestige'
export const ARMPIT = 'armpit'
export const FORCE_10 = 'force10'
export const TITO_PENALTY = 'titoPenalty'
export const OPEN_PARTISANS = 'openPartisans'
export const PARTISANS_AT_HOME = 'partisansAtHome'
export const EVERY_QUESTION = 'everyQuestion'

export const options: readonly OptionInfo[] = [
  {
    id: TITO_PRESTIGE,
    title: "Tito's Prestige",
    about: 'attacks may win Allied support: more replacements, the Allied Bomber, the 2nd SAS',
    rule: '19.1.1',
    default: false,
  },
  {
    id: ARMPIT,
    title: 'Operation Armpit',
    about: 'American, French and Polish forces may land on the coast; Germany may answer with three divisions',
    rule: '19.2.0.1',
    default: false,
  },
  {
    id: FORCE_10,
    title: 'Force 10',
    about: 'a team of saboteurs drops in on turn 7',
    rule: '19.3',
    default: false,
  },
  {
    id: TITO_PENALTY,
    title: "Tito's death demoralizes",
    about: 'without Tito every destroyed target earns less',
    rule: '19.4',
    default: false,
  },
  {
    id: OPEN_PARTISANS,
    title: 'Open partisans',
    about: 'nothing is hidden and the curtain stays up, for one player with both sides',
    rule: '3.7.2',
    default: false,
  },
  {
    id: EVERY_QUESTION,
    title: 'Ask every question',
    about:
      'caches and table are asked one after the other, and a retreat behind the curtain whether or not anybody goes',
    rule: '11.5.1',
    default: false,
  },
  {
    id: PARTISANS_AT_HOME,
    title: 'Partisans and Allies stay in Yugoslavia',
    about: 'Partisan and Allied units do not leave Yugoslavia by move, retreat or advance',
    rule: '3.0.1',
    ruling: 'R-38',
    group: READINGS,
    default: false,
  },
]

/** Version 1 kept Partisans and Allies in Yugoslavia without a choice; before version 3 every question was asked by itself. */
export function migrateOptions(from: number, chosen: Options): Options {
  if (from === 1) return { ...chosen, [PARTISANS_AT_HOME]: true }
  return from === 2 ? { ...chosen, [EVERY_QUESTION]: true } : chosen
}
