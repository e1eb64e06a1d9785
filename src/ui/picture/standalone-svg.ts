/** Attributes of the page by which its style sheets choose colours. */
const PAGE_ATTRIBUTES = ['data-theme'] as const

const SVG = 'http://www.w3.org/2000/svg'

/**
 * A drawing of the page as a text that needs nothing from outside: with the style sheets that paint it, the fonts it is lettered
 * with and the symbols it is made of. The style sheets know its classes, so it looks as on the page.
 */
export async function standaloneSvg(drawing: SVGSVGElement): Promise<string> {
  const page = drawing.ownerDocument
  const copy = drawing.cloneNode(true) as SVGSVGElement
  for (const name of PAGE_ATTRIBUTES) {
    const value = page.documentElement.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  copy.setAttribute('xmlns', SVG)
  const defs = page.createElementNS(SVG, 'defs')
  for (const symbol of symbolsOf(copy, page)) defs.append(symbol.cloneNode(true))
  const style = page.createElementNS(SVG, 'style')
  style.textContent = `${await fontFaces(page)}\n${rulesOf(page)}`
  copy.prepend(style, defs)
  return new XMLSerializer().serializeToString(copy)
}

/** Symbols stand once on the page; those that the drawing uses, and those that they use, go along. */
function symbolsOf(drawing: Element, page: Document): readonly Element[] {
  const found = new Map<string, Element>()
  const follow = (within: Element): void => {
    for (const use of within.querySelectorAll('use')) {
      const id = (use.getAttribute('href') ?? '').replace(/^#/, '')
      if (found.has(id) || drawing.querySelector(`[id="${CSS.escape(id)}"]`) !== null) continue
      const symbol = page.getElementById(id)
      if (symbol === null) continue
      found.set(id, symbol)
      follow(symbol)
    }
  }
  follow(drawing)
  return [...found.values()]
}

const rulesIn = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    // Not one of ours: a browser's extension put it there.
    return []
  }
}

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule.constructor.name === 'CSSFontFaceRule'

const rulesOf = (page: Document): string =>
  [...page.styleSheets]
    .flatMap(rulesIn)
    .filter(rule => !isFontFace(rule))
    .map(rule => rule.cssText)
    .join('\n')

const plain = (value: string): string => value.replaceAll(/["'\s]/g, '').toLowerCase()

const faceKey = (family: string, weight: string, style: string, range: string): string =>
  [family, weight || 'normal', style || 'normal', range || 'U+0-10FFFF'].map(plain).join('|')

/** The fonts that the page has loaded, as they are needed by what it shows. */
async function fontFaces(page: Document): Promise<string> {
  const loaded = new Set(
    [...page.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, style, unicodeRange }) => faceKey(family, weight, style, unicodeRange)),
  )
  const rules = [...page.styleSheets].flatMap(sheet =>
    rulesIn(sheet)
      .filter(isFontFace)
      .map(rule => ({ rule, base: sheet.href ?? page.baseURI })),
  )
  const faces = rules.map(async ({ rule, base }) => {
    const of = (name: string) => rule.style.getPropertyValue(name)
    const [family, weight, style, range] = ['font-family', 'font-weight', 'font-style', 'unicode-range'].map(of)
    if (!loaded.has(faceKey(family ?? '', weight ?? '', style ?? '', range ?? ''))) return ''
    const [, address] = /url\(["']?([^"')]+)/.exec(of('src')) ?? []
    if (address === undefined) return ''
    const data = await dataOf(new URL(address, base).href)
    return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};unicode-range:${range};font-display:swap;src:url(${data}) format("woff2")}`
  })
  return (await Promise.all(faces)).join('\n')
}

async function dataOf(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return `data:font/woff2;base64,${btoa(text)}`
}

/** So many bytes at a time are spread into one call. */
const PIECE = 0x8000
