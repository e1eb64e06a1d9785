import { ALLIED, AXIS } from '../countries'
import { isCity, landAt } from '../map/geography'
import type { Taken } from '../ownership-hooks'
import type { Front, Go } from '../state'
import { captureCapital } from './endings'
import { noteAlbanianCity } from './points'

/** 28.D.2, R-GAR5: the duty to hold a city begins the turn after each capture. */
function noteCapture(s: Front, { hex, to }: Taken): void {
  const land = landAt(hex)
  if (!isCity(hex) || (land !== 'Greece' && land !== 'Yugoslavia')) return
  const others = s.captures.filter(each => each.hex !== hex)
  s.captures = to === AXIS ? [...others, { hex, turn: s.turn }] : others
}

/** 33.F.3, R-PY1, VP.B.5: what cities mean to victory when they change hands. */
export function takeCity(s: Front, go: Go, taken: Taken): void {
  noteCapture(s, taken)
  if (taken.to === ALLIED) noteAlbanianCity(s, go)
  if (taken.to === AXIS && taken.hex === s.capital) captureCapital(s, go)
}
