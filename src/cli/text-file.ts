import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { CommandError, messageOf } from './command-error'
import type { Io } from './io'

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder',
  ENOTDIR: 'part of the path is not a folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? messageOf(error)
}

export function readText(io: Io, path: string): string {
  try {
    return readFileSync(resolve(io.root, path), 'utf8')
  } catch (error) {
    throw new CommandError(`${path}: cannot be read: ${reasonOf(error)}`)
  }
}

/** All or nothing: the text goes to a file beside the old one, which it replaces only when it is whole. */
export function writeText(io: Io, path: string, text: string): void {
  try {
    const { target, mode } = targetOf(resolve(io.root, path))
    const draft = join(dirname(target), `.${basename(target)}.${process.pid}.part`)
    try {
      writeDraft(draft, text, mode)
      renameSync(draft, target)
    } catch (error) {
      rmSync(draft, { force: true })
      throw error
    }
  } catch (error) {
    throw new CommandError(`${path}: cannot be written: ${reasonOf(error)}`)
  }
}

/** Renaming over a link would replace the link, and over a read-only file would not even be refused. */
function targetOf(path: string): { target: string; mode: number } {
  const known = statSync(path, { throwIfNoEntry: false })
  if (!known) return { target: path, mode: 0o666 }
  if (known.isDirectory()) throw new Error(REASONS.EISDIR)
  accessSync(path, constants.W_OK)
  return { target: realpathSync(path), mode: known.mode }
}

function writeDraft(draft: string, text: string, mode: number): void {
  const file = openSync(draft, 'w', mode)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
