import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef } from 'react'
import type { Layer } from '../../../../core/engine/game-look'
import type { HexId, UnitId } from '../../../../core/ids'
import { layersOf } from '../../../../core/look/layers'
import { hexLabel } from '../../../../core/map/map-queries'
import { counterName } from '../../../counters/counter-name'
import { CounterTile } from '../../../counters/counter-tile'
import { fanLayout } from '../../../counters/fan-layout'
import { type Size, toScreen, type Viewport } from '../../../map/viewport'
import { pickUnit } from '../pointing'
import { useDesk, useTable } from '../table-context'
import { useBoardParts } from './board-context'
import { positionOf, useBoard } from './board-position'
import { markOfUnit } from './counter-marks'
import styles from './fan.module.css'
import { FanFoot } from './fan-foot'
import { usePlaced } from './use-placed'

/** An opened stack: every unit face up above its hex, each a button of its own. */
export const Fan = memo(function Fan() {
  const hex = useDesk(desk => desk.fanned)
  const { stacks } = useBoard()
  const units = hex === null ? undefined : stacks.get(hex)
  return hex === null || units === undefined ? null : <OpenFan key={hex} hex={hex} units={units} />
})

const SIDE = 54
const GAP = 16
const HALF_HEX = 54
const EDGE = 8
/** A foot needs room for its buttons, however few counters stand above it. */
const LEAST = 4

/** The row in pixels of the window; only so much of the window as no control covers. */
const layOut = (rows: readonly number[], least: number, at: { x: number; y: number }, view: Viewport, screen: Size) =>
  fanLayout({
    count: rows.reduce((sum, size) => sum + size, 0),
    rows,
    least,
    middle: at,
    clearance: HALF_HEX * view.scale,
    side: SIDE,
    gap: GAP,
    bounds: { left: EDGE, top: EDGE, right: screen.width - EDGE, bottom: screen.height - EDGE },
  })

function OpenFan({ hex, units }: { readonly hex: HexId; readonly units: readonly UnitId[] }) {
  const table = useTable()
  const { map } = useBoardParts()
  const board = useBoard()
  const row = useRef<HTMLDivElement>(null)
  const layers = layersOf(units, board.layerOf)
  // Sizes in one word: the effect follows them, not the list made anew each time.
  const sizes = layers.map(layer => layer.units.length).join()
  const isTicked = useTicked(units)
  useLayoutEffect(() => {
    const { layout } = table.sheet
    return map.current?.listen((view, screen) => {
      const fan = layOut(
        sizes.split(',').map(Number),
        isTicked ? LEAST : 1,
        toScreen(view, layout.centre(hex)),
        view,
        screen,
      )
      const element = row.current
      if (element === null) return
      Object.assign(element.style, { left: `${Math.round(fan.box.x)}px`, width: `${fan.box.width}px` })
      // Its captions and its foot are higher than the counters alone: above the hex it grows upwards.
      const more = fan.side === 'above' ? Math.max(0, element.offsetHeight - fan.box.height) : 0
      element.style.top = `${Math.round(Math.max(EDGE, fan.box.y - more))}px`
      element.dataset.side = fan.side
    })
  }, [table, map, hex, sizes, isTicked])
  useKeptOpen(row, hex)
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={`Stack in ${hexLabel(table.sheet.map, hex)}`}
      className={styles.fan}
      data-fan
      data-over-map
      onKeyDown={event => stepAlong(row.current, event)}
    >
      {layers.length === 1
        ? units.map(unit => <FanUnit key={unit} unit={unit} />)
        : layers.map(({ layer, units: own }) => (
            <fieldset key={layer} className={styles.layer} data-layer-of={layer} aria-label={LAYER_NAMES[layer]}>
              <span className={styles.caption} aria-hidden="true">
                {LAYER_NAMES[layer]}
              </span>
              {own.map(unit => (
                <FanUnit key={unit} unit={unit} />
              ))}
            </fieldset>
          ))}
      {isTicked && <FanFoot hex={hex} units={units} />}
    </div>
  )
}

const LAYER_NAMES: { readonly [layer in Layer]: string } = { ground: 'On the ground', sea: 'At sea', air: 'In the air' }

/** Whether those of a stack can be ticked and left out. */
function useTicked(units: readonly UnitId[]): boolean {
  const { byUnit } = usePlaced()
  return units.length > 1 && units.some(unit => byUnit.get(unit)?.some(({ toggles }) => toggles === true) === true)
}

function FanUnit({ unit }: { readonly unit: UnitId }) {
  const table = useTable()
  const board = useBoard()
  const face = board.face(unit)
  const placed = usePlaced()
  const mark = markOfUnit(board, placed, unit)
  const isTicked = board.hand.has(unit)
  const hasTick = (placed.byUnit.get(unit) ?? []).some(({ toggles }) => toggles === true)
  return (
    <button
      type="button"
      className={styles.unit}
      aria-label={counterName(face, mark)}
      aria-pressed={hasTick ? isTicked : undefined}
      onClick={event => pickUnit(table, unit, { alone: event.altKey })}
    >
      <CounterTile face={face} pixels={SIDE} mark={mark} silent />
      {hasTick && (
        <span className={styles.tick} aria-hidden="true">
          {isTicked ? '✓' : ''}
        </span>
      )}
    </button>
  )
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function stepAlong(row: HTMLElement | null, event: KeyboardEvent): void {
  const step = STEPS[event.key]
  if (row === null || step === undefined) return
  const buttons = [...row.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
  event.preventDefault()
}

const OPEN_AFTER = 250
const CLOSE_AFTER = 220

/** A fan that the pointer opened closes when it goes elsewhere, but not on its way to the fan. */
function useKeptOpen(row: { readonly current: HTMLElement | null }, hex: HexId): void {
  const { desk } = useTable()
  const { map } = useBoardParts()
  useEffect(() => {
    const element = row.current
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWatched = desk.getState().hovered === hex
    const isHeld = (): boolean =>
      element?.matches(':hover') === true || element?.contains(document.activeElement) === true
    const close = (): void => {
      if (desk.getState().hovered !== hex && !isHeld()) desk.setState({ fanned: null })
    }
    const watch = (): void => {
      isWatched ||= desk.getState().hovered === hex
      clearTimeout(timer)
      if (isWatched && desk.getState().hovered !== hex) timer = setTimeout(close, CLOSE_AFTER)
    }
    const unfollow = desk.subscribe(watch)
    element?.addEventListener('pointerleave', watch)
    return () => {
      clearTimeout(timer)
      unfollow()
      element?.removeEventListener('pointerleave', watch)
    }
  }, [desk, row, hex])
  // While it is still on the page: later nobody knows that it had the focus.
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (element?.contains(document.activeElement)) map.current?.focus()
    }
  }, [map, row])
}

/** Opens the stack under a pointer that rests, unless something is in hand: then nothing may come in the way of where it goes. */
export function useFanOnHover(): void {
  const table = useTable()
  useEffect(() => {
    const { desk } = table
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = (hex: HexId): void => {
      const { menu, explanation } = desk.getState()
      const { stacks, focus } = positionOf(table)
      const isStack = (stacks.get(hex)?.length ?? 0) > 1
      if (isStack && focus.hand.length === 0 && menu === null && explanation === null) desk.setState({ fanned: hex })
    }
    const unfollow = desk.subscribe(({ hovered }, before) => {
      if (hovered === before.hovered) return
      clearTimeout(timer)
      if (hovered !== null) timer = setTimeout(open, OPEN_AFTER, hovered)
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [table])
}
