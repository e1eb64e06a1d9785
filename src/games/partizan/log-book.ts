import { logBook } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import { countTold } from '../../core/engine/telling'
import type { HexId, Side, UnitId } from '../../core/ids'
import { signed } from '../../core/look/signed'
import { prestigeBoxes } from './charts'
import { codeOf } from './combat/odds'
import type { Facts } from './facts'
import { isYugoslav } from './map/hexes'
import { NATIONS } from './replacements/replacements'
import { sideOfAny, someoneAt } from './secrets/stand-ins'
import { AXIS, F10, PARTISAN, type Partizan, SS_500, sideOf } from './state'
import { STAGES } from './turn'
import { objectiveName } from './victory/target-objectives'

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

/** R-38: a unit of the Partisan side leaves Yugoslavia. */
const isGoingAbroad = (f: { readonly unit?: UnitId; readonly from: HexId; readonly to: HexId }): boolean =>
  f.unit !== undefined && sideOf(f.unit) === PARTISAN && isYugoslav(f.from) && !isYugoslav(f.to)

/** A step that was lost under the top of a stack shows nothing. */
const secretOfLoss = ({ gone }: Facts['starved'] | Facts['attrition']) =>
  gone === false ? (['unit', 'hex', 'gone'] as const) : (['unit'] as const)

/** R-52: nobody loses more than he has. */
function lossesTold({ attacker, defender, re, present }: Facts['result']): string {
  const [own, theirs] = [Math.min(attacker, present[0]), Math.min(defender, present[1])]
  return `attacker loses ${countTold(own, 'step')}, defender ${countTold(theirs, 'step')}${re ? ', Re' : ''}`
}

/** 15.2: why it is not the plain die. */
const modifierTold = (modifier: number): string =>
  modifier === 0 ? '' : `, ${signed(modifier)} as ${modifier > 0 ? 'no town is held' : 'towns are held'}`

