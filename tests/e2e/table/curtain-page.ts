import type { Locator, Page } from 'playwright-core'

/** What covers the table while the seats change. */
export const curtainOf = (page: Page): Locator => page.getByRole('main', { name: 'The seats change' })

/** The other player sits down. */
export const takeSeat = (page: Page, side: string): Promise<void> =>
  curtainOf(page)
    .getByRole('button', { name: `I play the ${side}: show my table` })
    .click()

/** Every word on the page that could be read, heard or pointed at: texts, names, tips, and what stands in fields. */
export const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = [
      'aria-label',
      'aria-valuetext',
      'aria-description',
      'title',
      'placeholder',
      'data-tip',
      'alt',
      'value',
    ]
    const elements = [...document.querySelectorAll('*')]
    const words = elements.flatMap(element => told.map(each => element.getAttribute(each) ?? ''))
    return [document.title, document.body.textContent ?? '', ...words].filter(Boolean).join('\n')
  })
