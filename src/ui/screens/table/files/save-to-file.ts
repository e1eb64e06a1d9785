import { stateAt } from '../../../../core/save/history'
import { playersText } from '../../../../store/save-text'
import { downloadText } from '../../../download-text'
import type { Table } from '../table-context'

/** Hands the game on the table to the player as a file. */
export function saveToFile({ engine, session }: Table): void {
  const { history, solo } = session.store.getState()
  downloadText(`${engine.game.id}-turn-${stateAt(history).turn}.json`, playersText(history, solo))
}
