import { describe, expect, it } from 'vitest'
import type { OverlayPicture } from '../../../../src/core/engine/game-look'
import { terrain } from '../../../../src/games/operation-gertrud/charts/terrain'
import { look } from '../../../../src/games/operation-gertrud/look'
import { sideBetween } from '../../../../src/games/operation-gertrud/map/geography'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import { THREATS } from '../../../../src/ui/screens/table/board/overlays/map-overlays'
import { attack, combat, hex, numbers, play, position, unit } from '../positions'

const marker = (s: Gertrud, key: string) => look.markers(s).find(each => each.key === key)

describe('markers', () => {
  it('R-32 a flag flies over a captured city, in the colour of who took it', () => {
    const s = position({ captured: ['2806', '3007'] })
    expect(marker(s, 'captured-2806')).toMatchObject({
      at: { hex: hex('2806') },
      small: true,
      face: { nation: 'german' },
    })
    expect(marker(s, 'captured-3007')?.face.nation).toBe('turkish')
    expect(look.markers(position())).toEqual([])
  })

  it('blown bridges and mines lie on their hexsides', () => {
    const s = position({
      own: {
        blown: [{ kind: 'road', a: hex('2905'), b: hex('2806') }],
        mined: [{ a: hex('2709'), b: hex('2710') }],
      },
    })
    expect(look.markers(s).map(each => each.at)).toEqual([
      { hexside: sideBetween(hex('2905'), hex('2806')) },
      { hexside: sideBetween(hex('2709'), hex('2710')) },
    ])
    expect(look.markers(s).map(each => each.face.symbol)).toEqual(['demolished-bridge', 'no'])
  })

  it('the Yavuz lies in her berth until the raid, and while she burns', () => {
    const pool = ['tr-ngs-yavuz']
    expect(marker(position({ pool, own: { raid: 'ahead' } }), 'yavuz')?.at).toEqual({ hex: hex('2611') })
    expect(marker(position({ pool }), 'yavuz')).toBeUndefined()
    expect(marker(position({ pool, own: { yavuz: 'ablaze' } }), 'yavuz')).toBeDefined()
    expect(marker(position({ gone: pool, own: { yavuz: 'ablaze' } }), 'yavuz')).toBeUndefined()
  })

  it('a captive president is seen in Ankara', () => {
    expect(marker(position({ own: { inonu: true } }), 'inonu')?.at).toEqual({ hex: hex('2416') })
  })

  it('a CAS lies over the battle it was sent to', () => {
    const s = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }, pool: ['de-cas-1', 'tr-cas-1'] })
    const sent = play(attack(s, '2116'), { kind: 'commit', unit: 'de-cas-1' })
    expect(marker(sent, `over-battle-${unit('de-cas-1')}`)?.at).toEqual({ hex: hex('2116') })
  })
})

const picture = (s: Gertrud, id: string, at: string | null = null): OverlayPicture | null =>
  look.overlays.find(each => each.id === id)?.picture(s, at === null ? null : hex(at)) ?? null
const area = (shown: OverlayPicture | null, label: string) =>
  numbers(shown?.areas.find(each => each.label.includes(label))?.hexes ?? [])

describe('overlays', () => {
  it('supply shows the land linked to the cities, a line for each stack, and who is cut off', () => {
    const s = position({
      at: { '2905': ['de-pz-5'], '2116': ['de-pz-8'], '2015': ['tr-inf-1'] },
      unsupplied: ['de-pz-8'],
    })
    const shown = picture(s, 'supply-german')
    expect(area(shown, 'out of supply')).toEqual(['2116'])
    expect(area(shown, 'linked')).toContain('2905')
    expect(shown?.lines.map(line => numbers(line.hexes.slice(0, 1)))).toEqual([['2905']])
    expect(shown?.marks.map(mark => mark.hex)).toContain(hex('3007'))
    expect(shown?.note).toBe('1 German unit is out of supply.')
  })

  it('7.5.5 a captured city supplies nobody', () => {
    const s = position({ at: { '2905': ['de-pz-5'] }, captured: ['3007'] })
    expect(picture(s, 'supply-german')?.marks.map(mark => mark.hex)).not.toContain(hex('3007'))
  })

  it('the supply of a stack ends in a supply city', () => {
    const s = position({ at: { '2905': ['de-pz-5'] } })
    const shown = picture(s, 'trace', '2905')
    expect(shown?.lines[0]?.hexes[0]).toBe(hex('2905'))
    expect(shown?.marks.length).toBe(1)
    expect(picture(s, 'trace', '2116')).toBeNull()
  })

  it('the reach of a stack has its costs and stops at enemies', () => {
    const s = position({ at: { '2116': ['de-pz-5'], '2217': ['tr-inf-1'] } })
    const shown = picture(s, 'reach', '2116')
    const cost = (number: string) => shown?.marks.find(mark => mark.hex === hex(number))?.text
    expect([cost('2016'), cost('2115'), cost('2217')]).toEqual(['1', '1', undefined])
  })

  it('Turks reach farther by rail', () => {
    const shown = picture(position({ side: 'allied', at: { '2412': ['tr-inf-1'] } }), 'reach', '2412')
    expect(area(shown, 'by rail').length).toBeGreaterThan(3)
    expect(shown?.areas.find(each => each.label.includes('on foot'))?.hexes.length).toBeGreaterThan(10)
  })

  it('a zone of control is the ring around a unit', () => {
    const shown = picture(position({ at: { '2116': ['de-pz-5'] } }), 'zoc')
    expect(area(shown, 'German zones')).toEqual(['2016', '2017', '2115', '2117', '2216', '2217'])
    expect(area(shown, 'Allied zones')).toEqual([])
  })

  it('zones of control are shown while Z is held', () => {
    expect(look.overlays.map(each => each.id).filter(id => THREATS.includes(id))).toEqual(['zoc'])
  })

  it('9.0.2, 11.0.step4.1 terrain tells its costs and shifts, those of a chart pack too', () => {
    const shown = picture(position(), 'terrain')
    expect(shown?.areas.map(each => each.label)).toEqual([
      'clear: 1 MP',
      'rough: 2 MP, one column for the defender',
      'mountain: 3 MP, 2 columns for the defender',
    ])
    expect(area(shown, 'clear')).toContain('2116')
    expect(shown?.note).toMatch(/^A river costs 1 MP more, a strait 2; along a road or railroad every hex costs 1\./)
    const { setting } = position()
    const key = { ...terrain, hexes: { ...terrain.hexes, mountain: { mp: 4, shift: 3 } } }
    const own = position({ own: { setting: { ...setting, charts: { name: 'mine', charts: { terrain: key } } } } })
    expect(picture(own, 'terrain')?.areas.at(-1)?.label).toBe('mountain: 4 MP, 3 columns for the defender')
  })

  it('R-45 objectives count with German units in them, not with Italians', () => {
    const s = position({ at: { '2806': ['de-pz-5'], '2709': ['it-ravenna'] } })
    const shown = picture(s, 'objectives')
    expect(area(shown, 'objectives with German')).toEqual(['2806'])
    expect(area(shown, 'open objectives')).toContain('2709')
    expect(shown?.marks.length).toBe(16)
  })

  it('R-39 countries tell to whom they are closed', () => {
    const labels = picture(position(), 'areas')?.areas.map(each => each.label)
    expect(labels).toContain('Soviet Union, closed to Germans and Turks')
    expect(labels).toContain('Iran, closed to all')
    expect(labels).toContain('Bulgaria')
  })

  it('have ids of their own', () => {
    expect(new Set(look.overlays.map(each => each.id)).size).toBe(look.overlays.length)
  })
})
