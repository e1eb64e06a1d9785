const ROUND = [5, 10, 20, 25, 50, 100, 200, 250, 500]

/** The longest round stretch of which three fit the width; a hex is 100 map units. */
export function barLength(kmPerHex: number, width: number): { readonly step: number; readonly stretch: number } {
  const stretchOf = (km: number): number => (km / kmPerHex) * 100
  const step = ROUND.findLast(km => stretchOf(km) * 3 <= width) ?? ROUND[0]
  return { step, stretch: stretchOf(step) }
}
