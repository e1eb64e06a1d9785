import { logBook, type Trail } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import { countTold, hexTold, listTold } from '../../core/engine/telling'
import { line } from '../../core/hex/measure'
import type { HexId, RuleId, Side, UnitId } from '../../core/ids'
import type { Attitude } from './charts/charts'
import { grid } from './map/hexes'
import type { Gambit } from './state'

const at = (hex: HexId | null): Telling[number] => hexTold(hex, 'the Med Box')
const list = (units: readonly UnitId[]): Telling => listTold(units, undefined, ' and ')
const sideName = (side: Side): string => (side === 0 ? 'the Allies' : 'the Axis')
const sideFirst = (side: Side): string => (side === 0 ? 'The Allies' : 'The Axis')

const ATTITUDES: { readonly [attitude in Attitude]: string } = {
  belligerent: 'Italy fought on beside the Germans',
  confusion: 'The Italians were in confusion: they held where they stood and did no more',
  surrender: 'Italy surrendered, and her troops laid down their arms',
  capitulation: 'Italy capitulated, and some of her troops took to the hills',
}

const byStricture = ({ strictures = [] }: { readonly strictures?: readonly RuleId[] }): string[] =>
  strictures.map(rule => `stricture ${rule}`)

/** From one hex to the other; what comes from off the map begins where it arrives. */
const way = (unit: UnitId | undefined, ...hexes: (HexId | null)[]): Trail | null => {
  const gone = hexes.filter(hex => hex !== null)
  return unit === undefined || gone.length === 0 ? null : { unit, hexes: gone }
}

