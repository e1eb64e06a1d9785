import { describe, expect, it } from 'vitest'
import { randomChoice, seededPick } from '../../../../src/cli/fuzz/random-action'
import type { Side } from '../../../../src/core/ids'
import { airSteps } from '../../../../src/games/balkan-front/air/steps'
import { audit } from '../../../../src/games/balkan-front/audit'
import type { Front } from '../../../../src/games/balkan-front/state'
import { deployed, engine } from '../positions'

const STEPS = Object.keys(airSteps)
const ENOUGH = 900

/** The air phase of a side right after both have set up, in clear weather. */
const airPhase = (s: Front, side: Side): Front =>
  engine.carryOn({
    ...s,
    underWay: true,
    active: side,
    special: null,
    kind: 'regular',
    frames: [
      {
        step: 'turn',
        side: 0,
        args: null,
        local: { next: `${side === 0 ? 'axis' : 'allied'}-air` },
        asker: -1,
        entered: true,
      },
      // A question that answers itself, so that the order of play goes on behind it.
      { step: 'escape', side: 0, args: null, local: null, asker: 0, entered: false },
    ],
  }).state

function playOut(begun: Front, seed: number): { readonly kinds: ReadonlySet<string>; readonly end: Front } {
  const pick = seededPick(seed)
  const kinds = new Set<string>()
  let s = begun
  for (let n = 0; n < ENOUGH && STEPS.includes(s.frames.at(-1)?.step ?? ''); n++) {
    const legal = [...engine.choices(s)]
    const isBoard = s.frames.at(-1)?.step === 'airBoard'
    // The board is not left before something has been flown.
    const open =
      isBoard && n < 200 ? legal.filter(({ action }) => action.kind !== 'done' && action.kind !== 'unlist') : legal
    const to = isBoard && pick(2) === 0 ? open.filter(({ action }) => action.kind === 'to') : []
    const { action } = randomChoice(to.length > 0 ? to : open.length > 0 ? open : legal, pick)
    const moved = engine.apply(s, action)
    for (const { kind } of moved.log) kinds.add(kind)
    s = moved.state
    expect(audit(s)).toEqual([])
  }
  return { kinds, end: s }
}

describe('16.C the air phase, played at random', () => {
  const marita = deployed('operation-marita')

  it('16.C the Axis in Marita: flown, met, fired at, bombed and landed, nothing out of place', {
    timeout: 120_000,
  }, () => {
    const { kinds, end } = playOut(airPhase(marita, 0), 11)
    expect([...kinds]).toEqual(expect.arrayContaining(['tookOff', 'landed']))
    expect(STEPS).not.toContain(end.frames.at(-1)?.step)
    expect(
      end.flights.every(({ mission }) =>
        ['groundSupport', 'defensiveSupport', 'harassment', 'navalPatrol'].includes(mission),
      ),
    ).toBe(true)
  })

  it('16.C the Allies in Marita', { timeout: 120_000 }, () => {
    const { kinds, end } = playOut(airPhase(marita, 1), 5)
    expect([...kinds]).toEqual(expect.arrayContaining(['tookOff', 'landed']))
    expect(STEPS).not.toContain(end.frames.at(-1)?.step)
  })
})
