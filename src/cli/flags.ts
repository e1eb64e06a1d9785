import { CommandError } from './command-error'

export type FlagSpec = {
  /** Without the dashes. */
  readonly name: string
  /** What stands for its value in the help text; a flag without one is a switch. */
  readonly value?: string
  /** May be given more than once. */
  readonly many?: true
  readonly about: string
}

/** What a command line may hold. */
export type Grammar = {
  readonly command: string
  /** Names of the things given without a flag, all of them needed. */
  readonly operands: readonly string[]
  readonly flags: readonly FlagSpec[]
}

/** A command line read by its grammar. */
export type Flags = {
  readonly command: string
  readonly operands: readonly string[]
  /** By flag name; a switch that is on has one empty value. */
  readonly values: ReadonlyMap<string, readonly string[]>
}

export function readFlags(grammar: Grammar, args: readonly string[]): Flags {
  const operands: string[] = []
  const values = new Map<string, string[]>()
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string
    if (!arg.startsWith('-') || arg === '-') {
      operands.push(arg)
      continue
    }
    const { spec, attached } = findFlag(grammar, arg)
    const next = args[at + 1]
    if (spec.value === undefined && attached !== null) throw new CommandError(`--${spec.name} takes no value`)
    if (spec.value !== undefined && attached === null && !isValue(next))
      throw new CommandError(`--${spec.name} needs a value: --${spec.name} ${spec.value}`)
    const given = values.get(spec.name) ?? []
    if (given.length > 0 && !spec.many) throw new CommandError(`--${spec.name} is given twice`)
    values.set(spec.name, [...given, spec.value === undefined ? '' : (attached ?? (next as string))])
    if (spec.value !== undefined && attached === null) at++
  }
  countOperands(grammar, operands)
  return { command: grammar.command, operands, values }
}

/** A value may begin with one dash, as a number below zero does. */
const isValue = (arg: string | undefined): boolean => arg !== undefined && !arg.startsWith('--')

function findFlag(grammar: Grammar, arg: string): { spec: FlagSpec; attached: string | null } {
  const equals = arg.indexOf('=')
  const word = equals < 0 ? arg : arg.slice(0, equals)
  const spec = grammar.flags.find(flag => `--${flag.name}` === word)
  if (spec) return { spec, attached: equals < 0 ? null : arg.slice(equals + 1) }
  const known = grammar.flags.map(flag => `--${flag.name}`).join(', ')
  throw new CommandError(`unknown flag ${word}; ${grammar.command} takes ${known || 'no flags'}`)
}

function countOperands({ command, operands: names }: Grammar, operands: readonly string[]): void {
  const missing = names[operands.length]
  if (missing !== undefined) throw new CommandError(`${command} needs ${missing}; see ${command} --help`)
  const extra = operands[names.length]
  if (extra !== undefined) throw new CommandError(`${command} does not know what to do with '${extra}'`)
}

// reading one flag

export const isOn = (flags: Flags, name: string): boolean => flags.values.has(name)

export const textOf = (flags: Flags, name: string): string | null => flags.values.get(name)?.[0] ?? null

export const textsOf = (flags: Flags, name: string): readonly string[] => flags.values.get(name) ?? []

export function neededText(flags: Flags, name: string): string {
  const text = textOf(flags, name)
  if (text === null) throw new CommandError(`${flags.command} needs --${name}; see ${flags.command} --help`)
  return text
}

export type Range = { readonly least: number; readonly most: number }

export const SEEDS: Range = { least: 0, most: 2 ** 32 - 1 }

export function wholeOf(flags: Flags, name: string, range: Range): number | null {
  const text = textOf(flags, name)
  return text === null ? null : readWhole(`--${name}`, text, range)
}

export const neededWhole = (flags: Flags, name: string, range: Range): number =>
  readWhole(`--${name}`, neededText(flags, name), range)

export function readWhole(what: string, text: string, { least, most }: Range): number {
  const value = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new CommandError(`${what}: expected a whole number from ${least} to ${most}, found '${text}'`)
}

/** Values of the form key=value. */
export function pairsOf(flags: Flags, name: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>()
  for (const text of textsOf(flags, name)) {
    const equals = text.indexOf('=')
    if (equals < 1) throw new CommandError(`--${name}: expected key=value, found '${text}'`)
    const key = text.slice(0, equals)
    if (pairs.has(key)) throw new CommandError(`--${name} ${key} is given twice`)
    pairs.set(key, text.slice(equals + 1))
  }
  return pairs
}
