import { logBook } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import { countTold } from '../../core/engine/telling'
import type { HexId, Side, UnitId } from '../../core/ids'
import { prestigeBoxes } from './charts'
import { codeOf } from './combat/odds'
import type { Facts } from './facts'
import { NATIONS } from './replacements/replacements'
import { sideOfAny, someoneAt } from './secrets/stand-ins'
import { AXIS, F10, PARTISAN, type Partizan, SS_500 } from './state'
import { STAGES } from './turn'

const hex = (id: HexId | null): Telling[number] => (id === null ? 'nowhere' : { hex: id })
/** A unit whose name the reader may not know is one counter among others. */
const unit = (id: UnitId | undefined): Telling[number] => (id === undefined ? 'A unit' : { unit: id })
const list = (units: readonly UnitId[]): Telling =>
  units.flatMap((id, index) => (index === 0 ? [unit(id)] : [index === units.length - 1 ? ' and ' : ', ', unit(id)]))

const figure = (value: number): string => `${value}`.replace(/^-/, '−')
/** What there is any of: 'targets 23, towns 2'. */
const counted = (parts: readonly (readonly [what: string, count: number])[]): string =>
  parts.flatMap(([what, count]) => (count === 0 ? [] : [`${what} ${figure(count)}`])).join(', ')

/** 'Partisan movement'; what only one side has, or both have together, by its title alone. */
const phaseName = ({ side, title }: Facts['stage']): string =>
  side === null || new Set(STAGES.flatMap(each => (each.title === title ? [each.side] : []))).size < 2
    ? title
    : `${side === AXIS ? 'Axis' : 'Partisan'} ${title.toLowerCase()}`

/** R-34, R-44: a counter that was lost unseen is still counted where it lay; without its hex nothing is known of it. */
function lossOf(id: UnitId | undefined, at: HexId | null | undefined, owner: Side | null = null) {
  const lost = id ?? (at == null ? null : someoneAt(at, owner === AXIS ? AXIS : PARTISAN))
  return lost === null ? null : { unit: lost, hex: at ?? null, steps: 1, side: sideOfAny(lost) }
}

/** Whose counter it was, where its name is not for the reader's eyes: the one that lies there now. */
const trailOf = ({ unit: id, from, to, path, owner }: Facts['moved'] | Facts['retreated']) => ({
  unit: id ?? someoneAt(to, owner === AXIS ? AXIS : PARTISAN),
  hexes: path ?? [from, to],
})

/** A step that was lost under the top of a stack shows nothing. */
const secretOfLoss = ({ gone }: Facts['starved'] | Facts['attrition']) =>
  gone === false ? (['unit', 'hex', 'gone'] as const) : (['unit'] as const)

