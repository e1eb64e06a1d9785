import { useId, useMemo, useRef, useState } from 'react'
import type { BattleScene } from '../../../../core/engine/game-look'
import type { Choice } from '../../../../core/engine/step'
import type { UnitId } from '../../../../core/ids'
import { play } from '../acting'
import { RuleLink } from '../rule-link'
import { Icon } from '../strip/icons'
import { useTable, useViews } from '../table-context'
import { Balance } from './balance'
import { linesOfBattle } from './battle-account'
import { sortChoices, withKeys } from './battle-choices'
import { BattleColumns } from './battle-columns'
import { BattleFoot } from './battle-foot'
import styles from './battle-frame.module.css'
import { Party } from './forces'
import { NO_ACTS, useBattleKeys, useFocusInside } from './use-battle-keys'
import type { BattleNews } from './use-battle-news'

type BattleFrameProps = {
  readonly scene: BattleScene
  readonly news: BattleNews
  readonly falling: boolean
  readonly onAside: () => void
}

/** A battle, forces face to face. It leaves strip and keys of the table free, so it is no modal dialog. */
export function BattleFrame({ scene, news, falling, onAside }: BattleFrameProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  const forecast = useViews((views, s) => views.forecast(s))
  const lines = useBattleLines()
  const { choices, buttons, pick, acts } = useAnswers(scene, onAside)
  const [hint, setHint] = useState<Choice | null>(null)
  // The first key only stops the dice.
  useBattleKeys(dialog, falling ? NO_ACTS : acts)
  useFocusInside(dialog, scene.key)
  const shared = { choices, onPick: pick, onHint: setHint }
  return (
    <div className={styles.scrim} data-battle>
      <div ref={dialog} className={styles.dialog} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
        <Header scene={scene} titleId={titleId} onAside={onAside} />
        <div className={styles.forces}>
          <Party party={scene.attacker} stand="attacker" {...shared} />
          <Balance balance={scene.balance} shift={scene.shift} />
          <Party party={scene.defender} stand="defender" {...shared} />
        </div>
        <BattleColumns forecast={forecast} lines={lines} pointed={hint} />
        <BattleFoot
          buttons={buttons}
          hint={hint !== null && isAnswer(hint, choices.byUnit) ? hint : null}
          pickable={choices.byUnit.size}
          news={news}
          falling={falling}
        />
      </div>
    </div>
  )
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
  const choices = useMemo(() => sortChoices(scene, all, side), [scene, all, side])
  const [asked, setAsked] = useState<{ readonly of: readonly Choice[]; readonly unit: UnitId } | null>(null)
  return useMemo(() => {
    const several = asked !== null && asked.of === all ? (choices.byUnit.get(asked.unit) ?? []) : []
    const buttons = several.length > 0 ? withKeys(several) : choices.buttons
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

type HeaderProps = Pick<BattleFrameProps, 'scene' | 'onAside'> & { readonly titleId: string }

function Header({ scene: { title, about, rule, stages, stage }, titleId, onAside }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <h2 id={titleId}>{title}</h2>
        <p>
          {about} <RuleLink rule={rule} />
        </p>
      </div>
      <ol className={styles.stages} aria-label="Stages of the battle">
        {stages.map((name, at) => (
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
