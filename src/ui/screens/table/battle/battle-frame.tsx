import { useId, useMemo, useRef, useState } from 'react'
import type { BattleScene } from '../../../../core/engine/game-look'
import type { Outlook } from '../../../../core/engine/outlook'
import type { Choice } from '../../../../core/engine/step'
import type { UnitId } from '../../../../core/ids'
import { play } from '../acting'
import { CoachInBattle } from '../coach/coach'
import { answerOf, primaryOf } from '../hand/primary'
import { SMALL_BELOW, useWidth } from '../panel/use-width'
import { RuleLink } from '../rule-link'
import { Icon } from '../strip/icons'
import { useDesk, useTable, useViews } from '../table-context'
import { Balance } from './balance'
import { linesOfBattle } from './battle-account'
import { isWeighed, type KeyedChoice, sortChoices, withKeys } from './battle-choices'
import { BattleColumns } from './battle-columns'
import { BattleFoot } from './battle-foot'
import styles from './battle-frame.module.css'
import { pairOf } from './decision-columns'
import { Party } from './forces'
import { OfferStrip } from './offer-strip'
import { NO_ACTS, useBattleKeys, useFocusInside } from './use-battle-keys'
import type { BattleNews } from './use-battle-news'
import { useOutlook } from './use-outlook'

type BattleFrameProps = {
  readonly scene: BattleScene
  readonly news: BattleNews
  readonly falling: boolean
  readonly onAside: () => void
}

/** A battle, forces face to face. Nothing behind it is answered while it is open. */
export function BattleFrame({ scene, news, falling, onAside }: BattleFrameProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const forecast = useViews((views, s) => views.forecast(s))
  const lines = useBattleLines()
  const { choices, buttons, pick, acts } = useAnswers(scene, onAside)
  const [hint, setHint] = useState<Choice | null>(null)
  const outlook = useOutlook()
  const looked = useLooked(hint, choices.byUnit, outlook)
  const isPhone = useWidth(SMALL_BELOW)
  const isCompared = useViews((views, s) => isWeighed(scene, views.choices(s)))
  // The first key only stops the dice.
  useBattleKeys(dialog, falling ? NO_ACTS : acts)
  useFocusInside(dialog, scene.key)
  const shared = { choices, onPick: pick, onHint: setHint }
  return (
    <div className={styles.scrim} data-battle>
      <div
        ref={dialog}
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <Header scene={scene} titleId={titleId} onAside={onAside} />
        <div className={styles.forces}>
          <Party party={scene.attacker} stand="attacker" {...shared} />
          <Balance balance={scene.balance} shift={scene.shift} />
          <Party party={scene.defender} stand="defender" {...shared} />
        </div>
        <OfferStrip scene={scene} looked={looked} {...shared} />
        <BattleColumns forecast={forecast} lines={lines} looked={looked} outlook={outlook} isCompared={isCompared} />
        <CoachInBattle />
        <BattleFoot
          buttons={isPhone ? forThumb(buttons, looked) : buttons}
          hint={hint !== null && isAnswer(hint, choices.byUnit) ? hint : null}
          pickable={choices.byUnit.size}
          onMap={choices.hexes > 0 ? onAside : null}
          news={news}
          falling={falling}
          die={scene.die ?? 6}
        />
      </div>
    </div>
  )
}

/** On a phone the piece that is looked at has a button above which only the primary stands; calling off waits on the map. */
function forThumb(buttons: readonly KeyedChoice[], looked: Choice | null): readonly KeyedChoice[] {
  if (looked?.action.unit === undefined || looked.intent !== 'spend') return buttons
  const others = buttons.filter(({ choice }) => choice.intent !== 'cancel' && choice.intent !== 'spend')
  return [{ choice: looked, key: '', shown: '', isPrimary: false }, ...others]
}

