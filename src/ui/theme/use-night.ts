import { useSyncExternalStore } from 'react'

/** Whether the page shows its night colours now, whoever chose them. */
export function useNight(): boolean {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'night')
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