const stepsLeft = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`

/** The war diary, in the order of play. */
export const book = logBook<Gambit>({
  deployed: { tell: f => [`${sideFirst(f.side)} took up position.`] },
  turn: {
    tell: f => [`Turn ${f.turn} began.`],
    heading: f => ({ level: 'turn', text: `Turn ${f.turn}` }),
  },
  weather: {
    tell: f => [f.weather === 'poor' ? 'Foul weather closed in.' : 'The skies were clear.'],
    milestone: f => (f.weather === 'poor' ? 'poor weather' : null),
  },
  attitude: {
    tell: f => [`${ATTITUDES[f.attitude]}.`],
    milestone: f => (f.changed ? `Italians: ${f.attitude}` : null),
  },
  defected: {
    tell: f => [{ unit: f.from }, ' went over to the resistance at ', at(f.hex), ' and became ', { unit: f.unit }, '.'],
    milestone: () => 'Italian unit defected',
  },
  clearedOut: {
    tell: f => [{ unit: f.unit }, ' parted from the Italians at ', at(f.from), ' and went to ', at(f.to), '.'],
    milestone: () => 'Axis unit left the Italians',
    trail: f => way(f.unit, f.from, f.to),
  },
  chetniks: { tell: f => [`This turn the Chetniks followed ${sideName(f.side)}.`] },
  switched: {
    tell: f => [{ unit: f.unit }, f.dispersed ? ' dispersed at ' : ' gathered in the open at ', at(f.hex), '.'],
  },
  displaced: {
    tell: f => [{ unit: f.unit }, ' slipped away from ', at(f.from), ' to ', at(f.to), '.'],
    milestone: byStricture,
    trail: f => way(f.unit, ...(f.from === null ? [f.to] : line(grid, f.from, f.to))),
  },
  portOpen: { tell: f => ['The port of ', at(f.hex), ' was working again.'], milestone: () => 'port opened' },
  portDue: { tell: f => ['Engineers promised the port of ', at(f.hex), ` for turn ${f.turn}.`] },
  reinforced: {
    tell: f => [
      { unit: f.unit },
      f.hex === null ? ' joined the reserve in ' : ' arrived at ',
      at(f.hex),
      `, at a price of ${countTold(f.vp, 'point')}.`,
    ],
  },
  naval: {
    tell: f => (f.hex === null ? ['The fleet stayed in port.'] : ['The fleet took station off ', at(f.hex), '.']),
  },
  force10: {
    tell: f => ['Force 10 dropped by night at ', at(f.hex), '.'],
    milestone: () => 'Force 10 arrived',
    trail: f => way(f.unit, f.hex),
  },
  demolished: {
    tell: f => ['Force 10 blew the bridge between ', at(f.from), ' and ', at(f.hex), '.'],
    milestone: () => 'bridge blown',
  },
  commandPoints: { tell: f => [`${sideFirst(f.side)} had ${countTold(f.points, 'command point')} to spend.`] },
  victory: {
    tell: f => [
      `The guns fell silent: ${f.allied} points for the Allies, ${f.axis} for the Axis. `,
      f.winner === null ? 'Neither side had doubled the other: a draw.' : `${sideFirst(f.winner)} had won.`,
    ],
    milestone: f => (f.winner === null ? 'end: draw' : f.winner === 0 ? 'end: Allied win' : 'end: Axis win'),
  },

  moved: {
    tell: f => [{ unit: f.unit }, ' marched from ', at(f.from), ' to ', at(f.to), '.'],
    trail: f => way(f.unit, ...f.path),
  },
  sailed: {
    tell: f => [{ unit: f.unit }, ' sailed from ', at(f.from), ' to ', at(f.to), '.'],
    milestone: () => 'sea move',
    trail: f => way(f.unit, f.from, f.to),
  },
  taken: {
    tell: f => [at(f.hex), f.again ? ' changed hands again and fell to ' : ' fell to ', `${sideName(f.side)}.`],
    milestone: f => (f.city && f.again ? (f.side === 1 ? 'city retaken' : 'city liberated again') : null),
  },
  liberated: {
    tell: f => [
      at(f.hex),
      ' was free for the first time: one command point more for the Allies from now on, one less for the Axis.',
    ],
    milestone: () => 'city liberated',
  },
  zoneSurrenders: {
    tell: f => [`With its capital gone, ${f.zone} gave up: its collaborators laid down their arms.`],
    milestone: () => 'collaborationist surrender',
  },
  positionDestroyed: {
    tell: f => ['The Improved Position in ', at(f.hex), ' was overrun.'],
    milestone: () => 'Improved Position destroyed',
  },
  beachhead: { tell: f => ['Stores came ashore: a Beachhead was set up in ', at(f.hex), '.'] },
  maintained: { tell: f => ['Supplies kept the Beachhead in ', at(f.hex), ' open.'] },
  markerLost: {
    tell: f => [
      'The ',
      f.port ? 'Port' : 'Beachhead',
      ' in ',
      at(f.hex),
      ' was lost, and with it a command point a turn.',
    ],
    milestone: f => (f.port ? 'port lost' : 'beachhead lost'),
  },
  fortified: { tell: f => ['Axis troops dug in at ', at(f.hex), ': an Improved Position.'] },
  restored: {
    tell: f => [{ unit: f.unit }, ' took in replacements and was back at full strength.'],
    milestone: () => 'division restored',
  },
  reclaimed: {
    tell: f => [{ unit: f.unit }, ' was raised anew at ', at(f.hex), '.'],
    milestone: () => 'brigade reclaimed',
  },
  strayed: {
    tell: f => [{ unit: f.unit }, ' strayed over a closed border at ', at(f.hex), ' and must leave in its next turn.'],
    milestone: () => 'retreat into a closed country',
  },

  assault: {
    tell: f => [
      ...list(f.units),
      f.kind === 'airborne' ? ' jumped over ' : ' made for the beach at ',
      at(f.hex),
      f.held ? ', into the arms of the enemy.' : '.',
    ],
  },
  landed: {
    tell: f => [...list(f.units), ' held the ground at ', at(f.hex), '.'],
    milestone: () => 'landing or drop succeeded',
    trail: f => way(f.units[0], f.hex),
  },
  repulsed: {
    tell: f => ['The landing at ', at(f.hex), ' was thrown back into the sea.'],
    milestone: f => ['amphibious assault repulsed', ...byStricture(f)],
  },
  dropDecided: {
    tell: f => ['The drop on ', at(f.hex), f.won ? ' succeeded.' : ' failed, and nobody came back from it.'],
    milestone: f => (f.won ? 'airborne assault on enemies won' : 'airborne assault on enemies lost'),
  },
  battle: {
    tell: f => [
      f.again ? 'No rest at ' : 'Battle at ',
      at(f.hex),
      ': ',
      ...list(f.attackers),
      ' against ',
      ...list(f.defenders),
      '.',
    ],
    milestone: f => (f.again ? 'stricture 12.8.8' : null),
    edge: 'begins',
  },
  tac: { tell: f => ['Aircraft were called in over ', at(f.hex), '.'], milestone: () => 'TAC committed' },
  shot: {
    tell: f => [
      { unit: f.unit },
      ...(f.target === null ? [' pursued the broken enemy'] : [' fired at ', { unit: f.target }]),
      ` (${f.number} or less): ${f.hit ? 'a hit' : 'a miss'}.`,
    ],
  },
  reduced: {
    tell: f => [{ unit: f.unit }, ' lost half its strength.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: 1 }),
  },
  eliminated: {
    tell: f => [
      { unit: f.unit },
      f.pile === 'surrendered'
        ? ' laid down its arms.'
        : f.pile === 'reclaimable'
          ? ' was broken up.'
          : ' was destroyed.',
    ],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: f.steps }),
  },
  regained: {
    tell: f => [{ unit: f.unit }, ' gathered in its stragglers and won back a step.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: -1 }),
  },
  extraHit: {
    tell: f => ['The fire did not cease at ', at(f.hex), ': nobody got away.'],
    milestone: () => 'extra hit',
  },
  brokenOff: {
    tell: f => ['The attack on ', at(f.hex), ' was broken off.'],
    milestone: () => 'attack broken off',
  },
  noBreakOff: { tell: f => ['In the streets of ', at(f.hex), ' the attack could not be broken off.'] },
  trapped: { tell: f => ['There was no way out of ', at(f.hex), '.'], milestone: byStricture },
  retreats: { tell: f => [...list(f.units), ' gave up ', at(f.hex), '.'], milestone: byStricture },
  split: { tell: f => [...list(f.units), ' had to part: no single hex could take them.'], milestone: byStricture },
  retreated: {
    tell: f => [{ unit: f.unit }, ' fell back from ', at(f.from), ' to ', at(f.to), '.'],
    trail: f => way(f.unit, f.from, f.to),
  },
  pushed: { tell: f => [{ unit: f.unit }, ' had to make way for the retreat.'], milestone: byStricture },
  battleOver: {
    tell: f => [
      'When the smoke cleared, ',
      at(f.hex),
      f.cleared ? ' stood empty of defenders.' : ' was still in the hands of its defenders.',
    ],
    edge: 'ends',
    outcome: ({ cleared, steps: [attack, defence] }) => ({
      label: cleared
        ? `the hex is cleared, ${stepsLeft(attack)} left`
        : `the defenders hold with ${stepsLeft(defence)}`,
    }),
  },
  advanced: {
    tell: f => [...list(f.units), ' advanced into ', at(f.hex), '.'],
    milestone: () => 'advance after combat',
    trail: f => way(f.units[0], f.from, f.hex),
  },
  hunt: {
    tell: f => [...list(f.units), ' combed ', at(f.hex), ` for partisans (${f.total} or less).`],
    milestone: () => 'hunt for dispersed partisans',
    edge: 'begins',
  },
  struck: { tell: f => [{ unit: f.unit }, f.hit ? ' was caught.' : ' could not be found.'] },
  huntOver: {
    tell: f => [
      'The hunt in ',
      at(f.hex),
      f.left === 0 ? ' was over; no partisans were left there.' : ' was called off; partisans were still about.',
    ],
    edge: 'ends',
    outcome: ({ left }) => ({ label: left === 0 ? 'no partisans are left' : `${left} still hide there` }),
  },
})
