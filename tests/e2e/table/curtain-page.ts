import type { Locator, Page } from 'playwright-core'

/** What covers the table while the seats change. */
export const curtainOf = (page: Page): Locator => page.getByRole('main', { name: 'The seats change' })

/** The other player sits down: the button is held until the curtain opens, once it hears anything at all. */
export async function takeSeat(page: Page, side: string): Promise<void> {
  const button = curtainOf(page).getByRole('button', { name: `Hold: I play the ${side}` })
  await page.locator('[data-sit][data-ready]').waitFor()
  await button.hover()
  await page.mouse.down()
  await curtainOf(page).waitFor({ state: 'hidden' })
  await page.mouse.up()
}

/** Both agree that one person plays both sides. */
export async function playAlone(page: Page): Promise<void> {
  await page.locator('[data-sit][data-ready]').waitFor()
  await curtainOf(page).getByRole('button', { name: 'One person plays both sides from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'One person plays both sides?' })
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  await dialog.getByRole('button', { name: 'No more curtains' }).click()
}

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
