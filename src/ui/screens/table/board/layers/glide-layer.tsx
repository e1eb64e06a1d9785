import { memo, useEffect, useRef } from 'react'
import type { Point } from '../../../../../core/hex/layout'
import type { HexId, UnitId } from '../../../../../core/ids'
import { Counter } from '../../../../counters/counter'
import { useTable } from '../../table-context'
import { useBoardParts, useCounterScale, useGlides } from '../board-context'
import { boardPosition, useBoard } from '../board-position'
import { glidesBetween, glideTime, waysIn } from '../gliding'

/** Counters on their way from hex to hex. Only their transform moves; what they come to is drawn when they arrive. */
export const GlideLayer = memo(function GlideLayer() {
  useMoves()
  const glides = useGlides()
  return (
    <g data-layer="glides">
      {[...glides].map(([unit, hexes]) => (
        <Glider key={unit} unit={unit} hexes={hexes} />
      ))}
    </g>
  )
})

/** Sets counters on their way whenever the position shown changes by a move. */
function useMoves(): void {
  const table = useTable()
  const { session, views, look } = table
  const { glides } = useBoardParts()
  useEffect(() => {
    const logOf = () => views.log(session.store.getState())
    let before = boardPosition(table, views.position(session.store.getState()))
    let told = logOf().length
    return session.store.subscribe(s => {
      const after = boardPosition(table, views.position(s))
      if (after === before) return
      const log = logOf()
      const news = log.slice(told).map(({ entry }) => entry)
      const found = isStill() ? new Map() : glidesBetween(before, after, waysIn(news, look.trail))
      ;[before, told] = [after, log.length]
      if (found.size > 0 || glides.getState().size > 0) glides.setState(found, true)
    })
  }, [table, session, views, look, glides])
}

const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || typeof SVGElement.prototype.animate !== 'function'

const placeAt = ({ x, y }: Point, side: number): string =>
  `translate(${x - side / 2}px, ${y - side / 2}px) scale(${side / 100})`

function Glider({ unit, hexes }: { readonly unit: UnitId; readonly hexes: readonly HexId[] }) {
  const { layout } = useTable().sheet
  const { glides } = useBoardParts()
  const { side, compact } = useCounterScale()
  const { face } = useBoard()
  const group = useRef<SVGGElement>(null)
  useEffect(() => {
    const frames = hexes.map(hex => ({ transform: placeAt(layout.centre(hex), side), easing: 'linear' }))
    const move = group.current?.animate(frames, {
      duration: glideTime(hexes),
      easing: 'cubic-bezier(0.3, 0, 0.3, 1)',
      fill: 'forwards',
    })
    if (move === undefined) return
    move.onfinish = () =>
      glides.setState(
        now => (now.get(unit) === hexes ? new Map([...now].filter(([each]) => each !== unit)) : now),
        true,
      )
    return () => move.cancel()
  }, [layout, glides, unit, hexes, side])
  const [from] = hexes
  return (
    <g ref={group} style={from === undefined ? {} : { transform: placeAt(layout.centre(from), side) }}>
      <Counter face={face(unit)} compact={compact} silent />
    </g>
  )
}
