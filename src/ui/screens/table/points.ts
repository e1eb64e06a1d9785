/** Points with a true minus sign. */
export const points = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

/** In a row of the score nothing is a dash. */
export const pointsOrDash = (value: number): string => (value === 0 ? '–' : points(value))
