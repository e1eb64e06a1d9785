/** Rules 6 to 8: arrivals, Italian surrender, landing scares. */
export const arrivalsAndEvents = {
  '6.0.1': "A later unit must arrive on the turn on its counter, in its side's RP phase, within stacking limits.",
  '6.0.2': 'The German 202 Pz 2-1-10, for one, arrives on turn 5; some units have no fixed turn.',
  '6.0.3': 'Croatian, Ustashi and Allied units cannot be rebuilt once eliminated.',
  '6.0.4': 'An arrival hex must obey stacking, nationality and national movement limits.',
  '6.1': 'Bulgarians arrive anywhere in the two Macedonias, not on another Axis nation or an Allied unit.',
  '6.2':
    'Germans arrive in any German, Italian or Yugoslav town or city joined to Germany by rail free of enemy units, not with other Axis nations (Croats and Ustashi allowed) or enemies.',
  '6.3': 'Hungarians arrive anywhere in Backa, not on another nation.',
  '6.4': 'Italians arrive in any Italian or Yugoslav town or city joined to Italy by clear rail, not with others.',
  '6.4.1': 'Italians never arrive in a region that borders Hungary, Romania or Bulgaria.',
  '6.5.1': 'Partisans arrive in any empty hex of Yugoslavia, each in a different region if possible.',
  '6.5.2': 'Up to three Partisan units may arrive in the region where Tito is.',
  '6.5.3':
    'The two E.I.S. units arrive next to the Partisan unit nearest to an Italian unit just removed; if barred, next to the next nearest, and so on.',
  '6.5.4': 'Rebuilt and newly built Partisan units are placed like arrivals.',
  '6.6': 'Ustashi arrive in any empty hex of Yugoslavia.',
  '7.1':
    "From turn 5 a die in the Axis political phase decides: Italy surrenders if it is within the turn's range (1-2 on turn 5); it is rolled every turn until then.",
  '7.2.1': 'At the surrender all Italian units leave the map at once and for good.',
  '7.2.2': 'At the surrender the Partisan player receives the E.I.S. units Gb and Na (Natisone) and the UK 2 SAS.',
  '7.2.3': 'At the surrender the Partisan player receives the Allied Bomber and the Partisan Navy.',
  '7.2.4': "With Tito's Prestige the bomber waits for Most Support and the SAS for All Support.",
  '7.3': 'The E.I.S. units go where Partisans and Italians were nearest to each other, as in 6.5.3.',
  '7.4': 'The SAS is placed on Vis, 2105.',
  '7.5': 'Bomber and navy rest in the Adriatic, off the map, and are used as needed.',
  '8.0.1':
    "From turn 5 the Axis player rolls a die in every political phase: a landing scare if it is within the turn's range (1-4 on turn 5).",
  '8.0.2': 'A landing scare can happen every turn.',
  '8.0.3': 'On a scare Germany gets 3 extra RPs that same turn.',
  '8.0.4':
    'In a scare turn each of Bar, Cattaro, Dubrovnik, Spalato, Sibenico, Zara and Senj that a Partisan or Allied unit holds at the end is worth 1 VP, on top of town VP.',
} as const satisfies { readonly [rule: string]: string }
