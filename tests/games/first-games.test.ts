import { describe, expect, it } from 'vitest'
import { isLessonDone } from '../../src/core/engine/coach'
import type { CoachCard, CoachWords } from '../../src/core/engine/first-game'
import type { GameModule, Telling } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import { games, loadGame } from '../../src/games'
import { cardsOf, type FirstTurn, playByCards } from './first-games'

const told = (words: CoachWords<GameState>, known: GameState): Telling =>
  typeof words === 'function' ? words(known) : words

const wordsOf = (card: CoachCard<GameState>): readonly CoachWords<GameState>[] =>
  card.why === undefined ? card.says : [...card.says, card.why]

describe.each(games.filter(({ hasFirstGame }) => hasFirstGame).map(({ id }) => id))('the first game of %s', id => {
  let game: GameModule<GameState>
  let turn: FirstTurn
  const whole = async (): Promise<FirstTurn> => {
    game ??= await loadGame(id)
    turn ??= await playByCards(game)
    return turn
  }

  it('goes from its first card to its last through a whole turn', async () => {
    const { last, done, between } = await whole()
    expect(game.firstGame?.lessons.filter(lesson => !isLessonDone(lesson, done)).map(({ title }) => title)).toEqual([])
    expect(last.turn).toBeGreaterThan(1)
    // The coach speaks where there is something to learn, and little is left between.
    expect(between).toBeLessThan(60)
  })

  it('has six to nine lessons, each card a rule of the game and few enough words for a telephone', async () => {
    await whole()
    expect(game.firstGame?.lessons.length).toBeGreaterThanOrEqual(6)
    expect(game.firstGame?.lessons.length).toBeLessThanOrEqual(9)
    for (const { card } of cardsOf(game)) {
      expect(game.rules, card.title).toHaveProperty([card.rule])
      expect(card.title.length, card.title).toBeLessThanOrEqual(40)
    }
  })

  it('shows every card, and each at a position in which all units and hexes it names are there', async () => {
    const { shown } = await whole()
    expect(
      cardsOf(game)
        .filter(({ card }) => !shown.some(({ now }) => now.card === card))
        .map(({ card }) => card.title),
    ).toEqual([])
    for (const { now, known } of shown)
      for (const words of wordsOf(now.card)) {
        const telling = told(words, known)
        expect(
          telling.map(part => (typeof part === 'string' ? part : 'a name in it')).join('').length,
        ).toBeLessThanOrEqual(330)
        for (const part of telling) {
          if (typeof part === 'string') continue
          if ('hex' in part) expect(game.map.grid.numbers[part.hex], now.card.title).toBeDefined()
          if ('rule' in part) expect(game.rules, now.card.title).toHaveProperty([part.rule])
          if ('unit' in part)
            expect(
              game.look?.spot(known, part.unit).is,
              `${now.card.title}: ${game.counters[part.unit]?.name}`,
            ).not.toBe('off')
        }
      }
  })
})
