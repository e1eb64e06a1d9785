import type { GameEntry } from '../../../games'
import { PageLink } from '../../page-link'
import { goTo, hrefOf } from '../../route'
import { KegLogo } from '../../start/keg-logo'
import { ThemeSwitch } from '../../start/theme-switch'
import { MapDesk } from './map-desk'
import styles from './maps-page.module.css'
import { useGameMap } from './use-game-map'

type MapsPageProps = {
  readonly entries: readonly GameEntry[]
  readonly game: string | null
  readonly hex: string | null
  readonly onChooseTheme: (theme: 'day' | 'night') => void
}

/** All maps, to look at: before a game, between games, or for their own sake. */
export function MapsPage({ entries, game, hex, onChooseTheme }: MapsPageProps) {
  const chosen = entries.find(({ id }) => id === game)?.id ?? entries[0].id
  const state = useGameMap(chosen)
  return (
    <div className={styles.page}>
      <header className={styles.strip}>
        <PageLink to={{ page: 'start' }} className={styles.home}>
          <KegLogo className={styles.logo} />
          <span>Powderkeg</span>
        </PageLink>
        <h1 className={styles.title}>Maps</h1>
        <nav aria-label="Maps" className={styles.tabs}>
          {entries.map(({ id, title, years }) => (
            <a
              key={id}
              href={hrefOf({ page: 'maps', game: id, hex: null })}
              aria-current={id === chosen ? 'page' : undefined}
              onClick={event => {
                event.preventDefault()
                goTo({ page: 'maps', game: id, hex: null })
              }}
            >
              {title} <small>{years}</small>
            </a>
          ))}
        </nav>
        <ThemeSwitch onChoose={onChooseTheme} />
      </header>
      {state.is === 'open' && <MapDesk key={chosen} map={state.map} hexNumber={hex} />}
      {state.is === 'loading' && (
        <p role="status" className={styles.message}>
          The map is being unfolded…
        </p>
      )}
      {state.is === 'failed' && (
        <p role="alert" className={styles.message}>
          The map cannot be shown: {state.why}
        </p>
      )}
    </div>
  )
}
