import type { CSSProperties } from 'react'
import type { PhaseInfo } from '../../../../core/engine/game-look'
import type { Side } from '../../../../core/ids'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { gatherPhases } from './gather-phases'
import styles from './strip.module.css'

/** The phases of the turn, those of a side under its name; the one at hand is lit. */
export function PhaseRow() {
  const { look } = useTable()
  const sides = useSides()
  const known = useKnown()
  const whole = look.phases(known)
  const phases = gatherPhases(whole, sides)
  const now = phases.findIndex(phase => phase.stands === 'now')
  const next = phases.findIndex((phase, at) => at > now && phase.stands === 'ahead')
  return (
    <ol className={styles.phases} aria-label="Phases of the turn">
      {phases.map((phase, at) => (
        <Phase
          key={phase.id}
          phase={phase}
          opensSide={phase.side !== null && phases[at - 1]?.side !== phase.side}
          isAlone={!whole.includes(phase) || whole.filter(each => each.side === phase.side).length === 1}
          isNext={at === next}
        />
      ))}
    </ol>
  )
}

type PhaseProps = {
  readonly phase: PhaseInfo
  readonly opensSide: boolean
  /** The only phase of its side, or all of them gathered: its title says whose it is. */
  readonly isAlone: boolean
  readonly isNext: boolean
}

const SPOKEN = { done: ', done', now: '', ahead: '' } as const

function Phase({ phase, opensSide, isAlone, isNext }: PhaseProps) {
  return (
    <li
      className={styles.phase}
      data-stands={phase.stands}
      data-next={isNext || undefined}
      aria-current={phase.stands === 'now' ? 'step' : undefined}
      title={phase.title}
    >
      {(opensSide || (phase.side !== null && phase.stands === 'now')) && phase.side !== null && (
        <SideName side={phase.side} isOpening={opensSide} isAlone={isAlone} />
      )}
      <span className={styles.phaseTitle}>
        {isNext && <i>then </i>}
        {phase.title}
        <span className={styles.aloud}>{SPOKEN[phase.stands]}</span>
      </span>
    </li>
  )
}

type SideNameProps = { readonly side: Side; readonly isOpening: boolean; readonly isAlone: boolean }

/** Before the first phase of a side; on narrow screens before the one at hand. */
function SideName({ side, isOpening, isAlone }: SideNameProps) {
  const { name, colour } = useSides()[side]
  return (
    <span
      className={styles.side}
      data-opening={isOpening || undefined}
      style={{ '--side': `var(--n-${colour})` } as CSSProperties}
    >
      {!isAlone && name}
    </span>
  )
}
