import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))

/** The project's root. */
export const PROJECT = join(HERE, '..', '..')

export const readProjectJson = (path: string): unknown => JSON.parse(readFileSync(join(PROJECT, path), 'utf8'))
