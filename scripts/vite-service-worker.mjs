// A Vite plugin that writes dist/service-worker.js after the build: the worker, with the list of all built files and a
// hash of their content.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'

/**
 * @typedef {import('vite').Rolldown.OutputBundle} Bundle
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 * @typedef {import('../src/service-worker/build').Build} Build
 */

const WORKER = 'service-worker.js'
/** What only a host without fallback needs, on a visit without the worker. */
const FOR_HOSTS = ['404.html', 'forward.js', 'maps/index.html', 'play/index.html', 'how-to/index.html']

/**
 * All files of the app below a folder by their path with slashes, in a fixed order; the worker does not list itself.
 *
 * @param {string} folder
 */
export const builtFiles = folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => path !== WORKER && !FOR_HOSTS.includes(path))
    .sort()

/** The chunks the page needs at once: the entries and what they import, not what they load later. @param {Bundle} bundle */
const chunksAtOnce = bundle => {
  /** @type {Set<Chunk>} */
  const found = new Set()
  /** @param {string} name */
  const visit = name => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    chunk.imports.forEach(visit)
  }
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.isEntry) visit(output.fileName)
  return [...found]
}

/**
 * Scripts and styles that only a later import brings, the drawings of the maps, and pictures. Fonts, icons and the page itself are
 * never among them.
 *
 * @param {Bundle} bundle
 */
export const lazyFiles = bundle => {
  const needed = new Set(
    chunksAtOnce(bundle).flatMap(chunk => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]),
  )
  return new Set(Object.keys(bundle).filter(name => /\.(js|css|json|webp)$/.test(name) && !needed.has(name)))
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} lazy
 * @returns {Build}
 */
export const describeBuild = (folder, lazy) => {
  const files = builtFiles(folder)
  /** @param {string} path */
  const hashOf = path =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex')
  const hash = createHash('sha256')
  for (const path of files) hash.update(`${path} ${hashOf(path)}\n`)
  return {
    version: hash.digest('hex').slice(0, 16),
    shell: files.filter(path => !lazy.has(path)),
    lazy: files.filter(path => lazy.has(path)),
  }
}

/**
 * The worker as one classic script: not every browser lets a service worker import modules.
 *
 * @param {string} root
 * @param {Build} described
 */
const workerCode = async (root, described) => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(described) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/service-worker/service-worker.ts'), formats: ['iife'], name: 'serviceWorker' },
    },
  })
  const [result] = [built].flat()
  if (result === undefined || !('output' in result)) throw new Error('The service worker was not built')
  return result.output[0].code
}

/** @returns {import('vite').Plugin} */
export const serviceWorker = () => {
  let root = ''
  return {
    name: 'powderkeg:service-worker',
    apply: 'build',
    configResolved: config => {
      root = config.root
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }, bundle) => {
        if (dir === undefined) throw new Error('The build has no folder to list')
        writeFileSync(join(dir, WORKER), await workerCode(root, describeBuild(dir, lazyFiles(bundle))))
      },
    },
  }
}
