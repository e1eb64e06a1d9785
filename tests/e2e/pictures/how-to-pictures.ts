import type { Page } from 'playwright-core'
import { battleStageOf } from '../../../src/core/engine/hand'
import type { DrawerName } from '../../../src/ui/screens/table/desk'
import type { Table } from '../../../src/ui/screens/table/table-context'
import { type Playing, saveOf, saveWhere } from '../../clicks/positions'

type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A picture of the how-to page: how the screen gets there, and what part of it is shown. */
export type HowToPicture = {
  readonly name: string
  readonly save: () => Promise<string>
  readonly solo?: boolean
  readonly prepare: (page: Page) => Promise<void>
  /** A part of the screen, or the element that is shown. */
  readonly clip: Clip | string
  readonly width?: number
}

declare const table: Table

const GERTRUD = { game: 'operation-gertrud', scenario: 'early-1941' } as const

const isMoving = ({ step }: Playing): true | null => (step() === 'movement' ? true : null)

const isInDialog = ({ engine, state, side, step }: Playing): true | null => {
  const known = engine.view(state(), side() === 1 ? 1 : 0)
  const scene = battleStageOf(engine.game, known) === null ? null : engine.game.look?.battle(known)
  return scene != null && !scene.onMap && scene.balance !== null && step() !== 'raid' ? true : null
}

const moving = async () => (await saveWhere(GERTRUD, isMoving)).save
const fighting = async () => (await saveWhere(GERTRUD, isInDialog)).save

const openDrawer = (drawer: DrawerName) => async (page: Page) => {
  await page.evaluate(name => table.desk.setState({ drawer: name }), drawer)
  await page.locator('[data-drawer]').waitFor()
}

const nothing = async () => undefined

export const HOW_TO: readonly HowToPicture[] = [
  {
    name: 'moving',
    save: moving,
    prepare: async page => {
      await page.keyboard.press('n')
      await page.waitForTimeout(900)
    },
    clip: { x: 90, y: 262, width: 760, height: 440 },
  },
  {
    name: 'fighting',
    save: fighting,
    prepare: async page => page.locator('[data-battle]').first().waitFor(),
    clip: '[data-battle]',
  },
  {
    name: 'undo',
    save: moving,
    prepare: async page => {
      await page.evaluate(() => {
        const [choice] = table.views.choices(table.session.store.getState())
        if (choice !== undefined) table.session.dispatch(choice.action)
      })
    },
    clip: { x: 932, y: 420, width: 348, height: 380 },
    width: 696,
  },
  { name: 'saves', save: moving, prepare: openDrawer('files'), clip: '[data-drawer]', width: 560 },
  {
    name: 'dice',
    save: async () => (await saveWhere({ ...GERTRUD, options: { 'own-dice': true } }, isRolling)).save,
    prepare: async page => {
      await page.evaluate(() => {
        const s = table.session.store.getState()
        const rolls = table.views.choices(s).find(({ action }) => /roll/i.test(action.kind))
        if (rolls !== undefined) table.session.dispatch(rolls.action)
      })
      await page.waitForTimeout(600)
    },
    clip: { x: 240, y: 160, width: 800, height: 500 },
  },
  { name: 'charts', save: moving, prepare: openDrawer('charts'), clip: '[data-drawer]', width: 560 },
  {
    name: 'umpire',
    save: moving,
    prepare: async page => {
      await openDrawer('files')(page)
      await page.getByRole('button', { name: 'Set things by hand' }).click()
    },
    clip: { x: 400, y: 52, width: 880, height: 560 },
  },
  { name: 'keys', save: moving, prepare: openDrawer('keys'), clip: '[data-drawer]', width: 560 },
  {
    name: 'curtain',
    save: () => saveOf({ game: 'partizan', scenario: 'campaign' }),
    solo: false,
    prepare: nothing,
    clip: { x: 160, y: 140, width: 960, height: 520 },
  },
  {
    name: 'print',
    save: moving,
    prepare: async page => {
      await page.evaluate(() => table.desk.setState({ page: 'print' }))
      await page.locator('[data-full-page]').waitFor()
      await page.waitForTimeout(1200)
    },
    clip: { x: 0, y: 0, width: 1280, height: 800 },
  },
]

/** A decision whose answer is the throw itself. */
function isRolling({ choices, side }: Playing): true | null {
  return side() !== null && choices().some(({ action }) => /roll/i.test(action.kind)) ? true : null
}
