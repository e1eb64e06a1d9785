import { recent } from '../../../core/engine/derived'
import type { Overlay, OverlayPicture } from '../../../core/engine/game-look'
import { type AreaLook, areasByName, filled, GROUND_LOOKS } from '../../../core/look/overlay-parts'
import { terrainKey } from '../charts'
import type { Ground } from '../charts/terrain'
import { unitNamed } from '../forces/counters'
import { allHexes, type Country, countryOf, isLand, landHexes, terrainAt } from '../map/geography'
import { isClosed } from '../movement/borders'
import { ALLIED, GERMAN, type Gertrud, sideAdjective } from '../state'
import { objectivesHeld } from '../victory/victory'
import { cityHexes, holderOf, objectiveHexes } from './cities'

/** Neighbours never look alike. */
const LOOKS: { readonly [country in Country]: AreaLook } = {
  Turkey: { tone: 'side-1', pattern: 'plain' },
  Bulgaria: { tone: 'good', pattern: 'hatch' },
  Greece: { tone: 'water', pattern: 'plain' },
  Dodecanese: { tone: 'bad', pattern: 'plain' },
  'Soviet Union': { tone: 'bad', pattern: 'hatch' },
  Iran: { tone: 'neutral', pattern: 'hatch' },
  Iraq: { tone: 'good', pattern: 'plain' },
  Syria: { tone: 'threat', pattern: 'plain' },
  Lebanon: { tone: 'good', pattern: 'dots' },
  Levant: { tone: 'water', pattern: 'hatch' },
  Cyprus: { tone: 'threat', pattern: 'dots' },
  'Saudi Arabia': { tone: 'neutral', pattern: 'dots' },
}

const PANZER = unitNamed('de-pz-5')
const TURK = unitNamed('tr-inf-1')

/** R-39: whom a country is closed to now. */
function labelOf(s: Gertrud, country: Country): string {
  const hex = allHexes.find(each => countryOf(each) === country && isLand(each))
  if (hex === undefined) return `${country}, closed to all`
  const closed = [isClosed(s, PANZER, hex) ? 'Germans' : '', isClosed(s, TURK, hex) ? 'Turks' : ''].filter(Boolean)
  return closed.length > 0 ? `${country}, closed to ${closed.join(' and ')}` : country
}

const areasPicture = recent((s: Gertrud): OverlayPicture => {
  return {
    areas: areasByName(LOOKS, allHexes, countryOf, country => labelOf(s, country)),
    lines: [],
    marks: [],
    note: 'Countries as set-up, arrivals and movement use them.',
  }
})

export const areasOverlay: Overlay<Gertrud> = {
  id: 'areas',
  title: 'Countries',
  about: 'Countries, and to whom they are closed',
  rule: '9.0.1',
  hover: false,
  picture: s => areasPicture(s),
}

/** 4.0, R-32: objectives, and whose each city is. */
const objectivesPicture = recent((s: Gertrud): OverlayPicture => {
  const objectives = objectiveHexes(s)
  const held = objectivesHeld(s)
  const others = cityHexes.filter(hex => !objectives.includes(hex))
  const german = sideAdjective(s, GERMAN)
  return {
    areas: filled([
      { hexes: held, tone: 'side-0', pattern: 'plain', label: `objectives with ${german} units in them` },
      {
        hexes: objectives.filter(hex => !held.includes(hex)),
        tone: 'bad',
        pattern: 'plain',
        label: 'open objectives',
      },
      {
        hexes: others.filter(hex => holderOf(s, hex) === GERMAN),
        tone: 'side-0',
        pattern: 'dots',
        label: `${german} cities`,
      },
      {
        hexes: others.filter(hex => holderOf(s, hex) === ALLIED),
        tone: 'side-1',
        pattern: 'dots',
        label: 'Allied cities',
      },
    ]),
    lines: [],
    marks: objectives.map(hex => ({ hex, text: '★', tone: held.includes(hex) ? 'side-0' : 'bad' })),
    note: `${held.length} of ${objectives.length} objectives are held by ${german} units.`,
  }
})

export const objectivesOverlay: Overlay<Gertrud> = {
  id: 'objectives',
  title: 'Objectives and cities',
  about: 'Which objectives count now, and whose each city is',
  rule: '4.0.1',
  hover: false,
  picture: s => objectivesPicture(s),
}

const columns = (count: number): string => (count === 1 ? 'one column' : `${count} columns`)

/** 9.0.2, 11.0 step 4: what the ground costs to enter and takes from an attack, as on the Terrain Key. */
const groundPicture = recent((s: Gertrud): OverlayPicture => {
  const { hexes, city, river, strait, road } = terrainKey(s)
  const labelOfGround = (ground: Ground): string => {
    const { mp, shift } = hexes[ground]
    return `${ground}: ${mp} MP${shift === 0 ? '' : `, ${columns(shift)} for the defender`}`
  }
  return {
    areas: areasByName(GROUND_LOOKS, landHexes, terrainAt, labelOfGround),
    lines: [],
    marks: [],
    note: `A river costs ${river.mp} MP more, a strait ${strait.mp}; along a road or railroad every hex costs ${road.mp}. In combat a city counts ${columns(city.shift)}, and a river or strait ${columns(river.shift)} more.`,
  }
})

export const groundOverlay: Overlay<Gertrud> = {
  id: 'terrain',
  title: 'Terrain',
  about: 'What each hex costs to enter, and what it is worth to its defender',
  rule: '9.0.2',
  hover: false,
  picture: s => groundPicture(s),
}
