import type { StoreApi } from 'zustand/vanilla'
import type { Desk } from '../desk'

/** So long after a binding act nothing is heard: whoever pressed twice pressed once too often. */
let deadMs = 300

/** Keys that are down now, wherever they were pressed. */
const down = new Set<string>()

/** Tests that press as fast as they can take the time away. */
export function setDeadTime(ms: number): void {
  deadMs = ms
}

/** Buttons of the pointer that are down. */
let buttons = 0

/** Whether something is being pressed or dragged by the pointer. */
export const isPointerDown = (): boolean => buttons > 0

export const isAnythingDown = (): boolean => down.size > 0 || buttons > 0

/** Keys and the foot are dead for a while, and until all keys are up. */
export function hush(desk: StoreApi<Desk>): void {
  if (deadMs === 0) return
  desk.setState({ isDead: true })
  const wake = (): void => {
    if (down.size > 0) setTimeout(wake, 30)
    else desk.setState({ isDead: false })
  }
  setTimeout(wake, deadMs)
}

const POINTS = ['pointerdown', 'pointerup', 'pointercancel'] as const

/** Hears which keys are down; a window that loses the focus hears no more of them coming up. */
export function followKeys(): () => void {
  // With these held a system may keep to itself that a key comes up.
  const press = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) down.add(event.code)
  }
  const release = (event: KeyboardEvent): void => void down.delete(event.code)
  const forget = (): void => {
    down.clear()
    buttons = 0
  }
  const point = (event: PointerEvent): void => {
    buttons = event.type === 'pointercancel' ? 0 : event.buttons
  }
  window.addEventListener('keydown', press, { capture: true })
  window.addEventListener('keyup', release, { capture: true })
  window.addEventListener('blur', forget)
  for (const type of POINTS) window.addEventListener(type, point, { capture: true })
  return () => {
    for (const type of POINTS) window.removeEventListener(type, point, { capture: true })
    window.removeEventListener('keydown', press, { capture: true })
    window.removeEventListener('keyup', release, { capture: true })
    window.removeEventListener('blur', forget)
    forget()
  }
}