export const book = logBook<Partizan>({
  roll: { tell: f => [`Rolled ${f.value}: ${f.why}.`] },
  stage: { tell: f => [`${phaseName(f)}.`], heading: f => ({ level: 'phase', text: phaseName(f) }) },
  deployed: {
    tell: f => [f.side === PARTISAN ? 'The Partisans have set up.' : 'The Axis has set up.'],
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
  built: { tell: f => [unit(f.unit), ' is built in ', hex(f.hex), '.'], secret: ['unit'] },
  // Bringing up to strength what lies under a stack changes nothing that the other side may see.
  restored: { tell: f => [unit(f.unit), ' at ', hex(f.hex), ' is restored to full strength.'], secret: null },
  caches: {
    tell: f => [
      f.received.length > 0
        ? `The Partisans receive weapons caches: ${f.received.map(each => `+${each}`).join(', ')}.`
        : 'The Partisans receive no weapons caches this turn.',
    ],
  },
  arrived: { tell: f => [unit(f.unit), ' arrives in ', hex(f.hex), '.'], secret: ['unit'] },
  force10: {
    tell: f => ['Force 10, aimed at ', hex(f.aim), ', lands in ', hex(f.hex), '.'],
    trail: f => ({ unit: F10, hexes: [f.aim, f.hex] }),
    milestone: () => 'Force 10 arrived',
  },
  force10Lost: {
    tell: f => ['Force 10, aimed at ', hex(f.aim), ', drifts and is eliminated.'],
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
    milestone: f => [
      ...(f.by === 'rail' ? ['rail move'] : f.by === 'sea' ? ['port transfer'] : []),
      ...(isGoingAbroad(f) ? ['Partisan side goes abroad'] : []),
    ],
  },
  destroyed: {
    tell: f => [unit(f.unit), ` destroys the ${objectiveName(f.objective)} at `, hex(f.hex), ` for ${f.vp} VP.`],
    milestone: f => [`destroyed: ${f.objective}`, ...(f.advanced ? ['target destroyed after an advance'] : [])],
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
    tell: f => ['The landing at ', hex(f.hex), ' is repulsed.'],
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
      `Modified initiative die ${figure(f.net)} at `,
      hex(f.hex),
      f.side === PARTISAN ? ': Partisan initiative.' : ': Axis initiative.',
    ],
  },
  retreated: {
    tell: f => [unit(f.unit), f.re ? ' withdraws from ' : ' retreats from ', hex(f.from), ' to ', hex(f.to), '.'],
    trail: trailOf,
    secret: ['unit', 'again', 'path'],
    milestone: f => [
      f.re ? 'Re withdrawal' : 'retreat before combat',
      ...(f.again === true ? ['second retreat in one turn'] : []),
      ...(isGoingAbroad(f) ? ['retreat over the frontier'] : []),
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
    outcome: f => ({ code: codeOf(f), label: lossesTold(f), ...(f.defender >= f.present[1] ? { clears: true } : {}) }),
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
    milestone: f => ['advance after combat', ...(isGoingAbroad(f) ? ['Partisan side advances abroad'] : [])],
  },
  combatOver: {
    tell: f => [
      'The combat is over: ',
      hex(f.hex),
      f.cleared ? ' is free of defenders.' : ' is still held by its defenders.',
    ],
    edge: 'ends',
    outcome: f => (f.void ? { label: 'the defenders retreat, and there is no combat', clears: true } : null),
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
      f.gone === true ? ' is eliminated: out of supply.' : ' loses a step: out of supply.',
    ],
    loss: f => lossOf(f.unit, f.hex, f.owner),
    secret: secretOfLoss,
    milestone: f => (f.gone === true ? 'lost out of supply' : 'reduced out of supply'),
  },
  supplyCheck: {
    tell: f => [
      `Partisan supply check: die ${f.net - f.modifier}${modifierTold(f.modifier)}: ${countTold(f.steps, 'step')} lost.`,
    ],
  },
  attrition: {
    tell: f =>
      f.gone === true
        ? [unit(f.unit), ' in ', hex(f.hex ?? null), ' is eliminated by the supply check.']
        : [unit(f.unit), ' loses a step to the supply check.'],
    loss: f => (f.tito ? null : lossOf(f.unit, f.hex, f.owner)),
    secret: secretOfLoss,
    milestone: f => (f.tito ? 'Tito lost to the supply check' : null),
  },
  prestige: {
    tell: f => [`Tito's prestige stands at ${prestigeBoxes[f.box]?.name ?? ''}.`],
    milestone: f => `prestige box ${f.box}`,
  },
  titoDied: {
    tell: f => [unit(f.unit), ' is eliminated at ', hex(f.hex), '.'],
    loss: f => lossOf(f.unit, f.hex),
    milestone: () => 'Tito eliminated',
  },
  sas: { tell: f => ['The 2 SAS lands on ', hex(f.hex), '.'], milestone: () => '2 SAS placed' },
  sasRecalled: { tell: () => ['The 2 SAS is recalled.'], milestone: () => '2 SAS recalled' },
  surrenderRoll: {
    tell: f => [
      `Modified die for the Italian surrender ${figure(f.net)}: ${f.falls ? 'Italy surrenders.' : 'Italy fights on.'}`,
    ],
  },
  surrender: {
    tell: () => ['Italy surrenders, and its units leave the map.'],
    milestone: f => `surrender on turn ${f.turn}`,
  },
  eisWaits: {
    tell: () => ['The E.I.S. units have no legal hex and go to the pool.'],
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
  dropped: { tell: f => ['The 500 SS drops on ', hex(f.hex), '.'] },
  dropLanded: { tell: f => ['The 500 SS lands in ', hex(f.hex), '.'], milestone: () => 'paradrop landed' },
  dropLost: {
    tell: f => [
      'The 500 SS is eliminated',
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
