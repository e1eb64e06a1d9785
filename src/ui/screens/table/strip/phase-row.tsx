import { type CSSProperties, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { PhaseInfo } from '../../../../core/engine/game-look'
import type { Side } from '../../../../core/ids'
import { Popover } from '../panel/popover'
import { useWidth } from '../panel/use-width'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { foldPhases } from './fold-phases'
import { Icon } from './icons'
import styles from './strip.module.css'

/** Under so many pixels the strip shows the phase at hand and the next alone. */
const NO_FOLDS = '(max-width: 1279px)'

/** Where nothing can be measured, as without a screen. */
const USUAL_ROOM = 560

/** The phases of the turn, those of a side under its name; the one at hand is lit. What is folded opens as a list. */
export function PhaseRow() {
  const { look } = useTable()
  const sides = useSides()
  const known = useKnown()
  const { row, room } = useRoom()
  const whole = look.phases(known)
  const { done, shown, ahead, isTight = false } = foldPhases(whole, sides, room, !useWidth(NO_FOLDS))
  const now = shown.findIndex(phase => phase.stands === 'now')
  return (
    <div ref={row} className={styles.phaseRow}>
      {done.length > 0 && <AllPhases whole={whole} shown={`✓ ${done.length}`} label={doneWords(done.length)} />}
      <ol className={styles.phases} aria-label="Phases of the turn" data-tight={isTight || undefined}>
        {shown.map((phase, at) => (
          <Phase
            key={phase.id}
            phase={phase}
            opensSide={phase.side !== null && shown[at - 1]?.side !== phase.side}
            isAlone={!whole.includes(phase) || whole.filter(each => each.side === phase.side).length === 1}
            isNext={at === now + 1 && phase.stands === 'ahead'}
          />
        ))}
      </ol>
      {ahead.length > 0 && <AllPhases whole={whole} shown={`+${ahead.length}`} label={aheadWords(ahead.length)} />}
    </div>
  )
}

const counted = (count: number): string => (count === 1 ? 'One phase' : `${count} phases`)
const doneWords = (count: number): string => `${counted(count)} done: show all phases`
const aheadWords = (count: number): string => `${counted(count)} more to come: show all phases`

/** The room between the turn and the figures. */
function useRoom() {
  const row = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(USUAL_ROOM)
  useLayoutEffect(() => {
    const node = row.current
    if (node === null || typeof ResizeObserver === 'undefined') return
    const measure = (): void => {
      if (node.clientWidth > 0) setRoom(node.clientWidth)
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [])
  return { row, room }
}

type AllPhasesProps = { readonly whole: readonly PhaseInfo[]; readonly shown: string; readonly label: string }

/** What is folded, on a button that opens the whole turn. */
function AllPhases({ whole, shown, label }: AllPhasesProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.fold}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.aloud}>{label}</span>
        <span aria-hidden="true">{shown}</span>
        <Icon name="down" size={14} />
      </button>
      {isOpen && button.current !== null && (
        <Popover anchor={button.current} label="All phases of the turn" role="dialog" onClose={close}>
          <ol className={styles.allPhases}>
            {whole.map(phase => (
              <WholePhase key={phase.id} phase={phase} />
            ))}
          </ol>
        </Popover>
      )}
    </>
  )
}

const STANDS = { done: 'done', now: 'now', ahead: '' } as const

function WholePhase({ phase: { title, side, stands } }: { readonly phase: PhaseInfo }) {
  const sides = useSides()
  const of = side === null ? null : sides[side]
  return (
    <li data-stands={stands} aria-current={stands === 'now' ? 'step' : undefined}>
      <i style={of === null ? undefined : { background: `var(--n-${of.colour})` }} />
      <span>
        {title}
        {of !== null && <small> {of.name}</small>}
      </span>
      <small>{STANDS[stands]}</small>
    </li>
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
