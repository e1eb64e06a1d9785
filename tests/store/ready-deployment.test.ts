import { describe, expect, it } from 'vitest'
import { createEngine } from '../../src/core/engine/engine'
import { owedSide } from '../../src/core/engine/state'
import { beginHistory, stateAt } from '../../src/core/save/history'
import { balkanGambit } from '../../src/games/balkan-gambit'
import { takeReadyDeployments } from '../../src/store/ready-deployment'
import { engine as ambush, ambushHistory } from './ambush-table'

const engine = createEngine(balkanGambit)
const begin = (ownDice: boolean) =>
  beginHistory(engine, { scenario: '1943', options: { 'own-dice': ownDice }, charts: null }, 3)

describe('ready deployments', () => {
  it('set both sides up and leave the first decision of the first turn', () => {
    const history = takeReadyDeployments(engine, begin(false))
    expect(stateAt(history).turn).toBe(1)
    expect([...history.moments].map(moment => moment.by?.kind ?? null)).toEqual([
      null,
      'ready',
      'done',
      'ready',
      'done',
    ])
  })

  it('stop where the players must roll their own dice', () => {
    const history = takeReadyDeployments(engine, begin(true))
    expect([...history.moments].map(moment => moment.by?.kind ?? null)).toEqual([null, 'ready', 'done', 'ready'])
    expect(engine.check(stateAt(history), { kind: 'done' })).toEqual([])
    expect(owedSide(stateAt(history))).toBe(0)
  })

  it('are nothing in a game that has none', () => {
    const history = ambushHistory()
    expect(takeReadyDeployments(ambush, history)).toBe(history)
  })
})
