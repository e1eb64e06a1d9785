import { PageLink } from '../../page-link'
import { KegLogo } from '../../start/keg-logo'
import { ThemeSwitch } from '../../start/theme-switch'
import { useNight } from '../../theme/use-night'
import styles from './how-to-page.module.css'
import { type HowToSection, SECTIONS } from './how-to-sections'

type HowToPageProps = { readonly onChooseTheme: (theme: 'day' | 'night') => void }

/** How the screens are worked, in ten short parts with pictures of them; the rules of each game are told by its own lessons. */
export function HowToPage({ onChooseTheme }: HowToPageProps) {
  const isNight = useNight()
  return (
    <div className={styles.page}>
      <header className={styles.strip}>
        <PageLink to={{ page: 'start' }} className={styles.home}>
          <KegLogo className={styles.logo} />
          <span>Powderkeg</span>
        </PageLink>
        <h1>How to play</h1>
        <ThemeSwitch onChoose={onChooseTheme} />
      </header>
      <div className={styles.columns}>
        <nav aria-label="On this page" className={styles.contents}>
          <ol>
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <button type="button" onClick={() => goToSection(id)}>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <main className={styles.main}>
          <p className={styles.lead}>
            The app knows the rules and shows what is legal; here is how it is worked. To learn a game itself, play its
            first game from the start page.
          </p>
          {SECTIONS.map(section => (
            <Section key={section.id} section={section} isNight={isNight} />
          ))}
        </main>
      </div>
    </div>
  )
}

type SectionProps = { readonly section: HowToSection; readonly isNight: boolean }

function Section({ section: { id, title, says, shows }, isNight }: SectionProps) {
  const picture = PICTURES[`./pictures/${id}-${isNight ? 'night' : 'day'}.webp`]
  return (
    <section className={styles.section} aria-labelledby={`how-to-${id}`}>
      <div>
        <h2 id={`how-to-${id}`} tabIndex={-1}>
          {title}
        </h2>
        {says.map(each => (
          <p key={each}>{wordsOf(each)}</p>
        ))}
      </div>
      {picture !== undefined && <img src={picture} alt={shows} loading="lazy" decoding="async" />}
    </section>
  )
}

/** Made by `npm run pictures`. */
const PICTURES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** What stands behind the `#` is the address of a page: parts of this one are scrolled to. */
function goToSection(id: string): void {
  const heading = document.getElementById(`how-to-${id}`)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** Names of buttons in bold, keys as caps. */
const wordsOf = (text: string) =>
  text
    .split(/(\*[^*]+\*|`[^`]+`)/)
    .map(part =>
      part.startsWith('*') ? (
        <b key={part}>{part.slice(1, -1)}</b>
      ) : part.startsWith('`') ? (
        <kbd key={part}>{part.slice(1, -1)}</kbd>
      ) : (
        part
      ),
    )