/** What was pointed at last, as long as it is an answer; before that the first that is compared with keeping all. */
function useLooked(
  hint: Choice | null,
  byUnit: ReadonlyMap<UnitId, readonly Choice[]>,
  outlook: Outlook | null,
): Choice | null {
  const [last, setLast] = useState<Choice | null>(null)
  if (hint !== null && hint !== last) setLast(hint)
  if (last !== null && isAnswer(last, byUnit)) return last
  return outlook?.is === 'known' ? (pairOf(outlook, null)?.[1].choices[0] ?? null) : null
}

/** What was pointed at may have been answered meanwhile. */
const isAnswer = (choice: Choice, byUnit: ReadonlyMap<UnitId, readonly Choice[]>): boolean =>
  choice.action.unit !== undefined && (byUnit.get(choice.action.unit)?.includes(choice) ?? false)

function useBattleLines() {
  const { look } = useTable()
  const log = useViews((views, s) => views.log(s))
  return useMemo(() => linesOfBattle(look, log), [look, log])
}

/** All answers: by clicking units, by buttons, by keys. A unit that stands for several puts them on buttons first. */
function useAnswers(scene: BattleScene, onAside: () => void) {
  const table = useTable()
  const all = useViews((views, s) => views.choices(s))
  const side = useViews((views, s) => views.deciding(s))
  const primary = useDesk(desk => answerOf(primaryOf(table, desk)))
  const choices = useMemo(() => sortChoices(scene, all, side, primary), [scene, all, side, primary])
  const [asked, setAsked] = useState<{ readonly of: readonly Choice[]; readonly unit: UnitId } | null>(null)
  return useMemo(() => {
    const several = asked !== null && asked.of === all ? (choices.byUnit.get(asked.unit) ?? []) : []
    const buttons = several.length > 0 ? withKeys(several, null) : choices.buttons
    const pick = (unit: UnitId): void => {
      const [only, another] = choices.byUnit.get(unit) ?? []
      if (only !== undefined && another === undefined) play(table, only)
      else setAsked({ of: all, unit })
    }
    const acts = Object.fromEntries([
      ...[...choices.unitKeys].map(([unit, key]) => [key, () => pick(unit)] as const),
      ...buttons
        .filter(each => each.key !== '')
        .map(({ key, choice }) => [key, () => void play(table, choice)] as const),
      ['Escape', several.length > 0 ? () => setAsked(null) : onAside] as const,
    ])
    return { choices, buttons, pick, acts }
  }, [table, choices, all, asked, onAside])
}

/** So many stages stand beside a title in one line. */
const MOST_STAGES = 7

type HeaderProps = { readonly scene: BattleScene; readonly titleId: string; readonly onAside: () => void }

export function Header({ scene: { title, about, rule, stages, stage }, titleId, onAside }: HeaderProps) {
  // Longer courses fold what is done, so that the title keeps its line.
  const folded = stages.length > MOST_STAGES && stage > 1 ? stage : 0
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <h2 id={titleId}>{title}</h2>
        <p>
          {about} <RuleLink rule={rule} />
        </p>
      </div>
      <ol className={styles.stages} aria-label="Stages of the battle">
        {folded > 0 && (
          <li data-stands="done" title={stages.slice(0, folded).join(', ')}>
            <span aria-hidden="true">✓ {folded}</span>
            <span className={styles.said}>{stages.slice(0, folded).join(', ')}: done</span>
          </li>
        )}
        {stages
          .slice(folded)
          .map((name, past) => ({ name, at: past + folded }))
          .map(({ name, at }) => (
            <li
              key={name}
              data-stands={at < stage ? 'done' : at === stage ? 'now' : 'ahead'}
              aria-current={at === stage ? 'step' : undefined}
            >
              {at < stage && <span aria-hidden="true">✓ </span>}
              {name}
            </li>
          ))}
      </ol>
      <button
        type="button"
        className={styles.eye}
        aria-label="Look at the map"
        title="Look at the map (Esc)"
        onClick={onAside}
      >
        <Icon name="overlays" size={24} />
      </button>
    </header>
  )
}
