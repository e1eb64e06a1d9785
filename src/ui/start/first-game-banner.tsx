import { useEffect } from 'react'
import type { GameModule } from '../../core/engine/module'
import type { GameState } from '../../core/engine/state'
import styles from './first-game-banner.module.css'

type FirstGameBannerProps = {
  readonly game: GameModule<GameState>
  readonly isStarting: boolean
  readonly onStart: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select')

/** For whoever has never played it: what is learnt, how long it takes, and the way there. */
export function FirstGameBanner({ game, isStarting, onStart }: FirstGameBannerProps) {
  const has = game.firstGame !== undefined
  useEffect(() => {
    if (!has || isStarting) return
    const hear = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event
      if (key.toLowerCase() !== 'f' || repeat || ctrlKey || metaKey || altKey || isTyping(target)) return
      event.preventDefault()
      onStart()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [has, isStarting, onStart])
  if (game.firstGame === undefined) return null
  return (
    <section className={styles.banner} aria-labelledby="first-game-heading">
      <svg viewBox="0 0 32 28" aria-hidden="true">
        <path d="M16 3L30 10L16 17L2 10ZM8 13.5V20C12 24 20 24 24 20V13.5M30 10V18" />
      </svg>
      <div>
        <h2 id="first-game-heading">New here? Play the first game</h2>
        <p>{game.firstGame.about}</p>
      </div>
      <button type="button" aria-keyshortcuts="F" disabled={isStarting} onClick={onStart}>
        First game <span aria-hidden="true">F</span>
      </button>
    </section>
  )
}
