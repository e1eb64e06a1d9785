import type { Telling } from '../../core/engine/module'
import { countTold, hexTold, listTold, tellBy, unitTold, type Words } from '../../core/engine/telling'
import type { Json } from '../../core/json'
import { prestigeBoxes } from './charts'

const hex = (value: Json | undefined): Telling[number] => hexTold(value, 'nowhere')
/** A unit whose name the reader may not know is one counter among others. */
const unit = (value: Json | undefined, unknown = 'A unit'): Telling[number] => unitTold(value, unknown)
const all = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])
const list = (value: Json | undefined): Telling => listTold(value, 'A unit', ' and ')
const sideName = (value: Json | undefined): string => (value === 0 ? 'the Partisans' : 'the Axis')
const tableName = (value: Json | undefined): string => (value === 'assault' ? 'Assault' : 'Close Combat')

const figure = (value: Json | undefined): string => String(value).replace(/^-/, '−')
/** What there is any of: 'targets 23, towns 2'. */
const counted = (parts: readonly (readonly [what: string, count: Json | undefined])[]): string =>
  parts.flatMap(([what, count]) => (count === 0 ? [] : [`${what} ${figure(count)}`])).join(', ')

/** Headlines of the diary. */
export const PHASES: { readonly [phase: string]: string } = {
  'partisan-politics': 'Partisan politics',
  'partisan-replacements': 'Partisan replacements',
  targets: 'Target objectives',
  'partisan-movement': 'Partisan movement',
  'partisan-combat': 'Partisan combat',
  'partisan-supply': 'Partisan supply',
  prestige: "Tito's prestige",
  'axis-politics': 'Axis politics',
  'axis-replacements': 'Axis replacements',
  'axis-movement': 'Axis movement',
  'axis-combat': 'Axis combat',
  'axis-supply': 'Axis supply',
  victory: 'Victory points',
}

const ofTheTurn: { readonly [kind: string]: Words } = {
  roll: f => [`Rolled ${String(f.value)}: ${String(f.why)}.`],
  deployed: f => [f.side === 0 ? 'The Partisans are in hiding.' : 'The Axis has taken up its positions.'],
  turn: f => [`Turn ${String(f.turn)} begins.`],
  phase: f => [`${PHASES[String(f.phase)] ?? String(f.phase)}.`],
  armpitLaid: f => [`An Operation Armpit marker lies face down on turn ${String(f.turn)}.`],
  armpitShown: f => [
    f.yes === true ? 'Operation Armpit is on: the Allies are coming.' : 'Operation Armpit is not yet on.',
  ],
  partisanPoints: f => [
    `The Partisans receive ${countTold(f.points, 'replacement point')}`,
    Number(f.bonus) > 0 ? `, and ${String(f.bonus)} more for Tito's prestige.` : '.',
  ],
  built: f => [unit(f.unit), ' is raised in ', hex(f.hex), '.'],
  restored: f => [unit(f.unit), ' at ', hex(f.hex), ' is brought up to strength.'],
  caches: f => [
    all(f.received).length > 0
      ? `The Partisans find weapons caches: ${all(f.received)
          .map(each => `+${String(each)}`)
          .join(', ')}.`
      : 'The Partisans find no weapons caches this turn.',
  ],
  arrived: f => [unit(f.unit), ' arrives in ', hex(f.hex), '.'],
  force10: f => ['Force 10, aimed at ', hex(f.aim), ', comes down in ', hex(f.hex), '.'],
  force10Lost: f => ['Force 10, aimed at ', hex(f.aim), ', drifts to its death.'],
  targets: f => [`Target objectives are placed by column ${String(f.column)} of the ${String(f.table)} table.`],
  unsupplied: f => [unit(f.unit), ' is out of supply', ...(f.hex === undefined ? [] : [' at ', hex(f.hex)]), '.'],
  starved: f => [
    unit(f.unit),
    ...(f.hex === undefined ? [] : [' at ', hex(f.hex)]),
    f.gone === true ? ' is lost for want of supply.' : ' loses a step for want of supply.',
  ],
  supplyCheck: f => [`The Partisan supply check comes to ${figure(f.net)}: ${countTold(f.steps, 'step')} lost.`],
  attrition: f =>
    f.gone === true
      ? [unit(f.unit), ' in ', hex(f.hex), ' does not survive the season.']
      : [unit(f.unit), ' loses a step to hunger and cold.'],
  prestige: f => [`Tito's prestige stands at ${prestigeBoxes[Number(f.box)]?.name ?? ''}.`],
  titoDied: f => [unit(f.unit, 'Tito'), ' is dead: he fell at ', hex(f.hex), '.'],
  sasRecalled: () => ['The 2 SAS is recalled.'],
  sas: f => ['The 2 SAS lands on ', hex(f.hex), '.'],
  surrenderRoll: f => [
    `The die for the Italian surrender comes to ${figure(f.net)}: ${f.falls === true ? 'Italy gives up.' : 'Italy fights on.'}`,
  ],
  surrender: () => ['Italy surrenders, and its units leave the map.'],
  eisWaits: () => ['Italian communists find no Partisans to join.'],
  response: f =>
    typeof f.steps === 'number'
      ? [`Germany sends ${countTold(f.steps, 'step')} from Italy.`]
      : [f.come === true ? 'Three German divisions come from Italy.' : 'No German divisions come from Italy.'],
  scare: f => [f.scare === true ? 'There is a landing scare on the Adriatic coast.' : 'There is no landing scare.'],
  axisPoints: f => {
    const points = counted(['German', 'Italian', 'Bulgarian', 'Hungarian'].map(nation => [nation, f[nation]]))
    return [
      points === '' ? 'The Axis receives no replacement points.' : `The Axis receives replacement points: ${points}.`,
    ]
  },
  tally: f => {
    const sources = counted([
      ['targets', f.targets],
      ['towns', f.towns],
      ['landing scare', f.scare],
      ['railways cut', f.resources],
      ['Tito', f.tito],
    ])
    const brings = `Turn ${String(f.turn)} brings ${figure(f.sum)} VP${sources === '' ? '' : `: ${sources}`}.`
    return [`${brings} The total is ${figure(f.total)} VP.`]
  },
  victory: f => [
    `${figure(f.points)} VP, less ${countTold(f.missing, 'Partisan unit')} off the map, make ${figure(f.score)}: ${String(f.level)}.`,
  ],
}

