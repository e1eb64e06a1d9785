import { describe, expect, it } from 'vitest'
import { isOfAnotherVersion } from '../../../src/ui/offline/page-version'

const pageOf = (script: string, style: string): string =>
  `<script type="module" src="./assets/${script}"></script><link rel="stylesheet" href="./assets/${style}">`

/** A page with these files in it; outside of the document, so that none of them is asked for. */
const shown = (...files: readonly string[]): HTMLElement => {
  const page = document.createElement('div')
  for (const file of files) {
    const named = document.createElement('a')
    named.setAttribute(file.endsWith('.js') ? 'src' : 'href', `./assets/${file}`)
    page.append(named)
  }
  return page
}

const isOld = async (
  page: HTMLElement,
  answer: { ok: boolean; html: string },
): Promise<readonly [boolean, string[]]> => {
  const asked: string[] = []
  const isOther = await isOfAnotherVersion('https://example.org/keg/', page, async address => {
    asked.push(address)
    return { ok: answer.ok, text: async () => answer.html }
  })
  return [isOther, asked]
}

describe('the page that is shown', () => {
  it('is of the version in force when it has the files of its page', async () => {
    const page = shown('index-a.js', 'index-a.css')
    const [isOther, asked] = await isOld(page, { ok: true, html: pageOf('index-a.js', 'index-a.css') })
    expect(isOther).toBe(false)
    expect(asked).toEqual(['https://example.org/keg/index.html'])
  })

  it('may have got more files since', async () => {
    const page = shown('index-a.js', 'index-a.css', 'table-a.css')
    expect((await isOld(page, { ok: true, html: pageOf('index-a.js', 'index-a.css') }))[0]).toBe(false)
  })

  it.each([
    ['index-b.js', 'index-a.css'],
    ['index-a.js', 'index-b.css'],
  ])('is of another version when that has %s and %s', async (script, style) => {
    expect((await isOld(shown('index-a.js', 'index-a.css'), { ok: true, html: pageOf(script, style) }))[0]).toBe(true)
  })

  it('is left alone when the page in force cannot be had', async () => {
    expect((await isOld(shown('index-a.js', 'index-a.css'), { ok: false, html: '' }))[0]).toBe(false)
  })
})
