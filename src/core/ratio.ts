/**
 * An exact fraction in lowest terms, `bottom` never negative.
 * A bottom of 0 means boundless: something against nothing.
 */
export interface Ratio {
  readonly top: number
  readonly bottom: number
}

/** A combat strength: a number (halves, quarters and thirds are recognised) or an exact fraction. */
export type Strength = number | Ratio

/**
 * Two fractions with denominators up to this differ by a millionth or more, far beyond a double's error:
 * a double names one of them at most.
 */
const LARGEST_DENOMINATOR = 1000
const DOUBLE_SLACK = 1e-7

const commonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : commonDivisor(b, a % b))

/** `top` over `bottom`; over 0 it is boundless, 0 over 0 is 0. */
export function ratio(top: Strength, bottom: Strength = 1): Ratio {
  const over = toRatio(top)
  const under = toRatio(bottom)
  return lowest(over.top * under.bottom, over.bottom * under.top)
}

export const toRatio = (strength: Strength): Ratio => (typeof strength === 'number' ? exact(strength) : strength)

export function addRatios(...parts: readonly Strength[]): Ratio {
  return parts.map(toRatio).reduce((a, b) => lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom), exact(0))
}

export function multiplyRatios(...parts: readonly Strength[]): Ratio {
  return parts.map(toRatio).reduce((a, b) => lowest(a.top * b.top, a.bottom * b.bottom), exact(1))
}

/** Below 0, 0 or above 0 as a is less than, equal to or more than b; by cross-multiplication, never by division. */
export function compareRatios(a: Strength, b: Strength): number {
  const left = toRatio(a)
  const right = toRatio(b)
  if (left.bottom === 0 && right.bottom === 0) return Math.sign(left.top - right.top)
  return Math.sign(whole(left.top * right.bottom) - whole(right.top * left.bottom))
}

export const isAtLeast = (a: Strength, b: Strength): boolean => compareRatios(a, b) >= 0

export const ratioValue = (strength: Strength): number => {
  const { top, bottom } = toRatio(strength)
  return top / bottom
}

/** '5:2', '5/2', '5-2', '1.5:1', '150%' or '7'; null for anything else. */
export function parseRatio(text: string): Ratio | null {
  const percent = /^\s*(\d+(?:\.\d+)?)\s*%\s*$/.exec(text)
  if (percent) return ratio(Number(percent[1]), 100)
  const parts = /^\s*(\d+(?:\.\d+)?)\s*(?:[:/–-]\s*(\d+(?:\.\d+)?))?\s*$/.exec(text)
  if (!parts) return null
  const bottom = Number(parts[2] ?? 1)
  return bottom === 0 ? null : ratio(Number(parts[1]), bottom)
}

/** '5:2', in lowest terms. */
export const formatRatio = ({ top, bottom }: Ratio, between = ':'): string => `${top}${between}${bottom}`

/** '167%'; rounded down where the rules drop the rest. */
export function formatPercent({ top, bottom }: Ratio, rounding: 'nearest' | 'down' = 'nearest'): string {
  if (bottom === 0) return '∞%'
  const hundredths = whole(top * 100)
  const down = Math.floor(hundredths / bottom)
  const up = rounding === 'nearest' && (hundredths - down * bottom) * 2 >= bottom
  return `${down + (up ? 1 : 0)}%`
}

function exact(value: number): Ratio {
  if (Number.isSafeInteger(value)) return { top: value === 0 ? 0 : value, bottom: 1 }
  for (let bottom = 2; bottom <= LARGEST_DENOMINATOR; bottom++) {
    const top = Math.round(value * bottom)
    if (Math.abs(value * bottom - top) < DOUBLE_SLACK && Number.isSafeInteger(top)) return lowest(top, bottom)
  }
  throw new RangeError(`${value} is no exact strength: give it as a fraction`)
}

function lowest(top: number, bottom: number): Ratio {
  const divisor = commonDivisor(whole(top), whole(bottom)) * (bottom < 0 ? -1 : 1)
  return divisor === 0 ? { top: 0, bottom: 1 } : { top: top / divisor || 0, bottom: bottom / divisor || 0 }
}

function whole(product: number): number {
  if (!Number.isSafeInteger(product)) throw new RangeError(`${product} is too large to reckon with exactly`)
  return product
}
