import { describe, expect, it } from 'vitest'
import { GameFault } from '../../src/core/engine/errors'
import { beginHistory } from '../../src/core/save/history'
import { createSession } from '../../src/store/session'
import { hexNamed, hexOf, units } from '../fixtures/ambush/state'
import {
  ambushHistory,
  ambushSession,
  attack,
  engine,
  pick,
  playAll,
  present,
  reasonsIn,
  SET_UP,
  settingWith,
  to,
  write,
} from './ambush-table'

const chief = units.find('r-chief')
if (chief === null) throw new Error('the fixture has no chief')

describe('playing an action', () => {
  it('moves the game on when it is legal', () => {
    const session = ambushSession()
    expect(session.dispatch(pick('r-chief'))).toBe(true)
    expect(session.dispatch(to('0101'))).toBe(true)
    expect(hexOf(present(session), chief)).toBe(hexNamed('0101'))
  })

  it('gives every reason when it is not legal, and leaves the game as it was', () => {
    const session = ambushSession()
    const before = present(session)
    expect(session.dispatch(to('0303'))).toBe(false)
    expect(reasonsIn(session)).toEqual(['pick a band first', 'raiders begin in woods', 'another unit stands there'])
    expect(present(session)).toBe(before)
  })

  it('forgets a refusal with the next action that succeeds', () => {
    const session = ambushSession()
    session.dispatch(to('0303'))
    playAll(session, pick('r-chief'))
    expect(session.store.getState().refused).toBeNull()
  })

  it('goes on from the untouched position when the rules as programmed stumble', () => {
    const stumbling = {
      ...engine,
      apply: () => {
        throw new GameFault('a loop in the rules')
      },
    }
    const session = createSession(stumbling, ambushHistory(), { solo: true })
    const before = present(session)
    expect(session.dispatch(pick('r-chief'))).toBe(false)
    expect(session.store.getState().fault).toBe('a loop in the rules')
    expect(present(session)).toBe(before)
  })

  it('sets nothing by hand without the agreement of both players', () => {
    const session = ambushSession()
    const edit = { kind: 'umpire', pick: [{ path: ['flares'], value: 1 }] }
    expect(session.dispatch(edit)).toBe(false)
    expect(present(session).flares).toBe(2)
    expect(session.dispatch(edit, { agreed: true })).toBe(true)
    expect(present(session).flares).toBe(1)
  })

  it('refuses everything once the game is locked, and says why', () => {
    const session = ambushSession()
    session.lock('it goes on elsewhere')
    expect(session.dispatch(pick('r-chief'))).toBe(false)
    expect(reasonsIn(session)).toEqual(['it goes on elsewhere'])
    expect(session.undoStatus()).toBe('impossible')
  })
})

describe('taking back', () => {
  it('is impossible at the beginning', () => {
    const session = ambushSession()
    expect(session.undoStatus()).toBe('impossible')
    expect(session.undo({ agreed: true })).toBe(false)
  })

  it('is free while no dice fell and the same side decides', () => {
    const session = ambushSession()
    playAll(session, pick('r-chief'), to('0101'))
    expect(session.undoStatus()).toBe('free')
    expect(session.undo()).toBe(true)
    expect(hexOf(present(session), chief)).toBeNull()
  })

  it('needs agreement when the decision has passed to the other side', () => {
    const session = ambushSession()
    playAll(session, ...SET_UP, write('bold'))
    const before = present(session)
    expect(session.undoStatus()).toBe('agreement')
    expect(session.undo()).toBe(false)
    expect(present(session)).toBe(before)
    expect(session.undo({ agreed: true })).toBe(true)
    expect(present(session).postures).toEqual([null, null])
  })

  it('needs agreement when dice have fallen, and they fall the same again', () => {
    const session = ambushSession()
    playAll(session, ...SET_UP, write('bold'), write('bold'))
    const after = present(session)
    expect(session.undoStatus()).toBe('agreement')
    session.undo({ agreed: true })
    playAll(session, write('bold'))
    expect(present(session)).toEqual(after)
  })

  it('restores 500 actions taken back one by one, each to the very same position', () => {
    const session = ambushSession()
    const states = [present(session)]
    for (let i = 0; i < 500; i++) {
      playAll(session, pick(i % 2 === 0 ? 'r-chief' : 'r-scouts'))
      states.push(present(session))
    }
    const { moments } = session.store.getState().history
    for (let i = 499; i >= 0; i--) {
      session.undo()
      expect(present(session)).toEqual(states[i])
    }
    for (let i = 1; i <= 500; i++) {
      session.redo()
      expect(present(session)).toEqual(states[i])
    }
    expect(session.store.getState().history.moments).toBe(moments)
  })

  it('keeps what was taken back until something else is played', () => {
    const session = ambushSession()
    playAll(session, pick('r-chief'), to('0101'))
    session.undo()
    expect(session.canRedo()).toBe(true)
    playAll(session, to('0103'))
    expect(session.canRedo()).toBe(false)
    expect(session.redo()).toBe(false)
    expect(hexOf(present(session), chief)).toBe(hexNamed('0103'))
  })
})

describe('taking back to a line of the log', () => {
  it('goes to the moment before the line was written', () => {
    const session = ambushSession()
    playAll(session, ...SET_UP.slice(0, 4))
    // Line 0 is the Chief, line 1 the Scouts.
    expect(session.undoToLogLine(1)).toBe(true)
    expect(present(session).logged).toBe(1)
    expect(session.dispatch(to('0202'))).toBe(true)
  })

  it('is as hard as its hardest step', () => {
    const session = ambushSession()
    playAll(session, ...SET_UP, write('bold'), write('wary'))
    expect(session.undoToLogLineStatus(0)).toBe('agreement')
    expect(session.undoToLogLine(0)).toBe(false)
    expect(session.undoToLogLine(0, { agreed: true })).toBe(true)
    expect(present(session).logged).toBe(0)
  })
})

