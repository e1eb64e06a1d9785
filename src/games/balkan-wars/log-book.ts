import { logBook, type Trail, type Words } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import type { HexId, UnitId } from '../../core/ids'
import type { ConflictResult } from './charts/diplomacy'
import { resultWords } from './combat/odds'
import type { Country } from './forces/counter'
import { counterOf, FLEET, isType } from './forces/counters'
import type { MilitaryFacts, PoliticalFacts, Way } from './log-facts'
import { isMountain, isStrait, placeAt, sideBetween } from './map/geography'
import { isClimber } from './movement/ground'
import type { Wars } from './state'

const hex = (where: HexId | null, box = 'the Display'): Telling[number] => (where === null ? box : { hex: where })
/** Under fog the name may be kept from the reader. */
const unit = (id: UnitId | undefined): Telling[number] => (id === undefined ? 'a unit' : { unit: id })
const units = (ids: readonly UnitId[] | undefined, otherwise = 'units'): Telling =>
  ids === undefined || ids.length === 0
    ? [otherwise]
    : ids.flatMap((id, index) => (index === 0 ? [unit(id)] : [', ', unit(id)]))
const and = (names: readonly Country[]): string => (names.length === 0 ? 'a Great Power' : names.join(' and '))

const came = ({ unit: id, hex: to }: { readonly unit?: UnitId; readonly hex: HexId | null }): Trail | null =>
  id === undefined || to === null ? null : { unit: id, hexes: [to] }

/** Losses count one: units have no steps. */
const lost = ({ unit: id, hex: at }: { readonly unit?: UnitId; readonly hex: HexId | null }) =>
  id === undefined ? null : { unit: id, hex: at, steps: 1 }

const GONE: { readonly [to: string]: string } = {
  pool: ' was eliminated',
  gone: ' was lost for good',
  track: ' was beaten and will be back in two turns',
}

const CONFLICT: { readonly [result in ConflictResult]: string } = {
  C: 'the war goes on',
  A: 'the powers impose an armistice',
  WW: 'world war',
  '1D': 'the First Player wins a power by lot',
  '2D': 'the Second Player wins a power by lot',
  BP1: 'the First Player names a power',
  BP2: 'the Second Player names a power',
}

