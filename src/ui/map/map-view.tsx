import { memo, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import './map-fonts.css'
import type { HexId } from '../../core/ids'
import { type CameraListener, type CameraStage, createCamera, type MapCamera } from './map-camera'
import { followGestures, type Pressed } from './map-gestures'
import { MapSheet } from './map-sheet'
import styles from './map-view.module.css'
import type { Sheet } from './sheet'
import type { Size, Viewport } from './viewport'

/** Parts of the sheet that can be switched off. */
export const SHEET_PARTS = [
  'terrain',
  'marks',
  'rivers',
  'roads',
  'railways',
  'borders',
  'names',
  'numbers',
  'grid',
] as const
export type SheetPart = (typeof SHEET_PARTS)[number]

/** What can be done to a map from outside, without rendering it. */
export interface MapHandle {
  readonly hexAt: (clientX: number, clientY: number) => HexId | null
  readonly fit: () => void
  readonly zoomBy: (factor: number) => void
  /** Brings a hex to the middle; at the scale at hand, but no further out than `atLeast`. */
  readonly showHex: (hex: HexId, atLeast?: number) => void
  /** A lasting outline around a hex: the answer to a search or a tap. */
  readonly mark: (hex: HexId | null) => void
  readonly listen: (listener: CameraListener) => () => void
  /** Brings a point of the map to the middle. */
  readonly show: MapCamera['show']
  /** The same, but one sees where the map goes. */
  readonly glide: MapCamera['glide']
  readonly pan: MapCamera['pan']
  /** Where the sheet stands in its window, or will when it has come to rest; null before it is there. */
  readonly view: () => { readonly view: Viewport; readonly screen: Size } | null
  readonly focus: () => void
}

/** Counters are carried from hex to hex. */
export interface Carrying {
  /** Whether there is something in the hex to be carried. */
  readonly grab: (hex: HexId) => boolean
  readonly over: (hex: HexId | null) => void
  readonly drop: (hex: HexId | null) => void
}

type MapViewProps = {
  readonly sheet: Sheet
  readonly period?: number
  readonly hidden?: readonly SheetPart[]
  readonly label: string
  readonly ref?: Ref<MapHandle>
  readonly onHexHover?: (hex: HexId | null) => void
  readonly onHexClick?: (hex: HexId | null, press: Pressed) => void
  /** What can be done by dragging from hex to hex; without it every drag moves the map. */
  readonly carrying?: Carrying
  /** A key pressed on the map; true when it is dealt with. */
  readonly onKey?: (event: KeyboardEvent) => boolean
  /** Two clicks in one place zoom in; else the second does nothing. */
  readonly zoomsOnDouble?: boolean
  /** The map itself comes to have the focus, or loses it. */
  readonly onFocusChange?: (has: boolean) => void
  /** Drawn over the sheet in map coordinates: the game's counters and lit hexes. */
  readonly children?: ReactNode
}

const READABLE = 0.9

/** A sheet one can move about on. Moving renders nothing; hovering moves one outline and tells the owner. */
export const MapView = memo(function MapView(props: MapViewProps) {
  const {
    sheet,
    period = 0,
    hidden = [],
    label,
    ref,
    onHexHover,
    onHexClick,
    onKey,
    onFocusChange,
    zoomsOnDouble = true,
    carrying,
    children,
  } = props
  const frame = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const hover = useRef<SVGPathElement>(null)
  const mark = useRef<SVGGElement>(null)
  const camera = useRef<MapCamera>(null)
  const events = useRef({ onHexHover, onHexClick, onKey, zoomsOnDouble, carrying })
  useEffect(() => {
    events.current = { onHexHover, onHexClick, onKey, zoomsOnDouble, carrying }
  })

  useEffect(() => {
    if (frame.current === null || content.current === null) return
    const stage = { frame: frame.current, content: content.current }
    const outlines = [hover.current, mark.current]
    const started = startMap(stage, sheet, outlines[0], events)
    camera.current = started.camera
    return () => {
      started.stop()
      camera.current = null
      for (const outline of outlines) place(outline, sheet, null)
    }
  }, [sheet])

  useImperativeHandle(ref, () => handleOf(sheet, camera, mark, frame), [sheet])

  const { x, y, width, height } = sheet.paper
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      aria-roledescription="map"
      // Keys that are dealt with here must reach the map past a screen reader's own.
      role={onKey === undefined ? undefined : 'application'}
      tabIndex={0}
      onFocus={event => event.target === event.currentTarget && onFocusChange?.(true)}
      onBlur={event => event.target === event.currentTarget && onFocusChange?.(false)}
      data-hidden={hidden.join(' ')}
    >
      <div ref={content} className={styles.content} style={{ width, height }}>
        <MapSheet sheet={sheet} period={period} />
        {/* What is pointed at is found by where it lies: the browser need not look for it among thousands of shapes. */}
        <div className={styles.glass} />
        <svg className={styles.overlay} viewBox={`${x} ${y} ${width} ${height}`} width={width} height={height}>
          <title>What lies on the map</title>
          <g ref={mark} className={styles.mark}>
            <path d={hexOutline(sheet, 0.93)} />
            <path d={hexOutline(sheet, 0.93)} />
          </g>
          {children}
          <path ref={hover} className={styles.hover} d={hexOutline(sheet, 0.9)} />
        </svg>
      </div>
    </section>
  )
})

