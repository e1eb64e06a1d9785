import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../../../src/core/engine/step'
import { enterable } from '../../../../../src/ui/screens/table/hand/primary'

const choice = (kind: string, more: Partial<Choice> = {}): Choice => ({ action: { kind }, label: kind, ...more })
const [keep, commit] = [choice('keep', { intent: 'pass' }), choice('commit', { intent: 'spend' })]
const never = () => false

describe('what Enter may do', () => {
  it('is what the step names, or the only thing there is', () => {
    expect(enterable([keep, commit], { kind: 'keep' }, never)).toBe(keep)
    expect(enterable([keep], null, never)).toBe(keep)
    expect(enterable([keep, commit], null, never)).toBeNull()
  })

  it('never spends, even where the step names it or nothing else is left', () => {
    expect(enterable([keep, commit], { kind: 'commit' }, never)).toBeNull()
    expect(enterable([commit], null, never)).toBeNull()
  })

  it('never gives up a right for good', () => {
    expect(enterable([keep, commit], { kind: 'keep' }, kind => kind === 'keep')).toBeNull()
    expect(enterable([keep], null, kind => kind === 'keep')).toBeNull()
  })

  it('leaves something undone only where the step says so', () => {
    const end = choice('end', { intent: 'pass', leaves: '14 unmoved' })
    expect(enterable([end], null, never)).toBeNull()
    expect(enterable([end], { kind: 'end' }, never)).toBe(end)
  })
})
