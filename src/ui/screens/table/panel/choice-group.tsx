import { type KeyboardEvent, memo } from 'react'
import type { Choice } from '../../../../core/engine/step'
import { Icon } from '../strip/icons'
import type { ChoiceGroup, ChoiceRow } from './choice-listing'
import { type RowDeeds, RowList } from './choice-rows'
import styles from './choices.module.css'

type ChoiceGroupProps = {
  readonly group: ChoiceGroup
  readonly quick: readonly ChoiceRow[]
  readonly isOpen: boolean
  readonly armed: Choice | null
  readonly deeds: RowDeeds
  readonly onToggle: (key: string) => void
}

/** Choices of one kind under a headline that opens and shuts. */
export const ChoiceGroupRows = memo(function ChoiceGroupRows(props: ChoiceGroupProps) {
  const { group, quick, isOpen, armed, deeds, onToggle } = props
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.key === 'ArrowRight' && !isOpen) || (event.key === 'ArrowLeft' && isOpen)) onToggle(group.key)
  }
  return (
    <>
      <button
        type="button"
        data-row
        className={styles.group}
        aria-expanded={isOpen}
        onClick={() => onToggle(group.key)}
        onKeyDown={onKeyDown}
      >
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
        <span>{group.title}</span>
        <small>{group.count}</small>
      </button>
      {isOpen && <RowList rows={group.rows} armed={armed} deeds={deeds} quick={quick} byArrows />}
    </>
  )
})