/** What diplomacy, mobilization and the order of play say in the diary. */
const politicalWords: { readonly [Kind in keyof PoliticalFacts]: Words<PoliticalFacts[Kind]> } = {
  deployed: { tell: f => [`The ${f.name} forces stood ready.`] },
  turn: {
    tell: f => [`Turn ${f.turn}, ${f.date}`],
    heading: f => ({ level: 'turn', text: `Turn ${f.turn}: ${f.date}` }),
  },
  weather: {
    tell: f => [f.die === null ? `April: ${f.weather}.` : `Weather: ${f.weather}.`],
    milestone: f =>
      f.die === null
        ? 'weather of April'
        : `weather ${f.weather}${f.weather === 'snow' && f.die <= 3 ? ' lies on' : ''}`,
  },
  event: { tell: f => [`${f.roll} ${f.title}: ${f.says}.`], milestone: f => [`event ${f.roll}`, `event ${f.event}`] },
  noEvent: { tell: () => ['Nothing came of it.'], milestone: f => `no event: ${f.event}` },
  morale: {
    tell: f => [`${f.country}: Morale ${f.from} to ${f.to}, ${f.why}.`],
    trail: null,
    milestone: (f, { rule }) => [
      ...(f.to === 0 ? ['Morale 0'] : f.to === 10 ? ['Morale 10'] : []),
      ...(rule === 'EV.22' ? ['Young Turks gain'] : []),
    ],
  },
  joined: { tell: f => [`${f.country} entered the war.`], milestone: f => `${f.country} joins` },
  capitulated: { tell: f => [`${f.country} capitulated.`], milestone: f => `${f.country} capitulates` },
  armisticeFlag: {
    tell: f => [f.lifted ? `${f.country} takes up arms again.` : `${f.country} will not attack until it is attacked.`],
    milestone: f => `${f.country} armistice ${f.lifted ? 'lifted' : 'set'}`,
  },
  powerAllied: {
    tell: f => [f.side === null ? `${f.power} became neutral.` : `${f.power} took sides.`],
    milestone: f => `${f.power} ${f.side === null ? 'lost' : f.from === null ? 'gained' : 'changed sides'}`,
  },
  powerCommitted: {
    tell: f => [`The forces of ${f.power} came into play, for ${f.points} victory points.`],
    milestone: f => `${f.power} ${f.takenOver ? 'taken over' : 'committed'}`,
  },
  powerHome: { tell: f => [`The forces of ${f.power} went home.`], milestone: f => `${f.power} sent home` },
  redeployed: {
    secret: ['unit'],
    tell: f => [unit(f.unit), ' appeared in ', hex(f.hex), '.'],
    trail: came,
    milestone: (f, { rule }) =>
      rule === 'M.SX.1b' ? 'Mobile Supply back' : `${counterOf(f.unit).nation} units placed`,
  },
  offered: { tell: f => [`Prisoners were offered: ${f.give.length} for ${f.take.length}.`] },
  exchanged: {
    tell: f => (f.accepted ? ['Prisoners were exchanged: ', ...units(f.units), '.'] : ['The offer was refused.']),
    milestone: f => (f.accepted ? 'prisoners exchanged' : 'exchange refused'),
  },
  returned: {
    tell: f =>
      f.hex === null
        ? [unit(f.unit), ' found no place to return to.']
        : [unit(f.unit), ' returned to ', hex(f.hex), '.'],
    trail: came,
    milestone: f => (f.hex === null ? 'prisoner without a place' : 'prisoner returned'),
  },
  conflict: {
    tell: f => [f.forced ? 'The powers confront each other.' : 'A Diplomatic Conflict was declared.'],
    milestone: f => [f.forced ? 'confrontation' : 'conflict declared', ...(f.crisis ? ['conflict in a crisis'] : [])],
  },
  conflictResult: {
    tell: f => [
      `Diplomatic Conflict: ${f.committed[0]} committed against ${f.committed[1]}, with the dice ${f.totals[0]} against ${f.totals[1]}: ${CONFLICT[f.result]}.`,
    ],
    milestone: f => `conflict ${f.result}`,
  },
  mobilized: {
    tell: f => [unit(f.unit), ' was raised in ', hex(f.hex), '.'],
    // Nobody else looks into the Display.
    secret: f => (f.hex === null ? null : ['unit', 'cost']),
    trail: came,
    milestone: f => (f.hex === null ? 'raised in the Display' : null),
  },
  agents: { tell: f => [`An Agent was hired: ${f.count} now.`], secret: () => null },
  armsDeal: {
    tell: f => [unit(f.unit), ' was delivered to ', hex(f.hex), '.'],
    secret: ['unit'],
    milestone: () => 'arms deal',
  },
  volunteers: { tell: f => [`Volunteers: ${f.points} Mobilization Points.`] },
  diseased: {
    tell: f => [unit(f.unit), ' in ', hex(f.hex), f.lost ? ' died of disease.' : ' fell ill.'],
    secret: ['unit'],
    milestone: f => (f.lost ? 'lost to disease' : null),
  },
  shown: { tell: f => ['The stack in ', hex(f.hex), ' was seen.'], milestone: () => 'stack seen' },
  guerrillas: { tell: f => [`Guerrillas rose in ${f.country}.`], milestone: f => `guerrillas in ${f.country}` },
  evacuated: {
    tell: f => [unit(f.unit), ' left Albania for ', hex(f.to), '.'],
    secret: ['unit'],
    trail: f => (f.unit === undefined ? null : { unit: f.unit, hexes: f.path }),
    milestone: () => 'evacuated',
  },
  cutOff: { tell: f => [unit(f.unit), ' stayed in Albania.'], secret: ['unit'], milestone: () => 'lost in Albania' },
  armistice: {
    tell: f => [f.accepted ? 'The armistice was accepted.' : 'The armistice was refused.'],
    milestone: (f, { rule }) => `armistice of ${rule} ${f.accepted ? 'accepted' : 'refused'}`,
  },
  displayDepots: { tell: f => [`Depots of the Display left: ${f.left}.`], milestone: f => `Display Depots ${f.left}` },
  corpsOut: { tell: f => [`The ${f.corps} Corps left Asia.`], milestone: f => `${f.corps} Corps out` },
  landings: {
    tell: f => [f.won ? 'The League won at sea.' : 'The Turks won at sea: no landings for now.'],
    milestone: f => (f.won ? 'naval victory' : 'naval defeat'),
  },
  captured: {
    tell: f => [hex(f.hex), ` fell to ${and(f.by)}.`],
    milestone: f => [
      'city captured',
      `${f.country} loses a city`,
      ...(placeAt(f.hex)?.capitalOf === f.country ? ['capital captured'] : []),
    ],
  },
  retaken: { tell: f => [hex(f.hex), ' was retaken.'], milestone: () => 'city retaken' },
  eliminated: {
    tell: f => [unit(f.unit), GONE[f.to] ?? ' was eliminated', '.'],
    secret: ['unit', 'to'],
    loss: lost,
    milestone: f => lossMilestones('eliminated', f),
  },
  surrendered: {
    tell: f => [unit(f.unit), ' surrendered', ...(f.hex === null ? [] : [' in ', hex(f.hex)]), '.'],
    loss: lost,
    milestone: (f, { rule }) => [
      ...lossMilestones('surrendered', f),
      ...(rule === '8.3.2' ? ['surrendered in a zone of control'] : []),
    ],
  },
  operation: {
    tell: f => [
      `Secret operation, ${f.what} against ${f.target}: ${f.agents[0]} Agents against ${f.agents[1]}, ${f.total}: ${
        f.result === 'N' ? 'no success' : f.result === 'S1' ? 'success' : 'full success'
      }.`,
    ],
    milestone: f => `${f.what} ${f.result}`,
  },
  intelligence: {
    tell: f => [
      unit(f.unit),
      ' looked for the enemy in ',
      hex(f.hex),
      f.seen ? ' and saw him.' : f.betrayed ? ' and was betrayed.' : '.',
    ],
    secret: ['unit'],
    milestone: f => (f.seen ? 'intelligence' : f.betrayed ? 'intelligence 6' : 'intelligence failed'),
  },
  looked: {
    tell: f =>
      f.units === undefined
        ? ['The enemy looked at a stack.']
        : ['A look at ', hex(f.hex), ': ', ...units(f.units), '.'],
    secret: ['hex', 'units'],
  },
  ended: {
    tell: f => [
      `The game is over, ${f.points[0]} to ${f.points[1]}: ${f.level === 'Draw' ? 'a draw' : f.level}, ${f.why}.`,
    ],
    milestone: (f, { turn }) => [
      f.why === 'the last turn is over' ? `ends: after turn ${turn}` : `ends: ${f.why}`,
      f.winner === null ? `ends: ${f.level}` : `ends: ${f.level} side ${f.winner}`,
      ...(f.points[0] < 0 && f.points[1] < 0 ? ['ends: both negative'] : []),
    ],
  },
}

