import { oneOf, type TextMutation } from './mutation'

const TRICKS = ['__proto__', 'constructor', 'prototype']

const spliced = (text: string, at: number, gone: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + gone)

const lines =
  (change: (all: string[], at: number, other: number) => string[]): TextMutation =>
  (text, pick) => {
    const all = text.split('\n')
    return change(all, pick(all.length), pick(all.length)).join('\n')
  }

/** What a bad disk, an editor or a stranger does to a text. */
export const textMutations: { readonly [name: string]: TextMutation } = {
  'bit flipped': (text, pick) => {
    const at = pick(text.length)
    return spliced(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << pick(7))))
  },
  'bits flipped': (text, pick) => {
    let flipped = text
    for (let count = 0; count < 8; count++) flipped = textMutations['bit flipped']?.(flipped, pick) ?? flipped
    return flipped
  },
  'character dropped': (text, pick) => spliced(text, pick(text.length), 1, ''),
  'digit changed': (text, pick) => {
    const digits = [...text.matchAll(/\d/g)].map(({ index }) => index)
    return digits.length === 0 ? text : spliced(text, oneOf(digits, pick), 1, String(pick(10)))
  },
  'line deleted': lines((all, at) => all.toSpliced(at, 1)),
  'line doubled': lines((all, at) => all.toSpliced(at, 0, all[at] as string)),
  'lines exchanged': lines((all, at, other) => all.with(at, all[other] as string).with(other, all[at] as string)),
  'cut short': (text, pick) => text.slice(0, pick(text.length)),
  'two files in one': text => text + text,
  'byte order mark': text => `\ufeff${text}`,
  'other line ends': text => text.replaceAll('\n', '\r\n'),
  'zero bytes': text => text.split('').join('\0').slice(0, 50_000),
  'garbage before it': (text, pick) => oneOf(['//', '#', '\u0000', '<html>', ' '.repeat(1000)], pick) + text,
  'key said twice': (text, pick) => {
    const keys = [...text.matchAll(/"[a-z]+":/gi)]
    if (keys.length === 0) return text
    const { 0: key, index } = oneOf(keys, pick)
    return spliced(text, index, 0, `${key} ${oneOf(['null', '0', '""', '[]', '{}', '-1'], pick)}, `)
  },
  'trick of the prototype': (text, pick) => {
    const braces = [...text.matchAll(/\{/g)].map(({ index }) => index)
    const put = `"${oneOf(TRICKS, pick)}": {"polluted": true, "toString": 1}`
    if (braces.length === 0) return text
    const at = oneOf(braces, pick)
    return spliced(text, at + 1, 0, text[at + 1] === '}' ? put : `${put}, `)
  },
  'brackets without end': (_text, pick) => oneOf(['[', '{"a":'], pick).repeat(200_000),
  'numbers without end': (text, pick) => {
    const numbers = [...text.matchAll(/[^"\d](\d+)[,}\]]/g)]
    if (numbers.length === 0) return text
    const found = oneOf(numbers, pick)
    return spliced(
      text,
      found.index + 1,
      (found[1] ?? '').length,
      oneOf(['1e999', '-1e999', '9'.repeat(400), '0x10'], pick),
    )
  },
}
