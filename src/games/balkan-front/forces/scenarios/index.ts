import type { Setting } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import { turnNumber } from '../../charts/weather'
import { hexNumber, isIn, landAt, landHexes } from '../../map/geography'
import type { Land } from '../counter'
import { counterOf, unitNamed } from '../counters'
import { campaignArrivals } from './campaign-arrivals'
import { campaignAllies, campaignAxis } from './campaign-set-up'
import { creteArrivals } from './crete-arrivals'
import { creteAllies, creteAxis } from './crete-set-up'
import { bulgarianArmy, forGreece, forYugoslavia } from './german-forces'
import { maritaArrivals } from './marita-arrivals'
import { maritaAllies, maritaAxis } from './marita-set-up'
import { planYArrivals } from './plan-y-arrivals'
import { planYAxis } from './plan-y-set-up'
import { readyAppeasement, readyGreeks, readyItalians, readyPlanG, readyWatch } from './ready-campaign'
import { readyCrete } from './ready-crete'
import { readyMaritaAllies, readyMaritaAxis } from './ready-marita'
import { readyPlanYAxis, readyPlanYWatch } from './ready-plan-y'
import type { Arrivals, Each, Group, Ready, Scenario, Where } from './scenario'
import { ALLIED, AXIS } from './sides'
import { inRegion, nearAny } from './where'
import { mobilization, neutralityWatch, yugoslavArmy } from './yugoslav-army'

/** By counter. */
const byUnit = (...readies: readonly Ready[]): { readonly [unit: string]: string } =>
  Object.fromEntries(
    readies.flatMap(ready =>
      Object.entries(ready).flatMap(([place, units]) => units.split(' ').map(id => [id, place])),
    ),
  )

const AXIS_LANDS: readonly Land[] = [
  'Italy',
  'Germany',
  'Slovakia',
  'Hungary',
  'Romania',
  'Albania',
  'Dodecanese Islands',
]

/** F30: there from the start, in use when their country is on a side. */
// biome-ignore format: a country a line
const AIRFIELDS = [
  '14A:3818', '14A:4121', '14A:4119', '14A:4216', '14A:3825', '14A:4025', '14A:3827', '14A:3132',
  '14A:4913', '14A:4510', '15B:0911', '15B:0212', '15B:0518', '15B:2114', '15B:2212', '15B:2310',
  '14A:2211', '14A:2621', '14A:3713', '14A:3009', '14A:1123',
  '14A:3606', '14A:4002',
] as const

const onSheetOf = (sheet: string): string[] => AIRFIELDS.filter(hex => hex.startsWith(sheet))

/** R-DEP: the two free airfields of the ready deployment. */
export const LUFTWAFFE_FIELDS = ['14A:4205', '14A:3709'] as const

const campaign: Scenario = {
  id: 'balkan-campaign',
  title: 'The Balkan Campaign',
  about:
    'Italy attacks Greece in November 1940; the Axis decides how far the war goes, until August 1941 at the latest.',
  rule: '30.1',
  firstTurn: turnNumber('Nov I 40'),
  lastTurn: turnNumber('Aug II 41'),
  sheets: ['14A', '15B'],
  axis: AXIS_LANDS,
  allied: ['Greece'],
  intervened: false,
  bulgarians: null,
  surprise: false,
  mayCease: true,
  groups: [...campaignAllies, ...neutralityWatch, ...campaignAxis],
  ready: byUnit(readyItalians, readyGreeks, readyWatch),
  airfields: AIRFIELDS,
  temporaryAirfields: [],
  losses: [],
  arrivals: campaignArrivals,
  mobilization,
  mobilizedSteps: 0,
  victory: 'points',
}

/** 33.B.2.4: Albania as the Greeks hold it. */
// biome-ignore format: a row of the map a line
const GREEK_HELD_ALBANIA = [
  '14A:4117',
  '14A:4216', '14A:4217',
  '14A:4317', '14A:4318', '14A:4319',
  '14A:4418', '14A:4419', '14A:4420',
  '14A:4520', '14A:4620',
] as const

