import { describe, expect, it } from 'vitest'
import { mergeHexsides, sideName, sidesOfChain } from '../../../src/cartography/atlases/hexside-entries'

describe('hexside entries', () => {
  it('name a side by its lower hex first, whichever way a line crosses it', () => {
    expect(sideName('2105', '2004')).toBe('2004/2105')
    expect(sidesOfChain(['2004', '2105', '2104'])).toEqual(['2004/2105', '2104/2105'])
    expect(sidesOfChain(['2004'])).toEqual([])
  })

  it('are merged when they speak of the same side, with all marks', () => {
    const merged = mergeHexsides([
      { side: '2105/2004', blocked: 'sea', marks: { shore: true } },
      { side: '2004/2105', marks: { lake: 'Prespa' } },
      { side: '2104/2105', bridge: ['rail'] },
    ])
    expect(merged).toEqual([
      { side: '2004/2105', blocked: 'sea', marks: { shore: true, lake: 'Prespa' } },
      { side: '2104/2105', bridge: ['rail'] },
    ])
  })
})
