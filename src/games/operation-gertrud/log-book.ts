import { logBook, type Trail } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import type { HexId, Side, UnitId } from '../../core/ids'
import { resultLabel, resultName } from './charts'
import type { Facts } from './log-facts'
import type { Gertrud } from './state'

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

/** What random games count of a result. */
const NOTED_SHIFTS = ['surrounded', 'combined arms', 'Blitzkrieg Bonus', 'ULTRA'] as const

/** The war diary: all that is said of each kind of entry. */
export const book = logBook<Gertrud>({
  deployed: { tell: f => [`${capital(sideName(f.side))} stood ready.`] },
  turn: { tell: f => [turnTitle(f)], heading: f => ({ level: 'turn', text: turnTitle(f) }) },
  joined: { tell: f => [...units(f.units), ' reported for duty.'] },
  yavuz: { tell: f => [`The burning Yavuz: ${f.fate}.`], milestone: f => `Yavuz ${f.fate}` },
  rebuilt: {
    tell(f) {
      if (f.kind === 'flip') return [unit(f.unit), ' was brought back to full strength.']
      if (f.kind === 'refit') return [unit(f.unit), ' was rebuilt.']
      return [unit(f.unit), rebuiltWords[f.kind], hex(f.hex), '.']
    },
  },
  sortie: { tell: f => [unit(f.unit), ' flew against ', hex(f.hex), '.'] },
  answered: { tell: f => [unit(f.unit), ' rose to meet it.'] },
  noSupport: { tell: f => [`${capital(sideName(f.side))}: ${f.why}.`] },
  turnedBack: {
    tell: f => [unit(f.unit), ' did not get through to ', hex(f.hex), '.'],
    milestone: () => 'interdictor turned back',
    outcome: () => ({ label: 'no effect' }),
  },
  interdicted: {
    tell: f =>
      f.hit
        ? ['Bombs on ', hex(f.hex), ' held up ', ...units(f.units), '.']
        : ['The bombs on ', hex(f.hex), ' held nobody up.'],
    milestone: f => (f.hit ? 'interdiction' : 'interdiction failed'),
    outcome: f => ({ label: f.hit ? 'interdicted' : 'no effect' }),
  },
  moved: {
    tell: f => [
      ...units(f.units),
      ...(f.from === null ? [' marched to '] : [' marched from ', hex(f.from), ' to ']),
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
  delayed: { tell: f => [...units(f.units), ' found no place and must wait.'], milestone: () => 'arrival delayed' },
  dropped: {
    tell: f => [unit(f.unit), ' dropped on ', hex(f.hex), '.'],
    trail: f => ({ unit: f.unit, hexes: from(f.from, f.hex) }),
  },
  captured: { tell: f => [hex(f.hex), ` fell to ${sideName(f.side)}.`] },
  retaken: { tell: f => [hex(f.hex), ` was taken back by ${sideName(f.side)}.`] },
  supplied: { tell: f => [...units(f.units), were(f.units), ' in supply again.'] },
  unsupplied: {
    tell: f => [...units(f.units), were(f.units), ' cut off from supply.'],
    milestone: () => 'units out of supply',
  },
  airSupplied: {
    tell: f => [unit(f.unit), ' was given up to supply ', ...units(f.units), ' in ', hex(f.hex), '.'],
    milestone: () => 'supply drop',
  },
  raidLanded: {
    tell: f => [unit(f.unit), ' landed at the berth of the Yavuz, ', hex(f.hex), '.'],
    trail: f => came(f.unit, f.hex),
  },
  raid: {
    tell: f => [
      `The raid on the Goeben, ${f.size}, came to ${f.total}: ${f.result}`,
      f.bonus ? '.' : '; the Blitzkrieg Bonus was lost.',
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
      `: ${f.title}. The die came to ${f.die}: ${f.success ? 'success' : `failure, the Kommando ${f.result}`}.`,
    ],
    milestone: f => `mission ${f.mission}: ${f.success ? 'success' : 'failure'}`,
    outcome: f => ({ label: f.success ? 'success' : `failure, Kommando ${f.result}` }),
  },
  battle: {
    tell: f => [
      ...units(f.attackers),
      ' attacked ',
      hex(f.hex),
      ...(f.defenders.length > 0 ? [', held by ', ...units(f.defenders), '.'] : [', where nobody stood.']),
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
    tell: f => [unit(f.unit), ' went home unharmed.'],
    milestone: (_f, { rule }) => (rule === '12.3' ? 'recall' : 'abort'),
  },
  sunkByAir: {
    tell: f => [unit(f.unit), ' was caught by aircraft off ', hex(f.hex), '.'],
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
    outcome: f => ({ label: resultLabel(f), code: f.result }),
  },
  givesWay: {
    tell: f => ['The defenders of ', hex(f.hex), ' gave way.'],
    milestone: () => 'D1 taken as a retreat',
  },
  mustStand: { tell: f => ['The defenders of ', hex(f.hex), ' had no way back.'] },
  reduced: {
    tell: f => [unit(f.unit), ' lost a step.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: 1 }),
  },
  eliminated: {
    tell: f => [unit(f.unit), f.forGood ? ' was gone for good.' : ' was eliminated.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: f.steps }),
  },
  expertenLost: {
    tell: f => ['The Experten of ', unit(f.unit), ' were lost.'],
    milestone: () => 'Experten lost',
  },
  noRetreat: {
    tell: f => [unit(f.unit), ' had no way out of ', hex(f.hex), '.'],
    milestone: () => 'no way to retreat',
  },
  retreated: {
    tell: f => [unit(f.unit), ' fell back to ', hex(f.to), '.'],
    trail: f => ({ unit: f.unit, hexes: from(f.from, f.to) }),
  },
  dropLost: { tell: f => [unit(f.unit), ' was caught among the enemies left in ', hex(f.hex), '.'] },
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
      if (f.empty) return ['The drop on ', hex(f.hex), ' was over.']
      return [f.cleared ? 'The attackers cleared ' : 'The defenders held ', hex(f.hex), '.']
    },
    edge: 'ends',
    outcome: f => ({ label: f.cleared ? 'the hex is cleared' : 'the defenders hold the hex' }),
  },
  victoryRoll: {
    tell: f => [`The victory roll came to ${f.total} against ${f.held} objectives: ${f.wins ? 'won.' : 'not yet.'}`],
    outcome: f => ({ label: f.wins ? 'the game is won' : 'play goes on' }),
  },
  secondGame: {
    tell: () => ['The Germans had lost and left; the Soviets turned on Turkey.'],
    milestone: () => 'Soviet Duplicity begins',
  },
  won: {
    tell: f => [`${wonBy(f)} on turn ${f.turn}.`],
    milestone(f) {
      const game = f.second ? 'second game' : 'first game'
      return f.side === 1 ? `end: Allied win, ${game}` : `end: German side wins on turn ${f.turn}, ${game}`
    },
  },
})
