import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

// Nothing is judged by the clock: a part that is loaded late has as long as its test.
configure({ asyncUtilTimeout: 60_000 })

/** The files of a thread share one document: what one leaves in it, the next must not find. */
afterAll(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
