import type { Point } from '../../core/hex/layout'
import { type Glide, glideTo } from './camera-glide'
import {
  centredOn,
  clamped,
  fitted,
  isTiny,
  levelAt,
  type Pair,
  pannedBy,
  pinched,
  type Rectangle,
  type Size,
  toMap,
  type Viewport,
  zoomedBy,
} from './viewport'

/** The parts of the page a camera moves. */
export interface CameraStage {
  /** The window onto the map; carries the zoom level as an attribute. */
  readonly frame: HTMLElement
  /** What the window shows: gets the one transform. Its own corner is the corner of `sheet`. */
  readonly content: HTMLElement
}

/** `restedAt` is the scale all is drawn for: while something moves it stays what it was. */
export type CameraListener = (view: Viewport, screen: Size, restedAt: number) => void

/**
 * Moves the sheet under its window without React: each change is one CSS transform a frame. While something moves, the
 * browser scales what it has drawn; when it rests, the zoom level is chosen and all is drawn sharp.
 */
export interface MapCamera {
  readonly view: () => Viewport
  /** Where the map is going, or where it stands. */
  readonly goal: () => Viewport
  readonly screen: () => Size
  readonly pan: (dx: number, dy: number) => void
  /** `at` in pixels of the window. */
  readonly zoom: (factor: number, at: Point) => void
  readonly pinch: (from: Pair, to: Pair) => void
  /** `within`: the part of the window, from its upper left corner, in whose middle the point is to lie. */
  readonly show: (at: Point, scale?: number, within?: Size) => void
  /** Goes there by way of what lies between; at once where motion is not wanted. */
  readonly glide: (at: Point, scale?: number, within?: Size) => void
  readonly fit: () => void
  /** The gesture is over. */
  readonly rest: () => void
  /** Rests when nothing has moved for a moment: for wheels and keys, which have no end. */
  readonly restSoon: () => void
  readonly toMap: (clientX: number, clientY: number) => Point
  /** Takes the size of the window anew. */
  readonly resize: () => void
  readonly listen: (listener: CameraListener) => () => void
  readonly stop: () => void
}

/** Milliseconds: longer than the pauses of a wheel that is being turned, on slow machines too. */
const SOON = 260

/** Draws at most once a frame, however often it is asked to. */
function createPainter(
  content: HTMLElement,
  sheet: Rectangle,
  current: () => { view: Viewport; screen: Size; restedAt: number },
) {
  const listeners = new Set<CameraListener>()
  let pending = 0
  const draw = (): void => {
    pending = 0
    const { view, screen, restedAt } = current()
    content.style.transform = transformOf(view, sheet)
    for (const listener of listeners) listener(view, screen, restedAt)
  }
  return {
    draw,
    drawSoon: (): void => {
      if (pending === 0) pending = requestAnimationFrame(draw)
    },
    listen: (listener: CameraListener): (() => void) => {
      const { view, screen, restedAt } = current()
      listeners.add(listener)
      listener(view, screen, restedAt)
      return () => listeners.delete(listener)
    },
    stop: (): void => {
      cancelAnimationFrame(pending)
      listeners.clear()
    },
  }
}

/**
 * While the map moves, what is drawn of it is kept as a picture. An animation that stands still and adds nothing goes with it: only of
 * what is animated does the browser pass a new transform straight on; else it goes through everything on the map at each frame, to
 * see what might lie over what.
 */
function createMoving(content: HTMLElement): { readonly begin: () => void; readonly end: () => void } {
  let still: Animation | null = null
  return {
    begin: () => {
      if (still !== null) return
      content.style.willChange = 'transform'
      still =
        content.animate?.([{ transform: 'none' }, { transform: 'none' }], { duration: 1000, composite: 'add' }) ?? null
      // It is cancelled in the end, which is no fault.
      still?.finished.catch(() => undefined)
      still?.pause()
    },
    end: () => {
      content.style.willChange = ''
      still?.cancel()
      still = null
    },
  }
}

