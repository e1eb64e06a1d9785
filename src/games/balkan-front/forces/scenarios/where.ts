import type { BoxId, Sheet, Where } from './scenario'

export const inRegion = (...regions: readonly string[]): Where => ({ is: 'region', regions })
export const onSheet = (sheet: Sheet, ...regions: readonly string[]): Where => ({ is: 'region', regions, sheet })
export const at = (...hexes: readonly string[]): Where => ({ is: 'hexes', hexes })
export const near = (hex: string, most: number, region: string): Where => ({ is: 'near', hexes: [hex], most, region })
export const nearAny = (hexes: readonly string[], most: number, region: string): Where => ({
  is: 'near',
  hexes,
  most,
  region,
})
export const nearMarked = (mark: string, most: number, region: string): Where => ({
  is: 'nearMarked',
  mark,
  most,
  region,
})
export const onBorder = (region: string, other: string): Where => ({ is: 'border', region, with: other })
export const marked = (mark: string): Where => ({ is: 'marked', mark })
export const largeCities = (...regions: readonly string[]): Where => ({ is: 'cities', regions, large: true })
export const anyCity = (...regions: readonly string[]): Where => ({ is: 'cities', regions, large: false })
export const airbases = (...regions: readonly string[]): Where => ({ is: 'airbases', regions })
export const airbasesOnSheet = (sheet: Sheet, ...regions: readonly string[]): Where => ({
  is: 'airbases',
  regions,
  sheet,
})
export const box = (name: BoxId): Where => ({ is: 'box', box: name })
export const either = (...wheres: readonly Where[]): Where => ({ is: 'either', wheres })
