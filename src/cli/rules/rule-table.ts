import type { RuleReport } from './rule-report'

const HEADINGS = ['game', 'rules', 'proved', 'no effect', 'open', 'unknown ids']

/** The totals of each game, then what is left to do. */
export function ruleTable(reports: readonly RuleReport[], notPlayable: readonly string[], onlyOpen: boolean): string {
  const rows = reports.map(({ game, totals }) =>
    [game, totals.rules, totals.proved, totals.noEffect, totals.open, totals.unknown].map(String),
  )
  const blank = notPlayable.map(game => [game, '', '', '', '', '', 'not playable yet'])
  return [
    ...(onlyOpen ? [] : columns([HEADINGS, ...rows, ...blank])),
    ...reports.flatMap(report => leftToDo(report, onlyOpen)),
    '',
  ].join('\n')
}

function leftToDo({ game, open, unknown }: RuleReport, onlyOpen: boolean): string[] {
  const lines: string[] = []
  if (open.length > 0) lines.push('', `${game}: open`, ...columns(open.map(({ rule, says }) => [`  ${rule}`, says])))
  if (unknown.length > 0 && !onlyOpen)
    lines.push(
      '',
      `${game}: ids that are not in the index`,
      ...columns(unknown.map(({ rule, file, line, title }) => [`  ${rule}`, `${file}:${line}`, title])),
    )
  return lines
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
