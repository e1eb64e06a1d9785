import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser } from './browser'

describe('the browser of these tests', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
  })

  afterAll(() => browser?.close())

  it('notices errors in the console and uncaught ones, and nothing else', async () => {
    const script = "console.log('fine'); console.error('a complaint'); setTimeout(() => { throw new Error('a crash') })"
    const page = await browser.open(`data:text/html,<script>${encodeURIComponent(script)}</script>`)
    await expect.poll(() => browser.problems.length).toBe(2)
    expect(browser.problems).toEqual([expect.stringContaining('a complaint'), expect.stringContaining('a crash')])
    await page.close()
  })
})
