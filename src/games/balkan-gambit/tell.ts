import type { Telling } from '../../core/engine/module'
import { countTold, hexTold, listTold, tellBy, unitTold, type Words } from '../../core/engine/telling'
import type { Json } from '../../core/json'

const hex = (value: Json | undefined): Telling[number] => hexTold(value, 'the Med Box')
const unit = (value: Json): Telling[number] => unitTold(value)
const sideName = (value: Json): string => (value === 0 ? 'the Allies' : 'the Axis')
const sideFirst = (value: Json): string => (value === 0 ? 'The Allies' : 'The Axis')
const list = (value: Json): Telling => listTold(value, undefined, ' and ')

/** Headlines of the diary. */
export const PHASES: { readonly [phase: string]: string } = {
  partisans: 'Partisans',
  reinforcements: 'Reinforcements',
  allied: 'Allied player turn',
  axis: 'Axis player turn',
}

const ATTITUDES: { readonly [attitude: string]: string } = {
  belligerent: 'Italy fought on beside the Germans',
  confusion: 'The Italians were in confusion: they held where they stood and did no more',
  surrender: 'Italy surrendered, and her troops laid down their arms',
  capitulation: 'Italy capitulated, and some of her troops took to the hills',
}

const ofTheTurn: { readonly [kind: string]: Words } = {
  roll: f => [`Rolled ${String(f.value)}: ${String(f.why)}.`],
  deployed: f => [`${sideFirst(f.side)} took up position.`],
  turn: f => [`Turn ${String(f.turn)} began.`],
  phase: f => [`${PHASES[String(f.phase)] ?? String(f.phase)}.`],
  weather: f => [f.weather === 'poor' ? 'Foul weather closed in.' : 'The skies were clear.'],
  attitude: f => [`${ATTITUDES[String(f.attitude)] ?? String(f.attitude)}.`],
  defected: f => [unit(f.from), ' went over to the resistance at ', hex(f.hex), ' and became ', unit(f.unit), '.'],
  clearedOut: f => [unit(f.unit), ' parted from the Italians at ', hex(f.from), ' and went to ', hex(f.to), '.'],
  chetniks: f => [`This turn the Chetniks followed ${sideName(f.side)}.`],
  switched: f => [unit(f.unit), f.dispersed === true ? ' dispersed at ' : ' gathered in the open at ', hex(f.hex), '.'],
  displaced: f => [unit(f.unit), ' slipped away from ', hex(f.from), ' to ', hex(f.to), '.'],
  portOpen: f => ['The port of ', hex(f.hex), ' was working again.'],
  portDue: f => ['Engineers promised the port of ', hex(f.hex), ` for turn ${String(f.turn)}.`],
  reinforced: f => [
    unit(f.unit),
    f.hex === null ? ' joined the reserve in ' : ' arrived at ',
    hex(f.hex),
    `, at a price of ${countTold(f.vp, 'point')}.`,
  ],
  naval: f => (f.hex === null ? ['The fleet stayed in port.'] : ['The fleet took station off ', hex(f.hex), '.']),
  force10: f => ['Force 10 dropped by night at ', hex(f.hex), '.'],
  demolished: f => ['Force 10 blew the bridge between ', hex(f.from), ' and ', hex(f.hex), '.'],
  commandPoints: f => [`${sideFirst(f.side)} had ${countTold(f.points, 'command point')} to spend.`],
  victory: f => [
    `The guns fell silent: ${String(f.allied)} points for the Allies, ${String(f.axis)} for the Axis. `,
    f.winner === null ? 'Neither side had doubled the other: a draw.' : `${sideFirst(f.winner)} had won.`,
  ],
}

