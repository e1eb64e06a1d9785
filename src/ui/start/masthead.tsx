import type { ListedGame } from '../../store/saved-games'
import { PageLink } from '../page-link'
import { KegLogo } from './keg-logo'
import styles from './masthead.module.css'
import stripButton from './strip-button.module.css'
import { ThemeSwitch } from './theme-switch'

type MastheadProps = {
  /** Saved games, the last played first. */
  readonly latest: readonly ListedGame[]
  readonly onPickFile: () => void
  readonly onChooseTheme: (theme: 'day' | 'night') => void
}

export function Masthead({ latest, onPickFile, onChooseTheme }: MastheadProps) {
  const last = latest.find(isUnderWay)
  return (
    <header className={styles.masthead}>
      <div className={styles.name}>
        <KegLogo className={styles.logo} />
        <h1 className={styles.title}>Powderkeg</h1>
      </div>
      <p className={styles.tagline}>
        <span>Five wargames of the Balkans and Turkey, 1912–1945.</span>{' '}
        <span>Two players, one screen, the rules kept for you.</span>
      </p>
      <div className={styles.tools}>
        {last && (
          <PageLink to={{ page: 'play', id: last.id }} className={stripButton.button}>
            Resume: {last.row.title}, turn {last.row.turn}
          </PageLink>
        )}
        <PageLink to={{ page: 'maps', game: null, hex: null }} className={stripButton.button}>
          Maps
        </PageLink>
        <ThemeSwitch onChoose={onChooseTheme} />
        <button type="button" className={stripButton.button} onClick={onPickFile}>
          Load a game
        </button>
      </div>
    </header>
  )
}

type UnderWay = Extract<ListedGame, { readonly row: unknown }>

const isUnderWay = (game: ListedGame): game is UnderWay => 'row' in game && !game.row.over
