import { describe, expect, it } from 'vitest'
import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import { describeProblem } from '../../src/core/save/problems'
import type { GameEntry } from '../../src/games'
import { exportText, importText } from '../../src/store/save-text'
import { ambush } from '../fixtures/ambush'
import type { Ambush } from '../fixtures/ambush/state'
import { ambushEntries, ambushSession, playAll, SET_UP, write } from './ambush-table'

/** Its audit has nothing against the position in the file, only against what comes some answers later. */
const soonWrong: GameModule<Ambush> = { ...ambush, audit: s => (s.logged > 9 ? ['two are too many'] : []) }

const entriesOf = (game: GameModule<Ambush>): readonly GameEntry[] => [
  { ...(ambushEntries[0] as GameEntry), load: async () => game as unknown as GameModule<GameState> },
]

const opened = async (save: unknown, game = soonWrong) => {
  const read = await importText(JSON.stringify(save), entriesOf(game))
  return read.ok ? read.value.opened : read.problems.map(describeProblem)
}

function played(options: { readonly [option: string]: boolean } = {}) {
  const session = ambushSession(options)
  playAll(session, ...SET_UP, write('bold'), write('wary'))
  return JSON.parse(exportText(session.store.getState().history))
}

const alone = ({ actions: _actions, marks: _marks, ...save }: ReturnType<typeof played>) => save

const REFUSAL = ['position: expected a position that leads to others that make sense, found two are too many']

describe('a position that no play is known to have led to', () => {
  it('opens when what follows from it makes sense', async () => {
    expect(await opened(alone(played()), ambush)).toMatchObject({ is: 'whole' })
    expect(await opened(alone(played({ 'own-dice': true })), ambush)).toMatchObject({ is: 'whole' })
  })

  it('is refused when it makes no sense some answers later, with players’ own dice too', async () => {
    expect(await opened(alone(played()))).toEqual(REFUSAL)
    expect(await opened(alone(played({ 'own-dice': true })))).toEqual(REFUSAL)
  })

  it('is no way on where the actions lead elsewhere, which is', async () => {
    const save = played()
    save.actions[3] = { kind: 'to', hex: '0303' }
    expect(await opened(save, ambush)).toMatchObject({ is: 'parted', asSaved: { cursor: 4 } })
    expect(await opened(save)).toMatchObject({ is: 'parted', asSaved: null, agreed: { cursor: 3 } })
  })

  it('is not tried where the rules themselves led to it', async () => {
    expect(await opened(played())).toMatchObject({ is: 'whole' })
  })
})
