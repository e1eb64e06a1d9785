export const RAID_YAVUZ = ['unharmed', 'seized', 'damaged', 'scuttled'] as const
/** 'sails': goes with her to an Axis supply city; 'loses a step': a small raid is thereby eliminated. */
export const RAID_KOMMANDO = ['gone for good', 'eliminated', 'sails', 'stays', 'loses a step'] as const

export type RaidOutcome = {
  readonly name: string
  readonly yavuz: (typeof RAID_YAVUZ)[number]
  readonly kommando: (typeof RAID_KOMMANDO)[number]
  /** Whether the Blitzkrieg Bonus is kept. */
  readonly blitzkrieg: boolean
}

export type RaidTable = {
  readonly columns: readonly string[]
  readonly rows: { readonly [total: string]: readonly RaidOutcome[] }
}

/** 17.0: by two dice with the modifiers of the raid's size and of the scenario, from -1 to 16. */
export const goebenRaid: RaidTable = {
  columns: ['result'],
  rows: {
    '1 or less': [{ name: 'fiasco', yavuz: 'unharmed', kommando: 'gone for good', blitzkrieg: true }],
    '2-3': [{ name: 'beaten off', yavuz: 'unharmed', kommando: 'eliminated', blitzkrieg: true }],
    '4-5': [{ name: 'seized, sails away', yavuz: 'seized', kommando: 'sails', blitzkrieg: true }],
    '6': [{ name: 'seized and held', yavuz: 'seized', kommando: 'stays', blitzkrieg: true }],
    '7-8': [{ name: 'set ablaze', yavuz: 'damaged', kommando: 'loses a step', blitzkrieg: true }],
    '9-10': [{ name: 'scuttled in a fight', yavuz: 'scuttled', kommando: 'loses a step', blitzkrieg: true }],
    '11-12': [{ name: 'scuttled, berth held', yavuz: 'scuttled', kommando: 'stays', blitzkrieg: true }],
    '13 or more': [{ name: 'scuttled, alarm raised', yavuz: 'scuttled', kommando: 'stays', blitzkrieg: false }],
  },
}

export const raidSizes = { large: 2, small: -1 } as const
export type RaidSize = keyof typeof raidSizes

export const YAVUZ_FATES = ['sinks', 'still damaged', 'repaired'] as const
export type YavuzFate = (typeof YAVUZ_FATES)[number]

export type YavuzTable = {
  readonly columns: readonly string[]
  readonly rows: { readonly [die: string]: readonly YavuzFate[] }
}

/** rolled in every Administrative Segment while she is damaged. */
export const yavuzDamage: YavuzTable = {
  columns: ['result'],
  rows: { '1-2': ['sinks'], '3-5': ['still damaged'], '6': ['repaired'] },
}
