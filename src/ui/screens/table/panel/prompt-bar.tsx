import type { CSSProperties } from 'react'
import { pointedChoice } from '../acting'
import { costWords } from '../cost-words'
import type { PanelHeight } from '../desk'
import { actName } from '../hand/labels'
import { RuleLink, RulingLink } from '../rule-link'
import { Icon } from '../strip/icons'
import { useDesk, useKnown, useTable } from '../table-context'
import { Foot, PutBack } from './foot'
import { GlossedText } from './glossed-text'
import styles from './panel.module.css'
import { PrimaryButton } from './primary-button'
import { TakeBackButtons } from './take-back-buttons'
import { SMALL_BELOW, useWidth } from './use-width'
import { useWhoDecides } from './who-decides'

const NEXT: { readonly [height in PanelHeight]: PanelHeight } = { prompt: 'choices', choices: 'all', all: 'prompt' }

const WORDS: { readonly [height in PanelHeight]: string } = {
  prompt: 'Show the choices',
  choices: 'Show the diary too',
  all: 'Show the map',
}

/** The question under the map, where the panel is a sheet. */
export function PromptBar() {
  return useWidth(SMALL_BELOW) ? <PhoneBar /> : <TabletBar />
}

/** The question and what can be done without drawing the sheet out. A drawer beside the map is either out or in. */
function TabletBar() {
  const { nation } = useWhoDecides()
  const height = useDesk(each => each.panelHeight)
  const isArmed = useDesk(each => each.armed !== null)
  return (
    <section className={styles.bar} style={{ '--side': `var(--n-${nation})` } as CSSProperties} aria-label="Prompt">
      <Question />
      {height === 'prompt' && (
        <div className={styles.barActs}>
          {isArmed ? <PutBack /> : <TakeBackButtons />}
          <PrimaryButton />
        </div>
      )}
      <DrawButton next={height === 'prompt' ? 'all' : 'prompt'} />
    </section>
  )
}

/** On the phone: the question in full above the foot, and beside that the way to the sheet in its three heights. */
function PhoneBar() {
  const { desk } = useTable()
  const { nation } = useWhoDecides()
  const height = useDesk(each => each.panelHeight)
  return (
    <section className={styles.bar} style={{ '--side': `var(--n-${nation})` } as CSSProperties} aria-label="Prompt">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a larger place to tap; the button beside the foot does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className={styles.barHead} onClick={() => desk.setState({ panelHeight: NEXT[height] })}>
        <i className={styles.grip} aria-hidden="true" />
        <Question />
      </div>
      <div className={styles.barFoot}>
        <Foot />
        <DrawButton next={NEXT[height]} />
      </div>
    </section>
  )
}

/** What the hex that was tapped stands for: where those in hand would go, and what it costs. null: none was, or it is not one thing. */
function useLookedAt(): string | null {
  const table = useTable()
  const known = useKnown()
  const choice = useDesk(desk => (desk.tapped === null ? null : pointedChoice(table, desk)))
  if (choice === null) return null
  const words = [
    choice.cost === undefined ? '' : costWords(choice),
    choice.ends === true ? 'the move ends there' : '',
    choice.warn ?? '',
  ]
  const about = words.filter(Boolean).join(', ')
  return about === '' ? actName(table, known, choice) : `${actName(table, known, choice)}: ${about}`
}

function Question() {
  const { who, rule, ruling, sentence } = useWhoDecides()
  const lookedAt = useLookedAt()
  return (
    <div className={styles.barText}>
      <div className={styles.who}>
        <span>{who}</span>
        {rule !== null && <RuleLink rule={rule} lead="rule " />}
        <RulingLink ruling={ruling} />
      </div>
      <div aria-live="polite" aria-atomic="true">
        <span className={styles.aloud}>{who}: </span>
        <h2 tabIndex={-1} data-prompt-heading>
          <GlossedText text={lookedAt ?? sentence} />
        </h2>
      </div>
    </div>
  )
}

function DrawButton({ next }: { readonly next: PanelHeight }) {
  const { desk } = useTable()
  const height = useDesk(each => each.panelHeight)
  const label = next === 'prompt' ? WORDS.all : WORDS[height]
  return (
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
  )
}
