import { battleStageOf, focusOf } from '../../../src/core/engine/hand'
import type { Action } from '../../../src/core/engine/step'
import type { HexId } from '../../../src/core/ids'
import { type ClickRow, found, GAMES, type GameName } from '../click-row'
import type { ClickingHand } from '../clicking-hand'
import { type Playing, recordedWhere, saveWhere } from '../positions'

const EVERY = Object.keys(GAMES) as GameName[]

const numberOf = ({ engine }: Playing, { hex }: Action): string =>
  hex === undefined ? '' : (engine.game.map.grid.numbers[hex] as string)

const isFought = ({ engine, state }: Playing): boolean =>
  battleStageOf(engine.game, engine.view(state(), 'table')) !== null

/** An enemy hex that can be attacked by pointing at it, so that Enter launches it. */
const findTarget = (play: Playing, isFit: (after: Playing) => boolean = isFought): string | null =>
  findAttack(play, isFit)?.target ?? null

/** The same with a hex from which it is attacked. */
function findAttack(play: Playing, isFit = isFought): { readonly target: string; readonly from: string } | null {
  const step = play.step()
  if (step !== 'combat' && step !== 'attack' && step !== 'command') return null
  if (play.primary()?.kind === 'launch') return null
  for (const { action, intent } of play.choices()) {
    if (intent !== 'pick' || (action.kind !== 'target' && action.kind !== 'strike')) continue
    // Those who hide among the attackers are hunted, not attacked.
    if (action.hex === undefined || isOwn(play, action.hex)) continue
    const { playing } = play.after(action)
    const launch = playing.primary()
    if (launch?.kind !== 'launch' || !isFit(playing.after(launch).playing)) continue
    const [from] = focusOf(play.engine.game, play.engine.view(playing.state(), play.side() === 1 ? 1 : 0)).from
    if (from !== undefined) return { target: numberOf(play, action), from: numberOf(play, { ...action, hex: from }) }
  }
  return null
}

function isOwn({ engine, state, side }: Playing, hex: HexId): boolean {
  const { look } = engine.game
  const known = engine.view(state(), side() === 1 ? 1 : 0)
  return (
    look
      ?.stacks(known)
      .get(hex)
      ?.some(unit => look.sideOf(known, unit) === side()) ?? false
  )
}

const isOpen = ({ page }: ClickingHand): Promise<void> => page.locator('[data-battle]').first().waitFor()

/** Dice that lie in the dialog: in its tray, in what is told of the throw, in the account of the battle. */
const diceOn = ({ page }: ClickingHand) =>
  page.locator('[data-told], [data-fallen], ol[aria-label="The battle so far"] svg[role=img]:not([aria-label=at])')

/** Something is done, and dice fall in the dialog. */
async function rolls(hand: ClickingHand, does: () => Promise<void>): Promise<void> {
  const before = await diceOn(hand).count()
  await does()
  await hand.until(async () => (await diceOn(hand).count()) > before, 'no die falls')
}

const DECLARE: readonly ClickRow[] = EVERY.map(game =>
  found(
    { game, task: 'declare an attack', budget: 2 },
    () => saveWhere(GAMES[game], play => findTarget(play)),
    async (hand, target) => {
      await hand.hex(target)
      await hand.primary()
      await isOpen(hand)
    },
  ),
)

/** Who attacks is dragged onto whom he attacks: that declares it. */
const DRAGGED: readonly ClickRow[] = EVERY.map(game =>
  found(
    { game, task: 'declare an attack by drag', budget: 2 },
    () => saveWhere(GAMES[game], play => findAttack(play)),
    async (hand, { target, from }) => {
      await hand.drag(from, target)
      await hand.primary()
      await isOpen(hand)
    },
  ),
)

/** The first question after a launch, where to let it be throws the die. */
const STEPS = { Gertrud: 'support', 'Balkan Wars': 'charge' } as const

const toTheDie = (game: keyof typeof STEPS): ClickRow =>
  found(
    { game, task: 'battle without support, to the fallen die', budget: 1 },
    () =>
      saveWhere(GAMES[game], play => {
        const primary = play.step() === STEPS[game] ? play.primary() : null
        if (primary === null) return null
        const { playing, rolls } = play.after(primary)
        // Where the other side goes on behind a curtain, the dice lie under it.
        const isCovered = playing.side() !== play.side() && play.engine.game.steps[playing.step()]?.seat === 'private'
        return rolls && !isCovered ? true : null
      }),
    async hand => {
      await rolls(hand, () => hand.key('Enter'))
    },
  )

