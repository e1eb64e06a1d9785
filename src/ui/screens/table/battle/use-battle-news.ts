import { useState } from 'react'
import type { BattleScene, GameLook } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import { type LogLine, type LogLines, linesFrom } from '../../../../store/session-view'
import { useKnown, useSession, useTable, useViews } from '../table-context'
import { linesOfBattle, linesOfLastBattle, type Roll, rollsIn } from './battle-account'

/** A battle that is over: as it stood before its last action, and all that is told of it. */
export type EndedBattle = {
  readonly scene: BattleScene | null
  readonly lines: readonly LogLine[]
  /** No battle of the log, but something else that dice decided: a raid, a sortie, a roll for victory. */
  readonly isThrow?: true
}

/** What the last action brought, as long as nothing else is done. */
export type BattleNews = {
  readonly known: GameState
  /** The dice of the last action that threw any. */
  readonly dice: readonly Roll[]
  /** Another number for every throw seen; 0 as long as none was, so that dice of the past lie still. */
  readonly fall: number
  /** The battle that this very action ended. */
  readonly ended: EndedBattle | null
}

type Look = Pick<GameLook<GameState>, 'battleEdge' | 'battle' | 'heading'>

export function firstNews(look: Look, known: GameState, lines: LogLines): BattleNews {
  return { known, dice: rollsIn(linesOfBattle(look, lines)).slice(-1), fall: 0, ended: null }
}

export function nextNews(look: Look, now: BattleNews, known: GameState, lines: LogLines): BattleNews {
  const isTakenBack = known.logged < now.known.logged
  if (isTakenBack) return { ...firstNews(look, known, lines), fall: now.fall }
  const fresh = linesFrom(lines, now.known.logged)
  const dice = rollsIn(fresh)
  const hasEnded = fresh.some(({ entry }) => look.battleEdge(entry) === 'ends')
  return {
    known,
    dice: dice.length > 0 ? dice : now.dice,
    fall: dice.length > 0 ? now.fall + 1 : now.fall,
    ended: hasEnded
      ? { scene: look.battle(now.known), lines: linesOfLastBattle(look, lines) }
      : thrown(look, now.known, known, lines, fresh),
  }
}

/** What was weighed in a dialog that the dice have closed; of a battle that goes on the dialog itself will tell. */
function thrown(
  look: Look,
  before: GameState,
  known: GameState,
  lines: LogLines,
  fresh: readonly LogLine[],
): EndedBattle | null {
  const scene = look.battle(before)
  const isOver = scene !== null && look.battle(known)?.key !== scene.key
  if (!isOver || rollsIn(fresh).length === 0 || linesOfBattle(look, lines).length > 0) return null
  // What follows under the next headline has its own place.
  const end = fresh.findIndex(({ entry }) => look.heading(entry) !== null)
  return { scene, lines: end < 0 ? fresh : fresh.slice(0, end), isThrow: true }
}

/** Compares each position with the one shown before. What is looked at again from the past is no news. */
export function useBattleNews(): BattleNews {
  const { look } = useTable()
  const known = useKnown()
  const lines = useViews((views, s) => views.log(s))
  const isPast = useSession(s => s.looking !== null)
  const [news, setNews] = useState(() => firstNews(look, known, lines))
  if (isPast || news.known === known) return news
  const next = nextNews(look, news, known, lines)
  setNews(next)
  return next
}
