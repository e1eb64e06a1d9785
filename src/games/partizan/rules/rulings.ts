/** Where the rulebook is silent or speaks with two tongues, what is played here. Those that tests, prompts and refusals cite. */
export const rulings = {
  'R-4': 'Two markers may lie in one hex; each is destroyed and rolled for by itself, and one unit may destroy both.',
  'R-5':
    'A target is destroyed at any time of the own movement and combat phase outside a combat, after an advance or a landing too; not after a retreat, not in passing.',
  'R-9': 'Italy is Fiume and the railway that leaves the map at 3501.',
  'R-11': 'Croatians arrive like Ustashi.',
  'R-17': 'A German unit uses the railway once a turn, at any point of its move, past any friend and no enemy.',
  'R-19': 'A port that receives units by sea is empty, but for those shipped there in the same phase.',
  'R-22': 'A cache chit adds its full number, after any halving.',
  'R-31':
    'Eleven island hexes, rough; those who may use them go from island to island over the sea, 2 MP for each sea or island hex.',
  'R-34': 'What each screen may show of the other side: counts, tops of stacks, and what has been turned up.',
  'R-36': 'Serbia has seven regions and Montenegro three; Macedonia and Backa belong to neither.',
  'R-37': 'Ten regions border Hungary, Romania or Bulgaria.',
  'R-38':
    'Partisan and Allied units may go abroad and retreat there; all towns count for supply, only Yugoslav ones score.',
  'R-39': 'All railways form one net, but for the line from Bar to Virpazar.',
  'R-40': 'Every hex has one terrain.',
  'R-42': 'Over water only commandos attack, and Tito once Italy has surrendered.',
  'R-44': 'The supply check counts towns with Partisans as relief, and towns of the whole side against the penalty.',
  'R-47': 'The retreat question is put whenever the die allows a retreat, whether or not there is a way.',
  'R-52': 'Nobody loses more steps than he has in the combat.',
  'R-54': 'Before an attack is declared no screen shows odds or strengths that its player may not see.',
  'R-56': 'Lake Scutari closes the hexside between Bar and 1714 to everything.',
} as const
