import type { CSSProperties } from 'react'
import type { PanelHeight } from '../desk'
import { RuleLink } from '../rule-link'
import { Icon } from '../strip/icons'
import { useDesk, useTable } from '../table-context'
import { ConfirmButton } from './confirm-button'
import { PutBack } from './foot'
import styles from './panel.module.css'
import { TakeBackButtons } from './take-back-buttons'
import { SMALL_BELOW, useWidth } from './use-width'
import { useWhoDecides } from './who-decides'

const NEXT: { readonly [height in PanelHeight]: PanelHeight } = { prompt: 'choices', choices: 'all', all: 'prompt' }

const WORDS: { readonly [height in PanelHeight]: string } = {
  prompt: 'Show the choices',
  choices: 'Show the diary too',
  all: 'Show the map',
}

/** What can be done without drawing the sheet out. */
function BarActs({ isSmall }: { readonly isSmall: boolean }) {
  const isArmed = useDesk(each => each.armed !== null)
  return (
    <div className={styles.barActs}>
      {isArmed ? <PutBack /> : !isSmall && <TakeBackButtons />}
      <ConfirmButton />
    </div>
  )
}

/** The question under the map, where the panel is a sheet. */
export function PromptBar() {
  const { desk } = useTable()
  const { who, rule, sentence, nation } = useWhoDecides()
  const height = useDesk(each => each.panelHeight)
  const isSmall = useWidth(SMALL_BELOW)
  // A drawer beside the map is either out or in; a sheet from below has three heights.
  const next = isSmall ? NEXT[height] : height === 'prompt' ? 'all' : 'prompt'
  const label = next === 'prompt' ? WORDS.all : WORDS[height]
  return (
    <section className={styles.bar} style={{ '--side': `var(--n-${nation})` } as CSSProperties} aria-label="Prompt">
      <div className={styles.barText}>
        <div className={styles.who}>
          <span>{who}</span>
          {rule !== null && <RuleLink rule={rule} lead="rule " />}
        </div>
        <div aria-live="polite" aria-atomic="true">
          <span className={styles.aloud}>{who}: </span>
          <h2>{sentence}</h2>
        </div>
      </div>
      {height === 'prompt' && <BarActs isSmall={isSmall} />}
      <button
        type="button"
        className={styles.draw}
        aria-label={label}
        title={label}
        aria-expanded={height !== 'prompt'}
        onClick={() => desk.setState({ panelHeight: next })}
      >
        <Icon name={next === 'prompt' ? 'down' : 'up'} size={24} />
      </button>
    </section>
  )
}