const counted = (count: number): string => (count === 1 ? 'a unit' : `${count} units`)

const WENT: { readonly [way in Way]: string } = {
  'on foot': ' marched from ',
  'by rail': ' went by rail from ',
  'by sea': ' sailed from ',
  'with the Fleet': ' sailed with the Fleet from ',
  'from Asia': ' came from ',
}

/** Whose counters and of what type are lost, where that is worth counting. */
function lossMilestones(how: string, { unit: id, to }: { readonly unit: UnitId; readonly to: string }): string[] {
  const { type, nation } = counterOf(id)
  return [
    `${how} to ${to}`,
    ...(type === 'depot' || type === 'fortification' || type === 'artillery' ? [`${type} lost`] : []),
    ...(to === 'track' ? [`${nation} units lost`] : []),
  ]
}

function moveMilestones({ way, units: ids, path }: MilitaryFacts['moved']): string[] {
  const isStraits = path.some((each, at) => {
    const next = path[at + 1]
    const over = next === undefined ? null : sideBetween(each, next)
    return over !== null && isStrait(over)
  })
  const isLed = ids.some(id => isType(id, 'engineer')) && !ids.every(isClimber) && path.slice(1).some(isMountain)
  return [
    ...(way === 'on foot' ? [] : [`moved ${way}`]),
    ...(isStraits ? ['Strait crossed'] : []),
    ...(isLed && way !== 'by rail' ? ['Engineer group over a Mountain'] : []),
  ]
}

const went = (id: UnitId | undefined, hexes: readonly HexId[]): Trail | null =>
  id === undefined ? null : { unit: id, hexes }

