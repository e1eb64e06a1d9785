import type { Page } from 'playwright-core'

/** Attributes that are drawn or are names of styles: nobody can read them. */
const SILENT = ['class', 'style', 'd', 'points', 'transform', 'viewBox', 'fill', 'stroke']

/** Every text and every attribute of the document, one by one. */
const writtenOn = (page: Page): Promise<string[]> =>
  page.evaluate(silent => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    const attributes = [...document.body.querySelectorAll('*')].flatMap(element =>
      [...element.attributes].flatMap(({ name, value }) => (silent.includes(name) ? [] : [value])),
    )
    return [...texts, ...attributes].map(each => each.trim()).filter(Boolean)
  }, SILENT)

type Spoken = { readonly name?: { readonly value?: unknown }; readonly description?: { readonly value?: unknown } }

/** What assistive technology is told: the names, descriptions and values of the browser's own accessibility tree. */
async function spokenOn(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  try {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    return nodes.flatMap(({ name, description, value }: Spoken & { readonly value?: { readonly value?: unknown } }) =>
      [name, description, value].map(each => String(each?.value ?? '').trim()).filter(Boolean),
    )
  } finally {
    await devtools.detach()
  }
}

/** All that a page tells by text, attribute or accessibility tree. */
export const toldOn = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set([...(await writtenOn(page)), ...(await spokenOn(page))])
