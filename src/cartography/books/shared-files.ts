import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../project-files'

/** The game books and the base geography lie beside the project; only `npm run books` reads them. */
export const SHARED = process.env.POWDERKEG_SHARED ?? join(PROJECT, '..', 'shared')

export const readShared = (path: string): string => readFileSync(join(SHARED, path), 'utf8')

export const readSharedJson = (path: string): unknown => JSON.parse(readShared(path))
