#!/usr/bin/env node
// A static file server for the built app.
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { HEADERS, NOT_FOUND_HEADERS } from './content-policy.mjs'
import { runAsProgram } from './run-as-program.mjs'

const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}

const DEFAULT_PORT = 4173
const PORTS_TO_TRY = 50

/** Vite's hash is eight characters; one that is no lower-case letter tells it from a word of that length. */
const HASHED = /^\/assets\/.*-(?=[\w-]*[A-Z0-9_])[\w-]{8}\.\w+$/

/** The pages of the app besides the start page: one file answers for all. */
const PAGES = ['/maps', '/play']

/**
 * @typedef {object} Found
 * @property {string} file
 * @property {import('node:fs').Stats} stats
 */

/**
 * What lies under root at a path, or null. Links that lead out of root are not followed.
 *
 * @param {string} root
 * @param {string} path
 * @returns {Promise<Found | null>}
 */
const at = async (root, path) => {
  try {
    const file = await realpath(join(root, path))
    if (file !== root && !file.startsWith(root + sep)) return null
    return { file, stats: await stat(file) }
  } catch {
    return null
  }
}

/**
 * The file under root, or null.
 *
 * @param {string} root
 * @param {string} path
 * @returns {Promise<Found | null>}
 */
const fileAt = async (root, path) => {
  const found = await at(root, path)
  return found?.stats.isFile() ? found : null
}

/**
 * What answers for a path: a file, another address (of the app's page without its last slash, of a folder with one), or nothing.
 *
 * @param {string} root
 * @param {string} path
 * @returns {Promise<Found | { to: string } | null>}
 */
const answerFor = async (root, path) => {
  const page = PAGES.find(each => path === each || path === `${each}/`)
  const app = page === undefined ? null : await fileAt(root, 'index.html')
  if (page !== undefined && app !== null) return path === page ? app : { to: page }
  if (path.endsWith('/')) return fileAt(root, join(path, 'index.html'))
  const found = await at(root, path)
  // No more than one slash at the front: two would name another host.
  if (found?.stats.isDirectory()) return { to: `${path.replace(/^\/+/, '/')}/` }
  return found?.stats.isFile() ? found : null
}

/**
 * The decoded path of a request, or the status that refuses it.
 *
 * @param {string} url
 * @returns {string | number}
 */
const pathOf = url => {
  let path
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return 400
  }
  if (!path.startsWith('/') || path.includes('\0')) return 400
  return path.split(/[/\\]/).includes('..') ? 403 : path
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
const answer = (response, status, text, headers = {}) => {
  response.writeHead(status, { ...HEADERS, 'Content-Type': MIME['.txt'], 'Cache-Control': 'no-store', ...headers })
  response.end(`${text}\n`)
}

/**
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
const handle = async (root, request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answer(response, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' })
  }
  const path = pathOf(request.url ?? '/')
  if (typeof path === 'number') return answer(response, path, path === 403 ? 'Forbidden' : 'Bad request')

  const found = await answerFor(root, path)
  if (found === null) return answerNothing(root, request, response)
  if ('to' in found) {
    const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? ''
    return answer(response, 308, 'It is elsewhere', { Location: encodeURI(found.to) + query })
  }

  const { file, stats } = found
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`
  const type = MIME[/** @type {keyof typeof MIME} */ (extname(file).toLowerCase())] ?? 'application/octet-stream'
  const headers = {
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    ...HEADERS,
  }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers)
    return response.end()
  }
  response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': stats.size })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

/**
 * Whoever looks for a page is shown one that leads home.
 *
 * @param {string} root
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
const answerNothing = async (root, request, response) => {
  const page = request.headers.accept?.includes('text/html') ? await fileAt(root, '404.html') : null
  if (page === null) return answer(response, 404, 'Not found')
  const headers = { ...NOT_FOUND_HEADERS, 'Content-Type': MIME['.html'], 'Content-Length': page.stats.size }
  response.writeHead(404, { ...headers, 'Cache-Control': 'no-store' })
  if (request.method === 'HEAD') return response.end()
  createReadStream(page.file)
    .on('error', () => response.destroy())
    .pipe(response)
}

/**
 * @param {import('node:http').RequestListener} listener
 * @param {number} port
 * @param {string} address
 * @returns {Promise<import('node:http').Server>}
 */
const listen = (listener, port, address) =>
  new Promise((done, failed) => {
    const server = createServer(listener)
    server.once('error', failed)
    server.listen(port, address, () => done(server))
  })

/** @param {import('node:http').Server} server */
const stop = server =>
  new Promise(done => {
    server.close(done)
    server.closeAllConnections()
  })

/**
 * `localhost` is two addresses, and a browser may take either: both must be ours, or another server on one of them
 * would answer in our name.
 *
 * @param {import('node:http').RequestListener} listener
 * @param {number} port
 * @param {string} host
 */
const listenOn = async (listener, port, host) => {
  if (host !== 'localhost') return [await listen(listener, port, host)]
  const first = await listen(listener, port, '127.0.0.1')
  try {
    return [first, await listen(listener, portOf(first), '::1')]
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') return [first] // This machine has no IPv6.
    await stop(first)
    throw error
  }
}

/** @param {unknown} error */
const codeOf = error => /** @type {NodeJS.ErrnoException} */ (error).code

/** @param {import('node:http').Server} server */
const portOf = server => /** @type {import('node:net').AddressInfo} */ (server.address()).port

/**
 * Serves a folder; takes the next free port when the wanted one is taken. Port 0 means any.
 *
 * @param {{ root: string, port?: number, host?: string }} options
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export const serve = async ({ root, port = DEFAULT_PORT, host = 'localhost' }) => {
  const folder = await realpath(resolve(root))
  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    handle(folder, request, response).catch(() => response.destroy())
  }
  const last = port === 0 ? PORTS_TO_TRY : Math.min(port + PORTS_TO_TRY, 65535)
  for (let candidate = port; ; candidate = port === 0 ? 0 : candidate + 1) {
    try {
      const servers = await listenOn(listener, candidate, host)
      const taken = portOf(servers[0])
      const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
      return {
        url: `http://${name}:${taken}/`,
        port: taken,
        close: async () => {
          await Promise.all(servers.map(stop))
        },
      }
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || candidate >= last) throw error
    }
  }
}

/**
 * Reads `--port` and `--host`; throws on anything else.
 *
 * @param {readonly string[]} args
 */
export const serveOptions = args => {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, host: { type: 'string' } } })
  const port = Number(values.port ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is no port number`)
  return { port, host: values.host ?? 'localhost' }
}

/**
 * Serves until the process ends, and says where.
 *
 * @param {string} root
 * @param {{ port: number, host: string }} options
 */
export const serveAndSay = async (root, { port, host }) => {
  const { url, port: taken } = await serve({ root, port, host })
  if (port !== 0 && taken !== port) {
    console.log(`Port ${port} is taken. The browser keeps saved games by address: those of port ${port} stay there.`)
  }
  console.log(`Powderkeg is at ${url} (Ctrl+C ends it)`)
}

await runAsProgram(import.meta.url, () =>
  serveAndSay(join(import.meta.dirname, '../dist'), serveOptions(process.argv.slice(2))),
)
