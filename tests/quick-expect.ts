import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

// For loops that look at a hundred thousand things: an assertion is only made where one fails.

export function expectSame(found: unknown, wanted: unknown): void {
  if (!Object.is(found, wanted)) expect(found).toBe(wanted)
}

export function expectEqual(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted)
}
