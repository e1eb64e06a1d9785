import type { GameLook } from '../../../../core/engine/game-look'
import { answerInfo } from '../../../../core/engine/hand'
import type { CounterInfo, GameModule } from '../../../../core/engine/module'
import type { GameState } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import type { HexMap } from '../../../../core/map/hex-map'
import { hexLabel } from '../../../../core/map/map-queries'
import { isPlaced } from '../choices-by-place'
import type { Table } from '../table-context'
import { byKindOf, type KeptRows, keepRows, rowKey } from './kept-rows'

/** A choice as a row of the list. `text` leaves out what the heading above it says. */
export type ChoiceRow = {
  readonly key: string
  readonly choice: Choice
  readonly text: string
  /** No answer now, though it was one in this decision: it has been given, or something stands against it. It keeps its place. */
  readonly stands?: 'used' | 'off'
}

/** Choices of one kind that differ by hex, box or unit. */
export type ChoiceGroup = {
  readonly key: string
  readonly title: string
  /** '26 hexes' */
  readonly count: string
  readonly rows: readonly ChoiceRow[]
  /** Too long to stand open unasked, or seldom wanted. */
  readonly isLong: boolean
}

export type ChoiceListing = {
  /** What has no place on the map: confirm, pass, end. After them the kinds of which there are only one or two. */
  readonly plain: readonly ChoiceRow[]
  readonly groups: readonly ChoiceGroup[]
  /** '26 hexes, 18 units' */
  readonly summary: string
  /** Rows with a digit for a key: the first nine that stand open. */
  readonly quick: readonly ChoiceRow[]
}

/** So few need no headline. */
const FEW = 2

/** A list this long still leaves room for the diary. */
const SHORT = 5

const QUICK_KEYS = 9

type Names = {
  readonly game: GameModule<GameState>
  readonly look: Pick<GameLook<GameState>, 'face'>
  readonly known: GameState
  readonly counters: readonly CounterInfo[]
  readonly map: HexMap
}

const listed = new WeakMap<readonly Choice[], ChoiceListing>()

/** The choices at hand as a list; the same object as long as they are the same. */
export function choiceListing(table: Table): ChoiceListing {
  const { engine, look, sheet, session, views } = table
  const s = session.store.getState()
  const choices = views.choices(s)
  const made =
    listed.get(choices) ??
    listChoices(
      { game: engine.game, look, known: views.position(s), counters: engine.game.counters, map: sheet.map },
      choices,
      keepRows(table, choices),
    )
  listed.set(choices, made)
  return made
}

export function listChoices(names: Names, choices: readonly Choice[], kept: KeptRows | null = null): ChoiceListing {
  const without = choices.filter(({ action }) => !isPlaced(action))
  const seldom = byKindOf(without.filter(({ action }) => answerInfo(names.game, names.known, action.kind)?.seldom))
  const plain = without.filter(({ action }) => !seldom.has(action.kind)).map(choice => rowOf(choice, choice.label))
  const byKind = byKindOf(choices.filter(({ action }) => isPlaced(action)))
  const live = new Set(choices.map(rowKey))
  const standing = (rows: readonly ChoiceRow[]): readonly ChoiceRow[] =>
    rows.map(row => (live.has(row.key) ? row : { ...row, stands: kept?.used.has(row.key) ? 'used' : 'off' }))
  // In the order in which the kinds first stood, so that no headline changes places with another.
  const kinds = [...new Set([...(kept?.order.keys() ?? []), ...byKind.keys()])].filter(kind => byKind.has(kind))
  const all = kinds.map(kind => ({ kind, found: kept?.order.get(kind) ?? byKind.get(kind) ?? [] }))
  const isFew = ({ kind, found }: (typeof all)[number]): boolean =>
    found.length <= FEW && answerInfo(names.game, names.known, kind)?.seldom !== true
  for (const { kind, found } of all)
    if (isFew({ kind, found })) plain.push(...standing(found.map(choice => rowOf(choice, choice.label))))
  const groups = all.flatMap(({ kind, found }) => {
    if (isFew({ kind, found })) return []
    const group = groupOf(names, kind, found, byKind.get(kind) ?? [])
    return [{ ...group, rows: standing(group.rows) }]
  })
  groups.push(...[...seldom].map(([kind, found]) => groupOf(names, kind, found, found)))
  const open = groups.filter(group => !group.isLong).flatMap(group => group.rows)
  return { plain, groups, summary: summaryOf(choices), quick: [...plain, ...open].slice(0, QUICK_KEYS) }
}

/** Every choice whose words are all found in its label, whatever group it stands in. */
export function searchChoices({ plain, groups }: ChoiceListing, text: string): readonly ChoiceRow[] {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  const all = [...plain, ...groups.flatMap(group => group.rows)]
  return all
    .filter(({ stands }) => stands === undefined)
    .filter(({ choice }) => words.every(word => plainText(choice.label).includes(word)))
    .map(({ choice }) => rowOf(choice, choice.label))
}

/** Accents and dots are hard to type: 'tekirdag' finds Tekirdağ. */
export const plainText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('đ', 'd')

function groupOf(names: Names, kind: string, choices: readonly Choice[], live: readonly Choice[]): ChoiceGroup {
  const { game, known } = names
  const leads = new Set(choices.map(choice => leadOf(names, choice)))
  const [lead = null] = leads
  const isShared = leads.size === 1 && lead !== null
  const title = (isShared && lead.trim()) || (answerInfo(game, known, kind)?.title ?? inWords(kind))
  // 'Kommando: Mine the Bosphorus' under the headline 'Kommando' is 'Mine the Bosphorus'.
  const said = isShared ? lead : choices.every(({ label }) => label.startsWith(`${title}: `)) ? `${title}: ` : ''
  return {
    key: kind,
    title,
    count: summaryOf(live) || `${live.length}`,
    rows: choices.map(choice => rowOf(choice, choice.label.slice(said.length))),
    isLong: choices.length > SHORT || answerInfo(game, known, kind)?.seldom === true,
  }
}

const rowOf = (choice: Choice, text: string): ChoiceRow => ({ key: rowKey(choice), choice, text })

/** What a label says before it names its hex or unit: 'Move from '. null: it names neither at its end. */
function leadOf({ look, known, counters, map }: Names, { action, label }: Choice): string | null {
  const { hex, unit, other, box } = action
  const endings = [
    ...(hex === undefined ? [] : [hexLabel(map, hex)]),
    ...(box === undefined ? [] : [map.boxById.get(box)?.name ?? '']),
    ...[unit, other].flatMap(each =>
      each === undefined ? [] : [look.face(known, each).label, counters[each]?.name ?? ''],
    ),
  ]
  const ending = endings.find(each => each !== '' && label.endsWith(each))
  return ending === undefined ? null : label.slice(0, label.length - ending.length)
}

/** 'breakOff' becomes 'Break off'. */
function inWords(kind: string): string {
  const words = kind.replaceAll(/[-_]/g, ' ').replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function summaryOf(choices: readonly Choice[]): string {
  const hexes = new Set(choices.flatMap(({ action }) => action.hex ?? []))
  const units = new Set(choices.flatMap(({ action }) => action.unit ?? []))
  const boxes = new Set(choices.flatMap(({ action }) => action.box ?? []))
  return [
    counted(hexes.size, 'hex', 'hexes'),
    counted(boxes.size, 'box', 'boxes'),
    counted(units.size, 'unit', 'units'),
  ]
    .filter(Boolean)
    .join(', ')
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
