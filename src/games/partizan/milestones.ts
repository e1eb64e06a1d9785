import type { LogEntry } from '../../core/engine/state'
import { isObject, type Json } from '../../core/json'

type Facts = { readonly [fact: string]: Json }
type Names = (facts: Facts) => readonly (string | false)[]

const NAMED: { readonly [kind: string]: Names } = {
  victory: f => [`end: ${String(f.level)}`],
  surrender: f => [`surrender on turn ${String(f.turn)}`],
  scare: f => [f.scare === true && 'landing scare'],
  titoDied: () => ['Tito eliminated'],
  eliminated: f => [f.tito === true && 'Tito killed in combat'],
  attrition: f => [f.tito === true && 'Tito lost to the supply check'],
  dropLost: f => [
    f.tito === true ? 'Tito killed by the paradrop' : 'paradrop lost',
    f.drifted === true && 'paradrop drifted to death',
    f.drifted === true && f.tito === true && 'paradrop drifted onto Tito',
  ],
  dropLanded: () => ['paradrop landed'],
  armpitShown: f => [f.yes === true ? 'Armpit: yes' : 'Armpit: no'],
  landed: f => [f.assault === true ? 'Armpit: assault succeeded' : 'Armpit: landed unopposed'],
  repulsed: () => ['Armpit: repulsed'],
  response: f => [
    f.come === true && 'Armpit: divisions called',
    f.come === false && 'Armpit: divisions refused',
    typeof f.steps === 'number' && 'Armpit: steps from Italy',
  ],
  force10: () => ['Force 10 arrived'],
  force10Lost: () => ['Force 10 lost'],
  attack: f => [Number(f.again) > 0 && 'attack on units that had retreated'],
  retreated: f => [
    f.re === true ? 'Re withdrawal' : 'retreat before combat',
    f.again === true && 'second retreat in one turn',
  ],
  combatOver: f => [f.void === true && 'combat void by retreat'],
  advanced: () => ['advance after combat'],
  destroyed: f => [`destroyed: ${String(f.objective)}`],
  tally: f => [Number(f.resources) > 0 && 'LOC cut', Number(f.scare) > 0 && 'landing scare VP'],
  moved: f => [f.by === 'rail' && 'rail move', f.by === 'sea' && 'port transfer'],
  cacheGiven: () => ['weapons cache given'],
  result: f => [
    `fought on ${String(f.table)}`,
    ...(Array.isArray(f.support) ? f.support.map(each => `support: ${String(each)}`) : []),
  ],
  starved: f => [f.gone === true ? 'lost out of supply' : 'reduced out of supply'],
  prestige: f => [`prestige box ${String(f.box)}`],
  sas: () => ['2 SAS placed'],
  sasRecalled: () => ['2 SAS recalled'],
  eisWaits: () => ['E.I.S. to the pool'],
}

/** What random games count. */
export function milestones({ kind, facts }: LogEntry): readonly string[] {
  const names = NAMED[kind]?.(isObject(facts) ? facts : {}) ?? []
  return names.filter(name => name !== false)
}
