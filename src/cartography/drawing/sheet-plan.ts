import type { MapDrawing } from '../../core/map/map-drawing'

export type Piece = MapDrawing['furniture'][number]

/** How much paper lies around the hexes, in map units, and what stands on it. Coordinates as in the grid's layout. */
export type SheetPlan = {
  /** Across the flats. */
  readonly kmPerHex: number
  readonly margin: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly furniture: readonly Piece[]
}

type Rectangle = readonly [x: number, y: number, width: number, height: number]

const piece = (kind: Piece['kind'], [x, y, width, height]: Rectangle): Piece => ({ kind, x, y, width, height })

/** A cell for each turn of the longest game. */
const turnTrack = (turns: number, at: Rectangle): Piece => ({ ...piece('turn-track', at), id: String(turns) })

/** Boxes of one size in rows, from the upper left. */
function boxes(ids: readonly string[], columns: number, [x, y, width, height]: Rectangle, gap = 20): Piece[] {
  return ids.map((id, i) => ({
    kind: 'box',
    id,
    x: x + (i % columns) * (width + gap),
    y: y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }))
}

const PLANS: { readonly [game: string]: SheetPlan } = {
  'balkan-gambit': {
    kmPerHex: 38.5,
    margin: { left: 800, top: 70, right: 70, bottom: 70 },
    furniture: [
      piece('title', [-740, 20, 660, 290]),
      piece('compass', [-540, 420, 260, 260]),
      piece('legend', [-740, 2700, 680, 470]),
      turnTrack(20, [-740, 3200, 680, 250]),
      ...boxes(['med', 'navalBox', 'tacAvailable', 'tacUsed', 'dead', 'deadPermanent'], 2, [-740, 3480, 330, 175]),
    ],
  },
  'operation-gertrud': {
    kmPerHex: 55,
    margin: { left: 70, top: 70, right: 70, bottom: 640 },
    furniture: [
      piece('title', [930, 0, 560, 250]),
      piece('compass', [2140, 0, 250, 250]),
      piece('legend', [0, 2440, 620, 500]),
      turnTrack(10, [650, 2440, 1500, 150]),
      ...boxes(['ultra', '7th-flieger-ready', 'kommando-ready', 'permanently-removed'], 4, [2170, 2440, 385, 150], 12),
      ...boxes(
        ['german-cas', 'italian-cas', 'turkish-cas', 'british-cas', 'american-cas', 'soviet-cas'],
        6,
        [650, 2610, 380, 155],
      ),
      ...boxes(
        ['german-ngs', 'italian-ngs', 'turkish-ngs', 'british-ngs', 'american-ngs', 'soviet-ngs'],
        6,
        [650, 2785, 380, 155],
      ),
      ...boxes(['dead-pile-per-nation'], 1, [3050, 2610, 690, 330]),
    ],
  },
  partizan: {
    kmPerHex: 28.1,
    margin: { left: 70, top: 70, right: 70, bottom: 480 },
    furniture: [
      piece('title', [0, 2500, 660, 270]),
      piece('compass', [60, 1960, 240, 240]),
      piece('legend', [940, 2300, 500, 470]),
      turnTrack(10, [0, 2860, 1500, 170]),
      ...boxes(['adriatic', 'axis-air', 'partisan-pool', 'dead'], 4, [0, 3050, 623, 170]),
    ],
  },
  'balkan-wars': {
    kmPerHex: 24.5,
    margin: { left: 70, top: 70, right: 70, bottom: 70 },
    furniture: [
      piece('title', [0, 3290, 720, 320]),
      piece('compass', [40, 2700, 250, 250]),
      piece('legend', [2900, 2700, 420, 560]),
      // National Morale is shown beside the map, country by country.
      ...boxes(
        ['off-map', 'diplomacy', 'first-pool', 'second-pool', 'first-prisoners', 'second-prisoners'],
        2,
        [3340, 2700, 320, 173],
      ),
      turnTrack(40, [2900, 3280, 1100, 330]),
    ],
  },
  'balkan-front': {
    kmPerHex: 25.75,
    margin: { left: 70, top: 70, right: 560, bottom: 690 },
    furniture: [
      piece('title', [0, 6680, 960, 420]),
      piece('legend', [1000, 6680, 1000, 560]),
      piece('compass', [2060, 6720, 340, 340]),
      turnTrack(20, [2460, 6680, 1440, 560]),
      ...boxes(['rhodes'], 1, [3440, 6090, 460, 230]),
      ...boxes(['middle-east'], 1, [3440, 6360, 460, 230]),
    ],
  },
}

export function sheetPlanOf(game: string): SheetPlan {
  const plan = PLANS[game]
  if (!plan) throw new RangeError(`No sheet is planned for ${game}`)
  return plan
}
