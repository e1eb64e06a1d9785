import type { Point } from '../../core/hex/layout'
import { inWindow, type MapCamera } from './map-camera'

export interface GestureEvents {
  /** The pointer rests over this point of the window, with no button down. */
  readonly onHover: (clientX: number, clientY: number) => void
  readonly onLeave: () => void
  /** The map begins to move under the pointer. */
  readonly onDrag: () => void
  /** A click or tap that was no drag. */
  readonly onPick: (clientX: number, clientY: number, press: Pressed) => void
  /** A drag begins at this point: whether it carries what lies there, so that the map stays. */
  readonly onGrab?: (clientX: number, clientY: number) => boolean
  /** What is carried lies over this point. */
  readonly onCarry?: (clientX: number, clientY: number) => void
  /** What was carried is let go at a point, or nowhere. */
  readonly onDrop?: (at: { readonly clientX: number; readonly clientY: number } | null) => void
  /** Whether two taps in one place zoom in; else the second does nothing. */
  readonly zoomsOnDouble: () => boolean
  /** A key on the map itself; whether it is dealt with, so that it moves nothing. */
  readonly onKey: (event: KeyboardEvent) => boolean
}

/** How something was pressed: `alone` with Alt, or held down for a while; `onTheWay` with Shift. */
export type Pressed = { readonly alone: boolean; readonly byTouch: boolean; readonly onTheWay: boolean }

/** A press that moves further than this is a drag; fingers tremble more than mice. */
const STILL = { mouse: 6, touch: 10 } as const
/** Held down for so long, a press means what lies on top alone. */
const LONG_PRESS = 400
const DOUBLE_TAP = { time: 320, reach: 30 } as const
const WHEEL_STEP = 0.0016
const KEY_PAN = 90
const KEY_ZOOM = 1.25
const DOUBLE_ZOOM = 2

interface Press {
  at: Point
  readonly start: Point
  readonly isTouch: boolean
}

/** Wires mouse, wheel, fingers and keys to a camera. Returns the way to undo it. */
export function followGestures(frame: HTMLElement, camera: MapCamera, events: GestureEvents): () => void {
  const detach = [followPointers(frame, camera, events), followWheel(frame, camera), followKeys(frame, camera, events)]
  return () => {
    for (const each of detach) each()
  }
}

type Listeners = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void }

function listenTo(frame: HTMLElement, listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [name, listener] of all) frame.addEventListener(name, listener, { passive: false })
  return () => {
    for (const [name, listener] of all) frame.removeEventListener(name, listener)
  }
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Controls that lie over the map keep their own clicks. */
const isOnControl = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('button, a, input, select, [data-over-map]') !== null

const hasLeft = ({ start, isTouch }: Press, at: Point): boolean =>
  apart(at, start) > (isTouch ? STILL.touch : STILL.mouse)

/** Whether a tap is the second of two in the same place. */
function doubleTaps(): (at: Point, time: number) => boolean {
  let last: { readonly at: Point; readonly time: number } | null = null
  return (at, time) => {
    const isSecond = last !== null && time - last.time < DOUBLE_TAP.time && apart(last.at, at) < DOUBLE_TAP.reach
    last = isSecond ? null : { at, time }
    return isSecond
  }
}

const pressOf = ({ pointerType, shiftKey }: PointerEvent, alone: boolean): Pressed => ({
  alone,
  byTouch: pointerType === 'touch',
  onTheWay: shiftKey,
})

/** How a press goes on: a drag moves the map, or carries what lay under it. */
type Course = 'press' | 'pan' | 'carry' | 'held'