describe('beginning the turn again', () => {
  it('goes back to where the decision came to this side', () => {
    const session = ambushSession()
    playAll(session, ...SET_UP.slice(0, 5))
    expect(session.restartTurn()).toBe(true)
    expect(session.store.getState().history.cursor).toBe(0)
  })

  it('stops at what is sealed unless both agree', () => {
    const session = ambushSession()
    // Bold against wary: the raiders move first, without a die; 0202 to 0203 leaves the woods and shows the Scouts.
    playAll(session, ...SET_UP, write('bold'), write('wary'))
    const begun = session.store.getState().history.cursor
    playAll(session, pick('r-scouts'), to('0203'), pick('r-chief'))
    expect(session.restartTurn()).toBe(true)
    expect(session.store.getState().history.cursor).toBe(begun + 2)
    expect(session.restartTurn()).toBe(false)
    expect(session.restartTurn({ agreed: true })).toBe(true)
    expect(session.store.getState().history.cursor).toBe(begun)
  })
})

describe("the players' own dice", () => {
  const atFirstRoll = () => {
    const session = ambushSession({ 'own-dice': true })
    playAll(session, ...SET_UP, write('bold'))
    session.dispatch(write('bold'))
    return session
  }

  it('are asked for, and the action is played when they are given', () => {
    const session = atFirstRoll()
    expect(session.store.getState().diceWanted).toMatchObject({ sides: 6, why: 'who goes first', given: [] })
    expect(present(session).postures).toEqual(['bold', null])
    // A.2: 4 to 6 is for the guards.
    expect(session.giveDie(5)).toBe(true)
    expect(session.store.getState().diceWanted).toBeNull()
    expect(present(session).frames.at(-1)?.side).toBe(1)
  })

  it('are refused when they show what a die cannot, and are still wanted', () => {
    const session = atFirstRoll()
    expect(session.giveDie(7)).toBe(false)
    expect(reasonsIn(session)[0]).toContain('must show 1 to 6')
    expect(session.store.getState().diceWanted?.given).toEqual([])
    expect(session.giveDie(6)).toBe(true)
  })

  it('let nothing else be done before them', () => {
    const session = atFirstRoll()
    expect(session.dispatch(write('wary'))).toBe(false)
    expect(session.canRedo()).toBe(false)
  })

  it('are called off only with agreement, for they may lie on the table already', () => {
    const session = atFirstRoll()
    expect(session.undoStatus()).toBe('agreement')
    expect(session.undo()).toBe(false)
    expect(session.store.getState().diceWanted).not.toBeNull()
    const { cursor } = session.store.getState().history
    expect(session.undo({ agreed: true })).toBe(true)
    expect(session.store.getState().diceWanted).toBeNull()
    expect(session.store.getState().history.cursor).toBe(cursor)
  })

  it('travel in the action, so that redoing does not ask again', () => {
    const session = atFirstRoll()
    session.giveDie(2)
    const after = present(session)
    session.undo({ agreed: true })
    session.redo()
    expect(present(session)).toBe(after)
    expect(session.store.getState().history.moments.at(-1)?.by?.dice).toEqual([2])
  })
})

describe('looking at an earlier moment', () => {
  it('changes nothing, and nothing can be played meanwhile', () => {
    const session = ambushSession()
    playAll(session, pick('r-chief'), to('0101'))
    const before = session.store.getState().history
    session.viewAt(0)
    expect(session.dispatch(pick('r-scouts'))).toBe(false)
    expect(session.undoStatus()).toBe('impossible')
    session.viewAt(null)
    expect(session.store.getState().history).toBe(before)
    expect(session.dispatch(pick('r-scouts'))).toBe(true)
  })

  it('is possible for every moment up to the present', () => {
    const session = ambushSession()
    playAll(session, pick('r-chief'), to('0101'))
    session.viewAt(1)
    expect(session.store.getState().looking).toBe(1)
    session.viewAt(2)
    expect(session.store.getState().looking).toBeNull()
    session.viewAt(-5)
    expect(session.store.getState().looking).toBe(0)
  })
})

describe('the curtain', () => {
  const hotseat = () => createSession(engine, beginHistory(engine, settingWith(), 7))

  it('waits for the first side before anything can be played', () => {
    const session = hotseat()
    expect(session.dispatch(pick('r-chief'))).toBe(false)
    expect(reasonsIn(session)).toEqual(['the seats are changing'])
    session.lowerCurtain()
    expect(session.dispatch(pick('r-chief'))).toBe(true)
  })

  it('comes down again when the decision passes to the other side', () => {
    const session = hotseat()
    session.lowerCurtain()
    playAll(session, ...SET_UP, write('bold'))
    expect(session.dispatch(write('wary'))).toBe(false)
    session.lowerCurtain()
    expect(session.dispatch(write('wary'))).toBe(true)
  })

  it('is not there for one who plays both sides', () => {
    const session = hotseat()
    expect(session.setSolo(true)).toBe(false)
    expect(session.setSolo(true, { agreed: true })).toBe(true)
    playAll(session, ...SET_UP, write('bold'), write('wary'))
    session.setSolo(false)
    expect(session.dispatch(attack('0303'))).toBe(false)
    expect(reasonsIn(session)).toEqual(['the seats are changing'])
  })
})
