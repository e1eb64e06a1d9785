import { logBook, type Trail } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import { countTold, hexTold, listTold } from '../../core/engine/telling'
import { line } from '../../core/hex/measure'
import type { HexId, RuleId, Side, UnitId } from '../../core/ids'
import type { Attitude } from './charts/charts'
import type { Facts } from './facts'
import { grid } from './map/hexes'
import type { Gambit } from './state'

const at = (hex: HexId | null): Telling[number] => hexTold(hex, 'the Med Box')
const list = (units: readonly UnitId[]): Telling => listTold(units, undefined, ' and ')
const sideName = (side: Side): string => (side === 0 ? 'the Allies' : 'the Axis')
const sideFirst = (side: Side): string => (side === 0 ? 'The Allies' : 'The Axis')

const ATTITUDES: { readonly [attitude in Attitude]: string } = {
  belligerent: 'Italians belligerent: they fight on as Axis units',
  confusion: 'Italians in confusion: they defend, but do not move or attack',
  surrender: 'Italians surrender: all their units are removed',
  capitulation: 'Italians capitulate: all their units are removed, and some become partisans',
}

const byStricture = ({ strictures = [] }: { readonly strictures?: readonly RuleId[] }): string[] =>
  strictures.map(rule => `stricture ${rule}`)

/** 4.0.5, R-SU3: what became of the German exits. */
const exitMilestones = ({ exits }: Pick<Facts['victory'], 'exits'>, when: string): string[] => {
  if (exits.blocked === 0) return []
  if (exits.open > 0) return [`some German exits blocked ${when}`]
  return [`all German exits blocked ${when}, ${exits.bulgarian ? 'Bulgarian edge open' : 'no Bulgarian edge'}`]
}

/** From one hex to the other; what comes from off the map begins where it arrives. */
const way = (unit: UnitId | undefined, ...hexes: (HexId | null)[]): Trail | null => {
  const gone = hexes.filter(hex => hex !== null)
  return unit === undefined || gone.length === 0 ? null : { unit, hexes: gone }
}

