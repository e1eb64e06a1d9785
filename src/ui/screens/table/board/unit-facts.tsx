import type { Fact } from '../../../../core/engine/game-look'
import type { UnitId } from '../../../../core/ids'
import { GlossedText } from '../panel/glossed-text'
import { ReconstructedTag } from '../reconstructed-tag'
import { RuleLink, RulingLink } from '../rule-link'
import { useTable } from '../table-context'
import { useBoard } from './board-position'
import styles from './inspector.module.css'
import { shortLabel } from './inspector-unit'

const FactRows = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.map(({ label, value, rule, ruling, reconstructed }) => (
    <div key={label}>
      <dt>
        <GlossedText text={label} isInList />
      </dt>
      <dd>
        <GlossedText text={value} isInList /> {rule !== undefined && <RuleLink rule={rule} />}{' '}
        {reconstructed === undefined ? (
          <RulingLink ruling={ruling} />
        ) : (
          <ReconstructedTag what={reconstructed} ruling={ruling} />
        )}
      </dd>
    </div>
  ))

/** What whoever comes to a hex would meet there. */
export const HexFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <section className={`${styles.facts} ${styles.inLine}`} aria-label="What is met there">
    <dl>
      <FactRows facts={facts} />
    </dl>
  </section>
)

/** All that is known of one unit, and the part of the order of battle it belongs to. */
export function UnitFacts({ unit }: { readonly unit: UnitId }) {
  const { look } = useTable()
  const { known, face } = useBoard()
  const group = look.forces(known).find(({ units }) => units.includes(unit))
  return (
    <section className={styles.facts} aria-label={`About ${shortLabel(face(unit))}`}>
      <h3>{shortLabel(face(unit))}</h3>
      <dl>
        <FactRows facts={look.unitFacts(known, unit)} />
        {group !== undefined && (
          <div>
            <dt>Order of battle</dt>
            <dd>
              {group.title}, {group.units.length === 1 ? 'alone' : `one of ${group.units.length}`}
              {group.note !== undefined && `; ${group.note}`}{' '}
              {group.rule !== undefined && <RuleLink rule={group.rule} />}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
