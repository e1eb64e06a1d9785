import type { OptionInfo, Preset } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'

export const DIPLOMACY = 'diplomacy'
export const AMPHIBIOUS = 'amphibious'
export const COMBAT_SUPPLY = 'combat-supply'
export const FOG = 'fog'
export const ENTRENCHMENTS = 'entrenchments'
export const OTTOMAN_CORPS = 'ottoman-corps'
export const FASTER_OTTOMANS = 'faster-ottomans'
export const END = 'end'
export const RAIL_CUTTING = 'rail-cutting'
export const SECRET_CHARGE = 'secret-charge'
export const SECRET_MORALE = 'secret-morale'
export const ERRATA_CHARGE = 'errata-charge'
export const WEATHER = 'weather'
export const INTELLIGENCE = 'intelligence'
export const RECONNAISSANCE = 'reconnaissance'
export const SCREENING = 'screening'
export const SUPPLY_EXPENDITURE = 'supply-expenditure'
export const ALTERNATIVE_CRT = 'alternative-crt'
export const BOMBARDMENT = 'bombardment'
export const SECRET_OPERATIONS = 'secret-operations'

/** C21: when scenario 1 ends. */
export const ENDS = ['Dec I 1912', 'May II 1913', 'May IV 1913', 'sudden death'] as const
export type End = (typeof ENDS)[number]

const WITH_DIPLOMACY = { scenarios: ['first-war', 'second-war', 'jihad'] }
const MOVES = { group: 'MOVES 81' }
const CHOICES = { group: 'Optional rules' }

type Details = Pick<OptionInfo, 'group' | 'needs' | 'scenarios'>

/** What is no group's stands in the rules and is played unless it is left out. */
const option = (id: string, rule: string, title: string, about: string, details: Details = {}): OptionInfo => ({
  id,
  title,
  about,
  rule,
  default: details.group === undefined,
  ...details,
})

export const options: readonly OptionInfo[] = [
  {
    id: END,
    title: 'The game ends',
    about: 'the short war of seven turns, one to the peace of London, or on until somebody breaks',
    rule: 'S1.SR1.2',
    values: ENDS,
    default: 'Dec I 1912',
    scenarios: ['first-war'],
  },
  option(DIPLOMACY, '3.G.1', 'Diplomacy', 'events, Great Powers, prisoners and diplomatic conflict', WITH_DIPLOMACY),
  option(FOG, '12.G', 'Fog of War', 'units lie face down until they fight'),
  option(COMBAT_SUPPLY, '6.1.1', 'Combat supply', 'attackers without a supply line lose columns'),
  option(ENTRENCHMENTS, '13.G', 'Entrenchments', 'Engineers dig in'),
  option(AMPHIBIOUS, '5.7.1', 'Amphibious Operations', 'the League may land troops once', WITH_DIPLOMACY),
  option(
    OTTOMAN_CORPS,
    'S1.SR4.1',
    'Ottoman 7th and 8th Corps',
    'they stand in Asia; to come is a risk',
    WITH_DIPLOMACY,
  ),
  option(FASTER_OTTOMANS, 'S1.SR5', 'Faster Ottoman mobilization', 'the Ottomans are First Player', {
    ...CHOICES,
    scenarios: ['first-war'],
  }),
  option(RAIL_CUTTING, '5.2.7', 'Rail cutting', 'railways are cut where the enemy has been', CHOICES),
  option(SECRET_CHARGE, '6.4.2', 'Secret charges', 'both sides name their charging units unseen', CHOICES),
  option(SECRET_MORALE, '6.5.3', 'Secret Morale Points', 'both sides spend Morale in combat unseen', CHOICES),
  option(ERRATA_CHARGE, '6.4.3', 'Charges by the errata', 'HQs charge with cadre; two charges meet at 2 to 1', CHOICES),
  option(WEATHER, 'M.WX.1', 'Weather', 'rain, snow and thaw slow movement and supply', MOVES),
  option(INTELLIGENCE, 'M.SI.1', 'Strategic intelligence', 'HQs try to see enemy stacks', { ...MOVES, needs: FOG }),
  option(RECONNAISSANCE, 'M.RC.1', 'Reconnaissance', 'cavalry tries to see stacks next to it', {
    ...MOVES,
    needs: FOG,
  }),
  option(SCREENING, 'M.CS.1', 'Cavalry screening', 'cavalry may slip away before combat', MOVES),
  option(SUPPLY_EXPENDITURE, 'M.SX.1', 'Supply is used up', 'attacks use Mobile Supply up', {
    ...MOVES,
    needs: COMBAT_SUPPLY,
  }),
  option(
    ALTERNATIVE_CRT,
    'M.AC.1',
    'Alternative combat table',
    'a bloodier table, terrain at most four columns',
    MOVES,
  ),
  option(BOMBARDMENT, 'M.BB.1', 'Bombardment', 'artillery fires by itself, before combat', MOVES),
  option(SECRET_OPERATIONS, 'M.SO.1', 'Secret Operations', 'Agents spy, agitate and murder', MOVES),
]

const off = (...left: readonly string[]) => Object.fromEntries(left.map(id => [id, false]))

export const presets: readonly Preset[] = [
  {
    id: 'beginner',
    title: 'Beginner',
    about: 'movement, combat and rally only',
    options: off(DIPLOMACY, FOG, COMBAT_SUPPLY, ENTRENCHMENTS, AMPHIBIOUS, OTTOMAN_CORPS),
  },
  {
    id: 'competitor',
    title: 'Competitor',
    about: 'without what chance decides: no diplomacy, fog, supply, landings or entrenchments',
    options: off(DIPLOMACY, FOG, COMBAT_SUPPLY, ENTRENCHMENTS, AMPHIBIOUS),
  },
  { id: 'solitaire', title: 'Solitaire', about: 'no diplomacy, nothing hidden', options: off(DIPLOMACY, FOG) },
  {
    id: 'moves',
    title: 'All of MOVES 81',
    about: 'the whole game with every option of the magazine',
    options: Object.fromEntries(options.filter(({ group }) => group === MOVES.group).map(({ id }) => [id, true])),
  },
]

type Chosen = Pick<GameState, 'setting'>

export const isChosen = (s: Chosen, option: string): boolean => s.setting.options[option] === true

/** S3.SR2: never in scenario 3, whatever the file says. */
export const hasDiplomacy = (s: Chosen): boolean =>
  isChosen(s, DIPLOMACY) && WITH_DIPLOMACY.scenarios.includes(s.setting.scenario)

/** C34 */
export const isFaster = (s: Chosen): boolean => isChosen(s, FASTER_OTTOMANS) && s.setting.scenario === 'first-war'
