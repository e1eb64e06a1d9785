import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from './browser'

describe('the start page', () => {
  let browser: Browser
  let app: Awaited<ReturnType<typeof serveApp>>

  beforeAll(async () => {
    app = await serveApp()
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it('opens under the name Powderkeg and without a complaint in the console', async () => {
    const page = await browser.open(app.url)
    await page.getByRole('heading', { name: 'Powderkeg', exact: true }).waitFor()
    expect(browser.problems).toEqual([])
  })
})
