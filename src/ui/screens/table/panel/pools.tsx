import { memo } from 'react'
import type { CounterFace } from '../../../../core/engine/counter-face'
import type { Pool } from '../../../../core/engine/game-look'
import { otherSide, type Side } from '../../../../core/ids'
import { CounterTile } from '../../../counters/counter-tile'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useSession, useViews } from '../table-context'
import styles from './pools.module.css'

/** What both sides have left to spend, the own side first. */
export function Pools() {
  const sides = useSides()
  const pools = useSession((s, { look, views }) => look.pools(views.position(s)))
  const viewer = useViews((views, s) => views.viewer(s))
  const deciding = useViews((views, s) => views.deciding(s))
  const own: Side = viewer === 'table' ? (deciding ?? 0) : viewer
  const other = otherSide(own)
  const theirs = pools.filter(pool => pool.side === other)
  if (pools.length === 0) return null
  return (
    <section className={styles.pools} aria-label="Support">
      {pools.map(pool => pool.side === own && <OwnPool key={pool.id} pool={pool} />)}
      {theirs.length > 0 && (
        <p className={styles.theirs}>
          <b>{sides[other].name}</b>
          {theirs.map(pool => (
            <span key={pool.id}>
              {pool.title}: {pool.note}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}

const OwnPool = memo(function OwnPool({ pool }: { readonly pool: Pool }) {
  return (
    <div className={styles.pool}>
      <p>
        <b>{pool.title}</b> {pool.note} <RuleLink rule={pool.rule} />
      </p>
      {pool.meter !== undefined && <PoolMeter title={pool.title} meter={pool.meter} />}
      <div className={styles.items} aria-hidden="true">
        {kindsOf(pool).map(({ face, spent, count }) => (
          <span key={`${face.label} ${face.ratings} ${spent}`} className={styles.kind}>
            <CounterTile face={face} pixels={22} silent />
            {count > 1 && `×${count}`}
          </span>
        ))}
      </div>
    </div>
  )
})

function PoolMeter({ title, meter: { left, of, unit } }: { readonly title: string; readonly meter: Meter }) {
  return (
    <span className={styles.meter}>
      <meter min={0} max={of} value={left} aria-label={title} aria-valuetext={`${left} of ${of} ${unit}`} />
      <span aria-hidden="true">
        {left}/{of} {unit}
      </span>
    </span>
  )
}

type Meter = NonNullable<Pool['meter']>
type Kind = { readonly face: CounterFace; readonly spent: boolean; readonly count: number }

/** Items that look the same are drawn once, with their number. */
function kindsOf({ items }: Pool): readonly Kind[] {
  const kinds = new Map<string, Kind>()
  for (const { face, spent } of items) {
    const key = `${face.label} ${face.ratings} ${spent}`
    const count = (kinds.get(key)?.count ?? 0) + 1
    kinds.set(key, { face: spent ? asSpent(face) : face, spent, count })
  }
  return [...kinds.values()]
}

const asSpent = (face: CounterFace): CounterFace => ({ ...face, state: { ...face.state, acted: true } })
