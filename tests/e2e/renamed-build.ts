import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const HASH = /-([\w-]{8})(\.\w+)$/
const TEXT = /\.(js|css|html|json)$/

/** The name of a file in the next build: as hashes are by content, every one may differ. */
const nextName = (name: string): string =>
  name.replace(HASH, (_, hash: string, end: string) => `-${[...hash].reverse().join('')}${end}`)

/**
 * Makes the next build of a built app in its own folder, as a server does that is given one: every hashed file has another name,
 * the old ones are gone, the page and the worker are of another version.
 */
export async function deployNext(folder: string, build: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'))
  const named = assets.filter(name => nextName(name) !== name)
  if (named.length === 0) throw new Error('nothing in this build has a hash')
  for (const name of named) await rename(join(folder, 'assets', name), join(folder, 'assets', nextName(name)))
  const texts = (await readdir(folder, { recursive: true })).filter(path => TEXT.test(path))
  for (const path of texts) {
    const before = await readFile(join(folder, path), 'utf8')
    let text = before
    for (const name of named) text = text.replaceAll(name, nextName(name))
    if (path === 'index.html') text = text.replace(/<html[^>]*>/, `<html lang="en" data-build="${build}">`)
    if (path === 'service-worker.js') text = text.replace(/version:([`'"])\w+\1/, `version:"${build}"`)
    if (text !== before) await writeFile(join(folder, path), text)
  }
}
