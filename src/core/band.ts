/** A run of whole numbers, both ends included; an open end is infinite. */
export interface Band {
  readonly from: number
  readonly to: number
}

const NUMBER = '([+-]?\\d+)'

const FORMS: readonly { form: RegExp; read: (a: number, b: number) => Band }[] = [
  { form: new RegExp(`^${NUMBER}$`), read: a => ({ from: a, to: a }) },
  { form: new RegExp(`^${NUMBER}\\s*(?:-|\\.\\.|to)\\s*${NUMBER}$`), read: (a, b) => ({ from: a, to: b }) },
  { form: new RegExp(`^${NUMBER}\\s*(?:-|or less)$`), read: a => ({ from: -Infinity, to: a }) },
  { form: new RegExp(`^${NUMBER}\\s*(?:\\+|or more)$`), read: a => ({ from: a, to: Infinity }) },
  { form: new RegExp(`^<=\\s*${NUMBER}$`), read: a => ({ from: -Infinity, to: a }) },
  { form: new RegExp(`^>=\\s*${NUMBER}$`), read: a => ({ from: a, to: Infinity }) },
]

/**
 * Reads how charts write die results and number columns: '3', '-2', '2-3', '-3..-1', '0-' or '0 or less' or '<=0',
 * '7+' or '7 or more' or '>=7', and lists of these such as '36, 41'. Null when it is none of them.
 */
export function parseBands(label: string): readonly Band[] | null {
  const bands = label.replace(/[−–]/g, '-').split(',').map(parseBand)
  return bands.every(band => band !== null) ? bands : null
}

export const isInBands = (bands: readonly Band[], value: number): boolean =>
  bands.some(band => value >= band.from && value <= band.to)

function parseBand(text: string): Band | null {
  for (const { form, read } of FORMS) {
    const match = form.exec(text.trim())
    if (!match) continue
    const band = read(Number(match[1]), Number(match[2]))
    return band.from <= band.to ? band : null
  }
  return null
}
