/** 26.B.0 */
export const transportPoints = {
  axisAdriatic: 15,
  axisAegean: { start: 3, intervention: 3, firstCapture: 2 },
  alliedAegean: { start: 20, firstCapture: -2 },
  britishEmergency: 15,
} as const

/** 26.C.2: through, turned back, sunk. */
export const INTERDICTED = ['-', 'T', 'S'] as const
export type Interdicted = (typeof INTERDICTED)[number]

/** By what a die of 1 to 6 gives. */
export type InterdictionTable = { readonly loose: readonly Interdicted[]; readonly tight: readonly Interdicted[] }
export const navalInterdiction: InterdictionTable = {
  loose: ['-', '-', '-', '-', 'T', 'S'],
  tight: ['-', 'T', 'T', 'S', 'S', 'S'],
}
/** 20.F.2.i.2 */
export const HITS_THAT_END_INTERDICTION = 15

/** Options 32.B and 32.C: succeeds on this or more. */
export type SuccessTable = {
  readonly commandoLeavesZoc: number
  readonly commandoRetreats: number
  readonly commandoSeizesBridge: number
  readonly airborneSeizesBridge: number
}
export const successes: SuccessTable = {
  commandoLeavesZoc: 3,
  commandoRetreats: 3,
  commandoSeizesBridge: 3,
  airborneSeizesBridge: 4,
}
