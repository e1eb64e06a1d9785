import type { PhaseInfo } from '../../../../core/engine/game-look'
import { GlossedText } from '../panel/glossed-text'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useKnown, useTable } from '../table-context'
import drawer from './drawer.module.css'
import styles from './sequence-drawer.module.css'

/** The order of play: the whole turn of both sides, with the phase that is on, and the turns to come. */
export function SequenceDrawer() {
  const { look } = useTable()
  const known = useKnown()
  const { turn, of, date } = look.calendar(known)
  const phases = look.phases(known)
  // Before the first turn the strip has the set-up.
  const isPlaying = look.sequence?.(known).some(({ stands }) => stands === 'now') === true
  const whole = isPlaying ? (look.sequence?.(known) ?? phases) : phases
  return (
    <div className={drawer.body}>
      <p className={styles.turn}>
        Turn <b>{turn}</b> of {of}
        <small>{date}</small>
      </p>
      <ol className={styles.phases} aria-label="Order of play">
        {runsOf(whole).map(run => (
          <Run key={run[0]?.id} run={run} />
        ))}
      </ol>
      {turn < of && (
        <p className={drawer.note}>
          Then turn {turn + 1}
          {look.turnDate === undefined ? '' : `, ${look.turnDate(known, turn + 1)}`}
          {of - turn > 1 ? `, and ${of - turn - 1} more.` : ', the last.'}
        </p>
      )}
    </div>
  )
}

/** Phases that follow each other and belong to one side. */
function runsOf(phases: readonly PhaseInfo[]): readonly PhaseInfo[][] {
  const runs: PhaseInfo[][] = []
  for (const phase of phases) {
    const run = runs.at(-1)
    if (run !== undefined && run[0]?.side === phase.side) run.push(phase)
    else runs.push([phase])
  }
  return runs
}

function Run({ run }: { readonly run: readonly PhaseInfo[] }) {
  const sides = useSides()
  const side = run[0]?.side ?? null
  const of = side === null ? null : sides[side]
  return (
    <li>
      <h3 className={styles.side}>
        <i style={of === null ? undefined : { background: `var(--n-${of.colour})` }} />
        {of?.name ?? 'Both'}
      </h3>
      <ol>
        {run.map(phase => (
          <Phase key={phase.id} phase={phase} />
        ))}
      </ol>
    </li>
  )
}

const SPOKEN = { done: 'done', now: 'now', ahead: '' } as const

function Phase({ phase: { title, stands, rule } }: { readonly phase: PhaseInfo }) {
  const { engine } = useTable()
  const entry = rule === undefined ? undefined : engine.game.rules[rule]
  return (
    <li className={styles.phase} data-stands={stands} aria-current={stands === 'now' ? 'step' : undefined}>
      {stands === 'done' ? <Icon name="check" size={16} /> : <i aria-hidden="true" />}
      <div>
        <p>
          <b>{title}</b> {rule !== undefined && <RuleLink rule={rule} />}
          <small>{SPOKEN[stands]}</small>
        </p>
        {entry !== undefined && (
          <p className={styles.says}>
            <GlossedText text={entry.says} isInList />
          </p>
        )}
      </div>
    </li>
  )
}