/** What movement, combat, bombardment and rally say in the diary. */
const militaryWords: { readonly [Kind in keyof MilitaryFacts]: Words<MilitaryFacts[Kind]> } = {
  moved: {
    tell: f => [
      ...units(f.units, counted(f.count)),
      WENT[f.way] ?? ' went from ',
      hex(f.from, 'Asia'),
      ' to ',
      hex(f.to),
      '.',
    ],
    // Which way a unit face down took would tell what it is.
    secret: ['units', 'path', 'way'],
    trail: f => went(f.units?.[0], f.path),
    milestone: f => moveMilestones(f),
  },
  bridged: {
    tell: f => [...units(f.units, 'Engineers'), ' bridged the river at ', hex(f.hex), '.'],
    secret: ['units'],
    milestone: () => 'temporary bridge',
  },
  entrenched: { tell: f => ['Trenches were dug in ', hex(f.hex), '.'], milestone: () => 'entrenchment built' },
  trenchLost: { tell: f => ['The trenches in ', hex(f.hex), ' were left.'], milestone: () => 'entrenchment lost' },
  railCut: { tell: f => ['The railway was cut in ', hex(f.hex), '.'], milestone: () => 'rail cut' },
  railMended: { tell: f => ['The railway was mended in ', hex(f.hex), '.'], milestone: () => 'rail mended' },
  revealed: { tell: f => ['Seen in ', hex(f.hex), ': ', ...units(f.units), '.'] },
  scouted: {
    tell: f => [unit(f.unit), ' scouted ', hex(f.hex), f.seen ? ' and saw who is there.' : ' in vain.'],
    milestone: f => (f.seen ? 'recon hit' : 'recon miss'),
  },
  displaced: {
    tell: f =>
      f.to === null
        ? [unit(f.unit), ' found no room beside ', hex(f.from), '.']
        : [unit(f.unit), ' was crowded out of ', hex(f.from), ' to ', hex(f.to), '.'],
    trail: f => went(f.unit, f.to === null ? [f.from] : [f.from, f.to]),
    secret: ['unit'],
    milestone: f => (f.to === null ? 'displaced and lost' : 'displaced'),
  },
  fleetPlaced: {
    tell: f => (f.hex === null ? ['The Fleet withdrew.'] : ['The Fleet lay off ', hex(f.hex), '.']),
    milestone: f => (f.hex === null ? 'Fleet withdrawn' : 'Fleet placed'),
  },
  battle: {
    tell: f => ['Attack on ', hex(f.hex), ': ', ...units(f.attackers), ' against ', ...units(f.defenders), '.'],
    edge: 'begins',
    milestone: f => [
      ...(f.again ? ['attacked again after a retreat'] : []),
      ...(f.attackers.includes(FLEET)
        ? [f.attackers.length === 1 ? 'Fleet attacks alone' : 'Fleet attacks with troops']
        : []),
    ],
  },
  screened: {
    tell: f => ['The cavalry in ', hex(f.hex), f.escaped ? ' slipped away.' : ' could not get away.'],
    milestone: f => (f.escaped ? 'screening hit' : 'screening miss'),
  },
  charged: {
    tell: f =>
      f.units.length === 0
        ? [f.role === 'attack' ? 'The attackers did not charge.' : 'The defenders did not charge.']
        : [...units(f.units), ` charged, shock ${f.shock}.`],
    milestone: f => (f.units.length === 0 ? null : `charge by ${f.role}er`),
  },
  moraleSpent: {
    tell: f => [`${f.countries.join(' and ')} spent a Morale Point on the combat.`],
    milestone: f => `Morale spent by ${f.role}er`,
  },
  result: {
    tell: f => ['Combat at ', hex(f.hex), `, ${f.column}, die ${f.die} made ${f.total}: ${f.result}.`],
    outcome: f => ({ label: resultWords(f.result), code: f.result }),
    milestone: f => `${f.alternative ? 'alternative ' : ''}result ${f.result}`,
  },
  concluded: {
    tell: f => ['The combat at ', hex(f.hex), ' was over.'],
    edge: 'ends',
    milestone: f => (f.vacated ? 'both sides vacate' : null),
  },
  demoralized: {
    tell: f => [unit(f.unit), ' in ', hex(f.hex), ' was Demoralized.'],
    milestone: f => (f.unit === FLEET ? 'Fleet Demoralized' : isType(f.unit, 'hq') ? 'HQ Demoralized' : null),
  },
  retreated: {
    tell: f => [unit(f.unit), ' retreated from ', hex(f.from), ' to ', hex(f.to), '.'],
    trail: f => went(f.unit, f.path),
    milestone: () => 'retreat',
  },
  noRetreat: {
    tell: f => [unit(f.unit), ' found no way out of ', hex(f.hex), '.'],
    milestone: () => 'no way to retreat',
  },
  stood: { tell: f => ['The garrison of ', hex(f.hex), ' stood fast.'], milestone: () => 'fort R' },
  advanced: {
    tell: f => [unit(f.unit), ' advanced into ', hex(f.to), '.'],
    trail: f => went(f.unit, [f.from, f.to]),
    milestone: f => (f.further ? 'cavalry second hex' : 'advance'),
  },
  bombardment: {
    tell: f => [...units(f.guns), ' bombarded ', hex(f.hex), `, ${f.column}, ${f.total}: ${f.result}.`],
    milestone: f => `${f.defensive ? 'defensive' : 'offensive'} bombardment ${f.result}`,
  },
  rally: {
    tell: f => [unit(f.unit), f.rallied ? ' rallied' : ' did not rally', f.point ? ', with a Morale Point.' : '.'],
    secret: ['unit', 'needed'],
    milestone: f => (f.rallied ? ['rallied', ...(isType(f.unit, 'hq') ? ['HQ rallied'] : [])] : null),
  },
  nationalRally: { tell: f => [`National Rally of ${f.country}: Morale ${f.die}.`], milestone: () => 'National Rally' },
  supplySpent: {
    tell: f => [unit(f.unit), ' used up its supplies.'],
    secret: ['unit'],
    milestone: () => 'Mobile Supply expended',
  },
}

/** The war diary: all that is said of each kind of entry. */
export const book = logBook<Wars>({ ...politicalWords, ...militaryWords })
