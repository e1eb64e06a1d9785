#!/usr/bin/env node
// Measures letters in Chromium and writes their widths for those who set type without a browser to ask: the map compiler, and the
// counters, which must know how a name fits before it is drawn.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { REPO } from './ensure-dependencies.mjs'
import { ensureBrowser } from './find-browser.mjs'

const MAP_FONTS = {
  city: ['barlow-semi-condensed', 700, 'normal'],
  town: ['barlow-semi-condensed', 600, 'normal'],
  small: ['barlow-semi-condensed', 500, 'normal'],
  water: ['alegreya', 500, 'italic'],
  river: ['alegreya', 600, 'italic'],
  area: ['alegreya-sc', 500, 'normal'],
}
const COUNTER_FONTS = {
  600: ['barlow-condensed', 600, 'normal'],
  700: ['barlow-condensed', 700, 'normal'],
  800: ['barlow-condensed', 800, 'normal'],
}
const LETTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'’()/&ÁÂÄÇÉËÍÎÓÖÚÜáâäçéëíîóöúüğĞıİşŞčČćĆđĐšŠžŽșȘțȚăĂőŐűŰêôûàèìòùñřŘěĚňŇ`
const COUNTER_LETTERS = `${LETTERS}+·–…?!`
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

/** Canvas knows no tabular figures; where they are wanted, an element is measured. */
async function measure(fonts, letters, { tabular = false } = {}) {
  const page = await browser.newPage()
  const css = Object.values(fonts)
    .flatMap(font => [face(font, 'latin'), face(font, 'latin-ext')])
    .join('')
  await page.setContent(`<style>${css}</style><span></span>`)
  const widths = await page.evaluate(
    async ([fonts, letters, tabular]) => {
      const context = document.createElement('canvas').getContext('2d')
      const figure = document.querySelector('span')
      const measured = {}
      for (const [name, [family, weight, style]] of Object.entries(fonts)) {
        const font = `${style} ${weight} 100px "${family}"`
        await document.fonts.load(font, letters)
        context.font = font
        measured[name] = Object.fromEntries(
          [...letters].map(letter => [letter, Math.round(context.measureText(letter).width) / 100]),
        )
        if (!tabular) continue
        figure.style.cssText = `font: ${font}; font-variant-numeric: tabular-nums`
        figure.textContent = '0'
        const width = Math.round(figure.getBoundingClientRect().width) / 100
        for (const digit of '0123456789') measured[name][digit] = width
      }
      return measured
    },
    [fonts, letters, tabular],
  )
  await page.close()
  return widths
}

function write(file, widths) {
  const lines = Object.entries(widths).map(([name, table]) => `  "${name}": ${JSON.stringify(table)}`)
  writeFileSync(join(REPO, file), `{\n${lines.join(',\n')}\n}\n`)
}

write('src/cartography/drawing/glyph-widths.json', await measure(MAP_FONTS, LETTERS))
write('src/ui/counters/glyph-widths.json', await measure(COUNTER_FONTS, COUNTER_LETTERS, { tabular: true }))
await browser.close()
