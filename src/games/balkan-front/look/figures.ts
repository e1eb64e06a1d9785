import { recent } from '../../../core/engine/derived'
import type { StripFigure } from '../../../core/engine/game-look'
import { lastTurn } from '../calendar'
import { ALLIED, AXIS, sideName } from '../countries'
import type { Front, Sky } from '../state'
import { SKY_NAMES } from '../turn-words'
import { score } from './score'

const markOf = (sky: Sky): 'sun' | 'cloud' => (sky === 'C' ? 'sun' : 'cloud')

/** 'Axis +14': who is ahead, by how much; where one city decides, how long it has to hold. */
function standing(s: Front): StripFigure {
  const { totals, standing: about } = score(s)
  if (totals === null) {
    const left = lastTurn(s.setting) - s.turn
    return {
      id: 'vp',
      title: 'To hold',
      value: left === 0 ? 'last turn' : `${left + 1} turns`,
      about,
      short: `${left + 1}`,
    }
  }
  const lead = totals[0] - totals[1]
  const ahead = lead === 0 ? 'even' : `${sideName(lead > 0 ? AXIS : ALLIED)} +${Math.abs(lead)}`
  return {
    id: 'vp',
    title: 'VP',
    value: ahead,
    about: `Axis ${totals[0]}, Allies ${totals[1]}. ${about}`,
    short: ahead,
  }
}

/** 27, 31.B: who is ahead and the weather of both zones stand in the strip. */
export const figures = recent((s: Front): readonly StripFigure[] => [
  standing(s),
  ...(['D', 'E'] as const).map(zone => ({
    id: `weather-${zone}`,
    title: zone,
    value: SKY_NAMES[s.weather[zone]],
    about: `Weather in zone ${zone}, the ${zone === 'D' ? 'north' : 'south'}: ${SKY_NAMES[s.weather[zone]]}`,
    mark: markOf(s.weather[zone]),
    short: s.weather[zone],
  })),
])
