/** The master sequence in our own words (4, R-SEQ). */
export const SEQUENCE = {
  'Game turn': [
    'weather of both zones',
    'the first clear turn of 1941 in zone D: German intervention or never; if so, the surprise turn',
    'Axis player turn, then Allied player turn: initial, movement, air, combat, exploitation phase',
    'Albanian revolt, points of the Albanian ports, the Axis may cease operations',
  ],
  'Initial phase': [
    'I.1 air units home; airborne troops recover; ports noted',
    'I.2 garrisons are checked',
    'I.3 politics',
    'I.4 withdrawals, conversions, mobilization, replacements, reinforcements',
    'I.5 forts and airfields finished and begun',
    'I.6 air repair',
    'I.7 plans',
    'I.8 naval interdiction',
    'I.9 supply of both sides',
    'I.10 delivered supply that is used up goes',
  ],
  'Movement phase': ['M.1 breakdown', 'M.2 movement', 'M.3 assembly', 'M.4 stacking'],
  'Air phase': ['flights', 'interceptors', 'air combat', 'missions', 'returns', 'stacking'],
  'Combat phase': ['attacks one by one', 'ground support returns', 'stacking'],
  'Exploitation phase': ['c/m units only: breakdown, movement, assembly, stacking'],
} as const
