import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'

export type Theme = 'day' | 'night'
export type Lab = readonly [number, number, number]

const css = readFileSync(join(REPO, 'src/ui/theme/tokens.css'), 'utf8')

const block = (selector: string): ReadonlyMap<string, string> => {
  const body = css.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? ''
  return new Map(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, colour]) => [name ?? '', colour ?? '']),
  )
}

const day = block(':root')
const night = block('[data-theme="night"]')

/** A token's colour; night keeps what it does not change. */
export function colourOf(token: string, theme: Theme): string {
  const colour = (theme === 'night' ? night.get(token) : undefined) ?? day.get(token)
  if (colour === undefined) throw new Error(`tokens.css has no plain colour --${token}`)
  return colour
}

export const tokens = (pattern: RegExp): string[] => [...day.keys()].filter(token => pattern.test(token))

const linear = (colour: string): [number, number, number] => {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** WCAG 2: from 1 to 21. */
export function contrast(a: string, b: string): number {
  const luminance = (colour: string): number => {
    const [red, green, blue] = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** CIELAB under D65. */
export function lab(colour: string): Lab {
  const [red, green, blue] = linear(colour)
  const curve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue)
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const cosine = (degrees: number): number => Math.cos(radians(degrees))
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
const hue = (a: number, b: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** CIEDE2000 after Sharma, Wu and Dalal (2005). */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)]
  const turn = ((h2 - h1 + 540) % 360) - 180
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const h = (h1 + turn / 2 + 360) % 360
  const t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63)
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * c)
  const tint = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * t)
  const rotation = -2 * seventh(c) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))))
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tint ** 2 + rotation * chroma * tint)
}
