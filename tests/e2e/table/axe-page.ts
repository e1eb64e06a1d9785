import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const DAY: RunOptions = { resultTypes: ['violations'] }
/** All else is the same by night. */
const NIGHT: RunOptions = { ...DAY, runOnly: ['color-contrast'] }

/**
 * Serious faults in words: the rule, where, and why. The printed map is a picture with a name: its thousands of lines are taken out,
 * or else axe would look at each; so are the pictures beside a part that alone is judged. Axe takes pictures of counters and key caps
 * for part of a button's label, though they are hidden from those who hear the page: what is left counts.
 */
const faultsNow = (page: Page, options: RunOptions, within?: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ include, options }) => {
      const { axe } = window as unknown as {
        axe: { run(context: string | Document, options: object): Promise<AxeResults> }
      }
      const aside = include === undefined ? '' : `, [role=img]:not(${include} *) *`
      for (const line of document.querySelectorAll(`[data-part] *${aside}`)) line.remove()
      const { violations } = await axe.run(include ?? document, options)
      const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
      const isNamedAsShown = (target: string): boolean => {
        const shown = document.querySelector(target)?.cloneNode(true) as Element
        for (const hidden of shown.querySelectorAll('[aria-hidden=true]')) hidden.remove()
        return plain(shown.getAttribute('aria-label')).includes(plain(shown.textContent))
      }
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes
            .filter(({ target }) => id !== 'label-content-name-mismatch' || !isNamedAsShown(target.join(' ')))
            .map(node => `${id}: ${node.html.slice(0, 200)}: ${node.failureSummary ?? ''}`),
        )
    },
    { include: within, options },
  )

/** The page turns to other colours as the system does, while it stands. */
async function turn(page: Page, theme: 'day' | 'night'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? 'day')).toBe(theme)
}

/** By day, of the whole page or a part of it. */
export async function faultsByDay(page: Page, within?: string): Promise<readonly string[]> {
  await page.evaluate(AXE)
  await page.evaluate(() => document.fonts.ready)
  await turn(page, 'day')
  return faultsNow(page, DAY, within)
}

/** The same, and by night. */
export async function faultsOf(page: Page, within?: string): Promise<readonly string[]> {
  const byDay = await faultsByDay(page, within)
  await turn(page, 'night')
  const byNight = await faultsNow(page, NIGHT, within)
  return [...byDay.map(fault => `by day: ${fault}`), ...byNight.map(fault => `by night: ${fault}`)]
}