const marita: Scenario = {
  ...campaign,
  id: 'operation-marita',
  title: 'Operation Marita',
  about: 'April 1941: Germany falls on Greece and Yugoslavia at once. Two turns and the surprise attack before them.',
  rule: '33.B.1',
  firstTurn: turnNumber('Apr I 41'),
  lastTurn: turnNumber('Apr II 41'),
  axis: [...AXIS_LANDS, 'Bulgaria'],
  allied: ['Greece', 'Yugoslavia'],
  alliedHexes: GREEK_HELD_ALBANIA,
  intervened: true,
  bulgarians: 'passive',
  surprise: true,
  mayCease: false,
  groups: [...maritaAllies, ...yugoslavArmy, ...maritaAxis, ...forGreece, ...forYugoslavia, ...bulgarianArmy],
  ready: byUnit(readyMaritaAxis, readyMaritaAllies),
  airfields: [...AIRFIELDS, ...LUFTWAFFE_FIELDS],
  // biome-ignore format: a side a line
  losses: [
    { side: ALLIED, group: 'albanian-front', points: 25, ready: ['gr-mtn-1', 'gr-mtn-8', 'gr-mtn-9', 'gr-mtn-4', 'gr-mtn-15'] },
    { side: AXIS, group: 'albania', points: 30, ready: ['it-inf-19', 'it-inf-23', 'it-inf-29', 'it-inf-51', 'it-inf-47', 'it-inf-37', 'it-inf-49', 'it-inf-53'] },
  ],
  arrivals: maritaArrivals,
  mobilizedSteps: 1,
}

/** 33.E.2.1: what would come in the first two months is there already. */
const isGroundArmy = (id: string): boolean => counterOf(unitNamed(id) as UnitId).kind === 'ground'
const EARLY: readonly string[] = ['Nov I 40', 'Nov II 40', 'Dec I 40', 'Dec II 40']
const isEarly = ({ turn, side }: Arrivals['reinforcements'][number]): boolean => side === AXIS && EARLY.includes(turn)
const early = campaignArrivals.reinforcements.filter(isEarly).flatMap(({ units }) => units.split(' '))

const planGAdded: readonly Group[] = [
  {
    id: 'plan-g-added',
    title: 'Added for Plan G',
    side: AXIS,
    nation: 'Italian',
    where: inRegion('Albania'),
    units: early.filter(isGroundArmy).join(' '),
  },
  {
    id: 'plan-g-air',
    title: 'Air units added for Plan G',
    side: AXIS,
    nation: 'Italian',
    where: { is: 'airbases', regions: ['Mainland Italy', 'Albania'] },
    units: early.filter(id => !isGroundArmy(id)).join(' '),
  },
]

/** 33.G.2: Greek hexes along the border of the Cham region, which takes the place of the Albanian one. */
// biome-ignore format: a row of the map a line
const CHAM_BORDER = [
  '14A:4215', '14A:4316', '14A:4416', '14A:4417',
  '14A:4518', '14A:4519', '14A:4619', '14A:4719',
  '14A:4818', '14A:4919', '14A:5019',
] as const

const numbersWhere = (holds: (hex: HexId) => boolean): string[] => landHexes.filter(holds).map(hexNumber)

/** 33.D.2.2: the Greek land of map 15B that is in Axis hands. */
const CRETAN = [...numbersWhere(hex => isIn(hex, 'Crete')), '15B:1815', '15B:2414']
const LOST_GREECE = numbersWhere(hex => landAt(hex) === 'Greece').filter(hex => !CRETAN.includes(hex))

/** 33.G.2: where a list names Albania it takes in the Cham region. */
function withCham(where: Where): Where {
  switch (where.is) {
    case 'region':
    case 'cities':
    case 'airbases':
      return where.regions.includes('Albania') ? { ...where, regions: [...where.regions, 'Cham'] } : where
    case 'either':
      return { is: 'either', wheres: where.wheres.map(withCham) }
    default:
      return where
  }
}

const chamWhere: { readonly [group: string]: Where } = {
  'albanian-border': nearAny(CHAM_BORDER, 2, 'Mainland Greece'),
  'border-albania': { is: 'hexes', hexes: CHAM_BORDER },
}

