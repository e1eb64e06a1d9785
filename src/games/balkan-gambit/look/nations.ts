import type { CounterNation } from '../../../core/engine/counter-face'
import type { Side } from '../../../core/ids'
import type { Nation } from '../forces/counters'
import { ALLIED } from '../state'

/** In the order of an order of battle. */
export const NATIONS: { readonly [nation in Nation]: { readonly colour: CounterNation; readonly adjective: string } } =
  {
    Britain: { colour: 'british', adjective: 'British' },
    Canada: { colour: 'canadian', adjective: 'Canadian' },
    Poland: { colour: 'polish', adjective: 'Polish' },
    'United States': { colour: 'american', adjective: 'US' },
    'Soviet Union': { colour: 'soviet', adjective: 'Soviet' },
    'Yugoslav Partisan': { colour: 'partisan', adjective: 'Yugoslav Partisan' },
    'Greek Guerrilla': { colour: 'guerrilla', adjective: 'Greek guerrilla' },
    Chetnik: { colour: 'chetnik', adjective: 'Chetnik' },
    Germany: { colour: 'german', adjective: 'German' },
    SS: { colour: 'ss', adjective: 'SS' },
    Bulgaria: { colour: 'bulgarian', adjective: 'Bulgarian' },
    Italy: { colour: 'italian-43', adjective: 'Italian' },
    Slovenia: { colour: 'collaborator', adjective: 'Slovenian' },
    Croatia: { colour: 'collaborator', adjective: 'Croatian' },
    Serbia: { colour: 'collaborator', adjective: 'Serbian' },
    Greece: { colour: 'collaborator', adjective: 'Greek' },
  }

export const nations = Object.keys(NATIONS) as Nation[]

export const sideName = (side: Side): string => (side === ALLIED ? 'Allies' : 'Axis')
/** The colour of things that belong to a side as a whole. */
export const sideColour = (side: Side): CounterNation => (side === ALLIED ? 'british' : 'german')
