import { PageLink } from '../page-link'
import { KegLogo } from './keg-logo'
import styles from './masthead.module.css'
import stripButton from './strip-button.module.css'
import { ThemeSwitch } from './theme-switch'

type MastheadProps = {
  readonly onPickFile: () => void
  readonly onChooseTheme: (theme: 'day' | 'night') => void
}

export function Masthead({ onPickFile, onChooseTheme }: MastheadProps) {
  return (
    <header className={styles.masthead}>
      <div className={styles.name}>
        <KegLogo className={styles.logo} />
        <h1 className={styles.title}>Powderkeg</h1>
      </div>
      <p className={styles.tagline}>
        <span>Five wargames of the Balkans and Turkey, 1912–1945.</span> <span>The rules kept for you.</span>
      </p>
      <div className={styles.tools}>
        <PageLink to={{ page: 'maps', game: null, hex: null }} className={stripButton.button}>
          Maps
        </PageLink>
        <PageLink to={{ page: 'how-to' }} className={stripButton.button}>
          How to play
        </PageLink>
        <ThemeSwitch onChoose={onChooseTheme} />
        <button type="button" className={stripButton.button} onClick={onPickFile}>
          Load a game
        </button>
      </div>
    </header>
  )
}
