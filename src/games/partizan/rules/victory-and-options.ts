/** Rules 18 and 19: victory and optional rules. */
export const victoryAndOptions = {
  '18.1': 'The Partisan player collects VP all game; deductions come at the end.',
  '18.2': 'Each turn after the one Tito dies on costs 2 VP: death on turn 4 costs 12 by turn 10.',
  '18.3': 'Each of the five resource hexes without a clear rail path to Germany is worth 1 VP at the victory check.',
  '18.4': 'Each landing scare hex that the Partisan player occupies is worth 1 VP.',
  '18.5.1':
    "A Partisan or Allied unit in a target's hex may destroy it, for one die of VP with the modifier of its kind; it never must.",
  '18.5.2':
    'The VP die has +1 for pilot, petrol, station and viaduct, +2 for bridge, motor pool and weapons, +3 for a dam, nothing for the others.',
  '18.5.3': 'Targets destroyed by Partisans and Allies both count, at the victory check.',
  '18.6': 'At the end of each turn a town with a Partisan or Allied unit is worth 1 VP, a city 2.',
  '18.7': 'At the end of the game each Partisan unit eliminated or not on the map costs 10 VP.',
  '18.8':
    'Up to 174 VP is a Major Axis Victory, 175-199 a Minor Axis Victory, 200-225 a Draw, 226-250 a Minor, 251 and more a Major Partisan Victory.',
  '18.9': 'A VP track on the map helps with the tally.',
  '19.1.1':
    'After a turn in which he attacked an Axis unit, with or without success, the Partisan player may roll on the Prestige Track.',
  '19.1.2':
    'The Prestige marker starts at No Support and goes either way by the die, with +1 for each Axis unit eliminated this turn by Partisans alone, the 500 SS excepted.',
  '19.1.3.1':
    'Half Support gives 1 extra RP for Partisan units, Much 2, Most 3 and the Allied Bomber, All 4 and the 2 SAS on Vis.',
  '19.1.3.2': 'Back at Some or No Support there are no extra RPs.',
  '19.1.3.3':
    "Tito's death takes the marker to the first box and ends rolls and extra RPs; bomber and SAS leave, but still come at the surrender.",
  '19.1.3.4': 'Extra RPs come on top of the die and lapse like it.',
  '19.2.0.1': 'The Partisan player may land Allied forces; he never must.',
  '19.2.0.2':
    'From the political phase of turn 4 the Partisan player lays a Yes or No marker, unseen, on the next turn; he tells nobody earlier.',
  '19.2.0.3': 'The Armpit marker is revealed in the next political phase.',
  '19.2.1': 'After a No nothing happens, and a marker is laid for the turn after at once.',
  '19.2.2.1':
    'After a Yes the US 3, 36, 45 and ABTF, the French I and the Polish II Corps may land at the seven ports at any time of the movement/combat phase.',
  '19.2.2.2': 'US units may share a port; the French and Polish need other ports than the US units.',
  '19.2.2.3': 'The ABTF lands like the others, without drift.',
  '19.2.2.4': 'The Armpit units need not all come at once, or at all.',
  '19.2.3.1':
    'Allies that land on an enemy are halved in attack and defence, rounded up (9-9-12 becomes 5-5-12), and must attack there.',
  '19.2.3.2':
    'A port without defenders, at once or after combat, is captured; the units there may then move and fight normally.',
  '19.2.3.3':
    'A captured port supplies Allied units, not Partisans, until an Axis unit enters it; another landing may win it back.',
  '19.2.3.4':
    'If defenders remain the landing fails: survivors go back and may try on a later turn, the eliminated are gone.',
  '19.2.3.5': 'Reduced Armpit units may be rebuilt, eliminated ones not.',
  '19.2.4':
    'Once an Allied unit other than commandos has landed, the surrender die has +2: none is possible on turn 5.',
  '19.2.5':
    'Then the Axis player may roll too: below the net surrender die he gets the 5, 21 and 44 Divisions at once, in towns with rail to Germany, within stacking.',
  '19.2.6':
    'If Italy surrendered before the landing, a die gives that many steps of those three divisions; the rest never come.',
  '19.2.7': 'Those divisions may be restored if reduced, never if eliminated.',
  '19.3': 'Force 10 arrives on turn 7 in an empty Yugoslav hex, then drifts; an ineligible hex eliminates it.',
  '19.3.1':
    'Force 10 is a UK commando with defence 1 and no attack; it can destroy every target in its hex, and once lost it is gone.',
  '19.4': 'Once Tito is dead every target die has -2, down to 0 VP.',
} as const satisfies { readonly [rule: string]: string }
