import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../../../src/core/ids'
import { hexLabel, hexOf } from '../../../../../src/core/map/map-queries'
import { balkanGambit } from '../../../../../src/games/balkan-gambit'
import { listChoices, plainText, searchChoices } from '../../../../../src/ui/screens/table/panel/choice-listing'

const { counters, map } = balkanGambit
const names = {
  look: {
    face: (_: unknown, unit: UnitId) => ({ label: counters[unit]?.name ?? '' }),
  },
  game: {
    steps: {
      decide: {
        kinds: {
          choose: { intent: 'pick', title: 'Units', seals: false },
          mission: { intent: 'act', title: 'Kommando', seals: false, seldom: true },
        },
      },
    },
  },
  known: { outcome: null, frames: [{ step: 'decide' }] },
  counters,
  map,
} as unknown as Parameters<typeof listChoices>[0]

const at = (number: string): HexId => hexOf(map, number)
const move = (number: string, label = number): Choice => ({ action: { kind: 'move', hex: at(number) }, label })
const DONE: Choice = { action: { kind: 'done' }, label: 'Done' }

describe('choices as a list', () => {
  it('puts what has no place first, in the order of the game', () => {
    const { plain, groups } = listChoices(names, [move('1425'), DONE, move('1525'), move('1625')])
    expect(plain.map(row => row.text)).toEqual(['Done'])
    expect(groups.map(group => group.rows.length)).toEqual([3])
  })

  it('folds under a headline what is seldom wanted, though it has no place', () => {
    const raids = ['Raid', 'Mine'].map(
      (what, pick): Choice => ({ action: { kind: 'mission', pick }, label: `Kommando: ${what}` }),
    )
    const { plain, groups, quick } = listChoices(names, [...raids, DONE])
    expect(plain.map(row => row.text)).toEqual(['Done'])
    expect(groups).toMatchObject([{ title: 'Kommando', count: '2', isLong: true }])
    expect(groups[0]?.rows.map(row => row.text)).toEqual(['Raid', 'Mine'])
    expect(quick.map(row => row.text)).toEqual(['Done'])
  })

  it('takes what all labels of a kind begin with as their headline', () => {
    const [group] = listChoices(names, [
      move('1425', `Move from ${hexLabel(map, at('1425'))}`),
      move('1525', `Move from ${hexLabel(map, at('1525'))}`),
      move('1625', `Move from ${hexLabel(map, at('1625'))}`),
    ]).groups
    expect(group?.title).toBe('Move from')
    expect(group?.count).toBe('3 hexes')
    expect(group?.rows.map(row => row.text)).toEqual([
      hexLabel(map, at('1425')),
      hexLabel(map, at('1525')),
      hexLabel(map, at('1625')),
    ])
  })

  it('names a kind by its own word when the labels only name units or hexes', () => {
    const units = [0, 1, 2].map(
      (unit): Choice => ({ action: { kind: 'breakOff', unit: unit as UnitId }, label: counters[unit]?.name ?? '' }),
    )
    const [group] = listChoices(names, units).groups
    expect(group?.title).toBe('Break off')
    expect(group?.count).toBe('3 units')
  })

  it('names a kind as the game does where it does', () => {
    const units = [0, 1, 2].map(
      (unit): Choice => ({ action: { kind: 'choose', unit: unit as UnitId }, label: counters[unit]?.name ?? '' }),
    )
    expect(listChoices(names, units).groups[0]?.title).toBe('Units')
  })

  it('needs no headline for one or two of a kind', () => {
    const { plain, groups } = listChoices(names, [move('1425', 'Move from 1425 Durres'), DONE])
    expect(groups).toEqual([])
    expect(plain.map(row => row.text)).toEqual(['Done', 'Move from 1425 Durres'])
  })

  it('gives digits to the first nine that stand open, none to those under a shut headline', () => {
    const numbers = map.grid.numbers.slice(0, 12)
    const { quick } = listChoices(names, [...numbers.map(number => move(number)), DONE])
    expect(quick.map(row => row.text)).toEqual(['Done'])
  })

  it('finds every choice that has all the words, in any order and without accents', () => {
    const listing = listChoices(names, [move('1425', 'Move from Tekirdağ'), move('1525', 'Move from Đurđevac'), DONE])
    expect(searchChoices(listing, 'tekirdag move').map(row => row.text)).toEqual(['Move from Tekirdağ'])
    expect(searchChoices(listing, 'durdevac').map(row => row.text)).toEqual(['Move from Đurđevac'])
    expect(searchChoices(listing, 'move')).toHaveLength(2)
  })

  it('reads İ, ı, ş and ğ as their plain letters', () => {
    expect(plainText('İstanbul Kırklareli Eskişehir Beyoğlu')).toBe('istanbul kirklareli eskisehir beyoglu')
  })
})
