import type { Point } from '../../../core/hex/layout'
import type { KeepOff } from './keep-off'
import type { MarkPen } from './mark-pen'
import { tenths } from './path-writer'

/** Round crowns on a short trunk. */
export function drawCrowns(pen: MarkPen, keepOff: KeepOff, at: readonly Point[], random: () => number): void {
  for (const { x, y } of at) {
    const r = 3.6 + random() * 1.4
    if (keepOff(x, y) || keepOff(x, y - 5) || keepOff(x + 5, y + 4) || keepOff(x - 5, y + 4)) continue
    const [wide, tall, low] = [tenths(r), tenths(r * 1.15), tenths(r * 0.9)]
    const bowl = `c0 ${low} ${-2 * wide} ${low} ${-2 * wide} 0z`
    const crown = `M${tenths(x - r)} ${tenths(y)}a${wide} ${tall} 0 0 1 ${2 * wide} 0${bowl}`
    pen.draw('crown').add(`${crown}M${tenths(x - 0.6)} ${tenths(y)}h12v${tenths(r * 1.3)}h-12z`)
  }
}

/** Two strokes of water and three reeds. */
export function drawReeds(pen: MarkPen, keepOff: KeepOff, at: readonly Point[]): void {
  for (const { x, y } of at) {
    if (keepOff(x - 9, y) || keepOff(x + 9, y) || keepOff(x, y) || keepOff(x + 2, y - 7)) continue
    const [cx, cy] = [tenths(x), tenths(y)]
    const water = `M${cx - 90} ${cy}h180M${cx - 50} ${cy + 34}h110`
    const reeds = `M${cx - 20} ${cy - 16}v-46M${cx + 16} ${cy - 16}v-60M${cx + 50} ${cy - 16}v-40`
    pen.draw('reed').add(water + reeds)
  }
}
