import type { KeyboardEvent } from 'react'
import { Icon } from '../strip/icons'
import styles from './choices.module.css'
import { CHOICE_SEARCH_ID } from './focus-search'
import { KeyCap } from './key-cap'

type ChoiceSearchProps = {
  readonly text: string
  readonly summary: string
  /** null while nothing is searched for. */
  readonly found: number | null
  readonly onText: (text: string) => void
  readonly onDown: () => void
  readonly onEnter: () => void
}

/** Typing leaves the choices whose label has the words; down goes to them, Enter takes the first. */
export function ChoiceSearch({ text, summary, found, onText, onDown, onEnter }: ChoiceSearchProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown') onDown()
    else if (event.key === 'Enter') onEnter()
    else if (event.key === 'Escape' && text !== '') onText('')
    else if (event.key === 'Escape') event.currentTarget.blur()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.search}>
      <Icon name="search" size={16} />
      <input
        id={CHOICE_SEARCH_ID}
        type="search"
        autoComplete="off"
        aria-label="Search the choices"
        placeholder={summary}
        value={text}
        onChange={event => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <KeyCap shown="/" />
      <span role="status" className={styles.aloud}>
        {found === null ? '' : found === 1 ? 'One choice' : `${found} choices`}
      </span>
    </div>
  )
}
