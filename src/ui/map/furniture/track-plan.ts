/** The fewest rows in which the cells are no narrower than high. */
export function trackPlan(turns: number, width: number, height: number): { columns: number; side: number } {
  let rows = 1
  while (rows < turns && width / Math.ceil(turns / rows) < height / rows) rows++
  return { columns: Math.ceil(turns / rows), side: height / rows }
}
