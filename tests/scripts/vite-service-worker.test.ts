import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtFiles, describeBuild, lazyFiles } from '../../scripts/vite-service-worker.mjs'

type Bundle = Parameters<typeof lazyFiles>[0]

let folder: string

const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'powderkeg-build-'))
  write({ 'index.html': '<h1>', 'assets/index.js': 'i', 'assets/maps.js': 'm', 'icons/icon.png': 'p' })
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the list of built files', () => {
  it('names all of them by their path from the folder, but not the worker', () => {
    write({ 'service-worker.js': 'old' })
    expect(builtFiles(folder)).toEqual(['assets/index.js', 'assets/maps.js', 'icons/icon.png', 'index.html'])
  })

  it('leaves out what only hosts without fallback need', () => {
    write({ '404.html': '', 'forward.js': '', 'maps/index.html': '', 'play/index.html': '' })
    expect(builtFiles(folder)).toEqual(['assets/index.js', 'assets/maps.js', 'icons/icon.png', 'index.html'])
  })

  it('parts what waits until it is opened from what the start page needs', () => {
    const { shell, lazy } = describeBuild(folder, new Set(['assets/maps.js']))
    expect(shell).toEqual(['assets/index.js', 'icons/icon.png', 'index.html'])
    expect(lazy).toEqual(['assets/maps.js'])
  })
})

describe('the version', () => {
  const version = () => describeBuild(folder, new Set()).version

  it('is the same for the same files, with or without a worker beside them', () => {
    const before = version()
    write({ 'service-worker.js': 'old' })
    expect(version()).toBe(before)
  })

  it.each([
    ['content changes', { 'index.html': '<h2>' }],
    ['is added', { 'assets/new.js': '' }],
  ])('changes when a file %s', (_, files) => {
    const before = version()
    write(files)
    expect(version()).not.toBe(before)
  })

  it('changes when content moves from one file to another', () => {
    write({ 'assets/index.js': 'ab', 'assets/maps.js': 'c' })
    const before = version()
    write({ 'assets/index.js': 'a', 'assets/maps.js': 'bc' })
    expect(version()).not.toBe(before)
  })
})

describe('what is loaded later', () => {
  const chunk = (fileName: string, imports: string[], css: string[] = [], isEntry = false) => ({
    type: 'chunk',
    fileName,
    imports,
    isEntry,
    viteMetadata: { importedCss: new Set(css) },
  })

  it('is every script and style that no entry imports, directly or through another, and every drawing', () => {
    const outputs = [
      chunk('index.js', ['react.js'], ['index.css'], true),
      chunk('react.js', ['runtime.js']),
      chunk('runtime.js', ['react.js']),
      chunk('maps.js', ['react.js', 'geometry.js'], ['maps.css']),
      chunk('geometry.js', []),
      ...['index.css', 'maps.css', 'font.woff2', 'index.html', 'drawing.json'].map(fileName => ({
        type: 'asset',
        fileName,
      })),
    ]
    const bundle = Object.fromEntries(outputs.map(output => [output.fileName, output])) as unknown as Bundle
    expect([...lazyFiles(bundle)].sort()).toEqual(['drawing.json', 'geometry.js', 'maps.css', 'maps.js'])
  })
})
