import { type RefObject, useEffect, useRef } from 'react'
import type { Side } from '../../../../core/ids'
import { CounterTile } from '../../../counters/counter-tile'
import { wordsOf } from '../diary/sentence'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useKnown, useTable } from '../table-context'
import { type Loss, lossesIn, readShot } from './battle-account'
import styles from './battle-summary.module.css'
import { DiceTray } from './dice-tray'
import { inBattle } from './in-battle'
import type { BattleNews, EndedBattle } from './use-battle-news'

type BattleSummaryProps = {
  readonly ended: EndedBattle
  readonly news: BattleNews
  readonly falling: boolean
  readonly onDismiss: () => void
}

/** How a battle ended: who lost what. The diary keeps all of it, so this goes away with the next thing done. */
export function BattleSummary({ ended, news, falling, onDismiss }: BattleSummaryProps) {
  const { scene, lines, isThrow = false } = ended
  const table = useTable()
  const card = useRef<HTMLElement>(null)
  useDismissal(card, falling, onDismiss)
  const losses = lossesIn(table.look, lines)
  const told = lines.filter(({ entry }) => entry.kind !== 'roll')
  return (
    <section
      ref={card}
      className={styles.card}
      aria-label={isThrow ? 'The dice have fallen' : 'The battle is over'}
      role="status"
    >
      <header>
        <h2>{scene?.title ?? 'The battle is over'}</h2>
        <button type="button" aria-label="Close" title="Close (Esc)" onClick={onDismiss}>
          <Icon name="cross" />
        </button>
      </header>
      {(isThrow ? told : told.slice(-1)).map(({ line, entry }) => (
        <p key={line} className={styles.result}>
          {wordsOf(table, entry)}
        </p>
      ))}
      {(!isThrow || losses.length > 0) && (
        <div className={styles.sides}>
          {([0, 1] as const).map(side => (
            <SideLosses key={side} side={side} losses={losses.filter(loss => loss.side === side)} />
          ))}
        </div>
      )}
      <Shots lines={lines} />
      <DiceTray dice={news.dice} falling={falling} pixels={40} />
    </section>
  )
}

/** Esc, or a touch of anything else, once the dice lie still. */
function useDismissal(card: RefObject<HTMLElement | null>, falling: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (falling) return
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !card.current?.contains(target)) onDismiss()
    }
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onDismiss()
    }
    window.addEventListener('pointerdown', press)
    window.addEventListener('keydown', hear, { capture: true })
    return () => {
      window.removeEventListener('pointerdown', press)
      window.removeEventListener('keydown', hear, { capture: true })
    }
  }, [card, falling, onDismiss])
}

function SideLosses({ side, losses }: { readonly side: Side; readonly losses: readonly Loss[] }) {
  const table = useTable()
  const known = useKnown()
  const { name, colour } = useSides()[side]
  const steps = losses.reduce((sum, loss) => sum + loss.steps, 0)
  return (
    <section aria-label={`Losses of ${name}`}>
      <h3>
        <i style={{ background: `var(--n-${colour})` }} />
        {name}
      </h3>
      <p>{steps === 0 ? 'no loss' : `${steps} ${steps === 1 ? 'step' : 'steps'} lost`}</p>
      <ul>
        {losses.map(loss => (
          <li key={loss.unit}>
            <CounterTile face={inBattle(table.look.face(known, loss.unit))} pixels={40} />
            <b aria-hidden="true">−{loss.steps}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shots({ lines }: Pick<EndedBattle, 'lines'>) {
  const shots = lines.map(({ entry }) => readShot(entry)).filter(shot => shot !== null)
  if (shots.length === 0) return null
  const hits = shots.filter(shot => shot.hit).length
  return (
    <p className={styles.shots}>
      {shots.length} {shots.length === 1 ? 'shot' : 'shots'}, {hits} {hits === 1 ? 'hit' : 'hits'}
    </p>
  )
}
