import { describe, expect, it } from 'vitest'
import { counters } from '../../../../src/games/partizan/forces/counters'
import { cutOff, finalScore, missingPartisans, tallyOf } from '../../../../src/games/partizan/victory/victory'
import { combatPhase, engine, numbers, play, position, refusals, unit } from '../positions'

const ledger = (targets: number) => [{ turn: 1, targets, towns: 0, scare: 0, resources: 0, tito: 0 }]
const others = counters.filter(({ nation, id }) => nation === 'Partisan' && id !== 'pa-tito').map(({ id }) => id)
const everyone = Object.fromEntries(
  others.map((_, index) => [['2816', '2815', '2714', '2715', '2616', '2615'][index % 6], [] as string[]]),
)
for (const [index, id] of others.entries())
  everyone[['2816', '2815', '2714', '2715', '2616', '2615'][index % 6]].push(id)

describe('18 victory', () => {
  it('18.1 points are collected turn by turn; deductions come at the end', () => {
    const s = combatPhase({
      side: 'axis',
      turn: 10,
      at: { ...everyone, 3405: ['ge-714'] },
      own: { ledger: ledger(230) },
    })
    const over = play(s, 'done')
    expect(over.outcome?.facts).toEqual({ points: 230, missing: 0, score: 230 })
    expect(over.outcome?.level).toBe('Minor Partisan Victory')
  })

  it("18.2 Tito's death costs 2 points in each later turn, none in its own", () => {
    const at = (turn: number) => tallyOf(position({ turn, gone: ['pa-tito'], own: { titoDied: 4 } })).tito
    expect([at(4), at(5), at(10)]).toEqual([0, -2, -2])
  })

  it('18.3 a resource hex without a free railway to Germany is 1 point; a unit on it cuts it too, a way round does not', () => {
    expect(cutOff(position())).toEqual([])
    expect(numbers(cutOff(position({ at: { 2622: ['pa-4kr'] } })))).toEqual(['2622'])
    // Mostar hangs on the line from Sarajevo and from Dubrovnik, which leads nowhere else.
    expect(numbers(cutOff(position({ at: { 2310: ['pa-4kr'] } })))).toEqual(['2210'])
    expect(tallyOf(position({ at: { 2310: ['pa-4kr'], 2622: ['al-us3'] } })).resources).toBe(2)
    // Both lines out of Germany.
    expect(cutOff(position({ at: { 3802: ['pa-4kr'], 3903: ['pa-5kr'] } }))).toHaveLength(5)
    expect(cutOff(position({ at: { 3903: ['pa-5kr'] } }))).toHaveLength(0)
  })

  it('18.4 landing scare hexes score only in a scare turn', () => {
    const at = { 2603: ['pa-4kr'], 1614: ['al-us3'] }
    expect(tallyOf(position({ at, own: { scare: true } })).scare).toBe(2)
    expect(tallyOf(position({ at })).scare).toBe(0)
  })

  it('18.5.1, 11.3.1 whoever is to destroy a target reads what it earns and what it costs; of Tito that he shows himself', () => {
    const s = position({
      at: { 2816: ['pa-4kr', 'al-us3'], 2113: ['pa-tito'] },
      targets: { 2816: 'Bridge', 2113: 'Bridge' },
    })
    const warned = (id: string) =>
      [...engine.choices(s)].find(({ action }) => action.kind === 'destroy' && action.unit === unit(id))?.warn
    expect(warned('pa-4kr')).toMatch(
      /^the Axis sees who it is; its ratings are halved to the end of the turn; a die earns \d to \d VP$/,
    )
    expect(warned('pa-tito')).toMatch(/^Tito shows himself to the Axis; /)
  })

  it('18.5.1 a unit may destroy the target in its hex, and need not; nobody else may', () => {
    const s = position({ at: { 2816: ['pa-4kr'], 2815: ['ge-714'] }, targets: { 2816: 'Dam', 2815: 'Bridge' } })
    expect(refusals(s, { kind: 'destroy', unit: 'pa-4kr' })).toEqual([])
    expect(refusals(s, 'done')).toEqual([])
    expect(refusals(s, { kind: 'destroy', unit: 'ge-714' })).toEqual(['18.5.1'])
    expect(
      refusals(position({ side: 'axis', at: { 2815: ['ge-714'] }, targets: { 2815: 'Dam' } }), {
        kind: 'destroy',
        unit: 'ge-714',
      }),
    ).toEqual(['18.5.1'])
  })

  it('18.5.3 Partisans and Allies alike, rolled at once, credited at the victory check', () => {
    const s = position({ at: { 2816: ['pa-4kr'], 2815: ['al-us3'] }, targets: { 2816: 'Dam', 2815: 'Bridge' } })
    const both = play(s, { kind: 'destroy', unit: 'pa-4kr', dice: [4] }, { kind: 'destroy', unit: 'al-us3', dice: [1] })
    expect([both.targetVp, both.ledger, tallyOf(both).targets]).toEqual([7 + 3, [], 10])
  })

  it('18.6 a town is 1 and a city 2, held by Partisans or Allies, in Yugoslavia only', () => {
    const towns = (at: { [hex: string]: string[] }) => tallyOf(position({ at })).towns
    expect(towns({ 2908: ['pa-4kr'] })).toBe(1)
    expect(towns({ 2511: ['al-us3'] })).toBe(2)
    expect(towns({ 2716: ['pa-4kr'] })).toBe(0)
    expect(towns({ 3716: ['pa-4kr'] })).toBe(0)
  })

  it('18.7 at the end -10 for each Partisan unit off the map, Tito too; the E.I.S. only if Italy surrendered', () => {
    const s = position({ at: { 2816: ['pa-4kr'] }, own: { ledger: ledger(500) } })
    // 51 Partisan counters: two on the map, two E.I.S. not due.
    expect([missingPartisans(s), finalScore(s)]).toEqual([47, 30])
    expect(missingPartisans(position({ surrendered: 6, at: { 2816: ['pa-4kr'] } }))).toBe(49)
    expect(missingPartisans(position({ gone: ['pa-tito'], at: { 2816: ['pa-4kr'] } }))).toBe(48)
    expect(missingPartisans(position({ surrendered: 6, at: { 2207: ['pa-tito'], 2816: ['pa-4kr', 'pa-gb'] } }))).toBe(
      48,
    )
  })

  it.each([
    [174, 'Major Axis Victory', 1],
    [175, 'Minor Axis Victory', 1],
    [200, 'Draw', null],
    [226, 'Minor Partisan Victory', 0],
    [251, 'Major Partisan Victory', 0],
    [-40, 'Major Axis Victory', 1],
  ] as const)('18.8 a final %i is a %s', (points, level, winner) => {
    const s = combatPhase({
      side: 'axis',
      turn: 10,
      at: { ...everyone, 3405: ['ge-714'] },
      own: { ledger: ledger(points) },
    })
    const over = play(s, 'done')
    expect([over.outcome?.level, over.outcome?.winner]).toEqual([level, winner])
  })
})
