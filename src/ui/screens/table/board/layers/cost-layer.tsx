import { memo } from 'react'
import type { Choice, Share } from '../../../../../core/engine/step'
import type { Point } from '../../../../../core/hex/layout'
import { useTable } from '../../table-context'
import { useBoard } from '../board-position'
import { usePlaced } from '../use-placed'
import styles from './cost-layer.module.css'

/** Beside a counter or a marker, where neither count, badges nor ratings stand. */
const BESIDE: Point = { x: 34, y: 31 }

/** What each lit hex costs: a disc, or an octagon where an enemy zone ends the move. */
export const CostLayer = memo(function CostLayer() {
  const { look, sheet } = useTable()
  const { byHex } = usePlaced()
  const { isCovered } = useBoard()
  return (
    <g data-layer="costs">
      {[...byHex].map(([hex, all]) => {
        const choices = asClicked(all)
        const cost = leastCost(choices)
        const chance = choices.find(each => each.chance !== undefined)?.chance ?? null
        if (cost === null && chance === null) return null
        const { x, y } = sheet.layout.centre(hex)
        const at = isCovered(hex) ? { x: x + BESIDE.x, y: y + BESIDE.y } : { x, y }
        if (chance !== null) return <Chip key={hex} x={at.x} y={at.y} says={`${Math.round(chance * 100)} %`} />
        if (cost === null) return null
        const share = choices.every(each => each.share !== undefined || each.intent === 'pick')
          ? shareOf(choices)
          : null
        if (share !== null) return <Chip key={hex} x={at.x} y={at.y} says={`${share.can}/${share.of}`} isShare />
        return (
          <CostChip
            key={hex}
            x={at.x}
            y={at.y}
            cost={cost}
            ends={look.hasZones === true && choices.every(each => each.ends === true)}
          />
        )
      })}
    </g>
  )
})

/** Of several ways to a hex the one that a click would take: what it costs on request is not what it costs. */
export function asClicked(choices: readonly Choice[]): readonly Choice[] {
  if (!choices.some(({ onRequest }) => onRequest === true)) return choices
  const whole = choices.filter(({ share, cost }) => share === undefined && cost !== undefined)
  const plain = whole.filter(({ onRequest }) => onRequest !== true)
  return plain.length > 0 ? plain : whole
}

export function leastCost(choices: readonly Choice[]): number | null {
  const costs = choices.flatMap(({ cost }) => cost ?? [])
  return costs.length === 0 ? null : Math.min(...costs)
}

/** Where only part of the hand can go. */
const shareOf = (choices: readonly Choice[]): Share | null => choices.find(each => each.share)?.share ?? null

/** How many go, or how likely it succeeds. */
const Chip = memo(function Chip({
  x,
  y,
  says,
  isShare,
}: Point & { readonly says: string; readonly isShare?: boolean }) {
  const half = says.length > 3 ? 19 : 15
  return (
    <g transform={`translate(${x} ${y})`} {...(isShare ? { 'data-share': says } : { 'data-chance': says })}>
      <g className={`${styles.chip} ${styles.share}`}>
        <rect x={-half} y={-10} width={2 * half} height={20} rx={10} />
        <text y={4.8}>{says}</text>
      </g>
    </g>
  )
})

const OCTAGON = `M${Array.from({ length: 8 }, (_, i) => ((i + 0.5) * Math.PI) / 4)
  .map(turn => `${(11.4 * Math.cos(turn)).toFixed(2)} ${(11.4 * Math.sin(turn)).toFixed(2)}`)
  .join('L')}Z`

type CostChipProps = { readonly x: number; readonly y: number; readonly cost: number; readonly ends: boolean }

/** Drawn in pixels; the zoom level's style says how large one is. */
const CostChip = memo(function CostChip({ x, y, cost, ends }: CostChipProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={ends ? `${styles.chip} ${styles.ends}` : styles.chip}>
        {ends ? <path d={OCTAGON} /> : <circle r={10.5} />}
        <text y={4.8}>{cost}</text>
      </g>
    </g>
  )
})