export const scenarios: readonly Scenario[] = [
  {
    ...campaign,
    id: 'plan-y',
    title: 'Plan Y',
    about:
      'The Italian attack on Yugoslavia that was planned for November 1940. Take the capital, the sooner the better.',
    rule: '33.F.1',
    lastTurn: turnNumber('Mar II 41'),
    sheets: ['14A'],
    axis: ['Italy', 'Albania'],
    allied: ['Yugoslavia'],
    detection: [4, 5, 6],
    mayCease: false,
    groups: [...neutralityWatch, ...planYAxis],
    ready: byUnit(readyPlanYAxis, readyPlanYWatch),
    airfields: onSheetOf('14A'),
    arrivals: planYArrivals,
    victory: 'capital',
  },
  marita,
  {
    ...marita,
    id: 'marita-merkur',
    title: 'Marita-Merkur',
    about: 'The German campaign of 1941 and what follows, down to Crete: April to June.',
    rule: '33.C.1',
    lastTurn: turnNumber('Jun II 41'),
  },
  campaign,
  {
    ...campaign,
    id: 'italo-greek-war',
    title: 'The Italo-Greek War',
    about: 'The first winter of the campaign, November 1940 to March 1941.',
    rule: '33.A.1',
    lastTurn: turnNumber('Mar II 41'),
  },
  {
    ...campaign,
    id: 'plan-g',
    title: 'Plan G',
    about: 'Italy prepares properly: the troops of the first two months stand in Albania when the war begins.',
    rule: '33.E.1',
    detection: [3, 4, 5, 6],
    groups: [...campaignAllies, ...neutralityWatch, ...campaignAxis, ...planGAdded],
    ready: byUnit(readyPlanG, readyGreeks, readyWatch),
    arrivals: {
      ...campaignArrivals,
      reinforcements: campaignArrivals.reinforcements.filter(each => !isEarly(each)),
    },
  },
  {
    ...campaign,
    id: 'greek-appeasement',
    title: 'Greek Appeasement',
    about: 'Greece has given up the Cham region to Albania before the campaign begins.',
    rule: '33.G.1',
    axisHexes: numbersWhere(hex => isIn(hex, 'Cham')),
    groups: campaign.groups.map(group => {
      const where = chamWhere[group.id] ?? (group.where === undefined ? undefined : withCham(group.where))
      return where === undefined ? group : { ...group, where }
    }),
    ready: byUnit(readyItalians, readyGreeks, readyWatch, readyAppeasement),
  },
  {
    ...campaign,
    id: 'assault-on-crete',
    title: 'Assault on Crete',
    about: 'May 1941: airborne troops against the island. Map 15B only.',
    rule: '33.D.1',
    firstTurn: turnNumber('May II 41'),
    lastTurn: turnNumber('Jun II 41'),
    sheets: ['15B'],
    axis: ['Dodecanese Islands', 'Italy', 'Germany'],
    allied: ['Greece'],
    axisHexes: LOST_GREECE,
    intervened: true,
    mayCease: false,
    groups: [...creteAllies, ...creteAxis],
    ready: byUnit(readyCrete),
    airfields: onSheetOf('15B'),
    // biome-ignore format: two lines
    temporaryAirfields: [
      '15B:1316', '15B:0915', '15B:0813', '15B:0812',
      '15B:0612', '15B:0711', '15B:1610', '15B:2402',
    ],
    arrivals: creteArrivals,
    victory: 'crete',
  },
]

const byId = new Map<string, Scenario>(scenarios.map(each => [each.id, each]))
export function scenarioOf({ setting }: { readonly setting: Setting }): Scenario {
  const found = byId.get(setting.scenario)
  if (found === undefined) throw new RangeError(`No scenario '${setting.scenario}'`)
  return found
}

const splitUnits = (units: string | undefined): readonly UnitId[] =>
  units === undefined || units === '' ? [] : units.split(' ').map(id => unitNamed(id) as UnitId)

/** Whom a list names together, and those it has apart. */
type Listed = { readonly units?: string; readonly where?: Where; readonly airWhere?: Where; readonly each?: Each }

/** Every unit of a group or list, with its place. */
export const unitsListed = ({ units, each = [] }: Listed): readonly UnitId[] => [
  ...splitUnits(units),
  ...each.flatMap(([some]) => splitUnits(some)),
]

export function whereOf(list: Listed, unit: UnitId): Where {
  const apart = (list.each ?? []).find(([some]) => splitUnits(some).includes(unit))
  const where = apart?.[1] ?? (counterOf(unit).kind === 'air' ? (list.airWhere ?? list.where) : list.where)
  if (where === undefined) throw new RangeError(`${counterOf(unit).id} has no place in its list`)
  return where
}

export { hexesFor, ownHexesFor } from './places'
export * from './scenario'
export { splitUnits }