type HexEvents = {
  readonly onHexHover: MapViewProps['onHexHover'] | undefined
  readonly onHexClick: MapViewProps['onHexClick'] | undefined
  readonly onKey: MapViewProps['onKey'] | undefined
  readonly zoomsOnDouble: boolean
  readonly carrying: Carrying | undefined
}

/** Starts a camera and wires the gestures to it; the events may change while it runs. */
function startMap(
  stage: CameraStage,
  sheet: Sheet,
  outline: SVGGraphicsElement | null,
  events: { readonly current: HexEvents },
): { readonly camera: MapCamera; readonly stop: () => void } {
  const camera = createCamera(stage, sheet.paper)
  let told: HexId | null = null
  const hexAt = (clientX: number, clientY: number): HexId | null => {
    const { x, y } = camera.toMap(clientX, clientY)
    return sheet.layout.hexAt(x, y)
  }
  const tell = (hex: HexId | null): void => {
    place(outline, sheet, hex)
    if (hex === told) return
    told = hex
    events.current.onHexHover?.(hex)
  }
  const unfollow = followGestures(stage.frame, camera, {
    onHover: (x, y) => tell(hexAt(x, y)),
    onLeave: () => tell(null),
    // Nobody is told: what was pointed at last stands until the pointer rests on something else.
    onDrag: () => place(outline, sheet, null),
    onPick: (x, y, press) => events.current.onHexClick?.(hexAt(x, y), press),
    onGrab: (x, y) => {
      const hex = hexAt(x, y)
      return hex !== null && events.current.carrying?.grab(hex) === true
    },
    onCarry: (x, y) => {
      const hex = hexAt(x, y)
      place(outline, sheet, hex)
      events.current.carrying?.over(hex)
    },
    onDrop: at => events.current.carrying?.drop(at === null ? null : hexAt(at.clientX, at.clientY)),
    zoomsOnDouble: () => events.current.zoomsOnDouble,
    onKey: event => events.current.onKey?.(event) ?? false,
  })
  const observer = new ResizeObserver(camera.resize)
  observer.observe(stage.frame)
  const stop = (): void => {
    observer.disconnect()
    unfollow()
    camera.stop()
  }
  return { camera, stop }
}

function handleOf(
  sheet: Sheet,
  camera: { readonly current: MapCamera | null },
  mark: { readonly current: SVGGElement | null },
  frame: { readonly current: HTMLElement | null },
): MapHandle {
  const { layout } = sheet
  return {
    hexAt: (clientX, clientY) => {
      const at = camera.current?.toMap(clientX, clientY)
      return at === undefined ? null : layout.hexAt(at.x, at.y)
    },
    fit: () => camera.current?.fit(),
    zoomBy: factor => {
      const screen = camera.current?.screen()
      if (screen === undefined) return
      camera.current?.zoom(factor, { x: screen.width / 2, y: screen.height / 2 })
      camera.current?.rest()
    },
    showHex: (hex, atLeast = READABLE) => {
      const scale = camera.current?.view().scale ?? atLeast
      camera.current?.show(layout.centre(hex), Math.max(scale, atLeast))
    },
    mark: hex => place(mark.current, sheet, hex),
    listen: listener => camera.current?.listen(listener) ?? (() => undefined),
    show: (...to) => camera.current?.show(...to),
    glide: (...to) => camera.current?.glide(...to),
    pan: (dx, dy) => {
      camera.current?.pan(dx, dy)
      camera.current?.restSoon()
    },
    view: () => camera.current && { view: camera.current.goal(), screen: camera.current.screen() },
    focus: () => frame.current?.focus({ preventScroll: true }),
  }
}

/** Moves an outline to a hex, or hides it. */
function place(outline: SVGGraphicsElement | null, sheet: Sheet, hex: HexId | null): void {
  if (outline === null) return
  outline.style.visibility = hex === null ? 'hidden' : 'visible'
  if (hex === null) return
  const { x, y } = sheet.layout.centre(hex)
  outline.setAttribute('transform', `translate(${x} ${y})`)
}

/** A hex of this map around the origin, at a share of its size. */
function hexOutline({ layout }: Sheet, share: number): string {
  const centre = layout.centre(0 as HexId)
  const corners = layout
    .corners(0 as HexId)
    .map(({ x, y }) => `${((x - centre.x) * share).toFixed(2)} ${((y - centre.y) * share).toFixed(2)}`)
  return `M${corners.join('L')}Z`
}