const stepsLeft = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`

/** The war diary, in the order of play. */
export const book = logBook<Gambit>({
  deployed: { tell: f => [`${sideFirst(f.side)} finished setting up.`] },
  turn: {
    tell: f => [`Turn ${f.turn} began.`],
    milestone: f => exitMilestones(f, 'as a turn began'),
    heading: f => ({ level: 'turn', text: `Turn ${f.turn}` }),
  },
  weather: {
    tell: f => [f.weather === 'poor' ? 'Weather: poor.' : 'Weather: clear.'],
    milestone: f => (f.weather === 'poor' ? 'poor weather' : null),
  },
  attitude: {
    tell: f => [`${ATTITUDES[f.attitude]}.`],
    milestone: f => (f.changed ? `Italians: ${f.attitude}` : null),
  },
  defected: {
    tell: f => [{ unit: f.from }, ' defected at ', at(f.hex), ' and became ', { unit: f.unit }, '.'],
    milestone: () => 'Italian unit defected',
  },
  clearedOut: {
    tell: f => [{ unit: f.unit }, ' left the Italians at ', at(f.from), ' for ', at(f.to), '.'],
    milestone: () => 'Axis unit left the Italians',
    trail: f => way(f.unit, f.from, f.to),
  },
  chetniks: { tell: f => [`Chetniks are controlled by ${sideName(f.side)} this turn.`] },
  switched: {
    tell: f => [{ unit: f.unit }, f.dispersed ? ' dispersed at ' : ' concentrated at ', at(f.hex), '.'],
  },
  displaced: {
    tell: f => [{ unit: f.unit }, ' displaced from ', at(f.from), ' to ', at(f.to), '.'],
    milestone: byStricture,
    trail: f => way(f.unit, ...(f.from === null ? [f.to] : line(grid, f.from, f.to))),
  },
  portOpen: { tell: f => ['The port of ', at(f.hex), ' opened.'], milestone: () => 'port opened' },
  portDue: { tell: f => ['The port of ', at(f.hex), ` opens on turn ${f.turn}.`] },
  reinforced: {
    tell: f => [
      { unit: f.unit },
      f.hex === null ? ' joined the reserve in ' : ' arrived at ',
      at(f.hex),
      `, for ${f.vp} VP to the enemy.`,
    ],
  },
  naval: {
    tell: f => (f.hex === null ? ['Naval support was not used.'] : ['Naval support was placed at ', at(f.hex), '.']),
  },
  force10: {
    tell: f => ['Force 10 dropped at ', at(f.hex), '.'],
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
      `The game is over: Allies ${f.allied} VP, Axis ${f.axis} VP. `,
      f.winner === null ? 'Neither side has twice as many: a draw.' : `${sideFirst(f.winner)} won.`,
    ],
    milestone: f => [
      f.winner === null ? 'end: draw' : f.winner === 0 ? 'end: Allied win' : 'end: Axis win',
      ...exitMilestones(f, 'at the end'),
    ],
  },

  moved: {
    tell: f => [{ unit: f.unit }, ' moved from ', at(f.from), ' to ', at(f.to), '.'],
    trail: f => way(f.unit, ...f.path),
  },
  sailed: {
    tell: f => [{ unit: f.unit }, ' sailed from ', at(f.from), ' to ', at(f.to), '.'],
    milestone: () => 'sea move',
    trail: f => way(f.unit, f.from, f.to),
  },
  taken: {
    tell: f => [at(f.hex), f.again ? ' was recaptured by ' : ' was captured by ', `${sideName(f.side)}.`],
    milestone: f => (f.city && f.again ? (f.side === 1 ? 'city retaken' : 'city liberated again') : null),
  },
  liberated: {
    tell: f => [
      at(f.hex),
      ' was liberated for the first time: 1 CP a turn more for the Allies; 1 less for the Axis while the Allies hold it.',
    ],
    milestone: () => 'city liberated',
  },
  zoneSurrenders: {
    tell: f => [`${f.zone} surrendered with its capital: its collaborationist units are removed.`],
    milestone: () => 'collaborationist surrender',
  },
  positionDestroyed: {
    tell: f => ['The Improved Position in ', at(f.hex), ' was destroyed.'],
    milestone: () => 'Improved Position destroyed',
  },
  beachhead: { tell: f => ['A Beachhead was placed in ', at(f.hex), '.'] },
  maintained: { tell: f => ['The Beachhead in ', at(f.hex), ' was kept open.'] },
  markerLost: {
    tell: f => [
      'The ',
      f.port ? 'Port' : 'Beachhead',
      ' in ',
      at(f.hex),
      ' was lost: 1 CP a turn less for the Allies.',
    ],
    milestone: f => (f.port ? 'port lost' : 'beachhead lost'),
  },
  fortified: { tell: f => ['An Improved Position was built at ', at(f.hex), '.'] },
  restored: {
    tell: f => [{ unit: f.unit }, ' was restored to full strength.'],
    milestone: () => 'division restored',
  },
  reclaimed: {
    tell: f => [{ unit: f.unit }, ' was reclaimed at ', at(f.hex), '.'],
    milestone: () => 'brigade reclaimed',
  },
  strayed: {
    tell: f => [
      { unit: f.unit },
      ' retreated into a country closed to it at ',
      at(f.hex),
      ' and must leave in its next turn.',
    ],
    milestone: () => 'retreat into a closed country',
  },

  assault: {
    tell: f => [
      ...list(f.units),
      f.kind === 'airborne' ? ' made an airborne assault on ' : ' made an amphibious assault on ',
      at(f.hex),
      f.held ? ', held by the enemy.' : '.',
    ],
  },
  landed: {
    tell: f => [...list(f.units), ' landed at ', at(f.hex), '.'],
    milestone: () => 'landing or drop succeeded',
    trail: f => way(f.units[0], f.hex),
  },
  repulsed: {
    tell: f => ['The landing at ', at(f.hex), ' was repulsed.'],
    milestone: f => ['amphibious assault repulsed', ...byStricture(f)],
  },
  dropDecided: {
    tell: f => ['The airborne assault on ', at(f.hex), f.won ? ' succeeded.' : ' failed: its units are eliminated.'],
    milestone: f => (f.won ? 'airborne assault on enemies won' : 'airborne assault on enemies lost'),
  },
  battle: {
    tell: f => [
      f.again ? 'Another battle at ' : 'Battle at ',
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
  tac: { tell: f => ['TAC was committed at ', at(f.hex), '.'], milestone: () => 'TAC committed' },
  shot: {
    tell: f => [
      { unit: f.unit },
      ...(f.target === null ? [' rolled for an extra hit'] : [' fired at ', { unit: f.target }]),
      ` (${f.number} or less): ${f.hit ? 'a hit' : 'a miss'}.`,
    ],
  },
  reduced: {
    tell: f => [{ unit: f.unit }, ' lost a step.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: 1 }),
  },
  eliminated: {
    tell: f => [
      { unit: f.unit },
      f.pile === 'surrendered'
        ? ' surrendered.'
        : f.pile === 'reclaimable'
          ? ' was eliminated and may be reclaimed.'
          : ' was eliminated.',
    ],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: f.steps }),
  },
  regained: {
    tell: f => [{ unit: f.unit }, ' regained a step.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: -1 }),
  },
  extraHit: {
    tell: f => ['Extra hit at ', at(f.hex), ': the defenders cannot retreat.'],
    milestone: () => 'extra hit',
  },
  brokenOff: {
    tell: f => ['The attack on ', at(f.hex), ' was broken off.'],
    milestone: () => 'attack broken off',
  },
  noBreakOff: { tell: f => ['The attack on the city ', at(f.hex), ' could not be broken off.'] },
  trapped: { tell: f => ['The defenders of ', at(f.hex), ' had no legal retreat.'], milestone: byStricture },
  retreats: { tell: f => [...list(f.units), ' retreat from ', at(f.hex), '.'], milestone: byStricture },
  split: { tell: f => [...list(f.units), ' split up: no single hex can take them all.'], milestone: byStricture },
  retreated: {
    tell: f => [{ unit: f.unit }, ' retreated from ', at(f.from), ' to ', at(f.to), '.'],
    trail: f => way(f.unit, f.from, f.to),
  },
  pushed: { tell: f => [{ unit: f.unit }, ' was pushed aside by the retreat.'], milestone: byStricture },
  battleOver: {
    tell: f => [
      'The battle at ',
      at(f.hex),
      f.cleared ? ' is over: no defender is left.' : ' is over: the defenders hold the hex.',
    ],
    edge: 'ends',
    outcome: ({ cleared, steps: [attack, defence] }) => ({
      // Both sides: whoever breaks off or retreats does so for the step that comes back.
      label: cleared
        ? `the hex is cleared, ${stepsLeft(attack)} left${defence === 0 ? '' : `; ${stepsLeft(defence)} got away`}`
        : `the defenders hold with ${stepsLeft(defence)}, ${attack === 0 ? 'no attacker is left' : `the attack keeps ${attack}`}`,
      ...(cleared ? { clears: true } : {}),
    }),
  },
  advanced: {
    tell: f => [...list(f.units), ' advanced into ', at(f.hex), '.'],
    milestone: () => 'advance after combat',
    trail: f => way(f.units[0], f.from, f.hex),
  },
  hunt: {
    tell: f => [...list(f.units), ' hunted dispersed partisans at ', at(f.hex), ` (${f.total} or less).`],
    milestone: () => 'hunt for dispersed partisans',
    edge: 'begins',
  },
  struck: { tell: f => [{ unit: f.unit }, f.hit ? ' was hit.' : ' was missed.'] },
  huntOver: {
    tell: f => [
      'The hunt at ',
      at(f.hex),
      f.left === 0 ? ' is over: no partisans are left.' : ' is over: partisans remain.',
    ],
    edge: 'ends',
    outcome: ({ left }) => ({ label: left === 0 ? 'no partisans are left' : `${left} still hide there` }),
  },
})
