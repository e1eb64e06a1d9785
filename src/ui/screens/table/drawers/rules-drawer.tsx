import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { RuleLink } from '../rule-link'
import { ruleNumber } from '../rule-number'
import { useDesk, useTable } from '../table-context'
import drawer from './drawer.module.css'
import { byChapter, citedIn, inOrder, type Rule, searchRules } from './rule-index'
import styles from './rules-drawer.module.css'

/** Every rule in our own words, open at the one that was cited. Arrows go from rule to rule. */
export function RulesDrawer() {
  const { desk, engine, look } = useTable()
  const cited = useDesk(({ rule }) => rule)
  const [text, setText] = useState('')
  const body = useRef<HTMLDivElement>(null)
  const rules = useMemo(() => inOrder(engine.game.rules), [engine])
  const found = searchRules(rules, text)
  // A rule that is cited while a search hides it must be seen.
  const [shown, setShown] = useState(cited)
  if (shown !== cited) {
    setShown(cited)
    if (!found.some(({ id }) => id === cited)) setText('')
  }
  useEffect(() => {
    if (cited === null) return
    const row = body.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(cited)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [cited])
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])]
    const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from one rule to the next
    <div className={styles.rules} onKeyDown={onKeyDown}>
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
        </span>
      </div>
      <div ref={body} className={drawer.body}>
        {byChapter(found, look.chapters).map(chapter => (
          <section key={chapter.id} aria-label={chapter.title}>
            <h3 className={styles.chapter}>{chapter.title}</h3>
            <ul className={styles.list}>
              {chapter.rules.map(rule => (
                <RuleRow
                  key={rule.id}
                  rule={rule}
                  isCited={rule.id === cited}
                  onCite={() => desk.setState({ rule: rule.id })}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className={drawer.none}>No rule holds “{text.trim()}”.</p>}
      </div>
    </div>
  )
}

type RuleRowProps = { readonly rule: Rule; readonly isCited: boolean; readonly onCite: () => void }

const RuleRow = memo(
  function RuleRow({ rule: { id, says, noEffect }, isCited, onCite }: RuleRowProps) {
    const { engine } = useTable()
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: a click only marks where one is reading; the row has the focus anyway
      <li
        className={styles.rule}
        data-rule={id}
        data-cited={isCited || undefined}
        aria-current={isCited ? 'true' : undefined}
        tabIndex={-1}
        onClick={onCite}
      >
        <b>{ruleNumber(id)}</b>
        <span>
          {citedIn(says, engine.game.rules).map((part, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move
            typeof part === 'string' ? part : <RuleLink key={at} rule={part.rule} />,
          )}
          {noEffect !== undefined && <em className={styles.idle}>no effect on play: {noEffect}</em>}
        </span>
      </li>
    )
  },
  (a, b) => a.rule === b.rule && a.isCited === b.isCited,
)
