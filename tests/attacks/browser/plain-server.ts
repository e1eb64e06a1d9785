import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Served } from '../../../scripts/serve.mjs'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

type Answer = { readonly status: number; readonly path?: string; readonly to?: string }

const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory() ?? false
const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() ?? false

async function answerTo(root: string, path: string, has404: boolean): Promise<Answer> {
  const at = join(root, path)
  if (await isFolder(at)) {
    if (!path.endsWith('/')) return { status: 301, to: `${path}/` }
    if (await isFile(join(at, 'index.html'))) return { status: 200, path: join(at, 'index.html') }
  } else if (!path.endsWith('/') && (await isFile(at))) return { status: 200, path: at }
  const app = `/${path.split('/').slice(1, 4).join('/')}`
  const page = join(root, app, '404.html')
  return has404 && (await isFile(page)) ? { status: 404, path: page } : { status: 404 }
}

/**
 * A host that knows files and folders and nothing of apps, as Python's http.server; with `has404` one that answers with the
 * app's 404.html, as GitHub Pages does. The app lies three folders deep.
 */
export async function servePlainly(root: string, has404: boolean): Promise<Served> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').replace(/[?#].*$/s, ''))
    const { status, path: file, to } = await answerTo(root, path, has404)
    if (to !== undefined) return response.writeHead(status, { Location: to }).end()
    if (file === undefined) return response.writeHead(status, { 'Content-Type': 'text/plain' }).end('File not found')
    response.writeHead(status, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(request.method === 'HEAD' ? undefined : await readFile(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/`, port, close }
}
