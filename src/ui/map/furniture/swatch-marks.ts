import { drawCrestLine, drawHachures, wandering } from '../marks/hachures'
import { MARK_KINDS, type MarkKind, markPen } from '../marks/mark-pen'
import { drawCrowns, drawReeds } from '../marks/plants'
import { scatter } from '../marks/scatter'
import { seededRandom } from '../marks/seeded'
import type { TerrainLook } from '../terrain-look'

const CENTRE = { x: 0, y: 0 }
const anywhere = () => false
const MOUNTAIN = { length: 16, width: 3, step: 5.6, crest: 2.4, tapers: true }
const HILLOCK = { length: 6, width: 1.9, step: 5, crest: 1.3, tapers: true }

/** The marks of one terrain in a small hex around the origin, as in the sheet, in tenths. */
export function swatchMarks(look: TerrainLook): { readonly kind: MarkKind; readonly path: string }[] {
  const pen = markPen()
  const random = seededRandom(`legend ${look}`)
  pen.moveTo(CENTRE)
  if (look === 'mountain') {
    const ridge = wandering({ x: -24, y: 3 }, { x: 24, y: -4 }, 6, 9, random)
    drawCrestLine(pen.draw('crest'), ridge)
    drawHachures(pen.draw('hachure'), ridge, MOUNTAIN, random, anywhere)
  }
  if (look === 'rough' || look === 'wooded-rough') {
    for (const at of [
      { x: -12, y: -12 },
      { x: 13, y: 0 },
      { x: -9, y: 15 },
    ]) {
      const hill = wandering({ x: at.x - 10, y: at.y + 1 }, { x: at.x + 10, y: at.y - 1 }, 3, 5, random)
      drawHachures(pen.draw('hillock'), hill, HILLOCK, random, anywhere)
    }
  }
  if (look === 'woods' || look === 'wooded-rough') drawCrowns(pen, anywhere, scatter(CENTRE, 6, 15, 24, random), random)
  if (look === 'forest') drawCrowns(pen, anywhere, scatter(CENTRE, 11, 12, 26, random), random)
  if (look === 'swamp') drawReeds(pen, anywhere, scatter(CENTRE, 4, 17, 19, random))
  const paths = pen.paths()
  return MARK_KINDS.flatMap(kind => paths[kind].map(path => ({ kind, path })))
}
