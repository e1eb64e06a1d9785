import { useId, useMemo, useRef } from 'react'
import type { BattleScene } from '../../../../core/engine/game-look'
import type { Choice } from '../../../../core/engine/step'
import { play } from '../acting'
import { answerMark } from '../coach/answer-mark'
import { CoachAtDice } from '../coach/coach'
import { wordsOf } from '../diary/sentence'
import { ChartGrid } from '../drawers/chart-grid'
import { answerOf, primaryOf } from '../hand/primary'
import { KeyCap } from '../panel/key-cap'
import { useDesk, useKnown, useTable } from '../table-context'
import { Balance } from './balance'
import type { BattleChoices } from './battle-choices'
import columns from './battle-columns.module.css'
import { TakeBack } from './battle-foot'
import foot from './battle-foot.module.css'
import { Header } from './battle-frame'
import frame from './battle-frame.module.css'
import { Course } from './course'
import { DiceTray } from './dice-tray'
import { Party } from './forces'
import { LossesTold } from './losses-told'
import { hitRow, resultIn } from './result-told'
import { resultsTable } from './results-table'
import styles from './told.module.css'
import { NO_ACTS, useBattleKeys, useFocusInside } from './use-battle-keys'
import type { ToldThrow } from './use-battle-news'

type ToldFrameProps = {
  readonly told: ToldThrow
  /** The battle as it goes on; null: it is over. */
  readonly next: BattleScene | null
  readonly falling: boolean
  readonly onClose: () => void
}

const NO_CHOICES: BattleChoices = { byUnit: new Map(), unitKeys: new Map(), buttons: [], hexes: 0 }
const ignore = () => {}

/** What the dice decided, with the cell they hit: it stays until somebody goes on, by the next answer where that is plain. */
export function ToldFrame({ told, next, falling, onClose }: ToldFrameProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const table = useTable()
  const follows = useFollowing(told, next)
  const acts = useMemo(() => {
    const goOn = follows === null ? onClose : () => void play(table, follows)
    return { Enter: goOn, Escape: onClose }
  }, [table, follows, onClose])
  useBattleKeys(dialog, falling ? NO_ACTS : acts)
  useFocusInside(dialog, `${told.scene.key} told`)
  // Those who fell are crossed out as soon as they are known to have fallen.
  const shown = next?.key === told.scene.key ? next : told.scene
  const shared = { choices: NO_CHOICES, onPick: ignore, onHint: ignore }
  return (
    <div className={frame.scrim} data-battle data-told>
      <div
        ref={dialog}
        className={frame.dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <Header scene={told.scene} titleId={titleId} onAside={onClose} />
        <div className={frame.forces}>
          <Party party={shown.attacker} stand="attacker" {...shared} />
          <Balance balance={told.scene.balance} shift={told.scene.shift} />
          <Party party={shown.defender} stand="defender" {...shared} />
        </div>
        <ToldColumns told={told} falling={falling} />
        <CoachAtDice />
        <footer className={foot.foot}>
          <ResultLine told={told} falling={falling} />
          <div className={foot.acts}>
            <TakeBack />
            {follows !== null && (
              <button type="button" className={foot.act} aria-keyshortcuts="Escape" onClick={onClose}>
                See the map
                <KeyCap shown="Esc" />
              </button>
            )}
            <button
              type="button"
              className={`${foot.act} ${foot.go}`}
              data-answer={follows === null ? undefined : answerMark(follows.action)}
              aria-keyshortcuts="Enter"
              onClick={acts.Enter}
            >
              {follows?.label ?? (next === null ? 'Go on' : 'On to the map')}
              <KeyCap shown="↵" />
            </button>
          </div>
        </footer>
      </div>
    </div>
  )
}

/** The next answer of this battle, where there is one that Enter would give. */
function useFollowing({ scene }: ToldThrow, next: BattleScene | null): Choice | null {
  const table = useTable()
  const primary = useDesk(desk => answerOf(primaryOf(table, desk)))
  return next?.key === scene.key && primary?.intent === 'act' ? primary : null
}

function ToldColumns({ told: { forecast, lines, fresh, dice }, falling }: Pick<ToldFrameProps, 'told' | 'falling'>) {
  const { engine, look } = useTable()
  const { setting } = useKnown()
  const table = resultsTable(look.tables(setting), forecast)
  const result = resultIn(engine.game, fresh)
  const hit = falling ? null : hitRow(table, forecast?.chart, result?.outcome.code ?? result?.outcome.label, dice)
  return (
    <div className={`${columns.columns} ${styles.columns}`} data-columns="results losses">
      <section className={columns.column} aria-label={table?.title ?? 'The battle so far'}>
        <h3 className={columns.title}>{table?.title ?? 'The battle so far'}</h3>
        <div className={columns.stack}>
          {table !== null && <ChartGrid table={table} live={forecast?.chart ?? null} hit={hit} large />}
          <Course lines={lines} />
        </div>
      </section>
      <section className={columns.column} aria-label="Losses">
        <h3 className={columns.title}>Losses</h3>
        <LossesTold lines={lines} />
      </section>
    </div>
  )
}

/** 'DR Defender retreats', the dice, and the sentence of the diary. */
export function ResultLine({ told: { fresh, dice }, falling }: Pick<ToldFrameProps, 'told' | 'falling'>) {
  const table = useTable()
  const result = resultIn(table.engine.game, fresh)
  const last = result?.line ?? fresh.filter(({ entry }) => entry.kind !== 'roll').at(-1)
  return (
    <div className={styles.result} role="status">
      <DiceTray dice={dice} falling={falling} />
      {!falling && (
        <div>
          {result?.outcome.code !== undefined && <b>{result.outcome.code} </b>}
          {result !== null && <strong>{result.outcome.label}</strong>}
          {last !== undefined && <p>{wordsOf(table, last.entry)}</p>}
        </div>
      )}
    </div>
  )
}
