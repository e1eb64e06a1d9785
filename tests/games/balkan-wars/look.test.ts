import { describe, expect, it } from 'vitest'
import { look } from '../../../src/games/balkan-wars/look'
import { rules } from '../../../src/games/balkan-wars/rules'
import { asked, deployed, hex, position, settingOf, stage, unit } from './positions'

describe('how Balkan Wars looks on the table', () => {
  const besieged = position({
    at: {
      '2720': ['ott-fort-adrian', 'ott-inf-10', 'ott-dep-2'],
      '2721': ['bul-inf-3-1'],
      '2719': ['bul-inf-3-2'],
      '2620': ['bul-inf-3-3'],
      '2820': ['bul-inf-2-1'],
    },
  })

  it('6.3.8, 6.3.9 a fortress says what an attack meets there and how far it is shut in', () => {
    const facts = Object.fromEntries(look.hexFacts?.(besieged, hex('2720')).map(each => [each.label, each.value]) ?? [])
    expect(facts).toMatchObject({ City: '−2', 'Guns and Fortification': '−4' })
    expect(facts.Siege).toMatch(/^besieged, 6 of 6$/)
    expect(facts['Columns in all']).toMatch(/^−6/)
    expect(look.hexFacts?.(besieged, hex('2721'))).toEqual([])
  })

  it('6.3.3 a stack comes to the strength of those who fight, and says nothing of one unit', () => {
    const sum = (number: string, ...units: string[]) => look.stackSum?.(besieged, hex(number), units.map(unit))
    expect(sum('2621', 'bul-inf-3-1', 'bul-inf-3-3', 'bul-art-2')).toBe('12')
    expect(sum('2720', 'ott-fort-adrian', 'ott-inf-10', 'ott-dep-2')).toBe(null)
  })

  it('14.3.5 the strip tells the points of both, and the weather only where it is played', () => {
    const s = deployed('first-war')
    expect(look.figures?.(s).map(({ id, value }) => [id, value])).toEqual([['vp', '0 : 35']])
    const wet = { ...deployed('first-war', { weather: true }), weather: 'rain' as const }
    expect(look.figures?.(wet).map(({ value }) => value)).toContain('rain')
  })

  it('3.2.8, 4 the summary of a turn tells what the next one brings', () => {
    const s = position({ turn: 3, track: { 'ger-hq-vg': 3 } })
    const texts = look.turnReport?.(s).coming.map(({ text }) => text) ?? []
    expect(texts.some(text => /comes back/.test(text))).toBe(true)
    expect(texts.some(text => /event/.test(text))).toBe(true)
    expect(look.turnReport?.(s).headline).toMatch(/^League -?\d+, Ottoman -?\d+$/)
  })

  it('SC.1 E17 boxes and turns are called as the scenario has them', () => {
    const serbia = deployed('on-to-belgrade')
    expect(look.boxName?.(serbia, 'first-pool')).toBe('Mobilization Pool of Serbia')
    expect(look.boxName?.(serbia, 'morale')).toBe(null)
    expect(look.turnDate?.(deployed('first-war'), 1)).toBe('Oct III')
  })

  it('3.5.6 the conflict is a scene of the powers of both sides, with what the numbers may come to', () => {
    const s = asked('commitStrength', 0, { powers: { Russia: { ally: 0, committed: false } } })
    const scene = look.battle(s)
    expect(scene?.title).toBe('Diplomatic Conflict')
    expect(scene?.attacker.support.map(({ title }) => title)).toEqual(['Russia'])
    expect(scene?.stage).toBe(0)
  })

  it('10.3.1 the ledger lies open in the Diplomacy Phase and not while armies march', () => {
    expect(look.ledger?.(stage('gifts')).isAtHand).toBe(true)
    expect(look.ledger?.(stage('first-move', { at: { '2231': ['bul-inf-1-1'] } })).isAtHand).toBe(false)
  })

  it('12 what lies face down is not counted in the ledger before other eyes', () => {
    const cells = (s: Parameters<NonNullable<typeof look.ledger>>[0]) =>
      look.ledger?.(s).rows.find(({ track }) => track.country === 'Bulgaria')?.cells
    const s = position({ at: { '2231': ['bul-dep-1'] } })
    expect(cells(s)?.[0]).toBe('1 of 1')
    const veiled = { ...s, hidden: [{ hex: hex('2231'), nation: 'Bulgaria' as const, demoralized: false, count: 1 }] }
    expect(cells(veiled)?.slice(0, 2)).toEqual(['face down', '–'])
  })
})

describe('borders by year', () => {
  const pictureOf = (id: string, s: Parameters<typeof look.score>[0]) =>
    look.overlays.find(each => each.id === id)?.picture(s, null)
  const landOf = (id: string, s: Parameters<typeof look.score>[0], number: string) =>
    pictureOf(id, s)?.areas.find(({ hexes }) => hexes.includes(hex(number)))?.label

  it('SC.5 the map is drawn as of 1913 in the second war and as of 1912 in the others', () => {
    const periods = (['first-war', 'second-war', 'on-to-belgrade', 'jihad'] as const).map(scenario =>
      look.mapPeriod?.(settingOf(scenario)),
    )
    expect(periods).toEqual([0, 1, 0, 0])
  })

  it('SC.5 both years can be laid over the map, and each says whether it is in force', () => {
    const [first, second] = [deployed('first-war'), deployed('second-war')]
    // Skopje was Ottoman and became Serbian.
    expect(landOf('borders-1912', first, '2537')).toBe('Ottoman Empire')
    expect(landOf('borders-1913', first, '2537')).toBe('Serbia')
    expect(pictureOf('borders-1912', first)?.note).toMatch(/in force in this scenario/)
    expect(pictureOf('borders-1913', first)?.note).toMatch(/not in force: this scenario has those of 1912/)
    expect(pictureOf('borders-1912', second)?.note).toMatch(/not in force: this scenario has those of 1913/)
  })

  it('EV.26 D28 Albania is hatched once it is closed, border hexes are not', () => {
    const s = deployed('first-war')
    expect(look.closedLand?.(s)).toEqual([])
    const closed = look.closedLand?.({ ...s, albania: true }) ?? []
    expect(closed.map(({ pattern }) => pattern)).toEqual(['hatch'])
    expect(closed[0]?.hexes).toContain(hex('2943'))
    expect(closed[0]?.hexes).not.toContain(hex('2537'))
    expect(landOf('borders-1912', { ...s, albania: true }, '2943')).toBe('Albania')
  })
})

describe('the score by place', () => {
  it('14.1.1 every row has a name of its own and a rule that can be read', () => {
    for (const scenario of ['first-war', 'second-war', 'on-to-belgrade', 'jihad'] as const) {
      const { rows } = look.score(deployed(scenario))
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length)
      expect(rows.filter(({ rule }) => !Object.hasOwn(rules, rule))).toEqual([])
    }
  })
})
