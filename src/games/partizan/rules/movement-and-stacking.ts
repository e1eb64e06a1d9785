/** Rules 9 and 10: movement and stacking. */
export const movementAndStacking = {
  '9.1.1':
    "A unit's movement number is its MP for the turn; units move one at a time, hex by hex, in their owner's movement.",
  '9.1.2': 'A retreat in the enemy phase is not movement and costs nothing later.',
  '9.1.3': 'Nobody must move; a unit that has halted may not move again that turn; MP may never be exceeded.',
  '9.1.4': 'Bombers and navy have no movement limit.',
  '9.1.5':
    'A hex costs what the chart says for its terrain and the class of the unit; of several terrains the dearest counts, not the sum.',
  '9.1.6': 'Roadway movement overrides terrain; railway movement ignores terrain.',
  '9.1.7':
    'There are three classes, leg, motor, and mountain with cavalry: clear costs each 1, rough costs leg 2 and motor 3.',
  '9.1.8': 'A river hexside or a town adds to the cost of the hex: clear with a town is 2.',
  '9.1.9': 'Any unit may always move one legal hex, whatever it costs.',
  '9.2.1': 'Between two hexes joined by rail every unit pays 1 MP, whatever else is there; a bridged river is free.',
  '9.2.2': 'Roadway movement never finds a bridge destroyed.',
  '9.3.1':
    'A German unit may go from a rail hex along an unbroken rail path of any length without MP, terrain ignored.',
  '9.3.2': 'Railway movement never finds a bridge destroyed.',
  '9.3.3': 'After its railway movement a unit may go on with unspent MP.',
  '9.4':
    'Until Italy surrenders an Axis unit that reaches a coastal port town or city may be carried to another unoccupied coastal town or city, within stacking, and then stops.',
  '9.5.1': 'No unit has a zone of control.',
  '9.5.2': 'Italians never enter a region adjacent to Hungary, Romania or Bulgaria.',
  '9.5.3': "Nobody moves in the opponent's phase, except in retreat.",
  '9.5.4': 'Bulgarians stay in the two Macedonias until the surrender.',
  '9.5.5': 'Croatians and Ustashi never enter Serbia or Montenegro.',
  '9.5.6': 'Hungarians stay in Backa until the surrender.',
  '9.5.7': 'No land unit enters an enemy-occupied hex.',
  '9.5.8': 'MP are neither saved nor transferred.',
  '9.5.9':
    'To destroy a target a Partisan or Allied unit must end its movement in the hex; passing through does not do.',
  '9.5.10':
    'A unit that destroyed a target may still attack an adjacent hex: a Partisan at half strength, an Ally at full.',
  '10.1.1': 'Stacking counts steps: units of one side 1, units of two sides 2.',
  '10.1.2': 'A clear hex holds 15 steps, rough 10, mountain 5; a city adds 5, a town nothing.',
  '10.1.3': 'Sarajevo, a city in the mountains, holds 10 steps.',
  '10.1.4': 'Stacking limits hold at the end of a move; passing through other units is free and unlimited.',
  '10.1.5': 'Steps beyond the limit are eliminated by their owner when the move that caused it ends.',
  '10.1.6': 'Enemies never share a hex, save in an amphibious assault.',
  '10.1.7': 'Markers, chits, bombers and navy never count for stacking.',
  '10.2':
    'Of the Axis nations only Croatians, Ustashi and Germans may share a hex; the others stack with their own nation only.',
  '10.3': 'Partisans stack only with UK units; the other Allies stack freely among themselves.',
  '10.4': "A stack moves at its slowest unit's rate; faster units may go on, dropped units may also go on at once.",
} as const satisfies { readonly [rule: string]: string }
