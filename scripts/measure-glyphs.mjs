#!/usr/bin/env node
// Measures the letters of the map's fonts in Chromium and writes their widths for the map compiler, which has no browser to ask.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { REPO } from './ensure-dependencies.mjs'
import { ensureBrowser } from './find-browser.mjs'

const FONTS = {
  city: ['barlow-semi-condensed', 700, 'normal'],
  town: ['barlow-semi-condensed', 600, 'normal'],
  small: ['barlow-semi-condensed', 500, 'normal'],
  water: ['alegreya', 500, 'italic'],
  river: ['alegreya', 600, 'italic'],
  area: ['alegreya-sc', 500, 'normal'],
}
const LETTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'’()/&ÁÂÄÇÉËÍÎÓÖÚÜáâäçéëíîóöúüğĞıİşŞčČćĆđĐšŠžŽșȘțȚăĂőŐűŰêôûàèìòùñřŘěĚňŇ`
const require = createRequire(import.meta.url)

const face = ([family, weight, style], subset) => {
  const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff2`)
  const range = subset === 'latin' ? 'U+0000-00FF' : 'U+0100-02FF'
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`
}

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const css = Object.values(FONTS)
  .flatMap(font => [face(font, 'latin'), face(font, 'latin-ext')])
  .join('')
await page.setContent(`<style>${css}</style>`)
const widths = await page.evaluate(
  async ([fonts, letters]) => {
    const context = document.createElement('canvas').getContext('2d')
    const measured = {}
    for (const [name, [family, weight, style]] of Object.entries(fonts)) {
      const font = `${style} ${weight} 100px "${family}"`
      await document.fonts.load(font, letters)
      context.font = font
      measured[name] = Object.fromEntries(
        [...letters].map(letter => [letter, Math.round(context.measureText(letter).width) / 100]),
      )
    }
    return measured
  },
  [FONTS, LETTERS],
)
await browser.close()
writeFileSync(
  join(REPO, 'src/cartography/drawing/glyph-widths.json'),
  `{\n${Object.entries(widths)
    .map(([name, table]) => `  "${name}": ${JSON.stringify(table)}`)
    .join(',\n')}\n}\n`,
)
