import type { Size, Viewport } from './viewport'

export type Glide = { readonly stop: () => void }

type GlideRequest = {
  readonly from: Viewport
  readonly to: Viewport
  readonly screen: Size
  /** No movement is wanted: the map jumps. */
  readonly isStill: boolean
  readonly put: (view: Viewport) => void
  readonly settle: () => void
}

/** Long enough to see where it goes, short enough that nobody waits. */
const TIME = 420

const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

/** The view between two: the middle of the screen travels evenly, the scale by equal factors. */
export function between(from: Viewport, to: Viewport, screen: Size, t: number): Viewport {
  const scale = from.scale * (to.scale / from.scale) ** t
  const middle = (view: Viewport, offset: number, room: number): number => (room / 2 - offset) / view.scale
  const mix = (a: number, b: number): number => a + (b - a) * t
  const x = mix(middle(from, from.x, screen.width), middle(to, to.x, screen.width))
  const y = mix(middle(from, from.y, screen.height), middle(to, to.y, screen.height))
  return { x: screen.width / 2 - x * scale, y: screen.height / 2 - y * scale, scale }
}

/** null when it is there at once. */
export function glideTo({ from, to, screen, isStill, put, settle }: GlideRequest): Glide | null {
  const arrive = (): void => {
    put(to)
    settle()
  }
  if (isStill) {
    arrive()
    return null
  }
  let begun: number | null = null
  let pending = requestAnimationFrame(function step(now) {
    begun ??= now
    const t = Math.min(1, (now - begun) / TIME)
    if (t === 1) return arrive()
    put(between(from, to, screen, easeInOut(t)))
    pending = requestAnimationFrame(step)
  })
  return { stop: () => cancelAnimationFrame(pending) }
}
