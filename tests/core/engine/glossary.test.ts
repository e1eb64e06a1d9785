import { describe, expect, it } from 'vitest'
import { glossed } from '../../../src/core/engine/glossary'

const GLOSSARY = { CAS: 'air', 'CAS pool': 'all of it', 'E.I.S.': 'volunteers', MP: 'points' }

describe('words of the glossary', () => {
  it('are picked out of a sentence, the longest first, each once', () => {
    expect(glossed('Send a CAS from the CAS pool, or no CAS.', GLOSSARY)).toEqual([
      'Send a ',
      { word: 'CAS', means: 'air' },
      ' from the ',
      { word: 'CAS pool', means: 'all of it' },
      ', or no CAS.',
    ])
  })

  it('are never found within other words, and dots mean dots', () => {
    expect(glossed('IMPROVED, CASE, 3MP', GLOSSARY)).toEqual(['IMPROVED, CASE, 3MP'])
    expect(glossed('The E.I.S. come', GLOSSARY)).toEqual(['The ', { word: 'E.I.S.', means: 'volunteers' }, ' come'])
    expect(glossed('EXIXSX', GLOSSARY)).toEqual(['EXIXSX'])
  })

  it('a game without a glossary tells the sentence as it is', () => {
    expect(glossed('Send a CAS.', {})).toEqual(['Send a CAS.'])
  })
})
