import type { Side } from '../../../../core/ids'
import { useSides } from '../sides'
import { Icon, type IconName } from '../strip/icons'
import { useSession, useTable } from '../table-context'
import { lookAt, type Pace, stepThrough } from './moments'
import styles from './time-bar.module.css'

type StepButton = { readonly icon: IconName; readonly label: string; readonly pace: Pace; readonly direction: 1 | -1 }

const BACK: readonly StepButton[] = [
  { icon: 'first', label: 'Back one turn (<)', pace: 'turn', direction: -1 },
  { icon: 'farLeft', label: 'Back one phase (Shift [)', pace: 'phase', direction: -1 },
  { icon: 'left', label: 'Back one action ([)', pace: 'action', direction: -1 },
]

const ON: readonly StepButton[] = [
  { icon: 'right', label: 'On one action (])', pace: 'action', direction: 1 },
  { icon: 'farRight', label: 'On one phase (Shift ])', pace: 'phase', direction: 1 },
  { icon: 'last', label: 'On one turn (>)', pace: 'turn', direction: 1 },
]

/** Steps through the whole game by action, phase or turn. Nothing of the game changes by it. */
export function TimeBar() {
  const table = useTable()
  const last = useSession(s => s.history.cursor)
  const first = useSession(s => s.history.grownFrom)
  const at = useSession(s => s.looking ?? s.history.cursor)
  const turn = useSession((s, { look, views }) => look.calendar(views.position(s)).turn)
  return (
    <fieldset aria-label="Step through the game" className={styles.bar}>
      <Steps steps={BACK} isOff={at === first} />
      <input
        type="range"
        aria-label="Moment of the game"
        aria-valuetext={at === last ? 'the present' : `turn ${turn}, action ${at} of ${last}`}
        min={first}
        max={last}
        value={at}
        onChange={event => lookAt(table, Number(event.target.value))}
      />
      <Steps steps={ON} isOff={at === last} />
      <Viewpoint />
    </fieldset>
  )
}

/** Whose eyes to look back through, where one person may know everything. */
function Viewpoint() {
  const { session } = useTable()
  const sides = useSides()
  const isOffered = useSession((s, { views }) => views.mayChooseViewpoint(s))
  const viewpoint = useSession(s => s.viewpoint)
  if (!isOffered) return null
  return (
    <label className={styles.viewpoint}>
      As seen by{' '}
      <select
        value={viewpoint ?? ''}
        onChange={event => session.lookFrom(event.target.value === '' ? null : (Number(event.target.value) as Side))}
      >
        <option value="">whoever decides</option>
        {sides.map(({ name }, side) => (
          <option key={name} value={side}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Steps({ steps, isOff }: { readonly steps: readonly StepButton[]; readonly isOff: boolean }) {
  const table = useTable()
  return steps.map(({ icon, label, pace, direction }) => (
    <button
      key={label}
      type="button"
      aria-label={label.replace(/ \(.*/, '')}
      title={label}
      disabled={isOff}
      onClick={() => stepThrough(table, pace, direction)}
    >
      <Icon name={icon} size={18} />
    </button>
  ))
}
