import type { Command } from './command'
import type { FlagSpec } from './flags'

const CALL = 'npm run -s engine --'

export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(command => command.name.length))
  return [
    'The engine without a browser. JSON on stdout, messages on stderr, exit code 1 when something is wrong.',
    '',
    `  ${CALL} COMMAND …`,
    '',
    ...commands.map(command => `  ${command.name.padEnd(width)}  ${command.about}`),
    '',
    `${CALL} COMMAND --help tells more. A game is given by its id, or by the path of its module.`,
    '',
  ].join('\n')
}

export function commandHelp(command: Command): string {
  const flags = command.flags.map(flag => ({ call: flagCall(flag), about: flagAbout(flag) }))
  const width = Math.max(0, ...flags.map(flag => flag.call.length))
  return [
    command.about,
    '',
    `  ${[CALL, command.name, ...command.operands, ...(flags.length > 0 ? ['FLAGS'] : [])].join(' ')}`,
    '',
    ...flags.map(flag => `  ${flag.call.padEnd(width)}  ${flag.about}`),
    ...(command.notes ?? []).flatMap(note => ['', note]),
    '',
  ].join('\n')
}

const flagCall = ({ name, value }: FlagSpec): string => (value === undefined ? `--${name}` : `--${name} ${value}`)
const flagAbout = ({ about, many }: FlagSpec): string => (many ? `${about}; may be given again` : about)
