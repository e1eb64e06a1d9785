const COMPASS = /^(north|south|east|west|central)(ern)?$/i

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Hungary (1939)' in its two parts. */
function parts(name: string): { readonly short: string; readonly detail: string | null } {
  const [, short = name, detail = null] = /^(.*?) \((.*)\)$/.exec(name) ?? []
  return { short: short.replace(/ proper$/, ''), detail }
}

/**
 * Names of areas as they stand on the map, in the order given, the greatest area first: without brackets and without 'proper', which
 * only tell areas apart in lists. A compass point goes to the front. Where two would read the same, the greatest keeps the name and the
 * others show what their brackets hold.
 */
export function displayNames(names: readonly string[]): string[] {
  const given = new Set<string>()
  return names.map(name => {
    const { short, detail } = parts(name)
    const compass = detail !== null && COMPASS.test(detail) ? `${capitalised(detail)} ${short}` : short
    const shown = !given.has(compass) ? compass : detail === null ? name : capitalised(detail)
    given.add(shown)
    return shown
  })
}
