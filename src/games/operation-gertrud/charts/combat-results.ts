/** attack as a percentage of defence, rounded down. */
export const COLUMNS = [
  '49 or less',
  '50-99',
  '100-149',
  '150-199',
  '200-299',
  '300-399',
  '400-499',
  '500-599',
  '600 or more',
] as const

export const RESULTS = ['AE', 'A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DE'] as const
export type Result = (typeof RESULTS)[number]

export type CombatTable = {
  readonly columns: readonly string[]
  readonly rows: { readonly [die: string]: readonly Result[] }
}

export const combatResults: CombatTable = {
  columns: COLUMNS,
  rows: {
    1: ['AE', 'AE', 'A1', 'A1', 'AR', 'NE', 'EX', 'EX', 'D1'],
    2: ['AE', 'A1', 'A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DR'],
    3: ['AE', 'A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DR', 'DE'],
    4: ['A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DR', 'DE', 'DE'],
    5: ['AR', 'NE', 'EX', 'D1', 'DR', 'DR', 'DE', 'DE', 'DE'],
    6: ['NE', 'EX', 'D1', 'DR', 'DR', 'DE', 'DE', 'DE', 'DE'],
  },
}

/** A step is lost by one unit of its owner's choice; retreats and elimination strike the whole side. */
export type ResultEffect = {
  readonly name: string
  readonly attacker: 'nothing' | 'step' | 'retreat' | 'eliminated'
  readonly defender: 'nothing' | 'step' | 'step or retreat' | 'retreat' | 'eliminated'
  /** nobody where a step is lost, even if that empties the hex. */
  readonly advance: 'nobody' | 'armor' | 'all'
}

export const resultEffects: { readonly [code in Result]: ResultEffect } = {
  AE: { name: 'Attacker eliminated', attacker: 'eliminated', defender: 'nothing', advance: 'nobody' },
  A1: { name: 'Attacker loses a step', attacker: 'step', defender: 'nothing', advance: 'nobody' },
  AR: { name: 'Attacker retreats', attacker: 'retreat', defender: 'nothing', advance: 'nobody' },
  NE: { name: 'No effect', attacker: 'nothing', defender: 'nothing', advance: 'nobody' },
  EX: { name: 'Exchange', attacker: 'step', defender: 'step', advance: 'nobody' },
  D1: { name: 'Defender loses a step', attacker: 'nothing', defender: 'step or retreat', advance: 'nobody' },
  DR: { name: 'Defender retreats', attacker: 'nothing', defender: 'retreat', advance: 'armor' },
  DE: { name: 'Defender eliminated', attacker: 'nothing', defender: 'eliminated', advance: 'all' },
}

const ON_EMPTY_HEX = {
  nothing: 'No effect on an empty hex',
  step: 'Attacker loses a step',
  retreat: 'Attacker retreats',
  eliminated: 'Attacker eliminated',
} as const satisfies { readonly [effect in ResultEffect['attacker']]: string }

/** What a result is called; 15.0.4: on an empty drop hex only what it does to the attacker. */
export const resultName = (code: Result, isEmpty: boolean): string =>
  isEmpty ? ON_EMPTY_HEX[resultEffects[code].attacker] : resultEffects[code].name

/** 11.0: columns a shift is worth, to the right for the attacker and to the left for the defender. Terrain has its own chart. */
export const shifts = {
  navalGunfire: 1,
  airSupport: 1,
  surrounded: 1,
  blitzkrieg: 1,
  ultra: 1,
  combinedArms: 1,
} as const

/** 11.0 step 8 */
export const TYPES_FOR_COMBINED_ARMS = 3

type Struck = { readonly result: Result; readonly drop: boolean; readonly empty: boolean }

/** 15.0.4, 15.0.8: on a drop hex with defenders a result that leaves them all there costs the paratroop. */
export function resultLabel({ result, drop, empty }: Struck): string {
  const name = resultName(result, empty)
  const isLost = drop && !empty && resultEffects[result].defender === 'nothing' && result !== 'AE'
  return isLost ? `${name}, the paratroop is lost` : name
}
