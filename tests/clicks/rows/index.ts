import type { ClickRow } from '../click-row'
import { BATTLES } from './battles'
import { ENDS } from './ends'
import { FORCES } from './forces'
import { frontRows } from './front'
import { frontAirRows } from './front-air'
import { MOVES } from './moves'

export const ROWS: readonly ClickRow[] = [...ENDS, ...BATTLES, ...MOVES, ...FORCES, ...frontRows, ...frontAirRows]
