import { memo } from 'react'
import { textWidth } from '../../../../counters/lettering'
import { useTable } from '../../table-context'
import { useAllOdds } from '../all-odds'
import { useHeldKey } from '../held-keys'
import styles from './odds-layer.module.css'

const SIZE = 14
const LINE = 16

/** While O is held: on every enemy that could be attacked now, how it would stand. */
export const OddsLayer = memo(function OddsLayer() {
  const { sheet } = useTable()
  const { found } = useAllOdds(useHeldKey('o'))
  if (found.length === 0) return null
  return (
    <g data-layer="odds">
      {found.map(({ hex, odds: { balance, results } }) => {
        const { x, y } = sheet.layout.centre(hex)
        const lines = [balance, ...results.slice(0, 1)]
        const width = Math.max(...lines.map(line => textWidth(line, '700', SIZE))) + 14
        return (
          <g key={hex} transform={`translate(${x} ${y})`} data-odds-of={sheet.map.grid.numbers[hex]}>
            <g className={styles.chip}>
              <rect x={-width / 2} y={-LINE * lines.length - 8} width={width} height={LINE * lines.length + 6} rx={5} />
              {lines.map((line, nth) => (
                <text key={line} y={LINE * (nth - lines.length + 1) - 10} fontSize={SIZE}>
                  {line}
                </text>
              ))}
            </g>
          </g>
        )
      })}
    </g>
  )
})
