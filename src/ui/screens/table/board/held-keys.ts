import { useEffect, useState } from 'react'

/** Keys that show something as long as they are down. */
export type HeldKey = 'z' | 'o' | 'w'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/** Whether a key is down; what is typed does not count, and a window that loses the focus lets go of all keys. */
export function useHeldKey(key: HeldKey): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const isIt = (event: KeyboardEvent): boolean =>
      event.key.toLowerCase() === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    const press = (event: KeyboardEvent): void => {
      if (isIt(event)) setHeld(true)
    }
    const release = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === key) setHeld(false)
    }
    const letGo = (): void => setHeld(false)
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    window.addEventListener('blur', letGo)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
      window.removeEventListener('blur', letGo)
    }
  }, [key])
  return isHeld
}
