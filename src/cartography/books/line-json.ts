/** JSON with a line for each entry of a list or a table at the top or one below it, so that differences can be read. */
export function lineJson(value: unknown, depth = 2, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const open = Array.isArray(value) ? '[' : '{'
  const lines = Array.isArray(value)
    ? value.map(entry => inner + lineJson(entry, depth - 1, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${inner}${JSON.stringify(key)}: ${lineJson(entry, depth - 1, inner)}`,
      )
  if (lines.length === 0) return open === '[' ? '[]' : '{}'
  return `${open}\n${lines.join(',\n')}\n${indent}${open === '[' ? ']' : '}'}`
}