const ofMovement: { readonly [kind: string]: Words } = {
  moved: f => [unit(f.unit), ' marched from ', hex(f.from), ' to ', hex(f.to), '.'],
  sailed: f => [unit(f.unit), ' sailed from ', hex(f.from), ' to ', hex(f.to), '.'],
  taken: f => [
    hex(f.hex),
    f.again === true ? ' changed hands again and fell to ' : ' fell to ',
    `${sideName(f.side)}.`,
  ],
  liberated: f => [
    hex(f.hex),
    ' was free for the first time: one command point more for the Allies from now on, one less for the Axis.',
  ],
  zoneSurrenders: f => [`With its capital gone, ${String(f.zone)} gave up: its collaborators laid down their arms.`],
  positionDestroyed: f => ['The Improved Position in ', hex(f.hex), ' was overrun.'],
  beachhead: f => ['Stores came ashore: a Beachhead was set up in ', hex(f.hex), '.'],
  maintained: f => ['Supplies kept the Beachhead in ', hex(f.hex), ' open.'],
  markerLost: f => [
    'The ',
    f.port === true ? 'Port' : 'Beachhead',
    ' in ',
    hex(f.hex),
    ' was lost, and with it a command point a turn.',
  ],
  fortified: f => ['Axis troops dug in at ', hex(f.hex), ': an Improved Position.'],
  restored: f => [unit(f.unit), ' took in replacements and was back at full strength.'],
  reclaimed: f => [unit(f.unit), ' was raised anew at ', hex(f.hex), '.'],
  strayed: f => [unit(f.unit), ' strayed over a closed border at ', hex(f.hex), ' and must leave in its next turn.'],
}

const ofBattle: { readonly [kind: string]: Words } = {
  assault: f => [
    ...list(f.units),
    f.kind === 'airborne' ? ' jumped over ' : ' made for the beach at ',
    hex(f.hex),
    f.held === true ? ', into the arms of the enemy.' : '.',
  ],
  landed: f => [...list(f.units), ' held the ground at ', hex(f.hex), '.'],
  repulsed: f => ['The landing at ', hex(f.hex), ' was thrown back into the sea.'],
  dropDecided: f => [
    'The drop on ',
    hex(f.hex),
    f.won === true ? ' succeeded.' : ' failed, and nobody came back from it.',
  ],
  battle: f => [
    f.again === true ? 'No rest at ' : 'Battle at ',
    hex(f.hex),
    ': ',
    ...list(f.attackers),
    ' against ',
    ...list(f.defenders),
    '.',
  ],
  tac: f => ['Aircraft were called in over ', hex(f.hex), '.'],
  shot: f =>
    f.target === null
      ? [
          unit(f.unit),
          ` pursued the broken enemy (${String(f.number)} or less): ${f.hit === true ? 'a hit' : 'a miss'}.`,
        ]
      : [
          unit(f.unit),
          ' fired at ',
          unit(f.target),
          ` (${String(f.number)} or less): ${f.hit === true ? 'a hit' : 'a miss'}.`,
        ],
  reduced: f => [unit(f.unit), ' lost half its strength.'],
  eliminated: f => [
    unit(f.unit),
    f.pile === 'surrendered'
      ? ' laid down its arms.'
      : f.pile === 'reclaimable'
        ? ' was broken up.'
        : ' was destroyed.',
  ],
  regained: f => [unit(f.unit), ' gathered in its stragglers and won back a step.'],
  extraHit: f => ['The fire did not cease at ', hex(f.hex), ': nobody got away.'],
  brokenOff: f => ['The attack on ', hex(f.hex), ' was broken off.'],
  noBreakOff: f => ['In the streets of ', hex(f.hex), ' the attack could not be broken off.'],
  trapped: f => ['There was no way out of ', hex(f.hex), '.'],
  retreats: f => [...list(f.units), ' gave up ', hex(f.hex), '.'],
  split: f => [...list(f.units), ' had to part: no single hex could take them.'],
  retreated: f => [unit(f.unit), ' fell back from ', hex(f.from), ' to ', hex(f.to), '.'],
  pushed: f => [unit(f.unit), ' had to make way for the retreat.'],
  battleOver: f => [
    'When the smoke cleared, ',
    hex(f.hex),
    f.cleared === true ? ' stood empty of defenders.' : ' was still in the hands of its defenders.',
  ],
  advanced: f => [...list(f.units), ' advanced into ', hex(f.hex), '.'],
  hunt: f => [...list(f.units), ' combed ', hex(f.hex), ` for partisans (${String(f.total)} or less).`],
  struck: f => [unit(f.unit), f.hit === true ? ' was caught.' : ' could not be found.'],
  huntOver: f => [
    'The hunt in ',
    hex(f.hex),
    f.left === 0 ? ' was over; no partisans were left there.' : ' was called off; partisans were still about.',
  ],
}

const TOLD: { readonly [kind: string]: Words } = { ...ofTheTurn, ...ofMovement, ...ofBattle }

/** A sentence of the war diary. */
export const tell = tellBy(TOLD)
