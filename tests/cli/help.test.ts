import { describe, expect, it } from 'vitest'
import { commands } from '../../src/cli/run'
import { commandLine, refusedWith } from './command-line'

describe('help', () => {
  it.each(['--help', '-h'])('%s lists every command', async flag => {
    const { code, out, err } = await commandLine().call(flag)
    expect([code, err]).toEqual([0, ''])
    for (const { name, about } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${about}$`, 'm'))
  })

  it.each(commands.map(command => command.name))('%s --help names its flags, and does nothing', async name => {
    const { code, out, err } = await commandLine().call(name, 'no-such-file', '--help')
    expect([code, err]).toEqual([0, ''])
    const { flags, operands, about } = commands.find(command => command.name === name) ?? commands[0]
    expect(out.split('\n')[0]).toBe(about)
    for (const word of [...operands, ...flags.map(flag => `--${flag.name}`)]) expect(out).toContain(word)
  })
})

describe('a call that makes no sense', () => {
  const list = commands.map(command => command.name).join(', ')

  it('without a command points at the help', async () => {
    expect(await commandLine().call()).toEqual(refusedWith('no command given; see --help'))
  })

  it('with an unknown command names those there are', async () => {
    expect(await commandLine().call('march')).toEqual(refusedWith(`unknown command 'march'; the commands are ${list}`))
  })

  it('with an unknown flag names those there are', async () => {
    expect(await commandLine().call('map', '--hx', '0303')).toEqual(
      refusedWith('unknown flag --hx; map takes --game, --hex'),
    )
  })
})
