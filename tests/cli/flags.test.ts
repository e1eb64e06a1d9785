import { describe, expect, it } from 'vitest'
import { type Grammar, isOn, pairsOf, readFlags, SEEDS, textOf, textsOf, wholeOf } from '../../src/cli/flags'

const grammar: Grammar = {
  command: 'march',
  operands: ['FILE'],
  flags: [
    { name: 'to', value: 'HEX', about: 'where to' },
    { name: 'option', value: 'NAME=VALUE', many: true, about: 'how' },
    { name: 'steps', value: 'NUMBER', about: 'how far' },
    { name: 'night', about: 'in the dark' },
  ],
}

const read = (...args: string[]) => readFlags(grammar, args)
const refusal = (...args: string[]) => {
  try {
    read(...args)
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

describe('flags', () => {
  it('take their value from the next word or from behind an equals sign', () => {
    expect(textOf(read('a.json', '--to', '0303'), 'to')).toBe('0303')
    expect(textOf(read('--to=0303', 'a.json'), 'to')).toBe('0303')
    expect(textOf(read('a.json', '--to=a=b'), 'to')).toBe('a=b')
  })

  it('may stand before and after what is given without a flag', () => {
    expect(read('--to', '0303', 'a.json', '--night').operands).toEqual(['a.json'])
  })

  it('that are switches are on when they are there', () => {
    expect(isOn(read('a.json', '--night'), 'night')).toBe(true)
    expect(isOn(read('a.json'), 'night')).toBe(false)
  })

  it('that may be repeated keep their order', () => {
    expect(textsOf(read('a.json', '--option', 'b=1', '--option', 'a=2'), 'option')).toEqual(['b=1', 'a=2'])
  })

  it('that are left out have no value', () => {
    expect(textOf(read('a.json'), 'to')).toBeNull()
    expect(textsOf(read('a.json'), 'option')).toEqual([])
    expect(wholeOf(read('a.json'), 'steps', SEEDS)).toBeNull()
  })

  it.each([
    [['a.json', '--too', '1'], 'unknown flag --too; march takes --to, --option, --steps, --night'],
    [['a.json', '-n'], 'unknown flag -n; march takes --to, --option, --steps, --night'],
    [['a.json', '--to'], '--to needs a value: --to HEX'],
    [['a.json', '--to', '--night'], '--to needs a value: --to HEX'],
    [['a.json', '--to', '1', '--to', '2'], '--to is given twice'],
    [['a.json', '--night=yes'], '--night takes no value'],
    [[], 'march needs FILE; see march --help'],
    [['a.json', 'b.json'], "march does not know what to do with 'b.json'"],
  ])('%j is refused: %s', (args, message) => {
    expect(refusal(...args)).toBe(message)
  })
})

describe('numbers', () => {
  const steps = (text: string) => () => wholeOf(read('a.json', '--steps', text), 'steps', { least: 1, most: 20 })

  it.each(['1', '20'])('%s is within 1 to 20', text => {
    expect(steps(text)()).toBe(Number(text))
  })

  it.each(['0', '21', '-3', '1.5', '1e1', '0x5', 'ten', ' 5', '99999999999999999999'])('%j is not', text => {
    expect(steps(text)).toThrow(`--steps: expected a whole number from 1 to 20, found '${text}'`)
  })
})

describe('pairs', () => {
  it('split at the first equals sign', () => {
    expect([...pairsOf(read('a.json', '--option', 'note=a=b'), 'option')]).toEqual([['note', 'a=b']])
  })

  it.each(['fog', '=true'])('%j is no pair', text => {
    expect(() => pairsOf(read('a.json', '--option', text), 'option')).toThrow(
      `--option: expected key=value, found '${text}'`,
    )
  })

  it('name each key once', () => {
    const flags = read('a.json', '--option', 'fog=true', '--option', 'fog=false')
    expect(() => pairsOf(flags, 'option')).toThrow('--option fog is given twice')
  })
})
