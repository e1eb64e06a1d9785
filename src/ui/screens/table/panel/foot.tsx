import { whyAsked } from '../acting'
import { PASSING } from '../desk'
import { useDesk, useSession, useTable } from '../table-context'
import { ConfirmButton } from './confirm-button'
import styles from './foot.module.css'
import { KeyCap } from './key-cap'
import { MenuButton } from './menu'
import { TakeBackButtons } from './take-back-buttons'
import { FREELY, statusOf, TURN, takeBack } from './taking-back'

/** Take back, do again, confirm. What waits to be confirmed takes the whole foot. */
export function Foot() {
  const isArmed = useDesk(desk => desk.armed !== null)
  return (
    <div className={styles.foot}>
      <WhyAsked />
      <div className={styles.acts}>
        {isArmed ? <PutBack /> : <TakeBackButtons />}
        <ConfirmButton />
        {!isArmed && <RestartMenu />}
      </div>
    </div>
  )
}

export function PutBack() {
  const { desk } = useTable()
  return (
    <button type="button" className={styles.back} onClick={() => desk.setState(PASSING)}>
      Put back <KeyCap shown="Esc" />
    </button>
  )
}

function RestartMenu() {
  const table = useTable()
  return (
    <MenuButton
      label="More ways to take back"
      icon="more"
      className={styles.slim}
      items={() => [
        {
          label: 'Restart the turn',
          icon: 'first',
          note: RESTART_WORDS[statusOf(table, TURN)],
          isOff: statusOf(table, TURN) === 'impossible',
          onPick: () => takeBack(table, TURN),
        },
        {
          label: 'Back as far as is free',
          icon: 'undo',
          note: 'To the last dice or change of sides.',
          isOff: statusOf(table, FREELY) === 'impossible',
          onPick: () => takeBack(table, FREELY),
        },
      ]}
    />
  )
}

const RESTART_WORDS = {
  free: 'Free: no dice have fallen since.',
  agreement: 'Both players must agree.',
  impossible: 'There is nothing to take back.',
} as const

/** Why what waits to be confirmed is asked twice. */
export function WhyAsked() {
  const armed = useDesk(desk => desk.armed)
  const why = useSession((_, table) => (armed === null ? null : remembered(table, armed)))
  return <div role="status">{why !== null && <p className={styles.why}>{why}</p>}</div>
}

const reasons = new WeakMap<object, string>()

/** Finding out plays the choice on the side, so it is done once. */
const remembered: typeof whyAsked = (table, choice) => {
  const why = reasons.get(choice) ?? whyAsked(table, choice)
  reasons.set(choice, why)
  return why
}
