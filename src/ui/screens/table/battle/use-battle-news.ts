import { useState } from 'react'
import type { Engine } from '../../../../core/engine/engine'
import type { BattleScene, GameLook } from '../../../../core/engine/game-look'
import { type GameState, owedFrame } from '../../../../core/engine/state'
import type { Forecast } from '../../../../core/engine/step'
import { type LogLine, type LogLines, linesFrom } from '../../../../store/session-view'
import { type Table, useKnown, useSession, useTable, useViews } from '../table-context'
import { linesOfBattle, linesOfLastBattle, type Roll, rollsIn } from './battle-account'

/** What the dice decided, as it stood when they were thrown: told in the dialog until somebody goes on. */
export type ToldThrow = {
  readonly scene: BattleScene
  readonly forecast: Forecast | null
  /** All of the battle so far; of anything else what the throw brought. */
  readonly lines: readonly LogLine[]
  readonly fresh: readonly LogLine[]
  readonly dice: readonly Roll[]
}

/** What the last action brought, as long as nothing else is done. */
export type BattleNews = {
  readonly known: GameState
  /** Thrown in the decision that is still asked; a new one begins with none. */
  readonly dice: readonly Roll[]
  /** Another number for every throw seen; 0 as long as none was, so that dice of the past lie still. */
  readonly fall: number
  readonly told: ToldThrow | null
}

type Look = Pick<GameLook<GameState>, 'battleEdge' | 'battle' | 'heading'>
type Rules = Pick<Table, 'look'> & { readonly engine: Pick<Engine<GameState>, 'forecast'> }

export const firstNews = (known: GameState): BattleNews => ({ known, dice: [], fall: 0, told: null })

/** Another decision has another frame: other step, other question, or asked by somebody else. */
export function isSameFrame(before: GameState, now: GameState): boolean {
  const [was, is] = [owedFrame(before), owedFrame(now)]
  return (
    was !== null &&
    is !== null &&
    before.frames.length === now.frames.length &&
    was.step === is.step &&
    was.side === is.side &&
    was.asker === is.asker &&
    JSON.stringify(was.args) === JSON.stringify(is.args)
  )
}

export function nextNews(rules: Rules, now: BattleNews, known: GameState, lines: LogLines): BattleNews {
  const isTakenBack = known.logged < now.known.logged
  if (isTakenBack) return { ...firstNews(known), fall: now.fall }
  const fresh = linesFrom(lines, now.known.logged)
  const thrown = rollsIn(fresh)
  const isSame = isSameFrame(now.known, known)
  return {
    known,
    dice: isSame ? (thrown.length > 0 ? thrown : now.dice) : [],
    fall: thrown.length > 0 ? now.fall + 1 : now.fall,
    told: thrown.length > 0 ? toldOf(rules, now.known, known, lines, fresh) : null,
  }
}

/** What was weighed in a dialog that the dice would close, or take to the map. */
function toldOf(
  { look, engine }: Rules,
  before: GameState,
  known: GameState,
  lines: LogLines,
  fresh: readonly LogLine[],
): ToldThrow | null {
  const scene = look.battle(before)
  const next = look.battle(known)
  if (scene === null || scene.onMap || (next !== null && next.key === scene.key && !next.onMap)) return null
  return { scene, forecast: forecastAt(engine, before), ...accountOf(look, lines, fresh), dice: rollsIn(fresh) }
}

function accountOf(look: Look, lines: LogLines, fresh: readonly LogLine[]): Pick<ToldThrow, 'lines' | 'fresh'> {
  const hasEnded = fresh.some(({ entry }) => look.battleEdge(entry) === 'ends')
  const fought = hasEnded ? linesOfLastBattle(look, lines) : linesOfBattle(look, lines)
  // What follows under the next headline has its own place.
  const end = fresh.findIndex(({ entry }) => look.heading(entry) !== null)
  const own = end < 0 ? fresh : fresh.slice(0, end)
  return { lines: fought.length > 0 ? fought : own, fresh: own }
}

function forecastAt(engine: Rules['engine'], before: GameState): Forecast | null {
  try {
    return engine.forecast(before)
  } catch {
    // What was asked then is not for everybody's eyes.
    return null
  }
}

/** Compares each position with the one shown before. What is looked at again from the past is no news. */
export function useBattleNews(): BattleNews {
  const table = useTable()
  const known = useKnown()
  const lines = useViews((views, s) => views.log(s))
  const isPast = useSession(s => s.looking !== null)
  const isReplayed = useSession(s => s.replayed === null)
  const [told, setTold] = useState(() => ({ news: firstNews(known), isReplayed }))
  const { news } = told
  const isSame = news.known === known && told.isReplayed === isReplayed
  if (isPast || isSame) return news
  // Lines that come with the past, replayed since the game was opened, are no news.
  const next =
    told.isReplayed === isReplayed ? nextNews(table, news, known, lines) : { ...firstNews(known), fall: news.fall }
  setTold({ news: next, isReplayed })
  return next
}
