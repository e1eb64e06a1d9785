import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { setDeadTime } from '../../src/ui/screens/table/hand/dead-time'

// Nothing is judged by the clock: a part that is loaded late has as long as its test.
configure({ asyncUtilTimeout: 120_000 })

// React notes of every element where in the code it was made, as a stack of calls: a sixth of the time of all pages, for messages
// that no test reads. It stops when it has noted many, so it is told that it has.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 1e6,
  set: () => undefined,
  configurable: true,
})

// Tests press as fast as they can; those that are about the pause set it themselves.
setDeadTime(0)

/** A page that stays drawn hears the keys of the next test. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setDeadTime(0)
})

/** A file that a test saves is a link that is followed: then the page stands at that address, and no other is reckoned from it. */
const goHome = () => {
  const { happyDOM } = window as unknown as { readonly happyDOM: { setURL(address: string): void } }
  happyDOM.setURL('http://localhost:3000/')
}

/** The files of a thread share one document: what one leaves in it, the next must not find. */
afterAll(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  goHome()
  history.replaceState(null, '', '/')
})
