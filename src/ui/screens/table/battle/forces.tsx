import { type CSSProperties, memo } from 'react'
import type { BattleParty, BattleSupport, BattleUnit } from '../../../../core/engine/game-look'
import { focusOf } from '../../../../core/engine/hand'
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

const UNIT_PX = 56
const SUPPORT_PX = 44
const OFFER_PX = 40

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
  const offers = party.groups.filter(group => isOffer(group, party, choices))
  // What is asked for lies there to choose from.
  const support = party.support.filter(({ stands }) => stands !== 'asked' || offers.length === 0)
  return (
    <section
      className={`${styles.party} ${styles[stand]}`}
      aria-label={party.title}
      style={{ '--party': `var(--n-${nation})` } as CSSProperties}
    >
      <h3 className={styles.title}>
        <i className={styles.swatch} />
        {party.title}
      </h3>
      <div className={styles.forces}>
        {party.groups.map(group => (
          <div
            key={group.caption}
            className={styles.group}
            data-offer={offers.includes(group) || undefined}
            data-plain={group.units.every(each => each.note === undefined) || undefined}
          >
            <ul className={styles.row}>
              {group.units.map(each => (
                <li key={each.unit}>
                  <Fighter
                    fighter={each}
                    pixels={offers.includes(group) ? OFFER_PX : UNIT_PX}
                    choices={choices}
                    onPick={onPick}
                    onHint={onHint}
                  />
                </li>
              ))}
            </ul>
            <p className={styles.caption}>{group.caption}</p>
          </div>
        ))}
        <div className={styles.supports}>
          {support.map(each => (
            <Support key={each.title} support={each} />
          ))}
        </div>
      </div>
    </section>
  )
}

type Group = BattleParty['groups'][number]

/** Pieces laid out to choose from beside those who fight: they come last and lie closer. */
function isOffer(group: Group, { groups }: BattleParty, { byUnit }: BattleChoices): boolean {
  const isLit = ({ unit }: BattleUnit) => byUnit.has(unit)
  return group.units.every(isLit) && groups.some(each => each !== group && !each.units.some(isLit))
}

type FighterProps = { readonly fighter: BattleUnit; readonly pixels: number } & Pick<
  PartyProps,
  'choices' | 'onPick' | 'onHint'
>

function Fighter({ fighter: { unit, note, fallen = false }, pixels, choices, onPick, onHint }: FighterProps) {
  const { engine, look } = useTable()
  const known = useKnown()
  const face = inBattle(look.face(known, unit))
  const own = choices.byUnit.get(unit) ?? []
  const key = choices.unitKeys.get(unit)
  const isLit = own.length > 0
  const tile = (
    <>
      <span className={styles.counter} data-faded={fallen && !isLit}>
        <CounterTile
          face={face}
          pixels={pixels}
          mark={isLit ? 'lit' : focusOf(engine.game, known).hand.includes(unit) ? 'selected' : null}
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

const STANDS = { committed: 'committed', asked: 'to decide', out: 'out', here: '' } as const

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
        <b>{note === '' ? STANDS[stands] : note}</b>
        {note !== '' && stands !== 'here' && <span>{STANDS[stands]}</span>}
      </p>
    </div>
  )
})
