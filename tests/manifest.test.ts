import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REPO } from '../scripts/ensure-dependencies.mjs'

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }

const read = (path: string) => readFileSync(join(REPO, path), 'utf8')
const manifest = JSON.parse(read('public/manifest.webmanifest'))
const icons: readonly Icon[] = manifest.icons

const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(read('src/ui/theme/tokens.css'))?.[1]

/** A PNG says its width and height after its signature and the name of its first part. */
const sizeOf = (path: string) => {
  const bytes = readFileSync(join(REPO, path))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe('the manifest of the installed app', () => {
  it('takes its colours from the theme, as the page does', () => {
    expect(manifest.theme_color).toBe(token('strip'))
    expect(manifest.background_color).toBe(token('paper'))
    expect(read('index.html')).toContain(`name="theme-color" content="${manifest.theme_color}"`)
  })

  it('works in any folder', () => {
    const addresses = [manifest.start_url, manifest.scope, ...icons.map(icon => icon.src)]
    expect(addresses.filter(address => !address.startsWith('./'))).toEqual([])
  })

  it('has an icon for every system: drawn, cut to shape, and in the two sizes installers ask for', () => {
    expect(icons.map(({ type, sizes, purpose }) => [type, sizes, purpose])).toEqual([
      ['image/svg+xml', 'any', 'any'],
      ['image/svg+xml', 'any', 'maskable'],
      ['image/png', '192x192', 'any'],
      ['image/png', '512x512', 'any'],
    ])
  })

  it.each(icons.filter(icon => icon.type === 'image/png').map(icon => [icon.src, icon.sizes]))(
    'says the true size of %s, a small file',
    (src, size) => {
      const path = join('public', src)
      expect(sizeOf(path)).toBe(size)
      expect(statSync(join(REPO, path)).size).toBeLessThan(20_000)
    },
  )
})
