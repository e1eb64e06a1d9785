import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { sealText, unsealText } from '../../../src/core/save/sealed-text'

const TEXT = '{ "format": "powderkeg/2", "game": "partizan", "where": "Tito in 2514 Šipovo" }'

describe('a sealed text', () => {
  it('tells nothing but the game, and is whole again when it is opened', () => {
    const sealed = sealText('partizan', TEXT)
    expect(JSON.parse(sealed)).toEqual({ format: 'powderkeg/sealed', game: 'partizan', sealed: expect.any(String) })
    expect(sealed).not.toMatch(/Tito|2514/)
    expect(atob(JSON.parse(sealed).sealed)).not.toMatch(/Tito|2514|format/)
    expect(unsealText(sealed)).toBe(TEXT)
    expect(openFile(sealed)).toMatchObject({ ok: true, value: { game: 'partizan' } })
  })

  it('is the same for the same text, and long texts are sealed too', () => {
    const long = TEXT.repeat(5000)
    expect(sealText('partizan', long)).toBe(sealText('partizan', long))
    expect(unsealText(sealText('partizan', long))).toBe(long)
  })

  it('is refused where it was changed, and no other text is taken for one', () => {
    const broken = JSON.stringify({ format: 'powderkeg/sealed', game: 'partizan', sealed: 'not base 64!' })
    expect(openFile(broken)).toMatchObject({ ok: false, problems: [{ path: 'sealed' }] })
    expect(openFile(JSON.stringify({ format: 'powderkeg/sealed', sealed: 7 }))).toMatchObject({ ok: false })
    expect(unsealText(TEXT)).toBe(TEXT)
    expect(unsealText('"powderkeg/sealed"')).toBe('"powderkeg/sealed"')
  })
})
