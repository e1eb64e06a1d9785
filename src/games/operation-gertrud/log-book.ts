import { logBook, type Trail } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import type { HexId, Side, UnitId } from '../../core/ids'
import { resultEffects, resultLabel, resultName } from './charts'
import type { Facts } from './log-facts'
import { type Gertrud, KOMMANDO } from './state'

/** 11.0 step 9: what leaves no defender in the hex. */
const CLEARING: ReadonlySet<string> = new Set(['eliminated', 'retreat'])

const hex = (where: HexId | null): Telling[number] => (where === null ? 'off the map' : { hex: where })
const unit = (id: UnitId): Telling[number] => ({ unit: id })
const units = (ids: readonly UnitId[]): Telling =>
  ids.flatMap((id, index) => (index === 0 ? [unit(id)] : [', ', unit(id)]))
const were = (ids: readonly UnitId[]): string => (ids.length > 1 ? ' were' : ' was')

const sideName = (side: Side): string => (side === 0 ? 'the German player' : 'the Allied player')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const turnTitle = ({ turn, second }: Facts['turn']): string => (second ? `Second game, turn ${turn}` : `Turn ${turn}`)

const came = (unitId: UnitId | undefined, to: HexId): Trail | null =>
  unitId === undefined ? null : { unit: unitId, hexes: [to] }
const went = ({ units: [first], path }: Facts['moved']): Trail | null =>
  first === undefined ? null : { unit: first, hexes: path }
const from = (start: HexId | null, to: HexId): readonly HexId[] => (start === null ? [to] : [start, to])

const rebuiltWords = { reduced: ' returned, reduced, in ', full: ' returned at full strength in ' } as const

function wonBy({ side, second }: Facts['won']): string {
  if (side !== 0) return 'The Allies won'
  return second ? 'The Soviets won' : 'Germany won'
}

/** What a result of a mission means. */
const MISSION_WORDS: { readonly [result in Facts['mission']['result']]: string } = {
  success: 'unharmed',
  unharmed: 'unharmed',
  'loses a step': 'loses a step',
  eliminated: 'eliminated',
  'gone for good': 'eliminated for good',
}

/** What random games count of a result. */
const NOTED_SHIFTS = ['surrounded', 'combined arms', 'Blitzkrieg Bonus', 'ULTRA'] as const

