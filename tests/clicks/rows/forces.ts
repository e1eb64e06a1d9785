import { focusOf } from '../../../src/core/engine/hand'
import { choicesOf } from '../../e2e/table/table-page'
import { type ClickRow, found, GAMES, type GameName } from '../click-row'
import { type Playing, saveOf, saveWhere } from '../positions'

const EVERY = Object.keys(GAMES) as GameName[]

const numberOf = ({ engine }: Playing, hex: number | undefined): string =>
  hex === undefined ? '' : (engine.game.map.grid.numbers[hex] as string)

/** At the set-up the next unit is in hand by itself: one click puts it down on a bare hex. */
function bareHex(play: Playing): string {
  const { engine, state, side, choices } = play
  const known = engine.view(state(), side() === 1 ? 1 : 0)
  const stacks = engine.game.look?.stacks(known)
  if (focusOf(engine.game, known).hand.length === 0) throw new Error('nobody comes to hand by himself')
  const to = choices().find(({ action: { kind, hex } }) => kind === 'to' && hex !== undefined && !stacks?.has(hex))
  if (to === undefined) throw new Error('no bare hex is lit')
  return numberOf(play, to.action.hex)
}

const SET_UP: readonly ClickRow[] = EVERY.map(game => {
  let hex = ''
  return {
    game,
    task: 'hand set-up, a unit',
    budget: 1,
    save: () =>
      saveOf({
        ...GAMES[game],
        deployed: false,
        prepare(play) {
          // In Balkan Wars the ready set-up is what Enter offers first; whoever sets up by hand names his first unit.
          const first = game === 'Balkan Wars' ? play.choices().find(({ action }) => action.kind === 'pick') : undefined
          if (first !== undefined) {
            play.play(first.action)
            play.play(play.choices().find(({ action }) => action.kind === 'to')?.action ?? first.action)
          }
          hex = bareHex(play)
        },
      }),
    async play(hand) {
      await hand.hex(hex)
      await hand.page.locator(`[data-layer=counters] [data-hex="${hex}"]`).first().waitFor()
    },
  }
})

/** The step of a game in which units come back, and what brings one: the unit, then where. */
const REPLACEMENT: readonly ClickRow[] = [
  found(
    { game: 'Gertrud', task: 'replacement: one unit back', budget: 3 },
    () =>
      saveWhere(GAMES.Gertrud, play => {
        const back =
          play.step() === 'replace' ? play.choices().find(({ action }) => action.kind === 'reduced') : undefined
        if (back?.action.unit === undefined) return null
        return { unit: play.engine.game.counters[back.action.unit]?.name ?? '', hex: numberOf(play, back.action.hex) }
      }),
    async (hand, { unit, hex }) => {
      await hand.row(new RegExp(unit))
      await hand.hex(hex)
      if ((await hand.page.locator('[role=menuitem]').count()) > 0)
        await hand.click(hand.page.getByRole('menuitem', { name: /reduced/ }).first())
      await hand.page
        .getByText(/came back|returned|rebuilt/i)
        .first()
        .waitFor()
    },
  ),
  found(
    { game: 'Partizan!', task: 'replacement: one unit back', budget: 3 },
    () =>
      saveWhere(GAMES['Partizan!'], play => {
        const build =
          play.step() === 'rebuild' ? play.choices().find(({ action }) => action.kind === 'pick') : undefined
        if (build?.action.unit === undefined) return null
        const there = play.after(build.action).playing
        const to = there.choices().find(({ action }) => action.kind === 'to')
        const unit = play.engine.game.counters[build.action.unit]?.name
        return to === undefined || unit === undefined ? null : { unit, hex: numberOf(play, to.action.hex) }
      }),
    async (hand, { unit, hex }) => {
      // The pool lies open at the edge of the map.
      const pool = hand.page.locator('[data-over-map]').getByRole('button', { name: new RegExp(`^${unit}`) })
      await hand.click(pool.first())
      await hand.isAsked(/pick an empty hex/)
      await hand.hex(hex)
      // With the last point the next phase begins, and the map goes there: the diary tells it.
      await hand.page
        .getByText(/is built in/)
        .first()
        .waitFor()
    },
  ),
  found(
    { game: 'Gambit', task: 'replacement: one unit back', budget: 3 },
    () =>
      saveWhere(GAMES.Gambit, play => {
        const back =
          play.step() === 'command' ? play.choices().find(({ action }) => action.kind === 'reclaim') : undefined
        if (back === undefined) return null
        const to = play
          .after(back.action)
          .playing.choices()
          .find(({ action }) => action.kind === 'to')
        const unit = play.engine.game.counters[back.action.unit ?? -1]?.name
        return to === undefined || unit === undefined ? null : { unit, hex: numberOf(play, to.action.hex) }
      }),
    async (hand, { unit, hex }) => {
      // Of several the one is named under their heading.
      await hand.row(/^Reclaim/)
      const named = choicesOf(hand.page).getByRole('button', { name: new RegExp(unit) })
      if ((await named.count()) > 0) await hand.click(named.first())
      await hand.isAsked(/returns/)
      // Where there is one place only, Enter is that place.
      if ((await hand.page.locator('button[data-primary]').count()) > 0) await hand.primary()
      else await hand.hex(hex)
      await hand.page
        .getByText(/was reclaimed at/)
        .first()
        .waitFor()
    },
  ),
  found(
    { game: 'Balkan Wars', task: 'replacement: one unit raised', budget: 3 },
    () =>
      saveWhere(GAMES['Balkan Wars'], play => {
        if (play.step() !== 'mobilize' || play.primary()?.kind !== 'pick') return null
        const raised = play.after(play.primary() as never).playing
        const depot = raised.choices().find(({ action }) => action.kind === 'to')
        return depot === undefined ? null : numberOf(play, depot.action.hex)
      }),
    async (hand, depot) => {
      await hand.primary()
      await hand.isAsked(/pick a Depot/)
      const isPrimary = (await hand.page.locator('button[data-primary]').count()) > 0
      if (isPrimary) await hand.primary()
      else await hand.hex(depot)
      await hand.isAsked(/raise units|Movement|move/i)
    },
  ),
]

/** A choice that uses up what does not come back is named in the list and taken at the foot. */
const COMMIT: ClickRow = found(
  { game: 'Balkan Wars', task: 'commit a power', budget: 2 },
  () => saveWhere(GAMES['Balkan Wars'], play => (play.step() === 'commitPower' ? true : null)),
  async hand => {
    await hand.row(/^Take the /)
    await hand.primary()
    await hand.until(
      async () =>
        !/Bring Great Power units/.test(await hand.page.locator('[data-prompt-heading]').innerText()) ||
        (await hand.page.getByText(/committed|came in|took/i).count()) > 0,
      'the power stays out',
    )
  },
)

const REFUSE: ClickRow = found(
  { game: 'Balkan Wars', task: 'refuse an armistice', budget: 1 },
  () => saveWhere(GAMES['Balkan Wars'], play => (play.step() === 'answerArmistice' ? true : null)),
  async hand => {
    await hand.click(hand.page.getByRole('button', { name: /^Refuse/ }).first())
    await hand.until(
      async () => (await hand.page.getByRole('button', { name: /^Refuse/ }).count()) === 0,
      'it is still offered',
    )
  },
)

export const FORCES: readonly ClickRow[] = [...SET_UP, ...REPLACEMENT, COMMIT, REFUSE]
