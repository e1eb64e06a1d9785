import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import { GlossedText } from '../panel/glossed-text'
import { useWidth } from '../panel/use-width'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useKnown, useTable, useViews } from '../table-context'
import styles from './goal-line.module.css'
import { Icon } from './icons'

/** Smaller screens need the line for the map; there it stands at the head of the score. */
const HAS_ROOM = '(min-width: 1024px) and (min-height: 840px)'

/** Under the strip: what the side that decides plays for, and the way to what it would come to now. */
export function GoalLine() {
  const { desk, look, preferences } = useTable()
  const known = useKnown()
  const sides = useSides()
  const side = useViews((views, s) => views.deciding(s))
  const isWanted = useStore(preferences, ({ goalLine }) => goalLine)
  const hasRoom = useWidth(HAS_ROOM)
  if (!isWanted || !hasRoom || side === null || look.goal === undefined) return null
  const { text, rule } = look.goal(known, side)
  const { name, colour } = sides[side]
  return (
    <aside
      className={styles.line}
      style={{ '--side': `var(--n-${colour})` } as CSSProperties}
      aria-label="Goal"
      data-goal
    >
      <Icon name="star" size={16} />
      <p>
        <b>{name}:</b> <GlossedText text={text} /> <RuleLink rule={rule} />
      </p>
      <button type="button" className={styles.now} onClick={() => desk.setState({ drawer: 'score' })}>
        If it ended now
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label="Hide the goal"
        title="Hide the goal; the menu brings it back"
        onClick={() => preferences.setState({ goalLine: false })}
      >
        <Icon name="cross" size={15} />
      </button>
    </aside>
  )
}
