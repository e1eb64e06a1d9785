import { ALLIED, AXIS } from '../countries'
import { isCity, landAt } from '../map/geography'
import type { Taken } from '../ownership-hooks'
import type { Front, Go } from '../state'
import { captureCapital } from './endings'
import { albanianCities, noteAlbanianCity, ownsCity } from './points'

/** 28.D.2, R-GAR5: the duty to hold a city begins the turn after each capture. */
function noteCapture(s: Front, { hex, to }: Taken): void {
  const land = landAt(hex)
  if (!isCity(hex) || (land !== 'Greece' && land !== 'Yugoslavia')) return
  const others = s.captures.filter(each => each.hex !== hex)
  s.captures = to === AXIS ? [...others, { hex, turn: s.turn }] : others
}

/** 28.A.1.a.3: two Albanian cities in Allied hands, for however short a time, end that garrison for good. */
function endYugoslavDefence(s: Front): void {
  const lost = albanianCities.filter(city => ownsCity(s, city, ALLIED)).length
  if (lost >= 2 && !s.garrisonsEnded.includes('yugoslavDefence'))
    s.garrisonsEnded = [...s.garrisonsEnded, 'yugoslavDefence']
}

/** 33.F.3, R-PY1, VP.B.5: what cities mean to victory when they change hands. */
export function takeCity(s: Front, go: Go, taken: Taken): void {
  noteCapture(s, taken)
  if (taken.to === ALLIED) {
    noteAlbanianCity(s, go)
    endYugoslavDefence(s)
  }
  if (taken.to === AXIS && taken.hex === s.capital) captureCapital(s, go)
}
