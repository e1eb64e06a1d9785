import { faultText } from '../../src/cli/fuzz/night/fault-text'
import type { Verdict } from './attack'
import { KINDS } from './mutate'

/** One attack and what came of it. */
export type AttackLine = Verdict & {
  readonly seed: number
  readonly game: string
  readonly from: string
  /** The mutations, by name. */
  readonly by: readonly string[]
  readonly seconds: number
}

/** So many seeds are shown of each offence. */
const SHOWN = 3

/** What came of a run: in all, by game, by kind of mutation, and who offended. */
export function report(lines: readonly AttackLine[]): string {
  const seconds = lines.map(line => line.seconds)
  const spent = seconds.reduce((all, each) => all + each, 0)
  const known = lines.filter(line => line.isKnown === true).length
  return [
    `${lines.length} files: ${counted(lines)}; ${known} of them opened as a game that another had opened as; ` +
      `${spent.toFixed(0)} s of the processor, the slowest ${Math.max(0, ...seconds).toFixed(1)} s`,
    ...[...groupedBy(lines, line => line.game || 'lost')].sort().map(([game, those]) => `  ${game}: ${told(those)}`),
    ...KINDS.map(([kind, names]) => `  ${kind}: ${told(lines.filter(({ by }) => by.some(name => names.has(name))))}`),
    ...offenders(lines.filter(line => line.offence !== null)),
    '',
  ].join('\n')
}

function groupedBy(lines: readonly AttackLine[], key: (line: AttackLine) => string): Map<string, AttackLine[]> {
  const groups = new Map<string, AttackLine[]>()
  for (const line of lines) groups.set(key(line), [...(groups.get(key(line)) ?? []), line])
  return groups
}

const counted = (lines: readonly AttackLine[]): string => {
  const of = (outcome: AttackLine['outcome']) => lines.filter(line => line.outcome === outcome).length
  return `${of('refused')} refused, ${of('whole')} opened whole, ${of('parted')} opened parted`
}

const told = (lines: readonly AttackLine[]): string =>
  `${lines.length} files, ${counted(lines)}, ${lines.filter(line => line.offence !== null).length} offenders`

function offenders(lines: readonly AttackLine[]): string[] {
  if (lines.length === 0) return ['No offenders.']
  const alike = groupedBy(lines, line => faultText(line.offence ?? ''))
  return [
    `${lines.length} offenders:`,
    ...[...alike].flatMap(([text, those]) => [
      `  ${those.length} x ${text}`,
      ...those.slice(0, SHOWN).map(line => `    seed ${line.seed}: ${line.from}: ${line.by.join(', ')}`),
    ]),
  ]
}
