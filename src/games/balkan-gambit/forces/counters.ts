import { counterFinder } from '../../../core/army/counter-names'
import type { CounterInfo } from '../../../core/engine/module'
import type { UnitId } from '../../../core/ids'

export type Nation =
  | 'Britain'
  | 'Canada'
  | 'Poland'
  | 'United States'
  | 'Soviet Union'
  | 'Bulgaria'
  | 'Yugoslav Partisan'
  | 'Greek Guerrilla'
  | 'Chetnik'
  | 'Germany'
  | 'SS'
  | 'Italy'
  | 'Slovenia'
  | 'Croatia'
  | 'Serbia'
  | 'Greece'

/** 2.8: what a unit pays for terrain. */
export type MoveClass = 'light' | 'nonmech' | 'mech'

export type Arm =
  | 'armor'
  | 'motorized'
  | 'infantry'
  | 'light'
  | 'special'
  | 'parachute'
  | 'cavalry'
  | 'fortress'
  | 'support'
  | 'partisan'

/** replaceable: 8.3 may be restored; reclaimable: 8.3 may come back; hunter: 12.15 doubled against dispersed partisans. */
export type Trait = 'replaceable' | 'reclaimable' | 'hunter'

export type Counter = CounterInfo & {
  readonly nation: Nation
  readonly arm: Arm
  readonly size: 'XX' | 'X' | 'III' | ''
  /** Steps at full strength: 2 for divisions. */
  readonly steps: 1 | 2
  /** Combat and movement factor of the full-strength side. */
  readonly cf: number
  readonly mf: number
  readonly moveClass: MoveClass
  readonly traits: readonly Trait[]
}

const ALLIED = new Set<Nation>([
  'Britain',
  'Canada',
  'Poland',
  'United States',
  'Soviet Union',
  'Yugoslav Partisan',
  'Greek Guerrilla',
])

/** Bulgarians change sides with the scenario, Chetniks with the die. */
const sideOfNation = (nation: Nation) =>
  nation === 'Bulgaria' || nation === 'Chetnik' ? null : ALLIED.has(nation) ? 0 : 1

/** 2.8.1-2.8.4: light by symbol, mechanized by oval; support units by their movement factor. */
const classOf = (arm: Arm, mf: number): MoveClass =>
  arm === 'light' || arm === 'special' || arm === 'partisan'
    ? 'light'
    : arm === 'armor' || (arm === 'support' && mf > 4)
      ? 'mech'
      : 'nonmech'

type Size = Counter['size']
type Row = readonly [id: string, name: string, nation: Nation, arm: Arm, size: Size, cf: number, mf: number]

const counter = (steps: 1 | 2, row: Row, traits: readonly Trait[]): Counter => {
  const [id, name, nation, arm, size, cf, mf] = row
  return { id, name, nation, arm, size, steps, cf, mf, side: sideOfNation(nation), moveClass: classOf(arm, mf), traits }
}

const division = (...[id, name, nation, arm, size, cf, mf, ...traits]: [...Row, ...Trait[]]): Counter =>
  counter(2, [id, name, nation, arm, size, cf, mf], traits)

const brigade = (...[id, name, nation, arm, size, cf, mf, ...traits]: [...Row, ...Trait[]]): Counter =>
  counter(1, [id, name, nation, arm, size, cf, mf], traits)

const partisans = (id: string, name: string, nation: Nation, cf: number, mf: number, ...traits: Trait[]): Counter =>
  counter(1, [id, name, nation, 'partisan', '', cf, mf], traits)

