import { memo, useCallback, useRef, useState } from 'react'
import type { CounterFace } from '../../../../core/engine/counter-face'
import type { Pool } from '../../../../core/engine/game-look'
import { otherSide, type Side } from '../../../../core/ids'
import { CounterTile } from '../../../counters/counter-tile'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useSession, useViews } from '../table-context'
import styles from './pools.module.css'
import { Popover } from './popover'

/** What both sides have left to spend, a row of counters each, the own side first; all of it in words behind a button. */
export function Pools() {
  const sides = useSides()
  const pools = useSession((s, { look, views }) => look.pools(views.position(s)))
  const viewer = useViews((views, s) => views.viewer(s))
  const deciding = useViews((views, s) => views.deciding(s))
  const own: Side = viewer === 'table' ? (deciding ?? 0) : viewer
  if (pools.length === 0) return null
  return (
    <section className={styles.pools} aria-label="Support">
      <InWords pools={pools} own={own} />
      {[own, otherSide(own)].map(side => {
        const theirs = pools.filter(pool => pool.side === side)
        return (
          theirs.length > 0 && (
            <div key={side} className={styles.row} data-own={side === own || undefined}>
              <span className={styles.whose} title={sides[side].name}>
                {side === own ? 'Own' : 'Enemy'}
              </span>
              <ul>
                {theirs.map(pool => (
                  <PoolChip key={pool.id} pool={pool} />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

type InWordsProps = { readonly pools: readonly Pool[]; readonly own: Side }

/** Every pool with what is left of it, and its rule. */
function InWords({ pools, own }: InWordsProps) {
  const sides = useSides()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <h2>
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Support <Icon name="down" size={14} />
        </button>
      </h2>
      {isOpen && button.current !== null && (
        <Popover anchor={button.current} label="Support of both sides" role="dialog" onClose={close}>
          <div className={styles.words}>
            {[own, otherSide(own)].map(side => (
              <section key={side} aria-label={sides[side].name}>
                <h3>{sides[side].name}</h3>
                {pools.map(
                  pool =>
                    pool.side === side && (
                      <p key={pool.id}>
                        <b>{pool.title}</b> {pool.note} <RuleLink rule={pool.rule} />
                      </p>
                    ),
                )}
              </section>
            ))}
          </div>
        </Popover>
      )}
    </>
  )
}

/** One counter stands for all of the pool, with how many are left; a meter is a bar with its figures. */
const PoolChip = memo(function PoolChip({ pool }: { readonly pool: Pool }) {
  const { title, note, meter } = pool
  return (
    <li className={isShown(pool) ? styles.chip : styles.aloud} title={`${title}: ${note}`}>
      <span className={styles.aloud}>
        {title}: {note}
      </span>
      <Counted pool={pool} />
      {meter !== undefined && <PoolMeter title={title} meter={meter} />}
    </li>
  )
})

/** What has neither counters nor a bar is told in words only. */
const isShown = ({ items, meter }: Pool): boolean => items.length > 0 || meter !== undefined

function Counted({ pool }: { readonly pool: Pool }) {
  const { title, items, meter } = pool
  const face = faceOf(pool)
  const left = items.filter(({ spent }) => !spent).length
  const count = left === items.length ? `${left}` : `${left}/${items.length}`
  return (
    <span aria-hidden="true" className={styles.shown}>
      {face !== null && <CounterTile face={face} pixels={20} silent />}
      {face === null && meter !== undefined && <small>{title}</small>}
      {items.length > 0 && meter === undefined && <b data-none={left === 0 || undefined}>{count}</b>}
    </span>
  )
}

function PoolMeter({ title, meter: { left, of, unit } }: { readonly title: string; readonly meter: Meter }) {
  return (
    <span className={styles.meter}>
      <meter min={0} max={of} value={left} aria-label={title} aria-valuetext={`${left} of ${of} ${unit}`} />
      <b aria-hidden="true">
        {left}/{of} {unit}
      </b>
    </span>
  )
}

type Meter = NonNullable<Pool['meter']>

/** The first that is left, else one that is spent, veiled. */
function faceOf({ items }: Pool): CounterFace | null {
  const [first] = items
  if (first === undefined) return null
  return items.find(({ spent }) => !spent)?.face ?? asSpent(first.face)
}

const asSpent = (face: CounterFace): CounterFace => ({ ...face, state: { ...face.state, acted: true } })
