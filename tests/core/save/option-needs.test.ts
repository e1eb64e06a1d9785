import { describe, expect, it } from 'vitest'
import { needInWords, withNeedsMet } from '../../../src/core/engine/option-needs'
import type { Json } from '../../../src/core/json'
import { defaultSetting, optionsOf, readSetting } from '../../../src/core/save/setting'
import { variantAmbush } from '../../fixtures/ambush/variants'

const read = (options: Json, scenario = 'ford') => readSetting(variantAmbush, { scenario, options, charts: undefined })

const complaints = (options: Json): string[] => {
  const found = read(options)
  return found.ok ? [] : found.problems.map(each => `${each.path}: expected ${each.expected}, found ${each.found}`)
}

describe('an option that needs another', () => {
  it('is refused without it, with the place in the file', () => {
    expect(complaints({ fog: false, scouts: true })).toEqual(['options.scouts: expected false without fog, found true'])
    expect(complaints({ winter: true })).toEqual(['options.winter: expected false without length=long, found true'])
    expect(complaints({ scouts: false, lamps: 'dim' })).toEqual([
      'options.lamps: expected none without scouts, found "dim"',
    ])
  })

  it('is taken with it', () => {
    expect(complaints({ fog: true, scouts: true, lamps: 'bright', length: 'long', winter: true })).toEqual([])
  })

  it('is idle where it was not chosen, and so is what needs it', () => {
    expect(read({ fog: false })).toMatchObject({ value: { options: { fog: false, scouts: false, lamps: 'none' } } })
    expect(complaints({ fog: false, lamps: 'dim' })).toEqual([
      'options.lamps: expected none without scouts, found "dim"',
    ])
  })

  it('keeps its usual value where its need is met as usual', () => {
    expect(defaultSetting(variantAmbush, 'ford').options).toMatchObject({ fog: true, scouts: true, winter: false })
  })

  it('is named by the titles of the options', () => {
    const options = optionsOf(variantAmbush)
    expect(needInWords(options, { option: 'fog', value: true })).toBe('Fog')
    expect(needInWords(options, { option: 'length', value: 'long' })).toBe('Length: long')
    expect(needInWords(options, { option: 'fog', value: false })).toBe('Fog: off')
  })

  it('leaves what is chosen alone where nothing is missing', () => {
    const chosen = { fog: true, scouts: true, lamps: 'dim', length: 'long', winter: true }
    expect(withNeedsMet(optionsOf(variantAmbush), chosen)).toEqual(chosen)
  })
})

describe('presets', () => {
  it('are settings that the game takes', () => {
    for (const { options, scenarios } of variantAmbush.presets ?? [])
      expect(read(options, scenarios?.[0] ?? 'ridge').ok).toBe(true)
  })
})
