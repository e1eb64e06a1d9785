import { describe, expect, it } from 'vitest'
import { readSaveFile, type SaveFile } from '../../../src/ui/start/load-report'
import { ambushEntries } from '../../store/ambush-table'

const fileOf = (over: Partial<SaveFile>): SaveFile => ({ name: 'f', size: 2, text: async () => '{}', ...over })

describe('a file that was picked', () => {
  it('is not even read when it is larger than any save', async () => {
    const file = fileOf({ size: 30 * 1024 * 1024, text: () => Promise.reject(new Error('it was read')) })
    expect(await readSaveFile(file, ambushEntries)).toMatchObject({
      is: 'damaged',
      problems: [{ expected: 'a file of at most 20 MB', found: '30.0 MB' }],
    })
  })

  it('may turn out to be a folder', async () => {
    const file = fileOf({ text: () => Promise.reject(new Error('not readable')) })
    expect(await readSaveFile(file, ambushEntries)).toMatchObject({
      is: 'damaged',
      problems: [{ expected: 'a file that can be read' }],
    })
  })

  it('may name a game that nobody knows', async () => {
    const file = fileOf({ text: async () => '{"format":"powderkeg/1","game":"chess"}' })
    expect(await readSaveFile(file, ambushEntries)).toMatchObject({ is: 'damaged', problems: [{ path: 'game' }] })
  })
})
