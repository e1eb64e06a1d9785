import type { StoreApi } from 'zustand/vanilla'
import type { Preferences } from '../../store/preferences'

const NIGHT = '(prefers-color-scheme: dark)'
const STILL = '(prefers-reduced-motion: reduce)'

const isNight = (theme: Preferences['theme'], systemNight: boolean): boolean =>
  theme === 'system' ? systemNight : theme === 'night'

const isStill = (motion: Preferences['motion'], systemStill: boolean): boolean =>
  motion === 'system' ? systemStill : motion === 'reduced'

/** Keeps the page's colours and motion as the player, or failing that the system, wants them. */
export function followPreferences(preferences: StoreApi<Preferences>, page: HTMLElement): () => void {
  const night = window.matchMedia(NIGHT)
  const still = window.matchMedia(STILL)
  const apply = () => {
    const { theme, motion } = preferences.getState()
    page.dataset.theme = isNight(theme, night.matches) ? 'night' : 'day'
    page.dataset.motion = isStill(motion, still.matches) ? 'reduced' : 'full'
  }
  apply()
  night.addEventListener('change', apply)
  still.addEventListener('change', apply)
  const unsubscribe = preferences.subscribe(apply)
  return () => {
    night.removeEventListener('change', apply)
    still.removeEventListener('change', apply)
    unsubscribe()
  }
}
