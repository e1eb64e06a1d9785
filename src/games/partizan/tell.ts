import type { Telling } from '../../core/engine/module'
import type { LogEntry } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { isObject, type Json } from '../../core/json'
import { prestigeBoxes } from './charts'

type Facts = { readonly [fact: string]: Json }
type Words = (facts: Facts) => Telling

const hex = (value: Json | undefined): Telling[number] =>
  typeof value === 'number' ? { hex: value as HexId } : 'nowhere'
/** A unit whose name the reader may not know is one counter among others. */
const unit = (value: Json | undefined, unknown = 'A unit'): Telling[number] =>
  typeof value === 'number' ? { unit: value as UnitId } : unknown
const list = (value: Json | undefined): Telling =>
  (Array.isArray(value) ? value : []).flatMap((id, index) => (index === 0 ? [unit(id)] : [', ', unit(id)]))
const sideName = (value: Json | undefined): string => (value === 0 ? 'the Partisans' : 'the Axis')
const plural = (count: Json | undefined, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`
const tableName = (value: Json | undefined): string => (value === 'assault' ? 'Assault' : 'Close Combat')

const TOLD: { readonly [kind: string]: Words } = {
  roll: f => [`${String(f.why)}: rolled ${String(f.value)}`],
  deployed: f => [`Set-up of ${sideName(f.side)} is done`],
  turn: f => [`Turn ${String(f.turn)}`],
  armpitLaid: f => [`An Operation Armpit marker lies face down on turn ${String(f.turn)}`],
  armpitShown: f => [f.yes === true ? 'Operation Armpit: Yes. The Allies are coming' : 'Operation Armpit: No'],
  partisanPoints: f => [
    `The Partisans receive ${plural(f.points, 'replacement point')}`,
    Number(f.bonus) > 0 ? ` and ${String(f.bonus)} more for Tito's prestige` : '',
  ],
  built: f => [unit(f.unit), ' is raised in ', hex(f.hex)],
  restored: f => [unit(f.unit), ' is brought up to strength'],
  caches: f => [
    Array.isArray(f.received) && f.received.length > 0
      ? `Weapons caches received: ${f.received.map(each => `+${String(each)}`).join(', ')}`
      : 'No weapons caches this turn',
  ],
  arrived: f => [unit(f.unit), ' arrives in ', hex(f.hex)],
  force10: f => ['Force 10, aimed at ', hex(f.aim), ', comes down in ', hex(f.hex)],
  force10Lost: f => ['Force 10, aimed at ', hex(f.aim), ', drifts to its death'],
  targets: f => [`Target objectives are placed: ${String(f.table)} table, column ${String(f.column)}`],
  moved: f => [
    unit(f.unit),
    f.by === 'rail' ? ' goes by rail from ' : f.by === 'sea' ? ' is shipped from ' : ' moves from ',
    hex(f.from),
    ' to ',
    hex(f.to),
  ],
  destroyed: f => [unit(f.unit), ` destroys the ${String(f.objective)} at `, hex(f.hex), `: ${plural(f.vp, 'VP')}`],
  landed: f => [
    f.units === undefined ? plural(f.count, 'Allied unit') : 'Landed: ',
    ...list(f.units),
    f.units === undefined ? ' land at ' : ' at ',
    hex(f.hex),
  ],
  repulsed: f => ['The landing at ', hex(f.hex), ' is thrown back'],
  attack: f => [
    f.landing === true ? 'Assault from the sea on ' : 'Attack on ',
    hex(f.hex),
    ': ',
    ...list(f.attackers),
    ' against ',
    ...list(f.defenders),
  ],
  initiative: f => ['Initiative at ', hex(f.hex), `: ${String(f.net)}, held by ${sideName(f.side)}`],
  retreated: f => [
    unit(f.unit),
    f.re === true ? ' withdraws from ' : ' slips away from ',
    hex(f.from),
    ' to ',
    hex(f.to),
  ],
  cacheGiven: f => [unit(f.unit), ` receives a +${String(f.strength)} weapons cache`],
  result: f => [
    `${tableName(f.table)} Table at `,
    hex(f.hex),
    `, odds ${String(f.odds)}, column ${String(f.column)}: ${String(f.attacker)}/${String(f.defender)}${f.re === true ? ' Re' : ''}`,
  ],
  eliminated: f => [unit(f.unit), ' is eliminated'],
  reduced: f => [unit(f.unit), ' is reduced'],
  advanced: f => [unit(f.unit), ' advances into ', hex(f.to)],
  combatOver: f => [
    'The combat at ',
    hex(f.hex),
    f.cleared === true ? ' clears the hex' : ' leaves the defender in place',
  ],
  unsupplied: f => [unit(f.unit), ' is out of supply'],
  starved: f => [unit(f.unit), f.gone === true ? ' is lost for want of supply' : ' loses a step for want of supply'],
  supplyCheck: f => [`Partisan supply check: ${String(f.net)}, ${plural(f.steps, 'step')} lost`],
  attrition: f =>
    f.gone === true
      ? [unit(f.unit), ' in ', hex(f.hex), ' does not survive the season']
      : [unit(f.unit), ' loses a step'],
  prestige: f => [`Tito's prestige stands at ${prestigeBoxes[Number(f.box)]?.name ?? ''}`],
  titoDied: () => ['Tito is dead'],
  sasRecalled: () => ['The 2 SAS is recalled'],
  sas: f => ['The 2 SAS lands on ', hex(f.hex)],
  surrenderRoll: f => [
    `Italian surrender: ${String(f.net)}, ${f.falls === true ? 'Italy gives up' : 'Italy fights on'}`,
  ],
  surrender: () => ['Italy surrenders: its units leave the map'],
  eisWaits: () => ['Italian communists find no Partisans to join'],
  response: f =>
    typeof f.steps === 'number'
      ? [`Germany sends ${plural(f.steps, 'step')} from Italy`]
      : [f.come === true ? 'Three German divisions come from Italy' : 'No German divisions come from Italy'],
  scare: f => [f.scare === true ? 'Landing scare on the Adriatic coast' : 'No landing scare'],
  dropped: f => ['The 500 SS jumps over ', hex(f.hex)],
  dropLanded: f => ['The 500 SS comes down in ', hex(f.hex)],
  dropLost: f => [
    'The 500 SS is lost',
    ...(typeof f.hex === 'number' ? [' in ', hex(f.hex)] : []),
    f.tito === true ? ', and Tito with it' : '',
  ],
  axisPoints: f => [
    `Axis replacement points: German ${String(f.German)}, Italian ${String(f.Italian)}, Bulgarian ${String(f.Bulgarian)}, Hungarian ${String(f.Hungarian)}`,
  ],
  tally: f => [
    `Turn ${String(f.turn)} brings ${String(f.sum)} VP: targets ${String(f.targets)}, towns ${String(f.towns)}, landing scare ${String(f.scare)}, railways cut ${String(f.resources)}, Tito ${String(f.tito)}. Total ${String(f.total)}`,
  ],
  victory: f => [
    `${String(f.points)} VP, less ${plural(f.missing, 'Partisan unit')} off the map: ${String(f.score)}. ${String(f.level)}`,
  ],
}

/** A sentence of the war diary. */
export const tell = ({ kind, facts }: LogEntry): Telling => TOLD[kind]?.(isObject(facts) ? facts : {}) ?? [kind]