/** An Axis attack that the Partisans answer at once: who attacks must sit there already. */
const findAxisAttack = (play: Playing): string | null =>
  play.step() === 'attack' && play.side() === 1 ? findTarget(play, after => after.step() === 'plan') : null

const PARTISANS_ANSWER: ClickRow = found(
  { game: 'Partizan!', task: 'battle without support, to the fallen die', budget: 1 },
  () => saveWhere(GAMES['Partizan!'], findAxisAttack),
  async (hand, target) => {
    await hand.hex(target)
    await hand.primary()
    await isOpen(hand)
    hand.recount()
    await rolls(hand, () => hand.key('Enter'))
  },
)

const ONE_AIRCRAFT: ClickRow = found(
  { game: 'Gertrud', task: 'battle with one aircraft, no defender choice', budget: 2 },
  () =>
    saveWhere(GAMES.Gertrud, play => {
      if (play.step() !== 'support') return null
      for (const { action, intent } of play.choices()) {
        if (intent !== 'spend') continue
        const { playing } = play.after(action)
        const next = playing.side() === play.side() ? playing.primary() : null
        if (next !== null && playing.after(next).rolls) return true
      }
      return null
    }),
  async hand => {
    await hand.answer(/^Commit/)
    await hand.isAsked(/./)
    await rolls(hand, () => hand.key('Enter'))
  },
)

/** Tactical air or a bomber is sent, and whoever sent it lets the die fall with the next answer. */
const sentAndRolled = (game: 'Gambit' | 'Partizan!', step: string, kind: string): ClickRow =>
  found(
    { game, task: 'battle with one aircraft, to the fallen die', budget: 2 },
    () =>
      saveWhere(GAMES[game], play => {
        const sent = play.step() === step ? play.choices().find(({ action }) => action.kind === kind) : undefined
        if (sent === undefined) return null
        const { playing } = play.after(sent.action)
        const next = playing.primary()
        return next !== null && playing.after(next).rolls ? sent.label : null
      }),
    async (hand, label) => {
      await hand.answer(new RegExp(`^${label}`))
      await rolls(hand, () => hand.key('Enter'))
    },
  )

/** Several go with one answer: by Enter where there is one way, else by its hex. */
function findTogether(play: Playing, task: 'retreat' | 'advance') {
  if (play.step() !== task) return null
  // In Gambit those who go together are in hand already.
  const all = play.choices().find(({ action: { kind, hex } }) => (kind === 'all' || kind === 'to') && hex !== undefined)
  if (all === undefined) return null
  return { hex: numberOf(play, all.action), isPrimary: play.primary()?.kind === all.action.kind }
}

const together = (game: GameName, task: 'retreat' | 'advance'): ClickRow =>
  found(
    { game, task: `${task} a stack`, budget: 1 },
    () =>
      // Nobody plays Gambit so that stacks retreat; in its recorded games some do.
      game === 'Gambit' && task === 'retreat'
        ? recordedWhere(GAMES[game].game, play => findTogether(play, task))
        : saveWhere(GAMES[game], play => findTogether(play, task)),
    async (hand, { hex, isPrimary }) => {
      const before = await hand.page.locator('[data-prompt-heading]').innerText()
      if (isPrimary) await hand.primary()
      else await hand.hex(hex)
      await hand.until(
        async () =>
          (await hand.page.locator('[data-sit]').count()) > 0 ||
          (await hand.page.locator('[data-prompt-heading]').innerText()) !== before,
        'nobody went',
      )
    },
  )

/** Whether they go is a decision of its own, with its chances; then all go together to the hex that is clicked. */
const SLIP_AWAY: ClickRow = found(
  { game: 'Partizan!', task: 'retreat a stack', budget: 1 },
  () =>
    saveWhere(GAMES['Partizan!'], play => {
      const ways = play.step() === 'slipAway' ? play.choices().filter(({ action }) => action.kind === 'all') : []
      const [first] = ways
      return first === undefined || ways.length < 3 ? null : numberOf(play, first.action)
    }),
  async (hand, hex) => {
    const heading = hand.page.locator('[data-prompt-heading]')
    const before = await heading.innerText()
    await hand.answer(/^Pick a hex on the map/)
    hand.recount()
    await hand.hex(hex)
    await hand.until(
      async () => (await hand.page.locator('[data-sit]').count()) > 0 || (await heading.innerText()) !== before,
      'nobody went',
    )
  },
)

const FIRE: ClickRow = found(
  { game: 'Gambit', task: 'fire battle, all shots at one target', budget: 2 },
  () =>
    saveWhere(GAMES.Gambit, play =>
      play.step() === 'fire' && play.choices().filter(({ action }) => action.kind === 'all').length > 1 ? true : null,
    ),
  async hand => {
    await rolls(hand, () => hand.answer(/^Fire all at/))
  },
)