const ofMovement: { readonly [kind: string]: Words } = {
  moved: f => [
    unit(f.unit),
    f.by === 'rail' ? ' goes by rail from ' : f.by === 'sea' ? ' is shipped from ' : ' moves from ',
    hex(f.from),
    ' to ',
    hex(f.to),
    '.',
  ],
  destroyed: f => [unit(f.unit), ` destroys the ${String(f.objective)} at `, hex(f.hex), ` for ${String(f.vp)} VP.`],
  landed: f => [
    ...(f.units === undefined ? [countTold(f.count, 'Allied unit')] : list(f.units)),
    f.count === 1 ? ' lands at ' : ' land at ',
    hex(f.hex),
    '.',
  ],
  repulsed: f => ['The landing at ', hex(f.hex), ' is thrown back.'],
  dropped: f => ['The 500 SS jumps over ', hex(f.hex), '.'],
  dropLanded: f => ['The 500 SS comes down in ', hex(f.hex), '.'],
  dropLost: f => [
    'The 500 SS is lost',
    ...(typeof f.hex === 'number' ? [' in ', hex(f.hex)] : []),
    f.tito === true ? ', and Tito with it.' : '.',
  ],
}

const ofCombat: { readonly [kind: string]: Words } = {
  attack: f => [
    f.landing === true ? 'Assault from the sea on ' : 'Attack on ',
    hex(f.hex),
    ': ',
    ...list(f.attackers),
    ' against ',
    ...list(f.defenders),
    '.',
  ],
  initiative: f => [
    `The die for the initiative comes to ${figure(f.net)} at `,
    hex(f.hex),
    `: ${sideName(f.side)} ${f.side === 0 ? 'have' : 'has'} it.`,
  ],
  retreated: f => [
    unit(f.unit),
    f.re === true ? ' withdraws from ' : ' slips away from ',
    hex(f.from),
    ' to ',
    hex(f.to),
    '.',
  ],
  cacheGiven: f => [unit(f.unit), ` receives a +${String(f.strength)} weapons cache.`],
  result: f => [
    `On the ${tableName(f.table)} Table at `,
    hex(f.hex),
    `, odds ${String(f.odds)}, column ${String(f.column)}, the result is ${String(f.attacker)}/${String(f.defender)}${f.re === true ? ' Re' : ''}.`,
  ],
  eliminated: f => [unit(f.unit), ' is eliminated.'],
  reduced: f => [unit(f.unit), ' is reduced.'],
  advanced: f => [unit(f.unit), ' advances into ', hex(f.to), '.'],
  combatOver: f => [
    'The combat is over: ',
    hex(f.hex),
    f.cleared === true ? ' is free of defenders.' : ' is still held by its defenders.',
  ],
}

const TOLD: { readonly [kind: string]: Words } = { ...ofTheTurn, ...ofMovement, ...ofCombat }

/** A sentence of the war diary. */
export const tell = tellBy(TOLD)