/** Every ground unit of the game. Beachheads, Improved Positions, TAC and Naval are markers, not units. */
export const counters: readonly Counter[] = [
  // Britain
  division('uk-8-arm', '8th Armoured Division', 'Britain', 'armor', 'XX', 5, 6, 'replaceable'),
  division('uk-15-arm', '15th Armoured Division', 'Britain', 'armor', 'XX', 5, 6, 'replaceable'),
  // Canada
  division('cdn-5-arm', '5th Canadian Armoured Division', 'Canada', 'armor', 'XX', 6, 6),
  // Poland
  division('pol-2-arm', '2nd Polish Armoured Division', 'Poland', 'armor', 'XX', 6, 6),
  // Britain
  division('uk-5-inf', '5 Infantry Division', 'Britain', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('uk-33-inf', '33 Infantry Division', 'Britain', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('uk-42-inf', '42 Infantry Division', 'Britain', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('uk-50-inf', '50 Infantry Division', 'Britain', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('uk-57-inf', '57 Infantry Division', 'Britain', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('uk-34-inf', '34 Infantry Division', 'Britain', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('uk-40-inf', '40 Infantry Division', 'Britain', 'motorized', 'XX', 5, 6, 'replaceable'),
  // Canada
  division('cdn-1-inf', '1st Canadian Infantry Division', 'Canada', 'motorized', 'XX', 5, 6),
  // Poland
  division('pol-7-inf', '7th Polish Infantry Division', 'Poland', 'motorized', 'XX', 5, 6),
  // Britain
  brigade('uk-2-para', '2 Parachute Brigade', 'Britain', 'parachute', 'X', 3, 3),
  brigade('uk-4-para', '4 Parachute Brigade', 'Britain', 'parachute', 'X', 3, 3),
  brigade('uk-7-para', '7 Parachute Brigade', 'Britain', 'parachute', 'X', 3, 3),
  brigade('uk-8-para', '8 Parachute Brigade', 'Britain', 'parachute', 'X', 3, 3),
  brigade('uk-6g-para', '6 Gurkha Parachute Brigade', 'Britain', 'parachute', 'X', 3, 3),
  brigade('uk-12-art', '12 Corps Artillery', 'Britain', 'support', 'X', 5, 5),
  brigade('uk-14-art', '14 Corps Artillery', 'Britain', 'support', 'X', 5, 5),
  brigade('uk-16-art', '16 Corps Artillery', 'Britain', 'support', 'X', 5, 5),
  // Canada
  brigade('cdn-1-art', '1st Canadian Corps Artillery', 'Canada', 'support', 'X', 5, 5),
  // Poland
  brigade('pol-3-art', '3rd Polish Corps Artillery', 'Poland', 'support', 'X', 5, 5),
  // Britain
  brigade('uk-21-arm', '21 Tank Brigade', 'Britain', 'armor', 'X', 3, 6),
  brigade('uk-25-arm', '25 Tank Brigade', 'Britain', 'armor', 'X', 3, 6),
  brigade('uk-2-cdo', '2 Commando Brigade', 'Britain', 'special', 'X', 3, 4),
  brigade('uk-40-cdo', '40 Commando', 'Britain', 'special', 'X', 3, 4),
  brigade('gk-3-mtn', '3rd Greek Mountain Brigade', 'Britain', 'light', 'X', 3, 4),
  brigade('uk-f10', 'Force 10', 'Britain', 'special', 'X', 1, 4),
  // United States
  division('us-3-inf', 'US 3 Infantry Division', 'United States', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('us-36-inf', 'US 36 Infantry Division', 'United States', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('us-45-inf', 'US 45 Infantry Division', 'United States', 'motorized', 'XX', 5, 6, 'replaceable'),
  division('us-10-mtn', 'US 10th Mountain Division', 'United States', 'light', 'XX', 5, 4, 'replaceable'),
  brigade('us-517-para', 'US 517 Parachute Regiment', 'United States', 'parachute', 'III', 3, 3),
  brigade('us-6a-art', 'US VI Corps Artillery A', 'United States', 'support', 'X', 5, 5),
  brigade('us-6b-art', 'US VI Corps Artillery B', 'United States', 'support', 'X', 5, 5),
  brigade('us-rgr', 'US Rangers', 'United States', 'special', 'III', 3, 4),
  // Soviet Union
  division('su-73-inf', 'Soviet 73 Rifle Division', 'Soviet Union', 'infantry', 'XX', 3, 3),
  division('su-74-inf', 'Soviet 74 Rifle Division', 'Soviet Union', 'infantry', 'XX', 3, 3),
  division('su-113-inf', 'Soviet 113 Rifle Division', 'Soviet Union', 'infantry', 'XX', 3, 3),
  division('su-223-inf', 'Soviet 223 Rifle Division', 'Soviet Union', 'infantry', 'XX', 3, 3),
  division('su-233-inf', 'Soviet 233 Rifle Division', 'Soviet Union', 'infantry', 'XX', 3, 3),
  division('su-299-inf', 'Soviet 299 Rifle Division', 'Soviet Union', 'infantry', 'XX', 3, 3),
  brigade('su-57a-art', 'Soviet 57th Army Artillery (A)', 'Soviet Union', 'support', 'X', 5, 3),
  brigade('su-57b-art', 'Soviet 57th Army Artillery (B)', 'Soviet Union', 'support', 'X', 5, 3),
  // Bulgaria
  division('bg-7-inf', 'Bulgarian 7 Infantry Division', 'Bulgaria', 'infantry', 'XX', 3, 3),
  division('bg-9-inf', 'Bulgarian 9 Infantry Division', 'Bulgaria', 'infantry', 'XX', 3, 3),
  division('bg-16-inf', 'Bulgarian 16 Infantry Division', 'Bulgaria', 'infantry', 'XX', 3, 3),
  brigade('bg-22-bde', 'Bulgarian 22 Occupation Brigade', 'Bulgaria', 'infantry', 'X', 3, 3),
  brigade('bg-24-bde', 'Bulgarian 24 Occupation Brigade', 'Bulgaria', 'infantry', 'X', 3, 3),
  brigade('bg-25-bde', 'Bulgarian 25 Occupation Brigade', 'Bulgaria', 'infantry', 'X', 3, 3),
  brigade('bg-27-bde', 'Bulgarian 27 Occupation Brigade', 'Bulgaria', 'infantry', 'X', 3, 3),
  brigade('bg-28-bde', 'Bulgarian 28 Occupation Brigade', 'Bulgaria', 'infantry', 'X', 3, 3),
  // Yugoslav Partisan
  partisans('par-01', 'Yugoslav Partisans 1', 'Yugoslav Partisan', 3, 3),
  partisans('par-02', 'Yugoslav Partisans 2', 'Yugoslav Partisan', 3, 3),
  partisans('par-03', 'Yugoslav Partisans 3', 'Yugoslav Partisan', 3, 3),
  partisans('par-04', 'Yugoslav Partisans 4', 'Yugoslav Partisan', 3, 3),
  partisans('par-05', 'Yugoslav Partisans 5', 'Yugoslav Partisan', 3, 3),
  partisans('par-06', 'Yugoslav Partisans 6', 'Yugoslav Partisan', 3, 3),
  partisans('par-07', 'Yugoslav Partisans 7', 'Yugoslav Partisan', 3, 3),
  partisans('par-08', 'Yugoslav Partisans 8', 'Yugoslav Partisan', 3, 3),
  partisans('par-09', 'Yugoslav Partisans 9', 'Yugoslav Partisan', 3, 3),
  partisans('par-10', 'Yugoslav Partisans 10', 'Yugoslav Partisan', 3, 3),
  partisans('par-11', 'Yugoslav Partisans 11', 'Yugoslav Partisan', 3, 3),
  partisans('par-12', 'Yugoslav Partisans 12', 'Yugoslav Partisan', 3, 3),
  partisans('par-13', 'Yugoslav Partisans 13', 'Yugoslav Partisan', 3, 3),
  partisans('par-14', 'Yugoslav Partisans 14', 'Yugoslav Partisan', 3, 3),
  partisans('par-15', 'Yugoslav Partisans 15', 'Yugoslav Partisan', 3, 3),
  partisans('par-16', 'Yugoslav Partisans 16', 'Yugoslav Partisan', 3, 3),
  partisans('par-17', 'Yugoslav Partisans 17', 'Yugoslav Partisan', 3, 3),
  partisans('par-18', 'Yugoslav Partisans 18', 'Yugoslav Partisan', 3, 3),
  partisans('par-19', 'Yugoslav Partisans 19', 'Yugoslav Partisan', 3, 3),
  partisans('par-20', 'Yugoslav Partisans 20', 'Yugoslav Partisan', 3, 3),
  // Greek Guerrilla
  partisans('gkp-1', 'Greek Guerrillas 1', 'Greek Guerrilla', 2, 3),
  partisans('gkp-2', 'Greek Guerrillas 2', 'Greek Guerrilla', 2, 3),
  partisans('gkp-3', 'Greek Guerrillas 3', 'Greek Guerrilla', 2, 3),
  partisans('gkp-4', 'Greek Guerrillas 4', 'Greek Guerrilla', 2, 3),
  partisans('gkp-5', 'Greek Guerrillas 5', 'Greek Guerrilla', 2, 3),
  partisans('gkp-6', 'Greek Guerrillas 6', 'Greek Guerrilla', 2, 3),
  // Chetnik
  partisans('che-1', 'Chetniks 1', 'Chetnik', 2, 3, 'hunter'),
  partisans('che-2', 'Chetniks 2', 'Chetnik', 2, 3, 'hunter'),
  partisans('che-3', 'Chetniks 3', 'Chetnik', 2, 3, 'hunter'),
  partisans('che-4', 'Chetniks 4', 'Chetnik', 2, 3, 'hunter'),
  partisans('che-5', 'Chetniks 5', 'Chetnik', 2, 3, 'hunter'),
  partisans('che-6', 'Chetniks 6', 'Chetnik', 2, 3, 'hunter'),
  // Germany
  division('de-1-pz', '1 Panzer Division', 'Germany', 'armor', 'XX', 5, 6, 'replaceable'),
  // SS
  division('ss-1-pz', '1 SS Panzer Division', 'SS', 'armor', 'XX', 6, 6, 'replaceable', 'hunter'),
  // Germany
  division('de-173-inf', '173 Infantry Division', 'Germany', 'infantry', 'XX', 3, 3, 'replaceable'),
  division('de-187-inf', '187 Infantry Division', 'Germany', 'infantry', 'XX', 3, 3, 'replaceable'),
  division(
    'de-369-inf',
    '369 (Croatian) Infantry Division',
    'Germany',
    'infantry',
    'XX',
    3,
    3,
    'replaceable',
    'hunter',
  ),
  division(
    'de-373-inf',
    '373 (Croatian) Infantry Division',
    'Germany',
    'infantry',
    'XX',
    3,
    3,
    'replaceable',
    'hunter',
  ),
  division(
    'de-392-inf',
    '392 (Croatian) Infantry Division',
    'Germany',
    'infantry',
    'XX',
    3,
    3,
    'replaceable',
    'hunter',
  ),
  division('de-11l-inf', '11 Luftwaffe Field Division', 'Germany', 'infantry', 'XX', 3, 3),
  division('de-162-inf', '162 Infantry Division', 'Germany', 'infantry', 'XX', 3, 3, 'replaceable'),
  division('de-297-inf', '297 Infantry Division', 'Germany', 'infantry', 'XX', 4, 3, 'replaceable'),
  division('de-44-inf', '44 Infantry Division', 'Germany', 'infantry', 'XX', 4, 3, 'replaceable'),
  division('de-71-inf', '71 Infantry Division', 'Germany', 'infantry', 'XX', 4, 3, 'replaceable'),
  division('de-264-inf', '264 Infantry Division', 'Germany', 'infantry', 'XX', 4, 3, 'replaceable'),
  division('de-375-inf', '375 Infantry Division', 'Germany', 'infantry', 'XX', 4, 3, 'replaceable'),
  division('de-181-inf', '181 Infantry Division', 'Germany', 'infantry', 'XX', 4, 3, 'replaceable'),
  // SS
  division('ss-7-mtn', '7 SS Mountain Division', 'SS', 'light', 'XX', 4, 4, 'replaceable', 'hunter'),
  // Germany
  division('de-100-lt', '100 Light Division', 'Germany', 'light', 'XX', 4, 4, 'replaceable', 'hunter'),
  division('de-104-lt', '104 Light Division', 'Germany', 'light', 'XX', 3, 4, 'replaceable', 'hunter'),
  division('de-117-lt', '117 Light Division', 'Germany', 'light', 'XX', 3, 4, 'replaceable', 'hunter'),
  division('de-118-lt', '118 Light Division', 'Germany', 'light', 'XX', 3, 4, 'replaceable', 'hunter'),
  division('de-1-mtn', '1 Mountain Division', 'Germany', 'light', 'XX', 5, 4, 'replaceable', 'hunter'),
  // SS
  division('ss-18-mot', '18 SS Motorized Division', 'SS', 'motorized', 'XX', 3, 6, 'replaceable', 'hunter'),
  division('ss-4-mot', '4 SS Police Motorized Division', 'SS', 'motorized', 'XX', 4, 6, 'replaceable', 'hunter'),
  // Germany
  division('de-22-mot', '22 Motorized Division', 'Germany', 'motorized', 'XX', 5, 6, 'replaceable'),
  // SS
  division('ss-1cos-cav', '1 Cossack Cavalry Division', 'SS', 'cavalry', 'XX', 3, 4, 'replaceable', 'hunter'),
  // Germany
  brigade('de-gen-1', 'Security/Fortress Infantry 1', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-gen-2', 'Security/Fortress Infantry 2', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-gen-3', 'Security/Fortress Infantry 3', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-gen-4', 'Security/Fortress Infantry 4', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-gen-5', 'Security/Fortress Infantry 5', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-gen-6', 'Security/Fortress Infantry 6', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-gen-7', 'Security/Fortress Infantry 7', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-gen-8', 'Security/Fortress Infantry 8', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-rsk', 'Russian Defence Corps', 'Germany', 'infantry', 'X', 3, 3, 'reclaimable'),
  brigade('de-92-mot', '92 Motorized Regiment', 'Germany', 'motorized', 'III', 3, 6, 'reclaimable'),
  // SS
  brigade('ss-5-mot', '5 SS Police Motorized Regiment', 'SS', 'motorized', 'III', 3, 6, 'reclaimable', 'hunter'),
  // Germany
  brigade('de-113-mot', '113 Motorized Regiment', 'Germany', 'motorized', 'III', 3, 6, 'reclaimable'),
  brigade('de-15a-mot', '15 Motorized Brigade (A)', 'Germany', 'motorized', 'X', 3, 6, 'reclaimable'),
  brigade('de-15b-mot', '15 Motorized Brigade (B)', 'Germany', 'motorized', 'X', 3, 6, 'reclaimable'),
  // SS
  brigade('ss-18-bde', '18 SS Motorized Brigade (1945 remnant)', 'SS', 'motorized', 'X', 3, 6, 'reclaimable', 'hunter'),
  // Germany
  brigade('de-98-lt', '98 Mountain Regiment', 'Germany', 'light', 'III', 3, 4, 'reclaimable', 'hunter'),
  brigade('de-res-lt', 'Reserve Light Brigade', 'Germany', 'light', 'X', 3, 4, 'reclaimable', 'hunter'),
  brigade('de-bdb-lt', 'Brandenburg Regiment', 'Germany', 'light', 'III', 3, 4, 'reclaimable', 'hunter'),
  // SS
  brigade('ss-13-lt', '13 SS Mountain Brigade', 'SS', 'light', 'X', 3, 4, 'reclaimable', 'hunter'),
  brigade('ss-14-lt', '14 SS Mountain Brigade', 'SS', 'light', 'X', 3, 4, 'reclaimable', 'hunter'),
  brigade('ss-21-lt', '21 SS Mountain Brigade', 'SS', 'light', 'X', 3, 4, 'reclaimable', 'hunter'),
  brigade('ss-24-lt', '24 SS Mountain Brigade', 'SS', 'light', 'X', 3, 4, 'reclaimable', 'hunter'),
  // Germany
  brigade('de-41-fort', '41 Fortress Brigade', 'Germany', 'fortress', 'X', 3, 2, 'reclaimable'),
  brigade('de-963-fort', '963 Fortress Brigade', 'Germany', 'fortress', 'X', 3, 2, 'reclaimable'),
  brigade('de-965-fort', '965 Fortress Brigade', 'Germany', 'fortress', 'X', 3, 2, 'reclaimable'),
  brigade('de-966-fort', '966 Fortress Brigade', 'Germany', 'fortress', 'X', 3, 2, 'reclaimable'),
  brigade('de-968-fort', '968 Fortress Brigade', 'Germany', 'fortress', 'X', 3, 2, 'reclaimable'),
  brigade('de-1017-fort', '1017 Fortress Brigade', 'Germany', 'fortress', 'X', 3, 2, 'reclaimable'),
  // Slovenia
  brigade('slo-1', 'Slovenian collaborators 1', 'Slovenia', 'infantry', 'X', 3, 3),
  brigade('slo-2', 'Slovenian collaborators 2', 'Slovenia', 'infantry', 'X', 3, 3),
  brigade('slo-3', 'Slovenian collaborators 3', 'Slovenia', 'infantry', 'X', 3, 3),
  // Croatia
  brigade('cro-1', 'Croatian collaborators 1', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  brigade('cro-2', 'Croatian collaborators 2', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  brigade('cro-3', 'Croatian collaborators 3', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  brigade('cro-4', 'Croatian collaborators 4', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  brigade('cro-5', 'Croatian collaborators 5', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  brigade('cro-6', 'Croatian collaborators 6', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  brigade('cro-7', 'Croatian collaborators 7', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  brigade('cro-8', 'Croatian collaborators 8', 'Croatia', 'infantry', 'X', 3, 3, 'hunter'),
  // Serbia
  brigade('srb-1', 'Serbian collaborators 1', 'Serbia', 'infantry', 'X', 3, 3),
  brigade('srb-2', 'Serbian collaborators 2', 'Serbia', 'infantry', 'X', 3, 3),
  // Greece
  brigade('gkc-x', 'Greek Security Battalions (X)', 'Greece', 'infantry', 'X', 3, 3, 'hunter'),
  // Italy
  brigade('it-13-inf', 'Italian 13 Re', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-14-inf', 'Italian 14 Isonzo', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-22-inf', 'Italian 22 Cacciatori delle Alpi', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-57-inf', 'Italian 57 Lombardia', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-153-inf', 'Italian 153 Macerata', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-154-inf', 'Italian 154 Murge', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-15-inf', 'Italian 15 Bergamo', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-18-inf', 'Italian 18 Messina', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-32-inf', 'Italian 32 Marche', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-158-inf', 'Italian 158 Zara', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-19-inf', 'Italian 19 Venezia', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-23-inf', 'Italian 23 Ferrara', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-155-inf', 'Italian 155 Emilia', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-38-inf', 'Italian 38 Puglie', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-41-inf', 'Italian 41 Firenze', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-49-inf', 'Italian 49 Parma', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-53-inf', 'Italian 53 Arezzo', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-24-inf', 'Italian 24 Pinerolo', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-29-inf', 'Italian 29 Piemonte', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-36-inf', 'Italian 36 Forli', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-37-inf', 'Italian 37 Modena', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-56-inf', 'Italian 56 Casale', 'Italy', 'infantry', 'X', 3, 3),
  brigade('it-59-inf', 'Italian 59 Cagliari', 'Italy', 'infantry', 'X', 3, 3),
  division('it-1-alp', 'Italian 1 Alpine Division', 'Italy', 'light', 'XX', 3, 4),
]

/** For rules and data that name a counter; throws on a name that does not exist. */
export const unitNamed = counterFinder(counters)

export const unitIds: readonly UnitId[] = counters.map((_, id) => id as UnitId)
