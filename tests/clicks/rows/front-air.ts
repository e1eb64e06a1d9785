import { createEngine } from '../../../src/core/engine/engine'
import { primaryOf } from '../../../src/core/engine/hand'
import { owedFrame } from '../../../src/core/engine/state'
import type { Action } from '../../../src/core/engine/step'
import { type GameRecord, play } from '../../../src/core/save/record'
import { writeSave } from '../../../src/core/save/save-file'
import { balkanFront } from '../../../src/games/balkan-front'
import { unitNamed } from '../../../src/games/balkan-front/forces/counters'
import { hexNamed } from '../../../src/games/balkan-front/map/geography'
import type { Front } from '../../../src/games/balkan-front/state'
import { setUp } from '../../e2e/table/front-save'
import type { ClickRow } from '../click-row'
import type { ClickingHand } from '../clicking-hand'

const MOST = 400
const MALEME = '15B:2114'
const PARATROOPS = ['ge-par-1', 'ge-par-st', 'ge-par-pio'] as const

const engine = createEngine(balkanFront)
const pick = (id: string): Action => ({ kind: 'pick', unit: unitNamed(id) })
const at = (kind: string, number: string): Action => ({ kind, hex: hexNamed(number) })

const all = (record: GameRecord<Front>, actions: readonly Action[]): GameRecord<Front> =>
  actions.reduce((now, action) => play(engine, now, action).record, record)

/** Nothing is done but what must be, up to the air movement of the Axis of a turn. */
function toTheAir(begun: GameRecord<Front>, turn: number): GameRecord<Front> {
  let record = begun
  const isThere = (s: Front) => owedFrame(s)?.step === 'airBoard' && s.active === 0 && s.turn === turn
  for (let count = 0; count < MOST && !isThere(record.state); count++) {
    const choices = [...engine.choices(record.state)]
    const passing = choices.find(({ intent }) => intent === 'pass')?.action
    const next = passing ?? primaryOf(balkanFront, record.state) ?? (choices[0]?.action as Action)
    record = play(engine, record, next).record
  }
  return record
}

/** Mercury as it begins: the Navy near Crete, three regiments and battalions planned for Maleme. */
const mercury = (): GameRecord<Front> =>
  toTheAir(
    all(setUp('assault-on-crete', 3), [
      { kind: 'zone', pick: 'tight' },
      ...PARATROOPS.flatMap(id => [pick(id), at('write', MALEME)]),
      { kind: 'done' },
    ]),
    14,
  )

/** A turn later, with what was flown on the first day behind it. */
function secondDay(): GameRecord<Front> {
  const flown = all(mercury(), [
    pick('ge-air-ju87b-g1'),
    pick('ge-air-ju87b-g2'),
    at('to', MALEME),
    pick('ge-air-me109-g1'),
    at('to', MALEME),
    pick('ge-air-ju88-g1'),
    at('to', '15B:2113'),
    pick('ge-air-do17-g1'),
    at('to', '15B:2310'),
    { kind: 'fly' },
  ])
  return toTheAir(flown, 15)
}

const saved = (record: () => GameRecord<Front>) => async () => writeSave(balkanFront, record())

const boardOf = ({ page }: ClickingHand) => page.getByRole('region', { name: 'Air missions' })
const baseOf = (hand: ClickingHand, name: string) => boardOf(hand).locator('li').filter({ hasText: name }).first()

const targetOf = (hand: ClickingHand, name: string) =>
  boardOf(hand)
    .getByRole('list', { name: 'Target' })
    .getByRole('button', { name: new RegExp(`^${name}`) })

export const frontAirRows: readonly ClickRow[] = [
  {
    game: 'Balkan Front',
    task: 'Crete: one mission with an escort',
    budget: 4,
    save: saved(mercury),
    async play(hand) {
      await hand.click(baseOf(hand, 'Molaoi').getByRole('button', { name: /^All air units/ }))
      await hand.isAsked(/Bomb the airbase with 2 air units/)
      await hand.click(targetOf(hand, 'Maleme'))
      await hand.isAsked(/2 missions listed/)
      await hand.click(
        boardOf(hand)
          .getByRole('button', { name: /^German Me 109E/ })
          .first(),
      )
      await hand.isAsked(/Escort with German Me 109E/)
      await hand.click(targetOf(hand, 'Maleme'))
      await hand.isAsked(/3 missions listed/)
    },
  },
  {
    game: 'Balkan Front',
    task: 'Crete: last turn’s missions again',
    budget: 1,
    save: saved(secondDay),
    async play(hand) {
      await hand.click(boardOf(hand).getByRole('button', { name: /^Last turn’s missions again/ }))
      await hand.isAsked(/\d missions listed/)
    },
  },
  {
    game: 'Balkan Front',
    task: 'Crete: a whole package is flown',
    budget: 1,
    save: saved(() => all(secondDay(), [{ kind: 'again' }])),
    async play(hand) {
      await hand.primary()
      await hand.isAsked(/Air missions: pick an air unit, or end the air movement/)
    },
  },
]
