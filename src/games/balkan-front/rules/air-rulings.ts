import type { Ruling } from '../../../core/engine/module'

/** Where the booklet is silent about the war in the air: how it is played here, as the players read it. */
// biome-ignore format: a ruling a line
export const airRulings: readonly Ruling[] = [
  { id: 'R-17A', title: 'City and airfield in one hex', says: 'Their capacities add up and hits count against the sum. A captured temporary airfield takes the hits with it that the city could not have.', isOpen: true, rules: ['17'] },
  { id: 'R-17B', title: 'Inoperative in a lost base', says: 'They cannot try to escape and are eliminated.', isOpen: true, rules: ['17'] },
  { id: 'R-ESC', title: 'A base falls in mid-move', says: 'The dice fall at once. Once the step is made its owner picks a base for each air unit that got away, then the move goes on.', isOpen: true, rules: ['17'] },
  { id: 'R-AIR3', title: 'Escorts without a charge', says: 'An escort over a hex in which no friend is left on another mission is turned back when air movement ends.', isOpen: true, rules: ['20'] },
  { id: 'R-AIR4', title: 'Interceptors', says: 'They rise one by one and openly, within the capacity of their bases. A fighter that has made a patrol attack may still rise.', isOpen: true, rules: ['19', '20'] },
  { id: 'R-AIR5', title: 'Order of air combat', says: 'Abandon or not, bombs, screen and bypass, one interceptor for each escort, extra units, fire; then free escorts on those who pass, fire; then the mission force, fire. All results of a group come after its last shot.', isOpen: true, rules: ['21'] },
  { id: 'R-AIR9', title: 'What a hit on a base strikes', says: 'The bombing player picks among air units still on the ground there; fighters that have risen are away.', isOpen: true, rules: ['20'] },
  { id: 'R-AIR11', title: 'Packages', says: 'Missions are listed and flown in that order, each to its end. After a turn-back the rest waits if it was bound for the same place.', isOpen: true, rules: ['18'] },
  { id: 'R-AIR13', title: 'Ranges', says: 'The shortest way over hexes that may be flown over: not neutral land, not outside the operational area, not the countries closed to the Allies. Sea is free; boxes count with the length of their links. The app flies round patrols where the points allow it.', isOpen: true, rules: ['18', '28'] },
  { id: 'R-AIR14', title: 'Patrol zones', says: 'Plain distance of half the rating from the base, its own hex too, less hexes the fighter may not fly over. Only operative fighters on the ground, one attack each, no more from a base than its present capacity.', isOpen: true, rules: ['19'] },
  { id: 'R-AIR16', title: 'Who can be intercepted', says: 'Whatever was flown by day in this air phase and hangs over its target, transfers too. Staging legs, night flights and units up from an earlier phase cannot.', isOpen: true, rules: ['20'] },
  { id: 'R-AIR19', title: 'The way home', says: 'Interceptors half their rating, all others the points of their mission. Ground support goes home when combat ends, defensive support and harassment in the next own initial phase.', isOpen: true, rules: ['18', '20'] },
  { id: 'R-AIR20', title: 'No base in reach', says: 'The air unit is eliminated and counts for victory points.', isOpen: true, rules: ['18'] },
  { id: 'R-AIR21', title: 'Flak', says: 'All eligible guns of the hex fire once, as one sum, at each bomber still on its mission. Not at escorts, transfers or defensive support.', isOpen: true, rules: ['22'] },
  { id: 'R-AIR22', title: 'Harassment', says: 'Points over a hex are added and halved, rounded down, two hits at most; fixed when flown. They never stop a one-hex move.', isOpen: true, rules: ['20'] },
  { id: 'R-AIR26', title: 'Staging', says: 'One leg a phase, charged to the first base; the mission that follows is charged to the second and is no transfer. Staged by night means a mission by night.', isOpen: true, rules: ['20'] },
  { id: 'R-AIR27', title: 'Bases at zero', says: 'They begin neither missions nor patrol attacks, but air units land there.', isOpen: true, rules: ['17'] },
  { id: 'R-AIR28', title: 'Bombing together', says: 'A group may mix strategic and tactical strength against one target. Modifiers for a kind of bomber need every unit of the group. A hit on a base at zero still strikes an air unit.', isOpen: true, rules: ['20', '24'] },
  { id: 'R-AIR32', title: 'Night flights', says: 'Only flak answers them. A day unit rolls for a crash at its last landing; night units never do.', isOpen: true, rules: ['24'] },
  { id: 'R-Y2', title: 'Neutral Yugoslavs who lean to the Allies', says: 'Their army moves inside Yugoslavia and their air units transfer between bases there. They neither attack nor patrol nor intercept.', isOpen: true, rules: ['28.C'] },
  { id: 'R-20D', title: 'Interception range', says: 'Half the rating, rounded down, of an operative enemy fighter on the ground.', isOpen: true, rules: ['20'] },
  { id: 'R-22A', title: 'Flak of divisions', says: 'Each Axis motorized or armoured division has 1, and each of their headquarters; a cadre has none.', isOpen: true, rules: ['22'] },
  { id: 'R-24A', title: 'Heavy fighters with bombs', says: 'Only type F loses 2 with bombs. Any fighter may drop them and join the screen. At extended range every escort loses 2.', isOpen: true, rules: ['24'] },
  { id: 'R-26D', title: 'The Middle East', says: '12 hexes from the sea hexes of the south edge. The Axis does not fly there, and nothing happens on the way.', isOpen: true, rules: ['28'] },
  { id: 'R-GS', title: 'Ground support', says: 'Printed points up to the printed attack of the ground units, then halved in poor weather and a third at extended range; added after everything else.', isOpen: true, rules: ['20'] },
  { id: 'R-DAS', title: 'Defensive support', says: 'It counts for its hex alone, up to the printed defence of those counted there, and does nothing against overruns. The attacker may fire at it just before the die.', isOpen: true, rules: ['20', '22'] },
]
