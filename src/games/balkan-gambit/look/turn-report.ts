import { recent } from '../../../core/engine/derived'
import type { Coming, StripFigure, TurnReport } from '../../../core/engine/game-look'
import type { Side } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { allocation } from '../command/command-points'
import { hexName } from '../map/hexes'
import { isOpen } from '../sea/beachheads'
import { ALLIED, AXIS, type Gambit, tacLeft } from '../state'
import { LAST_TURN, phasesNow } from '../turn'
import { scoreOf } from '../victory/victory'
import { tacFace } from './marker-faces'
import { sideName } from './nations'
import { score } from './score'

const totals = (s: Gambit): readonly [number, number] => [scoreOf(s, ALLIED).total, scoreOf(s, AXIS).total]

/** The side whose player turn it is. */
const atPlay = (s: Gambit): Side | null => phasesNow(s).now?.side ?? null

/** 7.2: what is left of the player turn, or what the next one of the Allies brings. */
function commandPoints(s: Gambit): StripFigure {
  const side = atPlay(s)
  const isNow = side !== null && (phasesNow(s).now?.id.endsWith('Turn') ?? false)
  const { free, reserved } = s.cp
  const forPartisans = reserved > 0 ? `, ${reserved} of them for partisans only` : ''
  return isNow
    ? {
        id: 'cp',
        title: 'CP',
        value: reserved > 0 ? `${free}+${reserved}` : `${free}`,
        about: `${sideName(side)} command points left: ${free + reserved}${forPartisans}`,
      }
    : {
        id: 'cp',
        title: 'CP',
        value: `${allocation(s, ALLIED)} : ${allocation(s, AXIS)}`,
        about: `Command points in the coming player turns: Allies ${allocation(s, ALLIED)}, Axis ${allocation(s, AXIS)}`,
      }
}

/** 4.0, 6.1, 7.2 */
export const figures = recent((s: Gambit): readonly StripFigure[] => {
  const [allied, axis] = totals(s)
  const tac = Math.max(0, tacLeft(s))
  return [
    {
      id: 'vp',
      title: 'VP',
      value: `${allied} : ${axis}`,
      short: `${allied} : ${axis}`,
      about: `Victory points: Allies ${allied}, Axis ${axis}`,
    },
    {
      id: 'weather',
      title: '',
      value: s.weather === 'clear' ? 'Clear' : 'Poor',
      mark: s.weather === 'clear' ? 'sun' : 'cloud',
      about: `${s.weather === 'clear' ? 'Clear' : 'Poor'} weather, ${tac} tactical air left`,
    },
    commandPoints(s),
  ]
})

const beachhead = () => markerFace({ symbol: 'beachhead', designation: 'Beach', label: 'Beachhead' })
const port = () => markerFace({ symbol: 'port', designation: 'Port', label: 'Port' })

const weather = (s: Gambit): Coming => ({
  text: `The weather is ${s.weather}: ${Math.max(0, tacLeft(s))} tactical air can fly`,
  rule: '6.1.3',
  face: tacFace(),
})

/** 7.11, 9.3: a Beachhead that nobody pays for closes at the Allied turn. */
function shores(s: Gambit): Coming[] {
  const due = s.markers.filter(each => !each.port && each.opens !== null && each.opens <= s.turn + 1)
  const beaches = s.markers.filter(each => !each.port && isOpen(each))
  return [
    ...due.map(each => ({
      text: `${hexName(each.hex)} becomes a Port on turn ${each.opens}`,
      rule: '9.3.6',
      face: port(),
    })),
    ...(beaches.length === 0
      ? []
      : [
          {
            text: `Beachheads close at the Allied turn unless CP keep them open: ${beaches.map(each => hexName(each.hex)).join(', ')}`,
            rule: '7.11.1',
            face: beachhead(),
          },
        ]),
  ]
}

export function turnReport(s: Gambit): TurnReport {
  const [allied, axis] = totals(s)
  const left = LAST_TURN - s.turn + 1
  return {
    headline: `Allies ${allied}, Axis ${axis}`,
    verdict: {
      title: `${left} ${left === 1 ? 'turn' : 'turns'} to go`,
      text: score(s).standing,
      rule: '4.0.9',
    },
    coming: [
      weather(s),
      {
        text: `Command points as things stand: Allies ${allocation(s, ALLIED)}, Axis ${allocation(s, AXIS)}`,
        rule: '7.2.1',
      },
      ...shores(s),
    ],
  }
}
