/** What tells one kind of fault from another: its first line, without the names and numbers of the one game it was found in. */
export const faultText = (what: string): string =>
  (what.split('\n')[0] ?? '')
    .replace(/\{.*\}/g, '{…}')
    .replace(/"[^"]*"/g, '"…"')
    .replace(/-?\d+(\.\d+)?/g, '#')
