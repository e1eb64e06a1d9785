import { useState } from 'react'
import type { Chapter } from './rule-index'
import styles from './rules-drawer.module.css'

export const RULINGS_HEADING = 'Rulings'

/** Where a heading of the drawer is found again. */
export const anchorOf = (heading: string): string => `rules ${heading}`

type ContentsProps = {
  readonly chapters: readonly Chapter[]
  readonly hasRulings: boolean
  readonly onGo: (anchor: string) => void
}

/** Chapters and their printed numbers, folded until they are wanted, and the way to the rulings. */
export function RulesContents({ chapters, hasRulings, onGo }: ContentsProps) {
  const [isOpen, setOpen] = useState(false)
  const go = (heading: string): void => {
    setOpen(false)
    onGo(anchorOf(heading))
  }
  return (
    <nav className={styles.contents} aria-label="Contents of the rules">
      <button type="button" className={styles.unfold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Contents
      </button>
      {hasRulings && (
        <button type="button" className={styles.goto} onClick={() => go(RULINGS_HEADING)}>
          <b>{RULINGS_HEADING}</b>
        </button>
      )}
      {isOpen && (
        <ul>
          {chapters.map(({ id, title, sections }) => (
            <li key={id}>
              <button type="button" className={styles.goto} onClick={() => go(title)}>
                <b>{title}</b>
              </button>
              <ul>
                {sections.map(section => (
                  <li key={section.number}>
                    <button type="button" className={styles.goto} onClick={() => go(section.number)}>
                      {section.number} {section.title}
                    </button>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
