import type { Telling } from '../../core/engine/module'
import type { LogEntry } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { isObject, type Json } from '../../core/json'

type Facts = { readonly [fact: string]: Json }
type Words = (facts: Facts) => Telling

const hex = (value: Json): Telling[number] => (typeof value === 'number' ? { hex: value as HexId } : 'the Med Box')
const unit = (value: Json): Telling[number] => ({ unit: value as UnitId })
const sideName = (value: Json): string => (value === 0 ? 'the Allies' : 'the Axis')
const list = (value: Json): Telling =>
  (Array.isArray(value) ? value : []).flatMap((id, index) => (index === 0 ? [unit(id)] : [', ', unit(id)]))

const TOLD: { readonly [kind: string]: Words } = {
  roll: f => [`${String(f.why)}: rolled ${String(f.value)}`],
  deployed: f => [`Set-up of ${sideName(f.side)} is done`],
  turn: f => [`Turn ${String(f.turn)}`],
  weather: f => [`The weather is ${String(f.weather)}`],
  attitude: f => [`Italian attitude: ${String(f.attitude)}`],
  defected: f => [unit(f.from), ' goes over in ', hex(f.hex), ' as ', unit(f.unit)],
  clearedOut: f => [unit(f.unit), ' leaves the Italians for ', hex(f.to)],
  chetniks: f => [`The Chetniks follow ${sideName(f.side)} this turn`],
  switched: f => [unit(f.unit), f.dispersed === true ? ' disperses' : ' concentrates'],
  displaced: f => [unit(f.unit), ' slips from ', hex(f.from), ' to ', hex(f.to)],
  portOpen: f => ['The port of ', hex(f.hex), ' opens'],
  portDue: f => ['The port of ', hex(f.hex), ` will open on turn ${String(f.turn)}`],
  reinforced: f => [unit(f.unit), ` arrives; the other side scores ${String(f.vp)}`],
  naval: f => (f.hex === null ? ['Naval Support stays in port'] : ['Naval Support takes station at ', hex(f.hex)]),
  force10: f => ['Force 10 drops at ', hex(f.hex)],
  demolished: f => ['Force 10 blows the bridge to ', hex(f.hex)],
  commandPoints: f => [`${String(f.points)} command points for ${sideName(f.side)}`],
  moved: f => [unit(f.unit), ' moves from ', hex(f.from), ' to ', hex(f.to)],
  sailed: f => [unit(f.unit), ' sails from ', hex(f.from), ' to ', hex(f.to)],
  taken: f => [hex(f.hex), ` falls to ${sideName(f.side)}`],
  liberated: f => [hex(f.hex), ' is liberated: one command point more for the Allies, one less for the Axis'],
  zoneSurrenders: f => [`The collaborators of ${String(f.zone)} surrender`],
  positionDestroyed: f => ['The Improved Position in ', hex(f.hex), ' is destroyed'],
  beachhead: f => ['A Beachhead is set up in ', hex(f.hex)],
  maintained: f => ['The Beachhead in ', hex(f.hex), ' is kept open'],
  markerLost: f => ['The ', f.port === true ? 'Port' : 'Beachhead', ' in ', hex(f.hex), ' is lost'],
  fortified: f => ['An Improved Position is built in ', hex(f.hex)],
  restored: f => [unit(f.unit), ' is back at full strength'],
  reclaimed: f => [unit(f.unit), ' is raised again in ', hex(f.hex)],
  assault: f => [
    f.kind === 'airborne' ? 'Airborne' : 'Amphibious',
    ' assault on ',
    hex(f.hex),
    ' by ',
    ...list(f.units),
  ],
  landed: f => ['Landed in ', hex(f.hex), ': ', ...list(f.units)],
  repulsed: f => ['The landing at ', hex(f.hex), ' is thrown back'],
  dropDecided: f => ['The drop on ', hex(f.hex), f.won === true ? ' succeeds' : ' fails'],
  battle: f => ['Battle at ', hex(f.hex), ': ', ...list(f.attackers), ' against ', ...list(f.defenders)],
  tac: f => ['A TAC is committed at ', hex(f.hex)],
  shot: f =>
    f.target === null
      ? [unit(f.unit), ' fires on']
      : [
          unit(f.unit),
          ' fires at ',
          unit(f.target),
          ` (${String(f.number)} or less): ${f.hit === true ? 'hit' : 'miss'}`,
        ],
  reduced: f => [unit(f.unit), ' is reduced'],
  eliminated: f => [unit(f.unit), ' is eliminated'],
  regained: f => [unit(f.unit), ' regains a step'],
  extraHit: f => ['An extra hit at ', hex(f.hex), ': nobody gets away'],
  brokenOff: f => ['The attack on ', hex(f.hex), ' is broken off'],
  trapped: f => ['There is no way out of ', hex(f.hex)],
  retreats: f => ['Retreat from ', hex(f.hex), ': ', ...list(f.units)],
  split: f => ['No single hex takes them: ', ...list(f.units)],
  retreated: f => [unit(f.unit), ' falls back to ', hex(f.to)],
  strayed: f => [unit(f.unit), ' is in a country closed to it and must leave'],
  pushed: f => [unit(f.unit), ' makes way'],
  battleOver: f => [
    'The battle at ',
    hex(f.hex),
    f.cleared === true ? ' clears the hex' : ' leaves the defender in place',
  ],
  advanced: f => ['Advance into ', hex(f.hex), ': ', ...list(f.units)],
  hunt: f => ['Hunt in ', hex(f.hex), ` (${String(f.total)} or less): `, ...list(f.units)],
  struck: f => [unit(f.unit), f.hit === true ? ' is caught' : ' is missed'],
  victory: f => [
    `Allies ${String(f.allied)}, Axis ${String(f.axis)}: `,
    f.winner === null ? 'a draw' : `${sideName(f.winner)} win`,
  ],
}

/** A sentence of the war diary. */
export const tell = ({ kind, facts }: LogEntry): Telling => TOLD[kind]?.(isObject(facts) ? facts : {}) ?? [kind]
