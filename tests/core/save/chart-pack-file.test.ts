import { describe, expect, it } from 'vitest'
import { readChartPackFile, writeChartPack } from '../../../src/core/save/chart-pack-file'
import { balkanGambit } from '../../../src/games/balkan-gambit'

const setting = { scenario: '1943', options: {}, charts: null }
const written = () => JSON.parse(writeChartPack(balkanGambit, setting))
const read = (content: unknown) => readChartPackFile(balkanGambit, JSON.stringify(content))

describe('a chart pack as a file', () => {
  it('holds every chart that may be replaced, and reads back as it was written', () => {
    const pack = written()
    expect(Object.keys(pack.charts)).toEqual(['terrain', 'markerLimits', 'reducedRatings'])
    expect(read(pack)).toEqual({ ok: true, value: { name: 'My charts', charts: pack.charts } })
  })

  it('may begin with a byte order mark', () => {
    expect(readChartPackFile(balkanGambit, `\uFEFF${writeChartPack(balkanGambit, setting)}`).ok).toBe(true)
  })

  it('holds the charts in force when a pack is loaded already', () => {
    const charts = { name: 'Printed', charts: { markerLimits: { beachhead: 4, improvedPosition: 9 } } }
    const pack = JSON.parse(writeChartPack(balkanGambit, { ...setting, charts }))
    expect(pack.name).toBe('Printed')
    expect(pack.charts.markerLimits.beachhead).toBe(4)
    expect(pack.charts.terrain).toEqual(written().charts.terrain)
  })

  it.each([
    ['no JSON', '', (_: string) => '{'],
    ['another format', 'format', (pack: string) => pack.replace('powderkeg-charts/1', 'powderkeg/1')],
    ['another game', 'game', (pack: string) => pack.replace('balkan-gambit', 'chess')],
    ['a name as long as a book', 'name', (pack: string) => pack.replace('My charts', 'M'.repeat(101))],
    ['an unknown chart', 'charts.terraine', (pack: string) => pack.replace('"terrain"', '"terraine"')],
    ['a wrong figure', 'charts.markerLimits', (pack: string) => pack.replace('"beachhead": 8', '"beachhead": -8')],
  ])('is refused with the place that is wrong: %s', (_what, path, spoil) => {
    const found = readChartPackFile(balkanGambit, spoil(writeChartPack(balkanGambit, setting)))
    expect(found.ok ? null : found.problems[0]?.path.startsWith(path)).toBe(true)
  })
})