export const book = logBook<Partizan>({
  roll: { tell: f => [`Rolled ${f.value}: ${f.why}.`] },
  stage: { tell: f => [`${phaseName(f)}.`], heading: f => ({ level: 'phase', text: phaseName(f) }) },
  deployed: {
    tell: f => [f.side === PARTISAN ? 'The Partisans are in hiding.' : 'The Axis has taken up its positions.'],
  },
  turn: {
    tell: f => [`Turn ${f.turn} begins.`],
    heading: f => ({ level: 'turn', text: `Turn ${f.turn}` }),
  },
  armpitLaid: { tell: f => [`An Operation Armpit marker lies face down on turn ${f.turn}.`] },
  armpitShown: {
    tell: f => [f.yes ? 'Operation Armpit is on: the Allies are coming.' : 'Operation Armpit is not yet on.'],
    milestone: f => (f.yes ? 'Armpit: yes' : 'Armpit: no'),
  },
  partisanPoints: {
    tell: f => [
      `The Partisans receive ${countTold(f.points, 'replacement point')}`,
      f.bonus > 0 ? `, and ${f.bonus} more for Tito's prestige.` : '.',
    ],
  },
  axisPoints: {
    tell(f) {
      const points = counted(NATIONS.map(nation => [nation, f[nation]]))
      return [
        points === '' ? 'The Axis receives no replacement points.' : `The Axis receives replacement points: ${points}.`,
      ]
    },
  },
  built: { tell: f => [unit(f.unit), ' is raised in ', hex(f.hex), '.'], secret: ['unit'] },
  // Bringing up to strength what lies under a stack changes nothing that the other side may see.
  restored: { tell: f => [unit(f.unit), ' at ', hex(f.hex), ' is brought up to strength.'], secret: null },
  caches: {
    tell: f => [
      f.received.length > 0
        ? `The Partisans find weapons caches: ${f.received.map(each => `+${each}`).join(', ')}.`
        : 'The Partisans find no weapons caches this turn.',
    ],
  },
  arrived: { tell: f => [unit(f.unit), ' arrives in ', hex(f.hex), '.'], secret: ['unit'] },
  force10: {
    tell: f => ['Force 10, aimed at ', hex(f.aim), ', comes down in ', hex(f.hex), '.'],
    trail: f => ({ unit: F10, hexes: [f.aim, f.hex] }),
    milestone: () => 'Force 10 arrived',
  },
  force10Lost: {
    tell: f => ['Force 10, aimed at ', hex(f.aim), ', drifts to its death.'],
    loss: f => lossOf(F10, f.hex),
    milestone: () => 'Force 10 lost',
  },
  targets: { tell: f => [`Target objectives are placed by column ${f.column} of the ${f.table} table.`] },
  moved: {
    tell: f => [
      unit(f.unit),
      f.by === 'rail' ? ' goes by rail from ' : f.by === 'sea' ? ' is shipped from ' : ' moves from ',
      hex(f.from),
      ' to ',
      hex(f.to),
      '.',
    ],
    trail: trailOf,
    secret: ['unit', 'by', 'path'],
    milestone: f => (f.by === 'rail' ? 'rail move' : f.by === 'sea' ? 'port transfer' : null),
  },
  destroyed: {
    tell: f => [unit(f.unit), ` destroys the ${f.objective} at `, hex(f.hex), ` for ${f.vp} VP.`],
    milestone: f => `destroyed: ${f.objective}`,
  },
  landed: {
    tell: f => [
      ...(f.units === undefined ? [countTold(f.count, 'Allied unit')] : list(f.units)),
      f.count === 1 ? ' lands at ' : ' land at ',
      hex(f.hex),
      '.',
    ],
    secret: ['units'],
    milestone: f => (f.assault ? 'Armpit: assault succeeded' : 'Armpit: landed unopposed'),
  },
  repulsed: {
    tell: f => ['The landing at ', hex(f.hex), ' is thrown back.'],
    milestone: () => 'Armpit: repulsed',
  },
  attack: {
    tell: f => [
      f.landing ? 'Assault from the sea on ' : 'Attack on ',
      hex(f.hex),
      ': ',
      ...list(f.attackers),
      ' against ',
      ...list(f.defenders),
      '.',
    ],
    edge: 'begins',
    secret: ['again'],
    milestone: f => ((f.again ?? 0) > 0 ? 'attack on units that had retreated' : null),
  },
  initiative: {
    tell: f => [
      `The die for the initiative comes to ${figure(f.net)} at `,
      hex(f.hex),
      f.side === PARTISAN ? ': the Partisans have it.' : ': the Axis has it.',
    ],
  },
  retreated: {
    tell: f => [unit(f.unit), f.re ? ' withdraws from ' : ' slips away from ', hex(f.from), ' to ', hex(f.to), '.'],
    trail: trailOf,
    secret: ['unit', 'again', 'path'],
    milestone: f => [
      f.re ? 'Re withdrawal' : 'retreat before combat',
      ...(f.again === true ? ['second retreat in one turn'] : []),
    ],
  },
  cacheGiven: {
    tell: f => [unit(f.unit), ` receives a +${f.strength} weapons cache.`],
    milestone: () => 'weapons cache given',
  },
  result: {
    tell: f => [
      `On the ${f.table === 'assault' ? 'Assault' : 'Close Combat'} Table at `,
      hex(f.hex),
      `, odds ${f.odds}, column ${f.column}, the result is ${f.attacker}/${f.defender}${f.re ? ' Re' : ''}.`,
    ],
    outcome: f => ({
      code: codeOf(f),
      label: `attacker loses ${countTold(f.attacker, 'step')}, defender ${countTold(f.defender, 'step')}${f.re ? ', Re' : ''}`,
    }),
    milestone: f => [`fought on ${f.table}`, ...f.support.map(each => `support: ${each}`)],
  },
  reduced: { tell: f => [unit(f.unit), ' is reduced.'], loss: f => lossOf(f.unit, f.hex) },
  eliminated: {
    tell: f => [unit(f.unit), ' is eliminated.'],
    // His death is announced in a line of its own, whatever the cause.
    loss: f => (f.tito ? null : lossOf(f.unit, f.hex)),
    milestone: f => (f.tito ? 'Tito killed in combat' : null),
  },
  advanced: {
    tell: f => [unit(f.unit), ' advances into ', hex(f.to), '.'],
    trail: f => ({ unit: f.unit, hexes: f.path }),
    milestone: () => 'advance after combat',
  },
  combatOver: {
    tell: f => [
      'The combat is over: ',
      hex(f.hex),
      f.cleared ? ' is free of defenders.' : ' is still held by its defenders.',
    ],
    edge: 'ends',
    outcome: f => (f.void ? { label: 'the defenders slip away, and nobody fights' } : null),
    milestone: f => (f.void ? 'combat void by retreat' : null),
  },
  unsupplied: {
    tell: f => [unit(f.unit), ' is out of supply', ...(f.hex === undefined ? [] : [' at ', hex(f.hex)]), '.'],
    secret: ['unit', 'hex'],
  },
  starved: {
    tell: f => [
      unit(f.unit),
      ...(f.hex === undefined ? [] : [' at ', hex(f.hex)]),
      f.gone === true ? ' is lost for want of supply.' : ' loses a step for want of supply.',
    ],
    loss: f => lossOf(f.unit, f.hex, f.owner),
    secret: secretOfLoss,
    milestone: f => (f.gone === true ? 'lost out of supply' : 'reduced out of supply'),
  },
  supplyCheck: {
    tell: f => [`The Partisan supply check comes to ${figure(f.net)}: ${countTold(f.steps, 'step')} lost.`],
  },
  attrition: {
    tell: f =>
      f.gone === true
        ? [unit(f.unit), ' in ', hex(f.hex ?? null), ' does not survive the season.']
        : [unit(f.unit), ' loses a step to hunger and cold.'],
    loss: f => (f.tito ? null : lossOf(f.unit, f.hex, f.owner)),
    secret: secretOfLoss,
    milestone: f => (f.tito ? 'Tito lost to the supply check' : null),
  },
  prestige: {
    tell: f => [`Tito's prestige stands at ${prestigeBoxes[f.box]?.name ?? ''}.`],
    milestone: f => `prestige box ${f.box}`,
  },
  titoDied: {
    tell: f => [unit(f.unit), ' is dead: he fell at ', hex(f.hex), '.'],
    loss: f => lossOf(f.unit, f.hex),
    milestone: () => 'Tito eliminated',
  },
  sas: { tell: f => ['The 2 SAS lands on ', hex(f.hex), '.'], milestone: () => '2 SAS placed' },
  sasRecalled: { tell: () => ['The 2 SAS is recalled.'], milestone: () => '2 SAS recalled' },
  surrenderRoll: {
    tell: f => [
      `The die for the Italian surrender comes to ${figure(f.net)}: ${f.falls ? 'Italy gives up.' : 'Italy fights on.'}`,
    ],
  },
  surrender: {
    tell: () => ['Italy surrenders, and its units leave the map.'],
    milestone: f => `surrender on turn ${f.turn}`,
  },
  eisWaits: {
    tell: () => ['Italian communists find no Partisans to join.'],
    milestone: () => 'E.I.S. to the pool',
  },
  response: {
    tell: f =>
      'steps' in f
        ? [`Germany sends ${countTold(f.steps, 'step')} from Italy.`]
        : [f.come ? 'Three German divisions come from Italy.' : 'No German divisions come from Italy.'],
    milestone: f =>
      'steps' in f ? 'Armpit: steps from Italy' : f.come ? 'Armpit: divisions called' : 'Armpit: divisions refused',
  },
  scare: {
    tell: f => [f.scare ? 'There is a landing scare on the Adriatic coast.' : 'There is no landing scare.'],
    milestone: f => (f.scare ? 'landing scare' : null),
  },
  dropped: { tell: f => ['The 500 SS jumps over ', hex(f.hex), '.'] },
  dropLanded: { tell: f => ['The 500 SS comes down in ', hex(f.hex), '.'], milestone: () => 'paradrop landed' },
  dropLost: {
    tell: f => [
      'The 500 SS is lost',
      ...(f.hex === null ? [] : [' in ', hex(f.hex)]),
      f.tito ? ', and Tito with it.' : '.',
    ],
    loss: f => lossOf(SS_500, f.hex),
    milestone: f => [
      f.tito ? 'Tito killed by the paradrop' : 'paradrop lost',
      ...(f.drifted ? ['paradrop drifted to death'] : []),
      ...(f.drifted && f.tito ? ['paradrop drifted onto Tito'] : []),
    ],
  },
  tally: {
    tell(f) {
      const sources = counted([
        ['targets', f.targets],
        ['towns', f.towns],
        ['landing scare', f.scare],
        ['railways cut', f.resources],
        ['Tito', f.tito],
      ])
      const brings = `Turn ${f.turn} brings ${figure(f.sum)} VP${sources === '' ? '' : `: ${sources}`}.`
      return [`${brings} The total is ${figure(f.total)} VP.`]
    },
    milestone: f => [...(f.resources > 0 ? ['LOC cut'] : []), ...(f.scare > 0 ? ['landing scare VP'] : [])],
  },
  victory: {
    tell: f => [
      `${figure(f.points)} VP, less ${countTold(f.missing, 'Partisan unit')} off the map, make ${figure(f.score)}: ${f.level}.`,
    ],
    milestone: f => `end: ${f.level}`,
  },
})