/** Target, attack, what the Partisans answer on the open table, the result: nobody changes seats. */
const AXIS_ATTACK: ClickRow = found(
  { game: 'Partizan!', task: 'Axis attack without retreat, no seat changes', budget: 5 },
  () => saveWhere(GAMES['Partizan!'], findAxisAttack),
  async (hand, target) => {
    const seats = hand.page.locator('[data-sit]')
    await hand.hex(target)
    await hand.primary()
    await isOpen(hand)
    await rolls(hand, () => hand.key('Enter'))
    if ((await seats.count()) > 0) throw new Error('the seats change')
    await hand.key('Enter')
    await hand.page.locator('[data-told]').waitFor({ state: 'detached' })
    if ((await seats.count()) > 0) throw new Error('the seats change')
  },
)

const CACHE_ATTACK: ClickRow = found(
  { game: 'Partizan!', task: 'Partisan attack with a cache', budget: 4 },
  () =>
    saveWhere(GAMES['Partizan!'], play => {
      const canGive = (after: Playing): boolean =>
        after.side() === 0 && after.choices().some(({ action }) => action.kind === 'give')
      return play.step() === 'attack' && play.side() === 0 ? findTarget(play, canGive) : null
    }),
  async (hand, target) => {
    await hand.hex(target)
    await hand.primary()
    await isOpen(hand)
    // The first unit is given one: the column moves.
    const dialog = hand.page.locator('[data-battle]')
    const before = await dialog.innerText()
    await hand.key('1')
    await hand.until(async () => (await dialog.innerText()) !== before, 'no cache is given')
    await rolls(hand, () => hand.key('Enter'))
  },
)

/** An assault on a held coast that was played in a recorded game: who comes, where, and then shot by shot to its end. */
const LANDING: ClickRow = found(
  { game: 'Gambit', task: 'opposed landing', budget: 9 },
  () =>
    recordedWhere('balkan-gambit', (play, next) => {
      const [order, join, target, launch] = next
      if (
        order?.kind !== 'amphibious' ||
        join?.kind !== 'join' ||
        target?.kind !== 'target' ||
        launch?.kind !== 'launch'
      )
        return null
      const unit = join.unit === undefined ? undefined : play.engine.game.counters[join.unit]
      const after = [order, join, target, launch].reduce((now, action) => now.after(action).playing, play)
      return unit !== undefined && isFought(after) ? { unit: unit.name, hex: numberOf(play, target) } : null
    }),
  async (hand, { unit, hex }) => {
    const { page } = hand
    await hand.row(/^Amphibious assault/)
    await hand.isAsked(/Pick up to two units/)
    // The units of the Med Box lie beside the map.
    await hand.click(
      page
        .locator('[data-dock]')
        .getByRole('button', { name: new RegExp(`^${unit}`) })
        .first(),
    )
    await hand.hex(hex)
    await hand.primary()
    await isOpen(hand)
    // Fire is given and taken, with one answer each, until commands are given again.
    const isOver = async (): Promise<boolean> => (await page.locator('[data-battle]').count()) === 0
    for (let answers = 0; answers < 20 && !(await isOver()); answers++) {
      await hand.until(async () => (await isOver()) || (await page.locator('[data-dead]').count()) === 0, 'it hangs')
      const enter = page.locator('[data-battle] footer button[aria-keyshortcuts=Enter]')
      const batch = page.locator('[data-battle]').getByRole('button', { name: /^(Fire all at|Press on)/ })
      if ((await enter.count()) > 0) await hand.click(enter.first())
      else if ((await batch.count()) > 0) await hand.click(batch.first())
      // The last shot has several targets: the first of them.
      else await hand.key('1')
      await page.waitForTimeout(200)
    }
    await hand.isAsked(/Give a command|Pick up|advance/i)
  },
)

export const BATTLES: readonly ClickRow[] = [
  ...DECLARE,
  ...DRAGGED,
  toTheDie('Gertrud'),
  PARTISANS_ANSWER,
  toTheDie('Balkan Wars'),
  ONE_AIRCRAFT,
  sentAndRolled('Gambit', 'tac', 'commit'),
  sentAndRolled('Partizan!', 'plan', 'support'),
  together('Gertrud', 'retreat'),
  together('Gambit', 'retreat'),
  SLIP_AWAY,
  together('Balkan Wars', 'retreat'),
  ...EVERY.map(game => together(game, 'advance')),
  FIRE,
  AXIS_ATTACK,
  CACHE_ATTACK,
  LANDING,
]
