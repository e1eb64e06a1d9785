import { choicesOf } from '../../e2e/table/table-page'
import { type ClickRow, found, GAMES, type GameName } from '../click-row'
import type { ClickingHand } from '../clicking-hand'
import { type Playing, saveOf, saveWhere, type Wanted } from '../positions'

const EVERY = Object.keys(GAMES) as GameName[]

/** The one answer that ends what is being done. */
const endOf = ({ choices }: Playing) => {
  const ends = choices().filter(({ intent, action }) => intent === 'pass' && Object.keys(action).length === 1)
  return ends.length === 1 ? ends[0] : undefined
}

/** What is asked now, to see later that it is no more. */
const prompted = ({ engine, state }: Playing): string => engine.prompt(state())?.text ?? ''

const isGone = (hand: ClickingHand, text: string): Promise<void> =>
  hand.until(async () => {
    const page = hand.page
    const isCovered = (await page.locator('[data-sit]').count()) > 0
    return isCovered || !(await page.locator('[data-prompt-heading]').innerText()).includes(text.slice(0, 60))
  }, `'${text}' is still asked`)

/** A phase with something left to do, or with nothing: it is ended by what stands at the foot, or by E. */
const ending = (isAnythingLeft: boolean): readonly ClickRow[] =>
  EVERY.map(game =>
    found(
      { game, task: `end a phase, ${isAnythingLeft ? 'something' : 'nothing'} left`, budget: isAnythingLeft ? 2 : 1 },
      () =>
        saveWhere(GAMES[game], play => {
          const end = play.state().turn > 0 ? endOf(play) : undefined
          const isFit =
            end !== undefined && (end.leaves !== undefined) === isAnythingLeft && !play.step().startsWith('deploy')
          const isPhase = isFit && play.after(end.action).playing.step() !== play.step()
          // By one press: Enter, which says so, or E.
          return isPhase ? { text: prompted(play), isPrimary: play.primary()?.kind === end.action.kind } : null
        }),
      async (hand, { text, isPrimary }) => {
        if (isAnythingLeft) await hand.endTwice('e')
        else await hand.key(isPrimary ? 'Enter' : 'e')
        await isGone(hand, text)
      },
    ),
  )

/** The strip tells the turn. */
const turnIs = (hand: ClickingHand, turn: number): Promise<void> =>
  hand.page
    .locator('header')
    .filter({ hasText: new RegExp(`Turn\\s*${turn}\\s*of`) })
    .first()
    .waitFor()

/** Those who arrive are placed with one answer. */
const PLACE_ALL = /^Place all/

const restOf = ({ choices }: Playing) => choices().find(({ label }) => PLACE_ALL.test(label))

/** Arrivals under way: they begin with an answer for all of them. */
const isArriving = (play: Playing): boolean => play.step() === 'arrive'

/** Whether a decision is let be, or taken as it must be: nobody starves or is attacked, and who arrives comes with all others. */
function isIdle(play: Playing): boolean {
  if (isArriving(play)) return restOf(play) !== undefined

  const primary = play.primary()
  const isDuty = primary !== null && play.choices().every(({ action }) => action.unit === undefined)
  return endOf(play) !== undefined || play.choices().length === 1 || isDuty
}

/** Lets a decision be; of those who arrive all at once, as the hand does. */
function letBe(play: Playing): void {
  const rest = restOf(play)
  if (rest === undefined) play.pass()
  else play.play(rest.action)
}

/** The first turn after the opening one that goes by with nothing but ends. */
function idleTurnOf(play: Playing): number | null {
  const { state } = play
  const pass = () => letBe(play)
  while (state().turn < 2) pass()
  while (state().outcome === null) {
    const { turn } = state()
    let [isFit, arrivals] = [true, 0]
    while (state().turn === turn && state().outcome === null) {
      isFit &&= isIdle(play)
      arrivals += isArriving(play) ? 1 : 0
      pass()
    }
    // Where both sides have units to bring it is no idle turn.
    if (isFit && arrivals < 2 && state().outcome === null) return turn
  }
  return null
}

async function idleTurn(wanted: Wanted): Promise<{ readonly save: string; readonly found: number }> {
  for (let seed = 1; seed < 20; seed++) {
    let turn: number | null = null
    await saveOf({
      ...wanted,
      seed,
      prepare(play) {
        turn = idleTurnOf(play)
      },
    })
    if (turn === null) continue
    const prepare = (play: Playing): void => {
      while (play.state().turn < (turn ?? 0)) letBe(play)
    }
    return { save: await saveOf({ ...wanted, seed, prepare }), found: turn }
  }
  throw new Error('no turn is idle')
}

/** Whoever is asked ends his turn, until the card of the turn lies on the table; it goes with the end of the next. */
async function passTurn(hand: ClickingHand, turn: number): Promise<void> {
  const { page } = hand
  const card = page.locator('[data-turn-card]')
  const arrivals = choicesOf(page).getByRole('button', { name: PLACE_ALL })
  const isRested = async (): Promise<boolean> =>
    (await page.locator('[data-dead]').count()) === 0 &&
    (await page.locator('[data-sit], [data-prompt-heading], [data-turn-card]').count()) > 0
  for (let times = 0; times < 9; times++) {
    await hand.until(isRested, 'nothing is there')
    if ((await page.locator('[data-sit]').count()) > 0) {
      await hand.sitDown()
      // Whoever sits down to the next turn has not passed this one by it.
      await hand.until(isRested, 'nobody sits there')
      if ((await card.count()) > 0) hand.uncount()
    } else if ((await card.count()) > 0) break
    else if ((await arrivals.count()) > 0) await hand.click(arrivals.first())
    else await hand.endTwice('Shift+E')
  }
  await turnIs(hand, turn)
  // The next turn needs no act to be begun: its first end puts the card away.
  await page.keyboard.press('Shift+E')
  await page.locator('[data-ending]').waitFor()
  await card.waitFor({ state: 'detached' })
}

const WHOLE_TURN: readonly ClickRow[] = EVERY.map(game =>
  found(
    { game, task: 'pass a whole game turn, both sides', budget: 6 },
    () => idleTurn(GAMES[game]),
    (hand, turn) => passTurn(hand, turn + 1),
  ),
)

/** What came of the other side's turn stands in the diary, and nothing lies over the map. */
const RECAPS: readonly ClickRow[] = EVERY.map(game =>
  found(
    { game, task: 'close recaps, result cards', budget: 0 },
    () =>
      saveWhere(GAMES[game], play => {
        const isOver = play.state().turn > 1 && play.step() !== 'deploy' && endOf(play)?.leaves !== undefined
        return isOver ? true : null
      }),
    async hand => {
      await hand.page.waitForTimeout(600)
      const over = await hand.page.locator('[role=dialog], dialog[open], [data-turn-card]').count()
      if (over > 0) throw new Error('something lies over the map and must be closed')
      await hand.page.getByRole('region', { name: 'War diary', exact: true }).waitFor()
    },
  ),
)

export const ENDS: readonly ClickRow[] = [...ending(false), ...ending(true), ...WHOLE_TURN, ...RECAPS]
