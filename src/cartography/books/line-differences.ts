const counted = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const line of text.split('\n')) {
    // a comma at the end says only that another entry follows
    const entry = line.replace(/,$/, '')
    counts.set(entry, (counts.get(entry) ?? 0) + 1)
  }
  return counts
}

/** Lines that only one of two texts has: '- ' those of the first, '+ ' those of the second. Order alone is no difference but for one line that says so. */
export function differingLines(first: string, second: string): string[] {
  const [before, after] = [counted(first), counted(second)]
  const more = (sign: string, of: Map<string, number>, than: Map<string, number>): string[] =>
    [...of].flatMap(([line, count]) =>
      Array.from({ length: Math.max(0, count - (than.get(line) ?? 0)) }, () => `${sign} ${line}`),
    )
  const lines = [...more('-', before, after), ...more('+', after, before)]
  return lines.length === 0 && first !== second ? ['the order of the lines differs'] : lines
}
