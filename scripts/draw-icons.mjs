#!/usr/bin/env node
// Draws the PNG icons of the installed app from the SVG ones, in Chromium. To be run by hand when those change.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { REPO } from './ensure-dependencies.mjs'
import { ensureBrowser } from './find-browser.mjs'
import { runAsProgram } from './run-as-program.mjs'

/** Apple's systems round the corners themselves, and show black where an icon is transparent. */
const ICONS = [
  { from: 'favicon.svg', to: 'icons/icon-192.png', size: 192 },
  { from: 'favicon.svg', to: 'icons/icon-512.png', size: 512 },
  { from: 'icons/maskable.svg', to: 'icons/apple-touch-icon.png', size: 180 },
]

await runAsProgram(import.meta.url, async () => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  try {
    for (const { from, to, size } of ICONS) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      const drawing = readFileSync(join(REPO, 'public', from), 'utf8')
      await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`)
      writeFileSync(join(REPO, 'public', to), await page.screenshot({ omitBackground: true }))
      await page.close()
    }
  } finally {
    await browser.close()
  }
})
