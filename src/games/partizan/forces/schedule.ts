/** Units by the turn they must arrive on, in their own side's RP phase (6.0.1). */
export type Arrivals = { readonly [turn: string]: readonly string[] }

/** Only 202 Pz on turn 5 is in the rulebook. The 500 SS (17.1) and Force 10 (19.3) come by rules of their own. */
export const arrivals = {
  1: ['ge-704', 'ge-717', 'ge-342'],
  2: ['ge-718', 'it-to', 'it-ta', 'it-ag', 'it-em', 'us-5sd', 'cr-bz', 'cr-cl'],
  3: ['ge-7ss', 'it-pe', 'it-mu', 'it-mc', 'bu-9pl', 'us-6sd', 'us-1pt', 'cr-2gk'],
  4: ['ge-187r', 'it-fe', 'it-fi', 'bu-6vi', 'us-7sd', 'us-zp', 'cr-3gk', 'cr-1lk'],
  5: ['ge-202pz', 'ge-369', 'it-az', 'it-za', 'bu-7ri', 'us-2pt', 'cr-2lk', 'cr-4gk', 'pa-28sla', 'pa-53bk'],
  6: [
    'ge-1geb',
    'ge-373',
    'ge-297',
    'ge-br',
    'bu-24r',
    'cr-3lk',
    'pa-26dl',
    'pa-27ib',
    'pa-30slo',
    'pa-36vo',
    'pa-43is',
  ],
  7: [
    'ge-1kos',
    'ge-100jg',
    'ge-173r',
    'ge-264',
    'ge-162',
    'bu-27r',
    'hu-16gh',
    'pa-23sk',
    'pa-31slo',
    'pa-32hr',
    'pa-35lk',
    'pa-37sz',
    'pa-39kr',
  ],
  8: ['ge-392', 'ge-13ss', 'bu-22r', 'pa-24sk', 'pa-25sk', 'pa-33hr', 'pa-34hr', 'pa-38ib', 'pa-40sla'],
  9: ['ge-21ss', 'ge-42jg', 'pa-41mk', 'pa-42mk', 'pa-45sk', 'pa-46sk'],
  10: ['ge-22', 'ge-181', 'ge-11lw', 'ge-41f', 'pa-48mk'],
} as const satisfies Arrivals
