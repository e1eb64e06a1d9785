import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { POLICY } from '../../scripts/content-policy.mjs'
import { REPO } from '../../scripts/ensure-dependencies.mjs'

const page = (path: string): string => readFileSync(join(REPO, 'public', path), 'utf8')
const policyIn = (html: string): readonly string[] =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.split('; ') ?? []

describe('what pages may load', () => {
  it('is the app’s own files and nothing else', () => {
    expect(POLICY).not.toMatch(/unsafe|https?:|data:|\*/)
    // A picture that the app paints itself, and nothing that could run.
    expect(POLICY.split('; ').filter(rule => rule.includes('blob:'))).toEqual(["img-src 'self' blob:"])
    expect(POLICY).toMatch(/^default-src 'none'; /)
  })

  it.each(['404.html', 'maps/index.html', 'play/index.html', 'how-to/index.html'])('is no more in %s', path => {
    const policy = policyIn(page(path))
    expect(policy).toContain("default-src 'none'")
    const others = policy.filter(rule => !rule.startsWith('script-src'))
    for (const rule of others) expect(POLICY.split('; ')).toContain(rule)
    expect(page(path)).toContain('<meta name="referrer" content="no-referrer" />')
  })

  it('in 404.html is its one script, as it stands there', () => {
    const html = page('404.html')
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text)
    expect(scripts).toHaveLength(1)
    const sum = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64')
    expect(policyIn(html)).toContain(`script-src 'sha256-${sum}'`)
  })

  it.each(['maps/index.html', 'play/index.html', 'how-to/index.html'])('in %s is the app’s own script', path => {
    expect(policyIn(page(path))).toContain("script-src 'self'")
    expect(page(path).match(/<script/g)).toHaveLength(1)
  })
})
