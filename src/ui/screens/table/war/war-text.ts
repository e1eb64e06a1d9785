import type { Sides } from '../../../../core/engine/module'
import type { GameState } from '../../../../core/engine/state'
import type { LogLine } from '../../../../store/session-view'
import { createDiary, type DiaryItem, type DiaryLine, type DiaryPhase } from '../diary/diary-page'
import { wordsOf } from '../diary/sentence'
import { wins } from '../seats/wins'
import { sidesOf } from '../sides'
import type { Table } from '../table-context'
import { diceCounts, diceWords } from '../turn-end/dice-luck'
import { signed } from './plot'
import { openly, sessionOf, type WarAccount, warAccount } from './war-account'
import { battlesThatMattered, warBattles } from './war-battles'
import { warPlots } from './war-plots'

/** What the game is called in a text: 'Operation Gertrud, Early 1941'. */
export function gameTitle({ engine }: Table, { setting }: GameState): string {
  const scenario = engine.game.scenarios.find(({ id }) => id === setting.scenario)?.title
  return scenario === undefined ? engine.game.title : `${engine.game.title}, ${scenario}`
}

const known = (table: Table): GameState => table.views.position(openly(sessionOf(table)))

/** Where the game stands or how it ended, in one or two sentences. */
function standing(table: Table, sides: Sides): string {
  const position = known(table)
  const { outcome } = position
  const score = table.look.score(position).standing
  if (outcome === null) return score
  const won = outcome.winner === null ? 'A draw' : wins(sides[outcome.winner].name)
  return `${won}: ${outcome.level}. ${score}`
}

/** A table of Markdown; what would break its cells is kept from doing so. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join('\n')
}

/** The plots, the battles that mattered and the dice as Markdown, as both may read it. */
export function warMarkdown(table: Table): string {
  const s = openly(sessionOf(table))
  const position = known(table)
  const sides = sidesOf(table, position)
  const account = warAccount(table, s)
  const battles = battlesThatMattered(warBattles(table, s))
  return joined([
    `# ${gameTitle(table, position)}: the war in figures`,
    standing(table, sides),
    '## Turn by turn',
    figures(account, sides),
    warPlots(account)
      .map(({ title, about }) => `- ${title}: ${about}`)
      .join('\n'),
    '## The battles that cost most',
    battles.length === 0
      ? 'No battle has cost anybody a step.'
      : battles
          .map(({ turn, phase, title, result, lost }) => {
            const cost = sides.map(({ name }, side) => `${name} ${lost[side] ?? 0}`).join(', ')
            return `- **Turn ${turn}${phase === '' ? '' : `, ${phase}`}.** ${title} ${result} Steps lost: ${cost}.`
          })
          .join('\n'),
    '## Dice',
    diceText(table, sides),
  ])
}

function figures(account: WarAccount, sides: Sides): string {
  const plots = warPlots(account)
  const head = ['Turn', 'Date', ...plots.flatMap(({ title }) => sides.map(({ name }) => `${title}: ${name}`))]
  const rows = account.rows.map(({ turn, date }, at) => [
    `${turn}`,
    date,
    ...plots.flatMap(({ points }) =>
      (points[at]?.values ?? [null, null]).map(value => (value === null ? '–' : signed(value))),
    ),
  ])
  return markdownTable(head, rows)
}

function diceText(table: Table, sides: Sides): string {
  const counts = diceCounts(table.views.log(openly(sessionOf(table))))
  if (counts.length === 0) return 'No dice have fallen.'
  return counts.map(count => `- ${sides[count.side].name}, d${count.faces}: ${diceWords(count)}`).join('\n')
}

/** The whole war diary as Markdown, with dates, battles and losses, as both may read it. */
export function diaryMarkdown(table: Table): string {
  const s = openly(sessionOf(table))
  const position = known(table)
  const sides = sidesOf(table, position)
  const log = table.views.log(s)
  const dates = new Map(warAccount(table, s).rows.map(({ turn, date }) => [turn, date]))
  const pages = createDiary(table.look)(log)
  const parts: string[] = []
  let turn: number | null = null
  for (const page of pages) {
    const now: number | null = turnOf(page) ?? turn
    if (now !== turn && now !== null) {
      if (turn !== null) parts.push(lostIn(table, sides, log, turn))
      parts.push(turnHeading(page, now, dates.get(now) ?? ''))
      turn = now
    }
    if (page.title !== null) parts.push(`### ${page.title}`)
    if (page.items.length > 0) parts.push(page.items.map(item => itemText(table, item)).join('\n'))
  }
  if (turn !== null) parts.push(lostIn(table, sides, log, turn))
  return joined([
    `# ${gameTitle(table, position)}: war diary`,
    `${sides.map(({ name }) => name).join(' against ')}. ${standing(table, sides)}`,
    ...parts.filter(part => part !== ''),
  ])
}

const turnOf = ({ items }: DiaryPhase): number | null => {
  const [first] = items
  const line = first === undefined ? undefined : first.is === 'line' ? first : first.lines[0]
  return line === undefined || line.entry.turn < 1 ? null : line.entry.turn
}

/** The headline of the game says the turn already in some games, in others the date too. */
function turnHeading({ turn: headline }: DiaryPhase, turn: number, date: string): string {
  const title = headline?.includes(`${turn}`) ? headline.replace(/[.:]$/, '') : `Turn ${turn}`
  return date === '' || title.includes(date) ? `## ${title}` : `## ${title}, ${date}`
}

function itemText(table: Table, item: DiaryItem): string {
  if (item.is === 'line') return `- ${lineText(table, item)}`
  const [first, ...rest] = item.lines
  if (first === undefined) return ''
  return [`- **${lineText(table, first)}**`, ...rest.map(line => `  - ${lineText(table, line)}`)].join('\n')
}

/** The sentence with its dice, which stand before it in the log. */
function lineText(table: Table, { entry, dice }: DiaryLine): string {
  const rolled = dice.flatMap(({ facts }) => {
    const value = facts !== null && typeof facts === 'object' && 'value' in facts ? facts.value : null
    return typeof value === 'number' ? [value] : []
  })
  const isDie = dice.includes(entry)
  return `${wordsOf(table, entry)}${rolled.length === 0 || isDie ? '' : ` (dice: ${rolled.join(', ')})`}`
}

/** 'Losses of the turn: Germans 3 steps, Allies none.' */
function lostIn(table: Table, sides: Sides, log: Iterable<LogLine>, turn: number): string {
  const steps = [0, 0] as [number, number]
  for (const line of log) {
    if (line.entry.turn !== turn) continue
    const loss = table.look.loss(line.entry)
    if (loss !== null && loss.side !== undefined && loss.steps > 0) steps[loss.side] += loss.steps
  }
  const words = sides.map(({ name }, side) => `${name} ${stepWords(steps[side] ?? 0)}`)
  return `*Losses of the turn: ${words.join(', ')}.*`
}

const stepWords = (steps: number): string => (steps === 0 ? 'none' : steps === 1 ? '1 step' : `${steps} steps`)

const joined = (parts: readonly string[]): string => `${parts.join('\n\n')}\n`
