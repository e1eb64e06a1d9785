import { useNight } from '../theme/use-night'
import styles from './strip-button.module.css'

const MOON = 'M19 14A8 8 0 1 1 10 5A6.5 6.5 0 0 0 19 14Z'
const SUN =
  'M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M5.3 18.7L6.7 17.3M17.3 6.7L18.7 5.3'

export function ThemeSwitch({ onChoose }: { readonly onChoose: (theme: 'day' | 'night') => void }) {
  const night = useNight()
  return (
    <button
      type="button"
      aria-label={night ? 'Day colours' : 'Night colours'}
      className={styles.button}
      onClick={() => onChoose(night ? 'day' : 'night')}
    >
      <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
        <path d={night ? SUN : MOON} />
      </svg>
      {night ? 'Day' : 'Night'}
    </button>
  )
}