function followPointers(frame: HTMLElement, camera: MapCamera, events: GestureEvents): () => void {
  const presses = new Map<number, Press>()
  const isSecondTap = doubleTaps()
  let course: Course = 'press'
  let timer: ReturnType<typeof setTimeout> | undefined

  const beginDrag = (pointer: number, { start, isTouch }: Press): void => {
    clearTimeout(timer)
    const { left, top } = frame.getBoundingClientRect()
    // A finger moves the map wherever it lies: counters cover most of a small screen.
    course = !isTouch && events.onGrab?.(left + start.x, top + start.y) === true ? 'carry' : 'pan'
    // Not at once: a captured pointer would take the click from whatever lies over the map.
    frame.setPointerCapture(pointer)
    frame.dataset.dragging = course
    if (course === 'pan') events.onDrag()
  }
  const drag = (press: Press, at: Point, event: PointerEvent): void => {
    const [other] = [...presses.values()].filter(each => each !== press)
    if (other !== undefined) camera.pinch([press.at, other.at], [at, other.at])
    else if (course === 'pan') camera.pan(at.x - press.at.x, at.y - press.at.y)
    else if (course === 'carry') events.onCarry?.(event.clientX, event.clientY)
    else return
    press.at = at
  }
  const pick = (press: Press, event: PointerEvent): void => {
    // Where it does not zoom, the second click of a double one is a slip.
    if (!isSecondTap(press.at, event.timeStamp))
      events.onPick(event.clientX, event.clientY, pressOf(event, event.altKey))
    else if (events.zoomsOnDouble()) {
      camera.zoom(DOUBLE_ZOOM, press.at)
      camera.rest()
    }
  }
  const hold = (event: PointerEvent): void => {
    timer = setTimeout(() => {
      course = 'held'
      events.onPick(event.clientX, event.clientY, pressOf(event, true))
    }, LONG_PRESS)
  }
  const release = (event: PointerEvent): void => {
    const press = presses.get(event.pointerId)
    if (press === undefined) return
    clearTimeout(timer)
    presses.delete(event.pointerId)
    if (presses.size > 0) return
    const isUp = event.type === 'pointerup'
    if (course === 'pan') camera.rest()
    else if (course === 'carry') events.onDrop?.(isUp ? event : null)
    else if (course === 'press' && isUp) pick(press, event)
    course = 'press'
    delete frame.dataset.dragging
  }
  const undo = listenTo(frame, {
    pointerdown: event => {
      if (event.button !== 0 || isOnControl(event)) return
      const at = inWindow(frame, event)
      presses.set(event.pointerId, { at, start: at, isTouch: event.pointerType !== 'mouse' })
      if (presses.size === 1) return hold(event)
      clearTimeout(timer)
      if (course === 'carry') events.onDrop?.(null)
      course = 'pan'
    },
    pointermove: event => {
      // Let go where the map could not hear it.
      if (event.pointerType === 'mouse' && event.buttons === 0) presses.delete(event.pointerId)
      const press = presses.get(event.pointerId)
      if (press === undefined) {
        if (event.pointerType === 'mouse' && !isOnControl(event)) events.onHover(event.clientX, event.clientY)
        return
      }
      const at = inWindow(frame, event)
      if (course === 'press' && hasLeft(press, at)) beginDrag(event.pointerId, press)
      drag(press, at, event)
    },
    pointerup: release,
    pointercancel: release,
    pointerleave: () => {
      if (presses.size === 0) events.onLeave()
    },
  })
  return () => {
    clearTimeout(timer)
    undo()
  }
}

/** Lines and pages, as some browsers count, in pixels. */
const WHEEL_UNIT = [1, 33, 400] as const

function followWheel(frame: HTMLElement, camera: MapCamera): () => void {
  return listenTo(frame, {
    wheel: event => {
      event.preventDefault()
      const turned = event.deltaY * (WHEEL_UNIT[event.deltaMode] ?? 1)
      // A pinch on a touchpad arrives as a wheel with the control key and small steps.
      camera.zoom(Math.exp(-turned * WHEEL_STEP * (event.ctrlKey ? 6 : 1)), inWindow(frame, event))
      camera.restSoon()
    },
  })
}

function followKeys(frame: HTMLElement, camera: MapCamera, events: GestureEvents): () => void {
  const middle = (): Point => ({ x: camera.screen().width / 2, y: camera.screen().height / 2 })
  const acts: { readonly [key: string]: () => void } = {
    ArrowLeft: () => camera.pan(KEY_PAN, 0),
    ArrowRight: () => camera.pan(-KEY_PAN, 0),
    ArrowUp: () => camera.pan(0, KEY_PAN),
    ArrowDown: () => camera.pan(0, -KEY_PAN),
    '+': () => camera.zoom(KEY_ZOOM, middle()),
    '=': () => camera.zoom(KEY_ZOOM, middle()),
    '-': () => camera.zoom(1 / KEY_ZOOM, middle()),
    '0': () => camera.fit(),
  }
  return listenTo(frame, {
    keydown: event => {
      if (event.target !== frame || event.ctrlKey || event.metaKey || event.altKey) return
      if (events.onKey(event)) return event.preventDefault()
      const act = acts[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
      if (event.key !== '0') camera.restSoon()
    },
  })
}
