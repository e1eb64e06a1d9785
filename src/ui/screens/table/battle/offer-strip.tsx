import type { BattleScene } from '../../../../core/engine/game-look'
import type { Choice } from '../../../../core/engine/step'
import type { UnitId } from '../../../../core/ids'
import { GlossedText } from '../panel/glossed-text'
import type { BattleChoices } from './battle-choices'
import { Fighter } from './forces'
import styles from './offer-strip.module.css'

const OFFER_PX = 44

type OfferStripProps = {
  readonly scene: BattleScene
  readonly choices: BattleChoices
  /** The answer whose chances are shown. */
  readonly looked: Choice | null
  readonly onPick: (unit: UnitId) => void
  readonly onHint: (choice: Choice | null) => void
}

/** A finger cannot point without pressing: its first touch looks, the second sends. */
const isTouch = (): boolean => window.matchMedia?.('(hover: none)').matches ?? false

/** What may be sent, piece by piece, and what becomes of the one that is looked at. */
export function OfferStrip({ scene, choices, looked, onPick, onHint }: OfferStripProps) {
  const offer = scene.attacker.offer ?? scene.defender.offer
  if (offer === undefined) return null
  const pick = (unit: UnitId): void => {
    const [first] = choices.byUnit.get(unit) ?? []
    if (isTouch() && first !== undefined && first !== looked) onHint(first)
    else onPick(unit)
  }
  return (
    <section className={styles.strip} aria-label={offer.title}>
      <h3>
        <i>
          <GlossedText text={offer.title} />
        </i>
        <span>{offer.units.length} ready</span>
      </h3>
      <ul>
        {offer.units.map(unit => (
          <li key={unit}>
            <Fighter
              fighter={{ unit }}
              pixels={OFFER_PX}
              isLooked={looked?.action.unit === unit}
              choices={choices}
              onPick={pick}
              onHint={onHint}
            />
          </li>
        ))}
      </ul>
      <p>
        {looked?.action.unit !== undefined && offer.units.includes(looked.action.unit) && <Looked choice={looked} />}
      </p>
    </section>
  )
}

const Looked = ({ choice: { label, warn } }: { readonly choice: Choice }) => (
  <>
    <b>{label}</b>
    {warn !== undefined && `: ${warn}.`}
  </>
)
