import { focusOf } from '../../../src/core/engine/hand'
import { distance } from '../../../src/core/hex/measure'
import type { HexId } from '../../../src/core/ids'
import { type ClickRow, found, GAMES, type GameName } from '../click-row'
import type { ClickingHand } from '../clicking-hand'
import { type Playing, saveWhere } from '../positions'

/** A stack that can be moved, and where to. */
type March = { readonly from: string; readonly to: string; readonly units: number }

const STEPS = { Gambit: 'command', Gertrud: 'movement', 'Partizan!': 'move', 'Balkan Wars': 'move' } as const

/** A stack of a size that can go as a whole to an empty hex beside it. */
function findMarch({ engine, state, side, choices, after }: Playing, isFit: (units: number) => boolean): March | null {
  const { look, map } = engine.game
  const known = engine.view(state(), side() === 1 ? 1 : 0)
  if (look === undefined || focusOf(engine.game, known).hand.length > 0) return null
  const stacks = look.stacks(known)
  for (const { action, intent } of choices()) {
    if (intent !== 'pick') continue
    const spot = action.unit === undefined ? null : look.spot(known, action.unit)
    const from: HexId | null = action.hex ?? (spot?.is === 'hex' ? spot.hex : null)
    const units = from === null ? 0 : (stacks.get(from)?.length ?? 0)
    if (from === null || !isFit(units) || (units > 1 && action.hex === undefined)) continue
    const { playing } = after(action)
    // All of the stack are in hand, and can go together.
    if (focusOf(engine.game, engine.view(playing.state(), side() === 1 ? 1 : 0)).hand.length !== units) continue
    const to = playing
      .choices()
      .find(
        ({ action: next, share, costIn }) =>
          next.kind === 'to' &&
          share === undefined &&
          costIn !== 'VP' &&
          next.hex !== undefined &&
          !stacks.has(next.hex) &&
          distance(map.grid, from, next.hex) === 1,
      )?.action.hex
    if (to !== undefined) return { from: map.grid.numbers[from] as string, to: map.grid.numbers[to] as string, units }
  }
  return null
}

const isThere = ({ page }: ClickingHand, hex: string): Promise<void> =>
  page.locator(`[data-layer=counters] [data-hex="${hex}"], [data-layer=hand] [data-hex="${hex}"]`).first().waitFor()

type Moves = (hand: ClickingHand, march: March) => Promise<void>

/** One task of moving, for each game. */
const moving = (task: string, budget: number, isFit: (units: number) => boolean, moves: Moves): readonly ClickRow[] =>
  (Object.keys(GAMES) as GameName[]).map(game =>
    found(
      { game, task, budget },
      () => saveWhere(GAMES[game], play => (play.step() === STEPS[game] ? findMarch(play, isFit) : null)),
      async (hand, march) => {
        await moves(hand, march)
        await isThere(hand, march.to)
      },
    ),
  )

const clickBoth: Moves = async (hand, { from, to }) => {
  await hand.hex(from)
  await hand.hex(to)
}

export const MOVES: readonly ClickRow[] = [
  ...moving('move a lone unit', 2, units => units === 1, clickBoth),
  ...moving('move a stack', 2, units => units > 1, clickBoth),
  ...moving(
    'move a unit by drag',
    1,
    units => units === 1,
    (hand, { from, to }) => hand.drag(from, to),
  ),
  ...moving(
    'move part of a stack, one left out',
    4,
    units => units > 1,
    async (hand, { from, to }) => {
      await hand.hex(from)
      // Two clicks at once are one that slipped.
      await hand.page.waitForTimeout(400)
      await hand.hex(from)
      await hand.click(hand.page.locator('[data-fan] button').first())
      await hand.hex(to)
      await isThere(hand, from)
    },
  ),
]
