/** Attack to defence in whole per cent, rounded down. */
export function percentOdds(attack: number, defence: number): number {
  if (!Number.isInteger(attack) || !Number.isInteger(defence) || attack < 0 || defence <= 0)
    throw new RangeError(`There are no odds of ${attack} to ${defence}`)
  return Math.floor((100 * attack) / defence)
}
