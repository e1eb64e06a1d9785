import type { Page } from 'playwright-core'

/** What touches what, in words. */
export interface Touching {
  readonly name: string
  readonly kind: string
  readonly other: string
  readonly otherKind: string
}

/** As a text, so that no tool rewrites it on the way into the page. All boxes are in map units. */
const MEASURE = `(() => {
  const frame = document.querySelector('[aria-roledescription=map]')
  const svg = frame.querySelector('svg')
  const inverse = svg.getScreenCTM().inverse()
  const isShown = element => element.getClientRects().length > 0 && getComputedStyle(element).display !== 'none'
  // Ink, not the font's own box: capitals and what hangs below the line.
  const DEEP = /[gjpqyçşțğQJ,;()]/
  const boxes = []
  const lineBox = (text, kind, x, y, width, size) => ({
    text, kind, left: x, right: x + width, top: y - size * 0.7, bottom: y + (DEEP.test(text) ? size * 0.2 : 0),
  })
  const sizeOf = element => parseFloat(getComputedStyle(element).fontSize)
  for (const element of frame.querySelectorAll('[data-part=names] text')) {
    if (!isShown(element)) continue
    const kind = element.dataset.name
    const text = element.textContent
    const size = sizeOf(element)
    if (element.querySelector('textPath') === null) {
      const { x, width } = element.getBBox()
      boxes.push([lineBox(text, kind, x, Number(element.getAttribute('y')), width, size)])
      continue
    }
    const spacing = parseFloat(getComputedStyle(element).letterSpacing) || 0
    const letters = []
    for (let i = 0; i < element.getNumberOfChars(); i++) {
      if (text[i] === ' ' || text[i] === undefined) continue
      const start = element.getStartPositionOfChar(i)
      const after = element.getEndPositionOfChar(i)
      const turn = element.getRotationOfChar(i) * Math.PI / 180
      // The space behind a letter counts as the letter's own; there is no ink in it.
      const end = { x: after.x - Math.cos(turn) * spacing, y: after.y - Math.sin(turn) * spacing }
      const deep = DEEP.test(text[i]) ? 0.2 : 0
      const high = /[a-zıçğşöü]/.test(text[i]) && !/[bdfhklt]/.test(text[i]) ? 0.5 : 0.7
      const corners = [start, end].flatMap(p => [[-high, p], [deep, p]]).map(([rise, p]) => ({
        x: p.x - Math.sin(turn) * rise * size, y: p.y + Math.cos(turn) * rise * size,
      }))
      letters.push({ text, kind,
        left: Math.min(...corners.map(c => c.x)), right: Math.max(...corners.map(c => c.x)),
        top: Math.min(...corners.map(c => c.y)), bottom: Math.max(...corners.map(c => c.y)) })
    }
    boxes.push(letters)
  }
  for (const element of frame.querySelectorAll('[data-part=numbers] text')) {
    if (!isShown(element)) continue
    const { x, width } = element.getBBox()
    boxes.push([lineBox(element.textContent, 'number', x, Number(element.getAttribute('y')), width, sizeOf(element))])
  }
  for (const element of frame.querySelectorAll('[data-symbol] > g')) {
    if (!isShown(element)) continue
    const rect = element.getBoundingClientRect()
    const at = new DOMPoint(rect.left, rect.top).matrixTransform(inverse)
    const end = new DOMPoint(rect.right, rect.bottom).matrixTransform(inverse)
    const text = element.parentNode.dataset.symbol
    boxes.push([{ text, kind: 'symbol', left: at.x, top: at.y, right: end.x, bottom: end.y }])
  }
  const SLACK = 0.6
  const overlap = (a, b, from, to) => a[from] < b[to] - SLACK && b[from] < a[to] - SLACK
  const touch = (a, b) => overlap(a, b, 'left', 'right') && overlap(a, b, 'top', 'bottom')
  const cells = new Map()
  boxes.forEach((group, owner) => group.forEach(box => {
    for (let x = Math.floor(box.left / 100); x <= Math.floor(box.right / 100); x++)
      for (let y = Math.floor(box.top / 100); y <= Math.floor(box.bottom / 100); y++) {
        const key = x + ',' + y
        cells.set(key, [...(cells.get(key) ?? []), { ...box, owner }])
      }
  }))
  const found = new Map()
  const isName = box => box.kind !== 'number' && box.kind !== 'symbol'
  for (const cell of cells.values()) for (const a of cell) for (const b of cell)
    if (a.owner < b.owner && (isName(a) || isName(b)) && touch(a, b)) found.set(a.owner + ' ' + b.owner,
      { name: a.text, kind: a.kind, other: b.text, otherKind: b.kind })
  return { names: boxes.filter(([box]) => box !== undefined && isName(box)).length, touching: [...found.values()] }
})()`

/** Measures all names of the zoom level on show. */
export const measureNames = (page: Page): Promise<{ names: number; touching: Touching[] }> => page.evaluate(MEASURE)
