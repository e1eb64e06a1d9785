import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))

/** The project's root. */
export const PROJECT = join(HERE, '..', '..')

/** The game books and the base geography lie beside the project; they are read when maps are compiled, never shipped. */
export const SHARED = process.env.POWDERKEG_SHARED ?? join(PROJECT, '..', 'shared')

export const readShared = (path: string): string => readFileSync(join(SHARED, path), 'utf8')

export const readSharedJson = (path: string): unknown => JSON.parse(readShared(path))
