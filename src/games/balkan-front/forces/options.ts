import type { OptionInfo } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'

export const STRICT_OWNERSHIP = 'ownership'
export const GERMAN_RETREAT = 'german-retreat'
export const SUPPLY_TERRAIN = 'supply-terrain'
export const SMALL_AIRFIELDS = 'small-airfields'
export const SPRING_THAW = 'spring-thaw'
export const EVACUATION = 'emergency-evacuation'
export const HEAVY_AA = 'heavy-aa'
export const BRANDENBURG = 'brandenburg'
export const BRIDGES = 'bridges'
export const ITALIAN_RAIL = 'italian-rail'
export const GREEK_MORALE = 'greek-morale'
export const ROMMEL = 'rommel'
/** R-HID: no curtain falls. */
export const OPEN_PLANS = 'open-plans'

const MECHANICS = 'Advanced mechanics'
const HISTORY = 'History'

const extra = (id: string, rule: string, group: string, title: string, about: string): OptionInfo => ({
  id,
  title,
  about,
  rule,
  group,
  default: false,
})

/** The war for Greece as it is fought from Italy: who has Greeks. */
const WITH_GREEKS = ['balkan-campaign', 'italo-greek-war', 'plan-g', 'greek-appeasement']
const WITH_BRITISH = ['operation-marita', 'marita-merkur', 'assault-on-crete', ...WITH_GREEKS]
const WITH_GERMANS = [
  'balkan-campaign',
  'operation-marita',
  'plan-g',
  'greek-appeasement',
  'marita-merkur',
  'assault-on-crete',
]
const TO_MAY = ['balkan-campaign', 'plan-g', 'greek-appeasement']

/** 32, R-32: each by agreement, before sides are chosen; all are off. */
// biome-ignore format: an option a line
export const options: readonly OptionInfo[] = [
  extra(STRICT_OWNERSHIP, '32.A.1.1', MECHANICS, 'Ownership of territory', 'zones of control win neither cities nor airbases, and less than 1 RE keeps an enemy hex only while it stands there'),
  extra(GERMAN_RETREAT, '32.A.2', MECHANICS, 'German retreats', 'German c/m units retreat through enemy zones onto hexes that friends hold'),
  extra(SUPPLY_TERRAIN, '32.A.3', MECHANICS, 'Terrain and supply lines', 'mountains, swamps and wooded rough count double for lines overland, major rivers one more; not along roads'),
  extra(SMALL_AIRFIELDS, '32.A.4.1', MECHANICS, 'Temporary airfields bit by bit', 'a temporary airfield may be laid with a capacity of 1 or 2 for 2 or 4 MPs'),
  extra(SPRING_THAW, '32.A.5', MECHANICS, 'Spring thaw', 'when the north turns clear its rivers are in flood for a turn: 2 and 4 MPs'),
  { ...extra(EVACUATION, '32.A.6', MECHANICS, 'Emergency evacuation', 'British units may leave beaches without their heavy equipment, for the Middle East and for good'), scenarios: WITH_BRITISH },
  extra(OPEN_PLANS, '25.C.1', MECHANICS, 'Open plans', 'planned drops and landings are read by both, and no curtain falls'),
  extra(HEAVY_AA, '32.B.1', MECHANICS, 'Heavy antiaircraft guns', 'they are not halved at fortified hexsides'),
  { ...extra(BRANDENBURG, '32.B.2.1', MECHANICS, 'Brandenburgers', 'the German commandos slip through zones of control by a die, in movement and in retreat, and seize bridges where these are played'), scenarios: WITH_GERMANS },
  extra(BRIDGES, '32.C.1', MECHANICS, 'Bridges', 'roads and railways over rivers are bridges, which can be demolished, repaired and seized'),
  extra(ITALIAN_RAIL, '32.D', HISTORY, 'Italian railways', 'the lines that leave the map in the west are joined: 25 hexes of rail movement'),
  { ...extra(GREEK_MORALE, '32.E.0', HISTORY, 'Greek morale', 'no forts begun and no airbases ruined far behind the front, no Greeks shipped to quiet islands, until Germany intervenes or ten Greek cities are lost'), scenarios: WITH_GREEKS },
  { ...extra(ROMMEL, '32.F', HISTORY, 'Rommel obeys his orders', 'more British come to the Middle East on May I 41'), scenarios: TO_MAY },
]

export const isChosen = (s: Pick<GameState, 'setting'>, option: string): boolean => s.setting.options[option] === true
