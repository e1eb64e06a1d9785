import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { POLICY } from '../../scripts/content-policy.mjs'
import { type Served, serve, serveOptions } from '../../scripts/serve.mjs'

let folder: string
let served: Served

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'powderkeg-serve-'))
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const files = {
    'index.html': '<h1>Powderkeg</h1>',
    '404.html': '<a href="./">Home</a>',
    'assets/index-BqX3_a1Z.js': 'export {}',
    'assets/index-D4f9kQ2w.css': 'a {}',
    'assets/counters.css': 'b {}',
    'map.json': '{}',
    'icon.svg': '<svg/>',
    'font.woff2': 'font',
    'strange.xyz': 'x',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text)
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/leak.txt'))
  served = await serve({ root: join(folder, 'dist'), port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, served.url), init)

/** `fetch` tidies a path before it sends it; this sends it as it stands. */
const rawGet = (path: string): Promise<{ status: number; body: string; location?: string }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: served.port, path }, response => {
      let body = ''
      response.on('data', chunk => {
        body += chunk
      })
      const { location } = response.headers
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, ...(location === undefined ? {} : { location }) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

describe('what the server sends', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/index-BqX3_a1Z.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-D4f9kQ2w.css', 'text/css; charset=utf-8'],
    ['/map.json', 'application/json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/font.woff2', 'font/woff2'],
    ['/strange.xyz', 'application/octet-stream'],
  ])('%s is sent as %s', async (path, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it.each(['/maps', '/play', '/maps?turn=3'])('%s is an address in the app and gets its page', async path => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<h1>Powderkeg</h1>')
  })

  it.each([
    ['/maps/', '/maps'],
    ['/play/', '/play'],
    ['/play/?turn=3', '/play?turn=3'],
    ['/assets', '/assets/'],
  ])('%s is at %s', async (path, at) => {
    const response = await get(path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([308, at])
  })

  it('a folder is never looked for on another host', async () => {
    expect((await rawGet('//assets')).location).toBe('/assets/')
  })

  it.each(['/games/anything?turn=3', '/foo', '/foo/bar', '/assets/', '/maps/more'])(
    '%s is no address: whoever looks for a page is led home',
    async path => {
      const response = await get(path, { headers: { Accept: 'text/html,*/*' } })
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toBe('<a href="./">Home</a>')
    },
  )

  it('a missing file is missing, not the start page', async () => {
    const response = await get('/assets/gone-12345678.js')
    expect([response.status, await response.text()]).toEqual([404, 'Not found\n'])
  })

  it('HEAD answers like GET without the body', async () => {
    const response = await get('/', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String('<h1>Powderkeg</h1>'.length))
    expect(await response.text()).toBe('')
  })

  it('other methods are refused', async () => {
    const response = await get('/', { method: 'POST', body: 'x' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('how long the browser may keep it', () => {
  it('a file with a hash in its name never changes', async () => {
    const response = await get('/assets/index-BqX3_a1Z.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/', '/map.json', '/assets/counters.css', '/maps'])('%s is asked for again', async path => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  })

  it('what has not changed is not sent again', async () => {
    const etag = (await get('/map.json')).headers.get('etag') ?? ''
    expect((await get('/map.json', { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect((await get('/map.json', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  })
})

describe('what the server allows its pages', () => {
  it.each(['/', '/maps', '/assets/index-BqX3_a1Z.js', '/gone.js', '/maps/'])(
    '%s: nothing from elsewhere, nobody’s frame',
    async path => {
      const { headers } = await get(path, { redirect: 'manual' })
      expect(headers.get('content-security-policy')).toBe(`${POLICY}; frame-ancestors 'none'`)
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it('the page that leads home brings its own rules, and is nobody’s frame', async () => {
    const { headers } = await get('/foo', { headers: { Accept: 'text/html' } })
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  })
})

describe('what the server keeps to itself', () => {
  it.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..\\secret.txt'])(
    '%s does not lead out of the folder',
    async path => {
      expect(await rawGet(path)).toEqual({ status: 403, body: 'Forbidden\n' })
    },
  )

  it('a link that leads out of the folder is not followed', async () => {
    expect((await rawGet('/leak.txt')).status).toBe(404)
  })

  it.each(['/%', '/%00', '/a%00.html'])('%s is a bad request', async path => {
    expect((await rawGet(path)).status).toBe(400)
  })
})

describe('where the server listens', () => {
  it('takes the next port when the wanted one is taken', async () => {
    const other = createServer()
    const taken = await new Promise<number>(resolve => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    const second = await serve({ root: join(folder, 'dist'), port: taken })
    try {
      expect(second.port).toBeGreaterThan(taken)
      expect((await fetch(second.url)).status).toBe(200)
    } finally {
      await second.close()
      await new Promise(resolve => other.close(resolve))
    }
  })

  it('is http://localhost:4173 unless told otherwise', () => {
    expect(serveOptions([])).toEqual({ port: 4173, host: 'localhost' })
    expect(serveOptions(['--port', '8080', '--host', '0.0.0.0'])).toEqual({ port: 8080, host: '0.0.0.0' })
  })

  it('refuses a port that is none, and options it does not know', () => {
    expect(() => serveOptions(['--port', 'http'])).toThrow('--port http is no port number')
    expect(() => serveOptions(['--port', '70000'])).toThrow('--port 70000 is no port number')
    expect(() => serveOptions(['--prot', '80'])).toThrow('--prot')
  })
})
