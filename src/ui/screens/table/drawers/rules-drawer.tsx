import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { RulingLink } from '../rule-link'
import { useDesk, useTable } from '../table-context'
import drawer from './drawer.module.css'
import { byChapter, inOrder, type Section, searchRules, searchRulings } from './rule-index'
import { RuleRow } from './rule-row'
import { anchorOf, RULINGS_HEADING, RulesContents } from './rules-contents'
import styles from './rules-drawer.module.css'
import { RulingRow } from './ruling-row'

/** Every rule in our own words under its printed number, then the rulings; open at what was cited. Arrows go from row to row. */
export function RulesDrawer() {
  const { desk, engine, look } = useTable()
  const cited = useDesk(({ rule }) => rule)
  const [text, setText] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const { rulings = [] } = engine.game
  const rules = useMemo(() => inOrder(engine.game), [engine])
  const found = searchRules(rules, text)
  const foundRulings = searchRulings(rulings, text)
  const chapters = byChapter(found, look.chapters, engine.game)
  // A rule that is cited while a search hides it must be seen.
  const [shown, setShown] = useState(cited)
  if (shown !== cited) {
    setShown(cited)
    if (![...found, ...foundRulings].some(({ id }) => id === cited)) setText('')
  }
  useEffect(() => {
    if (cited === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(cited)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [cited])
  const cite = (rule: string): void => desk.setState({ rule })
  const go = (anchor: string): void => {
    const heading = body.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from one rule to the next
    <div className={styles.rules} onKeyDown={event => walk(event, body.current)}>
      <div className={drawer.tools}>
        <input
          type="search"
          className={drawer.search}
          aria-label="Search the rules by number or word"
          placeholder="Number or word: 12.8, retreat"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <span className={styles.count} role="status">
          {found.length === rules.length ? `${rules.length} rules` : `${found.length} of ${rules.length}`}
          {rulings.length > 0 && `, ${foundRulings.length} rulings`}
        </span>
        <RulesContents chapters={chapters} hasRulings={foundRulings.length > 0} onGo={go} />
      </div>
      <div ref={body} className={drawer.body}>
        {chapters.map(chapter => (
          <section key={chapter.id} aria-label={chapter.title}>
            <h3 className={styles.chapter} data-anchor={anchorOf(chapter.title)} tabIndex={-1}>
              {chapter.title}
            </h3>
            {chapter.sections.map(section => (
              <SectionRules key={section.number} section={section} cited={cited} onCite={cite} />
            ))}
          </section>
        ))}
        {foundRulings.length > 0 && (
          <section aria-label={RULINGS_HEADING}>
            <h3 className={styles.chapter} data-anchor={anchorOf(RULINGS_HEADING)} tabIndex={-1}>
              {RULINGS_HEADING}
            </h3>
            <p className={drawer.note}>How the game is played here where the booklet is silent, at odds or lost.</p>
            <ul className={styles.list}>
              {foundRulings.map(ruling => (
                <RulingRow key={ruling.id} ruling={ruling} isCited={ruling.id === cited} onCite={cite} />
              ))}
            </ul>
          </section>
        )}
        {found.length + foundRulings.length === 0 && <p className={drawer.none}>No rule holds “{text.trim()}”.</p>}
      </div>
    </div>
  )
}

/** The arrows go from row to row. */
function walk(event: KeyboardEvent, body: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...(body?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])]
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

type SectionRulesProps = {
  readonly section: Section
  readonly cited: string | null
  readonly onCite: (rule: string) => void
}

const SectionRules = ({ section: { number, title, rules, rulings }, cited, onCite }: SectionRulesProps) => (
  <>
    <h4 className={styles.section} data-anchor={anchorOf(number)} tabIndex={-1}>
      <b>{number}</b> {title}{' '}
      {rulings.map(({ id }) => (
        <RulingLink key={id} ruling={id} />
      ))}
    </h4>
    <ul className={styles.list}>
      {rules.map(rule => (
        <RuleRow key={rule.id} rule={rule} isCited={rule.id === cited} onCite={onCite} />
      ))}
    </ul>
  </>
)
