// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { saveWhenLeft } from '../../../../src/ui/screens/play/open-table'
import { playAll, SET_UP } from '../../../store/ambush-table'
import { keptGame, openedSaved, profile } from '../../../store/stored-game'

describe('a page that is left', () => {
  it('writes what is not saved yet, with the position', async () => {
    const saved = await profile().tab()
    const { session, keeper, lease } = await keptGame(saved)
    const unfollow = saveWhenLeft(keeper)
    playAll(session, ...SET_UP)
    window.dispatchEvent(new Event('pagehide'))
    await keeper.settled()
    expect((await openedSaved(saved, lease.id)).keyframe).toBe(6)
    unfollow()
    playAll(session, { kind: 'write', pick: 'bold' })
    window.dispatchEvent(new Event('pagehide'))
    await keeper.settled()
    expect((await openedSaved(saved, lease.id)).keyframe).toBe(6)
    keeper.stop()
  })
})
