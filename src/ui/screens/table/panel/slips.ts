import type { KeyboardEvent, MouseEvent } from 'react'

/** The second click of a double click: what the first one armed is not confirmed by it. */
export const isDoubleClick = (event: MouseEvent): boolean => event.detail > 1

/** A key held down presses a button again and again; only the first time is meant. */
export const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