/** The war diary: all that is said of each kind of entry. */
export const book = logBook<Gertrud>({
  deployed: { tell: f => [`${capital(sideName(f.side))} finished setting up.`] },
  turn: { tell: f => [turnTitle(f)], heading: f => ({ level: 'turn', text: turnTitle(f) }) },
  joined: { tell: f => [...units(f.units), ' became available.'] },
  yavuz: { tell: f => [`The damaged Yavuz: ${f.fate}.`], milestone: f => `Yavuz ${f.fate}` },
  rebuilt: {
    tell(f) {
      if (f.kind === 'flip') return [unit(f.unit), ' was restored to full strength.']
      if (f.kind === 'refit') return [unit(f.unit), ' was rebuilt.']
      return [unit(f.unit), rebuiltWords[f.kind], hex(f.hex), '.']
    },
  },
  sortie: { tell: f => [unit(f.unit), ' flew against ', hex(f.hex), '.'] },
  answered: { tell: f => [unit(f.unit), ' intercepted.'] },
  noSupport: { tell: f => [`${capital(sideName(f.side))}: ${f.why}.`] },
  turnedBack: {
    tell: f => [unit(f.unit), ' did not reach ', hex(f.hex), '.'],
    milestone: () => 'interdictor turned back',
    outcome: () => ({ label: 'no effect' }),
  },
  interdicted: {
    tell: f =>
      f.hit
        ? ['Interdiction of ', hex(f.hex), ' succeeded: ', ...units(f.units), ' may move one hex only.']
        : ['Interdiction of ', hex(f.hex), ' failed.'],
    milestone: f => (f.hit ? 'interdiction' : 'interdiction failed'),
    outcome: f => ({ label: f.hit ? 'interdicted' : 'no effect' }),
  },
  moved: {
    tell: f => [
      ...units(f.units),
      ...(f.from === null ? [' moved to '] : [' moved from ', hex(f.from), ' to ']),
      hex(f.to),
      '.',
    ],
    trail: went,
  },
  railed: {
    tell: f => [...units(f.units), ' went by rail from ', hex(f.from), ' to ', hex(f.to), '.'],
    trail: went,
    milestone: () => 'rail move',
  },
  arrived: {
    tell: f => [...units(f.units), ' arrived in ', hex(f.hex), '.'],
    trail: f => came(f.units[0], f.hex),
  },
  walkedIn: {
    tell: f => [...units(f.units), ' entered the map at ', hex(f.hex), '.'],
    trail: f => came(f.units[0], f.hex),
    milestone: () => 'entry over the map edge',
  },
  delayed: { tell: f => [...units(f.units), ' had no legal hex and must wait.'], milestone: () => 'arrival delayed' },
  dropped: {
    tell: f => [unit(f.unit), ' dropped on ', hex(f.hex), '.'],
    trail: f => ({ unit: f.unit, hexes: from(f.from, f.hex) }),
  },
  captured: { tell: f => [hex(f.hex), ` was captured by ${sideName(f.side)}.`] },
  retaken: { tell: f => [hex(f.hex), ` was retaken by ${sideName(f.side)}.`] },
  supplied: { tell: f => [...units(f.units), were(f.units), ' in supply again.'] },
  unsupplied: {
    tell: f => [...units(f.units), were(f.units), ' out of supply.'],
    milestone: () => 'units out of supply',
  },
  airSupplied: {
    tell: f => [unit(f.unit), ' was spent to supply ', ...units(f.units), ' in ', hex(f.hex), '.'],
    milestone: () => 'supply drop',
  },
  raidLanded: {
    tell: f => [unit(f.unit), ' landed at the berth of the Yavuz, ', hex(f.hex), '.'],
    trail: f => came(f.unit, f.hex),
  },
  raid: {
    tell: f => [
      `Raid on the Goeben (${f.size}): ${f.total} with all modifiers, ${f.result}`,
      f.bonus ? '.' : '; the Blitzkrieg Bonus is lost.',
    ],
    milestone: f => `raid: ${f.result}`,
    outcome: f => ({ label: f.result }),
  },
  cameHome: {
    tell: f => [unit(f.unit), ' came ashore in ', hex(f.hex), '.'],
    trail: f => came(f.unit, f.hex),
  },
  mission: {
    tell: f => [
      'Kommando mission from ',
      hex(f.hex),
      `: ${f.title}. Modified die ${f.die}: ${f.success ? 'success' : `failure, Kommando ${MISSION_WORDS[f.result]}`}.`,
    ],
    milestone: f => `mission ${f.mission}: ${f.success ? 'success' : 'failure'}`,
    outcome: f => ({ label: f.success ? 'success' : `failure, Kommando ${MISSION_WORDS[f.result]}` }),
  },
  battle: {
    tell: f => [
      ...units(f.attackers),
      ' attacked ',
      hex(f.hex),
      ...(f.defenders.length > 0 ? [', held by ', ...units(f.defenders), '.'] : [', an empty hex.']),
    ],
    milestone: f => (f.drop.length === 0 ? null : f.defenders.length > 0 ? 'drop on enemies' : 'drop on an empty hex'),
    edge: 'begins',
  },
  committed: {
    tell: f => [
      unit(f.unit),
      f.role === 'attack' ? ' supported the attack on ' : ' supported the defence of ',
      hex(f.hex),
      '.',
    ],
  },
  duel: {
    tell: f => [
      ...units(f.units),
      f.kind === 'cas' ? ' fought in the air over ' : ' fought at sea off ',
      hex(f.hex),
      `: ${f.totals.join(' against ')}.`,
    ],
    milestone: f => (f.kind === 'ngs' ? 'naval combat' : 'air combat'),
  },
  sentHome: {
    tell: (f, { rule }) => [unit(f.unit), rule === '12.3' ? ' was recalled unharmed.' : ' aborted unharmed.'],
    milestone: (_f, { rule }) => (rule === '12.3' ? 'recall' : 'abort'),
  },
  sunkByAir: {
    tell: f => [unit(f.unit), ' was sunk by aircraft off ', hex(f.hex), '.'],
    milestone: () => 'NGS sunk by air',
  },
  ultra: {
    tell: f => [`ULTRA was spent on the ${f.kind} combat at `, hex(f.hex), '.'],
    milestone: f => `ULTRA spent, ${f.kind}`,
  },
  calledOff: {
    tell: f => ['The attack on ', hex(f.hex), ' was called off.'],
    milestone: () => 'attack called off',
    edge: 'ends',
    outcome: () => ({ label: 'the attack is called off' }),
  },
  result: {
    tell: f => [
      `At ${f.percent}%${f.shifts.length > 0 ? ` (${f.shifts.join(', ')})` : ''} the result at `,
      hex(f.hex),
      ` was ${f.result}: ${resultName(f.result, f.empty)}.`,
    ],
    milestone: f => [
      `result ${f.result}`,
      ...NOTED_SHIFTS.filter(each => f.shifts.includes(each)).map(each => `shift: ${each}`),
    ],
    outcome: f => ({
      label: resultLabel(f),
      code: f.result,
      ...(!f.empty && CLEARING.has(resultEffects[f.result].defender) ? { clears: true } : {}),
    }),
  },
  givesWay: {
    tell: f => ['The defenders of ', hex(f.hex), ' chose to retreat.'],
    milestone: () => 'D1 taken as a retreat',
  },
  mustStand: { tell: f => ['The defenders of ', hex(f.hex), ' could not retreat.'] },
  reduced: {
    tell: f => [unit(f.unit), ' lost a step.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: 1 }),
  },
  eliminated: {
    tell: f => [unit(f.unit), f.forGood ? ' was eliminated for good.' : ' was eliminated.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: f.steps }),
  },
  expertenLost: {
    tell: f => ['The Experten of ', unit(f.unit), ' were lost.'],
    milestone: () => 'Experten lost',
  },
  noRetreat: {
    tell: f => [unit(f.unit), ' could not retreat from ', hex(f.hex), '.'],
    milestone: () => 'no way to retreat',
  },
  retreated: {
    tell: f => [unit(f.unit), ' retreated to ', hex(f.to), '.'],
    trail: f => ({ unit: f.unit, hexes: from(f.from, f.to) }),
  },
  dropLost: { tell: f => [unit(f.unit), ' was eliminated: enemy units are left in ', hex(f.hex), '.'] },
  dropHeld: {
    tell: f => [unit(f.unit), ' held its drop hex ', hex(f.hex), '.'],
    milestone: f => (f.occupied ? 'drop on enemies held' : 'drop on an empty hex held'),
  },
  noAdvance: { tell: f => ['Nobody advanced into ', hex(f.hex), `: ${f.why}.`] },
  advanced: {
    tell: f => [...units(f.units), ' advanced into ', hex(f.hex), '.'],
    trail: f => came(f.units[0], f.hex),
    milestone: f => (f.who === 'armor' ? 'armor advance' : 'advance'),
  },
  leaderless: { tell: () => ['No Turkish unit attacked while İnönü was a captive.'] },
  noPlanes: { tell: () => ['There was no Turkish CAS left to burn.'] },
  battleOver: {
    tell(f) {
      if (f.empty) return ['The drop on ', hex(f.hex), f.drops.held.length > 0 ? ' succeeded.' : ' failed.']
      return [f.cleared ? 'The attackers cleared ' : 'The defenders held ', hex(f.hex), '.']
    },
    milestone: ({ drops: { held, lost } }) => [
      ...(held.includes(KOMMANDO) ? ['Kommando drop won'] : []),
      ...(lost.includes(KOMMANDO) ? ['Kommando drop lost'] : []),
    ],
    edge: 'ends',
    outcome: f => ({ label: f.cleared ? 'the hex is cleared' : 'the defenders hold the hex' }),
  },
  victoryRoll: {
    tell: f => [`Victory roll: ${f.total} with all modifiers, to be below ${f.held}: ${f.wins ? 'won.' : 'not won.'}`],
    outcome: f => ({ label: f.wins ? 'the game is won' : 'play goes on' }),
  },
  secondGame: {
    tell: () => ['The Germans lost and left the map. Soviet Duplicity: the Soviets attack Turkey.'],
    milestone: f => ['Soviet Duplicity begins', ...(f.italians > 0 ? ['Italians in a second game'] : [])],
  },
  won: {
    tell: f => [`${wonBy(f)} on turn ${f.turn}.`],
    milestone(f) {
      const game = f.second ? 'second game' : 'first game'
      return f.side === 1 ? `end: Allied win, ${game}` : `end: German side wins on turn ${f.turn}, ${game}`
    },
  },
})