/** The zoom level decides by style sheet alone what is drawn, and how. */
function showLevel(frame: HTMLElement, scale: number): void {
  frame.dataset.level = levelAt(scale)
  frame.toggleAttribute('data-tiny', isTiny(scale))
}

export function createCamera({ frame, content }: CameraStage, sheet: Rectangle): MapCamera {
  let screen: Size = sizeOf(frame)
  let view = fitted(sheet, screen)
  let isFitted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  let restedAt = view.scale
  let gliding: (Glide & { readonly to: Viewport }) | null = null
  const painter = createPainter(content, sheet, () => ({ view, screen, restedAt }))

  const moving = createMoving(content)

  const put = (next: Viewport, within = screen): void => {
    isFitted = false
    view = clamped(next, sheet, within)
    moving.begin()
    painter.drawSoon()
  }
  const settle = (): void => {
    clearTimeout(timer)
    moving.end()
    restedAt = view.scale
    showLevel(frame, view.scale)
    painter.drawSoon()
  }
  const halt = (): void => {
    gliding?.stop()
    gliding = null
  }
  /** A hand on the map ends any glide. */
  const move = (next: Viewport): void => {
    halt()
    put(next)
  }
  const rest = (): void => {
    halt()
    settle()
  }
  const showAll = (): void => {
    view = fitted(sheet, screen)
    isFitted = true
    rest()
  }
  showLevel(frame, view.scale)
  painter.draw()
  return {
    view: () => view,
    goal: () => gliding?.to ?? view,
    screen: () => screen,
    pan: (dx, dy) => move(pannedBy(view, dx, dy)),
    zoom: (factor, at) => move(zoomedBy(view, factor, at, sheet, screen)),
    pinch: (from, to) => move(pinched(view, from, to, sheet, screen)),
    show: (at, scale = view.scale, within = screen) => {
      isFitted = false
      view = clamped(centredOn(at, scale, within), sheet, within)
      rest()
    },
    glide: (at, scale = view.scale, within = screen) => {
      halt()
      clearTimeout(timer)
      const to = clamped(centredOn(at, scale, within), sheet, within)
      const arrived = (): void => {
        gliding = null
        settle()
      }
      const glide = glideTo({
        from: view,
        to,
        screen,
        isStill: isStill(frame),
        put: next => put(next, within),
        settle: arrived,
      })
      gliding = glide && { ...glide, to }
    },
    fit: showAll,
    rest,
    restSoon: () => {
      clearTimeout(timer)
      timer = setTimeout(rest, SOON)
    },
    toMap: (clientX, clientY) => toMap(view, inWindow(frame, { clientX, clientY })),
    resize: () => {
      const middle = toMap(view, { x: screen.width / 2, y: screen.height / 2 })
      const before = screen
      screen = sizeOf(frame)
      if (isFitted) return showAll()
      // An observer tells the size once at its beginning: what was shown beside a dialog stays there.
      if (screen.width === before.width && screen.height === before.height) return
      view = clamped(centredOn(middle, view.scale, screen), sheet, screen)
      rest()
    },
    listen: painter.listen,
    stop: () => {
      halt()
      clearTimeout(timer)
      painter.stop()
    },
  }
}

const isStill = (frame: HTMLElement): boolean => frame.closest('[data-motion="reduced"]') !== null

/** A point of the page as a point of the window onto the map. */
export const inWindow = (frame: HTMLElement, at: { readonly clientX: number; readonly clientY: number }): Point => {
  const { left, top } = frame.getBoundingClientRect()
  return { x: at.clientX - left, y: at.clientY - top }
}

const sizeOf = (frame: HTMLElement): Size => ({
  width: Math.max(1, frame.clientWidth),
  height: Math.max(1, frame.clientHeight),
})

/** The content's own corner is the sheet's corner, which need not be the origin of the map. */
export const transformOf = ({ x, y, scale }: Viewport, sheet: Rectangle): string =>
  `translate(${round(x + sheet.x * scale)}px, ${round(y + sheet.y * scale)}px) scale(${round(scale, 1e5)})`

const round = (n: number, to = 100): number => Math.round(n * to) / to
