import type { ByHand, Coming, TurnReport } from '../../../core/engine/game-look'
import { GARRISON, GARRISONS, isDue, missingOccupation, missingRe } from '../arrivals/garrisons'
import { lastTurn } from '../calendar'
import { weatherTableOf } from '../charts'
import { TURNS, type TurnName, type WeatherRoll } from '../charts/weather'
import { AXIS, sideAdjective, sideName } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { hexName } from '../map/geography'
import type { Front } from '../state'
import { SKIES } from '../state'
import { SKY_NAMES } from '../turn-words'
import { creteLevel, creteStanding } from '../victory/crete'
import { capitalLevel } from '../victory/endings'
import { levelOf, tallyNow, totalsOf } from '../victory/tally'

const times = (count: number, of: number): string => `${Math.round((100 * count) / of)} %`

/** 27.1: 'zone D clear 67 %, poor 33 %' */
function weatherAhead(s: Front): Coming[] {
  const row = weatherTableOf(s)[TURNS[s.turn] as TurnName]
  if (row === undefined) return []
  const told = (zone: 'D' | 'E'): string => {
    const cells: readonly WeatherRoll[] = row[zone].map(sky => (sky === 'N' ? s.weather[zone] : sky))
    const parts = SKIES.flatMap(sky => {
      const count = cells.filter(each => each === sky).length
      return count === 0 ? [] : [`${SKY_NAMES[sky]} ${times(count, cells.length)}`]
    })
    return `${zone} ${parts.join(', ')}`
  }
  return [{ text: `Weather of ${TURNS[s.turn]}: zone ${told('D')}; zone ${told('E')}`, rule: '27.1' }]
}

/** 28.A.1, 28.B.1, 28.D: what is missing now costs points, or freedom to move, at the next check. */
function garrisonsShort(s: Front): Coming[] {
  if (scenarioOf(s).victory !== 'points') return []
  const short = GARRISONS.filter(id => isDue(s, id) && missingRe(s, id) > 0)
  return [
    ...short.map(id => ({
      text: `Garrison of ${GARRISON[id].title}: ${missingRe(s, id)} RE missing (${sideAdjective(GARRISON[id].side)})`,
      rule: GARRISON[id].rule,
    })),
    ...missingOccupation(s).map(({ city, missing }) => ({
      text: `Occupation of ${city.name}: ${missing} RE missing (${sideAdjective(AXIS)})`,
      rule: '28.D.1',
    })),
  ]
}

/** 31.B, 33.F.3: how it would end. */
function standing(s: Front): { readonly headline: string; readonly verdict: NonNullable<TurnReport['verdict']> } {
  if (scenarioOf(s).victory === 'capital') {
    const seat = s.capital === null ? 'The capital' : hexName(s.capital)
    return {
      headline: `${seat} holds out`,
      verdict: {
        title: 'If it falls this turn',
        text: `A ${capitalLevel(s.turn).level.toLowerCase()} for the Axis`,
        rule: '33.F.3',
      },
    }
  }
  if (scenarioOf(s).victory === 'crete') {
    const { bases, axisBases, british, airborne } = creteStanding(s)
    const { winner, level } = creteLevel(s)
    return {
      headline: `${axisBases} of ${bases} airbases taken; ${british} British and ${airborne} airborne REs lost`,
      verdict: { title: 'If it ended now', text: `${level} for the ${sideName(winner ?? AXIS)}`, rule: '33.D.3.1' },
    }
  }
  const totals = totalsOf(tallyNow(s))
  const { winner, level } = levelOf(totals)
  return {
    headline: `Axis ${totals[0]}, Allies ${totals[1]}`,
    verdict: {
      title: 'If it ended now',
      text: winner === null ? level : `${level} for the ${sideName(winner)}`,
      rule: '31.B.2',
    },
  }
}

export const turnReport = (s: Front): TurnReport => ({
  ...standing(s),
  coming: [
    ...(s.turn === lastTurn(s.setting) ? [{ text: 'The last turn', rule: '31.A.2' }] : weatherAhead(s)),
    ...garrisonsShort(s),
  ],
})

const SKY_OPTIONS = SKIES.map(value => ({ value, title: SKY_NAMES[value] }))

export const byHand: ByHand = {
  places: [
    { id: 'waiting', title: 'To come', at: { is: 'waiting' } },
    { id: 'dead', title: 'Eliminated', at: { is: 'dead' } },
    { id: 'gone', title: 'Withdrawn', at: { is: 'gone' } },
    { id: 'rhodes', title: 'Rhodes', at: { is: 'box', box: 'rhodes' } },
    { id: 'middle-east', title: 'Middle East', at: { is: 'box', box: 'middle-east' } },
  ],
  unit: [{ path: ['cadre'], title: 'Cadre', is: 'flag' }],
  game: [
    { path: ['weather', 'D'], title: 'Weather in zone D', is: 'choice', options: SKY_OPTIONS },
    { path: ['weather', 'E'], title: 'Weather in zone E', is: 'choice', options: SKY_OPTIONS },
  ],
}
