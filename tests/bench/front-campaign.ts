import 'fake-indexeddb/auto'
import { applyWithDice, seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine } from '../../src/core/engine/engine'
import { stateAt } from '../../src/core/save/history'
import { defaultSetting } from '../../src/core/save/setting'
import { balkanFront } from '../../src/games/balkan-front'
import { turnNumber } from '../../src/games/balkan-front/charts/weather'
import { look } from '../../src/games/balkan-front/look'
import { openSavedGames } from '../../src/store/saved-games'
import { statecraft } from '../fixtures/games/balkan-front/statecraft'
import { type Finding, milliseconds, proveEqual } from './finding'
import { heapLimit, limit, WANTED_CLICK_MS, WANTED_OPEN_MS } from './long-game'
import { openSession, playSession, usedMegabytes } from './session'
import { percentile } from './stopwatch'

/** Its lots: the Axis does not cease operations before August, so that all twenty turns are played. */
const SEED = 1
const OPTIONS = { 'own-dice': true, 'open-plans': true }

/** The whole campaign, both sides by policy to the end of August 1941: what it weighs, what a click costs, how soon it opens. */
export async function measureFrontCampaign(): Promise<Finding[]> {
  const engine = createEngine(balkanFront)
  const usual = defaultSetting(balkanFront, 'balkan-campaign')
  const saved = await openSavedGames({ name: 'bench-front' })
  const heapBefore = usedMegabytes()
  const pick = seededPick(SEED)
  const played = await playSession(saved, {
    engine,
    setting: { ...usual, options: { ...usual.options, ...OPTIONS } },
    look,
    next(s, choices) {
      if (s.outcome !== null) return null
      // 31.A.1: it is to last.
      const goOn = choices.find(({ action }) => action.kind === 'goOn')
      const { action } = goOn ?? statecraft(s, choices, pick)
      return applyWithDice(engine, s, action, pick, statecraft.dice).action
    },
    takesBack: () => false,
  })
  const heap = usedMegabytes() - heapBefore
  const { history } = played.session.store.getState()
  const end = stateAt(history)
  if (end.turn !== turnNumber('Aug II 41')) throw new Error(`the campaign ended on turn ${end.turn}`)
  const { opened, past } = await openSession(engine, saved, played.id)
  proveEqual('the position opened at once', past.atOnce.units, end.units)
  proveEqual('the log of the past', opened.log, history.log.length)
  const wall = played.clicks.map(each => each.wall)
  const cpu = played.clicks.map(each => each.cpu)
  const what = `balkan-front balkan-campaign, ${played.clicks.length} actions, 20 turns`
  const also = ` (median ${milliseconds(percentile(wall, 50))}; of the processor ${milliseconds(percentile(cpu, 99))})`
  return [
    limit(`${what}: a click, p99`, percentile(wall, 99), WANTED_CLICK_MS, also),
    heapLimit(`${what}: heap, storage in memory included`, heap),
    limit(`${what}: opening it`, opened.ms, WANTED_OPEN_MS, ` (its past after ${milliseconds(past.ms)})`),
  ]
}
