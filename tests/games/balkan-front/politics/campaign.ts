import type { Side } from '../../../../src/core/ids'
import { turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import type { Front, Unit } from '../../../../src/games/balkan-front/state'
import { asked, type Build, engine, position, settingOf, unit } from '../positions'

type Turn = Parameters<typeof turnNumber>[0]

/** A campaign position on a turn; those who wait at the start of the campaign wait in it too. */
export function campaign(turn: Turn, build: Build = {}): Build {
  const scenario = build.scenario ?? 'balkan-campaign'
  const begun = engine.begin(settingOf(scenario), 1).state
  const placed = position({ ...build, scenario }).units
  const units = placed.map((each, id): Unit => {
    const waits = begun.units[id]?.at.is === 'waiting'
    return each.at.is === 'absent' && waits ? { at: { is: 'waiting' }, cadre: false } : each
  })
  return { ...build, scenario, turn: turnNumber(turn), own: { ...build.own, units } }
}

/** The list of politics of a side, as it is asked on a turn. */
export const politicsOn = (turn: Turn, side: Side, build: Build = {}): Front =>
  asked('politics', side, campaign(turn, build))

export const isAt = (s: Front, id: string): string => s.units[unit(id)]?.at.is ?? 'nowhere'
/** Points scored as they happened, by line. */
export const scored = (s: Front): (readonly [string, number])[] => s.vp.map(({ line, halves }) => [line, halves / 2])
