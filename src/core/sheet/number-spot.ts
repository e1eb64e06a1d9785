import type { GridSpec } from '../hex/grid'
import type { Point } from '../hex/layout'

const POINTY_RISE = 41
const FLAT_RISE = 39.5

/** Where the number of a hex stands: centred at the top of the hex, by its baseline. */
export const numberSpot = (shape: GridSpec['shape'], centre: Point): Point => ({
  x: centre.x,
  y: centre.y - (shape === 'pointy' ? POINTY_RISE : FLAT_RISE),
})

/** On several sheets the number is printed without the sheet's name. */
export const printedNumber = (number: string): string => number.slice(number.indexOf(':') + 1)
