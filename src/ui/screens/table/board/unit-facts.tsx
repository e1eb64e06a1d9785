import type { UnitId } from '../../../../core/ids'
import { RuleLink } from '../rule-link'
import { useTable } from '../table-context'
import { useBoard } from './board-position'
import styles from './inspector.module.css'
import { shortLabel } from './inspector-unit'

/** All that is known of one unit, and the part of the order of battle it belongs to. */
export function UnitFacts({ unit }: { readonly unit: UnitId }) {
  const { look } = useTable()
  const { known, face } = useBoard()
  const group = look.forces(known).find(({ units }) => units.includes(unit))
  return (
    <section className={styles.facts} aria-label={`About ${shortLabel(face(unit))}`}>
      <h3>{shortLabel(face(unit))}</h3>
      <dl>
        {look.unitFacts(known, unit).map(({ label, value, rule }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {rule !== undefined && <RuleLink rule={rule} />}
            </dd>
          </div>
        ))}
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
