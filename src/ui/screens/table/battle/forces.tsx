import { type CSSProperties, memo } from 'react'
import type { BattleParty, BattleSupport, BattleUnit } from '../../../../core/engine/game-look'
import { focusOf } from '../../../../core/engine/hand'
import { owedFrame } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import type { UnitId } from '../../../../core/ids'
import { counterName } from '../../../counters/counter-name'
import { CounterTile } from '../../../counters/counter-tile'
import { KeyCap } from '../panel/key-cap'
import { useKnown, useTable } from '../table-context'
import type { BattleChoices } from './battle-choices'
import styles from './forces.module.css'
import { inBattle } from './in-battle'
import { partyNation } from './party-nation'

const UNIT_PX = 52
const SUPPORT_PX = 36
/** So many letters stand below a single counter. */
const SHORT_CAPTION = 20

type PartyProps = {
  readonly party: BattleParty
  readonly stand: 'attacker' | 'defender'
  readonly choices: BattleChoices
  readonly onPick: (unit: UnitId) => void
  readonly onHint: (choice: Choice | null) => void
}

/** One side of a battle: its units by where they fight from or in, and what supports it. */
export function Party({ party, stand, choices, onPick, onHint }: PartyProps) {
  const table = useTable()
  const nation = partyNation(table, useKnown(), party)
  return (
    <section
      className={`${styles.party} ${styles[stand]}`}
      aria-label={party.title}
      style={{ '--party': `var(--n-${nation})` } as CSSProperties}
    >
      <div className={styles.head}>
        <h3 className={styles.title}>
          <i className={styles.swatch} />
          {party.title}
        </h3>
        <div className={styles.supports}>
          {party.support.map(each => (
            <Support key={each.title} support={each} />
          ))}
        </div>
      </div>
      <div className={styles.forces}>
        {party.groups.map(group => (
          <div
            key={group.caption}
            className={styles.group}
            data-plain={group.units.every(each => each.note === undefined) || undefined}
            data-worded={group.caption.length > SHORT_CAPTION || undefined}
          >
            <ul className={styles.row}>
              {group.units.map(each => (
                <li key={each.unit}>
                  <Fighter fighter={each} pixels={UNIT_PX} choices={choices} onPick={onPick} onHint={onHint} />
                </li>
              ))}
            </ul>
            <p className={styles.caption} title={group.caption}>
              {group.caption}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

type FighterProps = {
  readonly fighter: BattleUnit
  readonly pixels: number
  /** It is the one whose chances are shown. */
  readonly isLooked?: boolean
} & Pick<PartyProps, 'choices' | 'onPick' | 'onHint'>

export function Fighter(props: FighterProps) {
  const { pixels, choices, onPick, onHint, isLooked = false } = props
  const { unit, note, fallen = false } = props.fighter
  const { engine, look } = useTable()
  const known = useKnown()
  const face = inBattle(look.face(known, unit))
  const own = choices.byUnit.get(unit) ?? []
  const key = choices.unitKeys.get(unit)
  const isLit = own.length > 0
  // Whom one fires at is red, what one sends or loses oneself amber.
  const lit = look.sideOf(known, unit) === owedFrame(known)?.side ? 'lit' : 'target'
  const tile = (
    <>
      <span className={styles.counter} data-faded={fallen && !isLit}>
        <CounterTile
          face={face}
          pixels={pixels}
          mark={isLooked || focusOf(engine.game, known).hand.includes(unit) ? 'selected' : isLit ? lit : null}
          silent
        />
        {fallen && <Cross />}
        {key !== undefined && (
          <span className={styles.key}>
            <KeyCap shown={key} />
          </span>
        )}
      </span>
      {note !== undefined && <small className={styles.note}>{note}</small>}
    </>
  )
  const words = [counterName(face), note ?? '', fallen ? 'fallen' : ''].filter(Boolean).join(', ')
  if (!isLit)
    return (
      <span className={styles.unit} role="img" aria-label={words}>
        {tile}
      </span>
    )
  const [first] = own
  const label = own.length === 1 && first !== undefined ? `${first.label}: ${words}` : words
  const hint = first ?? null
  return (
    <button
      type="button"
      className={styles.unit}
      aria-label={label}
      aria-keyshortcuts={key}
      onClick={() => onPick(unit)}
      onPointerEnter={() => onHint(hint)}
      onPointerLeave={() => onHint(null)}
      onFocus={() => onHint(hint)}
      onBlur={() => onHint(null)}
    >
      {tile}
    </button>
  )
}

const Cross = () => (
  <svg className={styles.cross} viewBox="0 0 100 100" aria-hidden="true">
    <path d="M12 12L88 88M88 12L12 88" />
    <path d="M12 12L88 88M88 12L12 88" />
  </svg>
)

const STANDS = { committed: 'committed', asked: 'to decide', out: 'not committed', here: '' } as const

const Support = memo(function Support({ support: { face, title, note, stands } }: { readonly support: BattleSupport }) {
  return (
    <div className={styles.support} data-stands={stands}>
      <CounterTile
        face={stands === 'out' ? { ...face, state: { ...face.state, acted: true } } : face}
        pixels={SUPPORT_PX}
        mark={stands === 'asked' ? 'lit' : null}
        silent
      />
      <p>
        {title}
        {note !== '' && stands !== 'here' && <span>, {STANDS[stands]}</span>}
        <b>{note === '' ? STANDS[stands] : note}</b>
      </p>
    </div>
  )
})
