import { useEffect, useRef, useState } from 'react'
import { isAnythingDown } from '../hand/dead-time'

/** So long the curtain hears nothing, and so long it must be held to open. */
export const HOLD_MS = 600

export type Hold = {
  /** Everything has been let go of, and the time is over in which nothing is heard. */
  readonly isReady: boolean
  readonly isHeld: boolean
  readonly press: () => void
  readonly release: () => void
}

/** Something that is done only by holding a button, or a letter, for a while: no press that was meant for something else does it. */
export function useHold(letter: string | null, onHeld: () => void): Hold {
  const [isReady, setReady] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const done = useRef(onHeld)
  done.current = onHeld
  useEffect(() => {
    let timer = setTimeout(function wait() {
      if (isAnythingDown()) timer = setTimeout(wait, 30)
      else setReady(true)
    }, HOLD_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => done.current(), HOLD_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  useEffect(() => {
    // Something else is asked over it.
    if (letter === null) return
    const isIt = (event: KeyboardEvent): boolean => event.key.toLowerCase() === letter.toLowerCase()
    const hear = (event: KeyboardEvent): void => {
      // No key presses a button here: Enter and the space bar were meant for what lay under the curtain.
      if (event.key !== 'Tab') event.preventDefault()
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (isReady && isIt(event)) setHeld(true)
      else setHeld(false)
    }
    const letGo = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') event.preventDefault()
      if (isIt(event)) setHeld(false)
    }
    const stop = (): void => setHeld(false)
    window.addEventListener('keydown', hear, { capture: true })
    window.addEventListener('keyup', letGo, { capture: true })
    window.addEventListener('blur', stop)
    return () => {
      window.removeEventListener('keydown', hear, { capture: true })
      window.removeEventListener('keyup', letGo, { capture: true })
      window.removeEventListener('blur', stop)
    }
  }, [letter, isReady])
  return { isReady, isHeld, press: () => isReady && setHeld(true), release: () => setHeld(false) }
}
