import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HexId, UnitId } from '../../../../core/ids'
import { CounterTile } from '../../../counters/counter-tile'
import { useBoardParts } from '../board/board-context'
import { positionOf } from '../board/board-position'
import { type Table, useDesk, useTable } from '../table-context'
import { chooseUnit, putInPlace, putOnHex } from './hand-edits'
import styles from './umpire-panel.module.css'

type Dragged = { readonly unit: UnitId; readonly x: number; readonly y: number }

/** So far a press is a choice and no drag. */
const THRESHOLD = 6

/** While things are set by hand, counters on the map are dragged to hexes and to the places of the panel; pressed, they are chosen. */
export function UmpireDrag() {
  const isOn = useDesk(desk => desk.umpire !== null)
  return isOn ? <Dragging /> : null
}

function Dragging() {
  const table = useTable()
  const { map } = useBoardParts()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  useEffect(() => {
    const hexAt = (event: PointerEvent) => map.current?.hexAt(event.clientX, event.clientY) ?? null
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !isOnMap(event.target)) return
      const hex = hexAt(event)
      const unit = hex === null ? null : nextOf(table, positionOf(table).stacks.get(hex) ?? [])
      if (unit === null) return
      // The map would pan, and a click would answer the question of the moment.
      event.preventDefault()
      event.stopPropagation()
      chooseUnit(table, unit)
      follow(event, unit)
    }
    const follow = ({ clientX, clientY }: PointerEvent, unit: UnitId): void => {
      let isDrag = false
      const move = (event: PointerEvent): void => {
        isDrag ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > THRESHOLD
        if (isDrag) setDragged({ unit, x: event.clientX, y: event.clientY })
      }
      const up = (event: PointerEvent): void => {
        window.removeEventListener('pointermove', move, true)
        window.removeEventListener('pointerup', up, true)
        setDragged(null)
        if (isDrag) drop(table, unit, event, hexAt(event))
      }
      window.addEventListener('pointermove', move, true)
      window.addEventListener('pointerup', up, true)
    }
    const swallow = (event: MouseEvent): void => {
      if (isOnMap(event.target)) event.stopPropagation()
    }
    window.addEventListener('pointerdown', down, true)
    window.addEventListener('click', swallow, true)
    return () => {
      window.removeEventListener('pointerdown', down, true)
      window.removeEventListener('click', swallow, true)
    }
  }, [table, map])
  if (dragged === null) return null
  const { x, y, unit } = dragged
  return createPortal(
    <div className={styles.ghost} style={{ left: x, top: y }}>
      <CounterTile face={positionOf(table).face(unit)} pixels={52} mark="selected" silent />
    </div>,
    document.body,
  )
}

const isOnMap = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role=application]') !== null &&
  target.closest('[data-over-map]') === null

/** Of a stack the top; pressed again, the next below the one that is chosen. What lies face down is not moved by anyone. */
function nextOf({ desk, look, session, views }: Table, units: readonly UnitId[]): UnitId | null {
  const known = views.position(session.store.getState())
  const open = units.filter(unit => look.face(known, unit).state.hidden !== true)
  const chosen = desk.getState().umpire?.unit ?? null
  const at = chosen === null ? -1 : open.indexOf(chosen)
  return open[(at + 1) % Math.max(1, open.length)] ?? null
}

function drop(table: Table, unit: UnitId, event: PointerEvent, hex: HexId | null): void {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const id = under?.closest<HTMLElement>('[data-hand-place]')?.dataset.handPlace
  const place = table.look.byHand?.places.find(each => each.id === id)
  if (place !== undefined) putInPlace(table, unit, place)
  else if (hex !== null && under !== null && isOnMap(under)) putOnHex(table, unit, hex)
}
