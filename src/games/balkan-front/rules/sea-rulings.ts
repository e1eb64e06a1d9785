import type { Ruling } from '../../../core/engine/module'

/** Where the booklet is silent about ships, boxes, landings and troops from the air: how it is played here, as the players read it. */
// biome-ignore format: a ruling a line
export const seaRulings: readonly Ruling[] = [
  { id: 'R-BOX', title: 'Rhodes and Eastern Greece', says: 'Each counts as one hex beside the map. Eastern Greece is clear ground with a road and a low-volume railway to 14A:4701 and may be entered and attacked; Rhodes is reached by air and sea only. Both stack as a clear hex, the Middle East without limit.', isOpen: true, rules: ['28'] },
  { id: 'R-12B', title: 'Supply in boxes', says: 'Units in boxes are in supply. Supply is shipped from the Middle East, not from Rhodes.', isOpen: true, rules: ['12', '28'] },
  { id: 'R-26A', title: 'The Ionian coast', says: 'On map 15B it belongs to the Aegean, and nothing sails from one sea to the other.', isOpen: true, rules: ['26.A'] },
  { id: 'R-26B2', title: 'Supply after a landing', says: 'Who lands keeps the state he had, is in supply in the enemy turn that follows if he was, and goes by his own line after that.', isOpen: true, rules: ['26.B'] },
  { id: 'R-26B3', title: 'Whose the beach is', says: 'An empty one belongs to who lands at once. One with enemies stays theirs until they are beaten there.', isOpen: true, rules: ['26.B'] },
  { id: 'R-26B4', title: 'Who lands on enemy beaches', says: 'Germans and Italians without heavy equipment, and of the British the commandos. Marines and commandos are not quartered.', isOpen: true, rules: ['26.B'] },
  { id: 'R-26B5', title: 'Embarking and coming ashore', says: 'Both ends are your own at that moment, a port since your initial phase began, and have room. Leaving an enemy zone or a harassed hex is paid besides. Coming ashore costs nothing more. A port that is no mountain is a beach too.', isOpen: true, rules: ['26.A', '26.B'] },
  { id: 'R-26C', title: 'Interdiction zones', says: 'The loose zone is every sea and coast hex of the Aegean in the southern weather zone; the tight one those within two hexes of Crete.', isOpen: true, rules: ['26.C'] },
  { id: 'R-NAV1', title: 'Air strikes on convoys', says: 'The whole way is shown first. The owner of the patrols then says who bombs where; the ships fire, then the bombs fall, and those who bombed go home.', isOpen: true, rules: ['20', '26'] },
  { id: 'R-NAV3', title: 'When ships sail', says: 'At any point of the movement phase, each cargo by itself and once a turn. Ports, ships and movement points are charged when it is confirmed and stay charged.', isOpen: true, rules: ['26.B'] },
  { id: 'R-NAV5', title: 'What touches a zone', says: 'Every hex of the way but the first; the hex of landing counts. Rhodes and the Middle East lie outside.', isOpen: true, rules: ['26.C'] },
  { id: 'R-NAV6', title: 'Turned back at sea', says: 'The cargo is back where it embarked and moves no more in this phase. It may attack, but not land.', isOpen: true, rules: ['26.C'] },
  { id: 'R-HID', title: 'Secret plans', says: 'Plans are written behind a curtain, which comes up whenever a side has somebody who might be planned for. They are kept hidden until they are carried out.', isOpen: true, rules: ['25.C', '26.B'] },
  { id: 'R-HID2', title: 'A turn ahead', says: 'A plan of one turn is carried out in the next or lapses. In Assault on Crete those written after the set-up are for the first turn. The surprise turn neither writes nor carries out any.', isOpen: true, rules: ['25.C', '28.A', '33.D'] },
  { id: 'R-HID3', title: 'Carrying out a plan', says: 'The owner opens it in the plan book: for landings during movement, for drops when the air phase begins. Nothing on the open table depends on a plan that is hidden.', isHouse: true, rules: ['25.C', '26.B'] },
  { id: 'R-PLAN4', title: 'A plan that no longer fits', says: 'Whoever was to drop may do so on friends, enemies or nobody. A landing wants an enemy beach in clear weather; what cannot be carried out lapses with the phase.', isOpen: true, rules: ['20', '25.C', '26.B'] },
  { id: 'R-20E2', title: 'To a base that is still to be won', says: 'Transports may fly there. What counts is whose it is when the cargo lands; if it is not yours, the cargo flies home.', isOpen: true, rules: ['17', '20'] },
  { id: 'R-25C', title: 'Where one drops', says: 'Anything but clear ground takes one off the die; a smaller city changes nothing.', isOpen: true, rules: ['25.A'] },
  { id: 'R-25F', title: 'Drops and stacking', says: 'Those planned for a hex must fit it together with the friends there, as if all of them arrived.', isOpen: true, rules: ['8.B', '25'] },
  { id: 'R-25G', title: 'What airborne troops own', says: 'No hex until their next own initial phase, but where no enemy is and they are not disrupted they have the airbase at once. If they are lost before, it falls back.', isOpen: true, rules: ['25.B'] },
  { id: 'R-25H', title: 'Attacks from inside', says: 'All who dropped or landed among enemies attack together, friends next door may join, and the phase does not end before. No hexside touches those inside.', isOpen: true, rules: ['25.B', '26.B'] },
  { id: 'R-AIR29', title: 'Weather over several phases', says: 'Harassment is counted once, in the weather in which it was flown. Support and naval patrols have the weather of the moment in which they act.', isOpen: true, rules: ['20', '27'] },
]
