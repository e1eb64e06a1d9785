import { ALLIED, AXIS } from '../countries'
import { cityAt, landAt } from '../map/geography'
import type { Taken } from '../ownership-hooks'
import type { Front, Go } from '../state'

/** 22.A.1.3: the guns of a Yugoslav city are lost when it is owned by the enemy for the first time. */
export function loseCityGuns(s: Front, go: Go, { hex, from, to }: Taken): void {
  const size = cityAt(hex)?.class
  const isCity = size !== undefined && size !== 'point' && landAt(hex) === 'Yugoslavia'
  if (!isCity || from !== ALLIED || to !== AXIS || s.silenced.includes(hex)) return
  s.silenced = [...s.silenced, hex]
  go.log('gunsLost', { hex }, '22.A.1.3')
}
