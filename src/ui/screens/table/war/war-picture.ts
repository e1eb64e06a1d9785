import { pngOf } from '../../../picture/png'

const SVG = 'http://www.w3.org/2000/svg'
const COLUMN = 560
const ROW = 300
const MARGIN = 30
const TOP = 92

/** Everything that is drawn on the page of the war, side by side in one picture with a title and the names of the sides. */
export function warPicture(page: HTMLElement, title: string, about: string): Promise<Blob> {
  const plots = [...page.querySelectorAll<SVGSVGElement>('[data-plot]')].filter(({ dataset }) => dataset.plot !== 'map')
  const map = page.querySelector<SVGSVGElement>('[data-plot=map]')
  const legend = [...page.querySelectorAll<HTMLElement>('[data-side-name]')]
  const drawing = page.ownerDocument.createElementNS(SVG, 'svg')
  const rows = Math.ceil(plots.length / 2)
  const width = 2 * COLUMN + MARGIN
  const shape = map === null ? 0 : map.viewBox.baseVal.height / map.viewBox.baseVal.width
  const mapHeight = Math.min((width - 2 * MARGIN) * shape, 900)
  const height = TOP + rows * ROW + (map === null ? 0 : mapHeight + 70)
  drawing.setAttribute('viewBox', `0 0 ${width} ${height}`)
  drawing.append(
    text(drawing, title, MARGIN, 44, '800 30px var(--font-display)'),
    text(drawing, about, MARGIN, 72, '400 16px var(--font-ui)'),
  )
  for (const [side, name] of legend.entries()) {
    const sample = name.querySelector('svg')?.cloneNode(true) as SVGSVGElement
    const x = width - MARGIN - 230 * (legend.length - side)
    lay(drawing, sample, { x, y: 30, width: 44, height: 14 })
    drawing.append(text(drawing, name.textContent ?? '', x + 52, 42, '600 16px var(--font-ui)'))
  }
  for (const [at, plot] of plots.entries()) {
    const [x, y] = [MARGIN + (at % 2) * COLUMN, TOP + Math.floor(at / 2) * ROW]
    const heading = plot.closest('section')?.querySelector('h3')?.textContent ?? ''
    drawing.append(text(drawing, heading, x, y + 22, '700 19px var(--font-display)'))
    lay(drawing, plot.cloneNode(true) as SVGSVGElement, { x, y: y + 34, width: 480, height: 260 })
  }
  if (map !== null) {
    const y = TOP + rows * ROW
    drawing.append(text(drawing, map.getAttribute('aria-label') ?? '', MARGIN, y + 14, '700 19px var(--font-display)'))
    lay(drawing, map.cloneNode(true) as SVGSVGElement, {
      x: MARGIN,
      y: y + 30,
      width: width - 2 * MARGIN,
      height: mapHeight,
    })
  }
  return pngOf(drawing, 2)
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

function lay(drawing: SVGSVGElement, part: SVGSVGElement, place: Place): void {
  for (const [name, value] of Object.entries(place)) part.setAttribute(name, `${value}`)
  drawing.append(part)
}

function text(drawing: SVGSVGElement, words: string, x: number, y: number, font: string): SVGTextElement {
  const made = drawing.ownerDocument.createElementNS(SVG, 'text')
  made.textContent = words
  made.setAttribute('x', `${x}`)
  made.setAttribute('y', `${y}`)
  made.style.font = font
  made.style.fill = 'var(--ink)'
  return made
}
