import type { Json } from '../../../core/json'

/** A name as words: 'axisSetup' becomes 'Axis setup'. */
export function wordsOf(name: string): string {
  const spaced = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').replace(/([0-9])([A-Z])/g, '$1 $2')
  const words = spaced === name ? name : spaced.toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value of a mark or place as people read it; true says no more than that it is there. */
export function valueWords(value: Json): string {
  if (value === true || value === null) return ''
  if (typeof value === 'object') {
    const parts = Array.isArray(value)
      ? value.map(valueWords)
      : Object.entries(value).map(([key, each]) => `${wordsOf(key).toLowerCase()} ${valueWords(each) || 'yes'}`)
    return parts.join(', ')
  }
  return value === false ? 'no' : String(value)
}

export const withValue = (name: string, value: Json): string => {
  const words = valueWords(value)
  return words === '' ? wordsOf(name) : `${wordsOf(name)}: ${words}`
}
