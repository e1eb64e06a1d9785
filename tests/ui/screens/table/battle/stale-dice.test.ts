import { describe, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import { GrowingList } from '../../../../../src/core/growing-list'
import { type History, stateAt } from '../../../../../src/core/save/history'
import type { LogLine } from '../../../../../src/store/session-view'
import { firstNews, isSameFrame, nextNews } from '../../../../../src/ui/screens/table/battle/use-battle-news'
import { PLAYED_GAMES, type RecordedGame, tellingGames } from '../../../../fixtures/games/recorded'

/** What the dialog says of dice at every moment of a game: frames that begin with dice of another, and throws that stay to be read. */
function diceIn({ name, engine, moments }: RecordedGame): { readonly stale: readonly string[]; readonly told: number } {
  const { look } = engine.game
  if (look === undefined) throw new Error('it has no table')
  const all: History<GameState>[] = [...moments()]
  const log = all.at(-1)?.log
  const lines = GrowingList.of<LogLine>([...(log?.first(log.length) ?? [])].map((entry, line) => ({ line, entry })))
  const stale: string[] = []
  let [news, told] = [firstNews(engine.view(stateAt(all[0] as History<GameState>), 'table')), 0]
  for (const history of all.slice(1)) {
    const s = stateAt(history)
    const before = news
    news = nextNews({ engine, look }, before, engine.view(s, 'table'), lines.first(s.logged))
    if (!isSameFrame(before.known, news.known) && news.dice.length > 0) stale.push(`${name} ${history.cursor}`)
    if (news.told !== null) told++
    if (news.told?.dice.length === 0) stale.push(`${name} ${history.cursor}: nothing fell`)
  }
  return { stale, told }
}

describe('no stale dice', () => {
  it.each(PLAYED_GAMES)(
    '%s: on every frame of recorded games a decision begins with an empty die, and what dice decide in a dialog stays',
    async game => {
      const found = (await tellingGames(game)).map(diceIn)
      expect(found.flatMap(({ stale }) => stale)).toEqual([])
      expect(found.reduce((sum, { told }) => sum + told, 0)).toBeGreaterThan(1)
    },
  )
})
