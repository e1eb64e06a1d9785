import type { Page } from 'playwright-core'

/** React reports every commit to this hook, in builds for players too; it must be there before React is. */
const HOOK = `
  window.reactCommits = 0
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => { window.reactCommits++ },
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  }`

export const countRenders = (page: Page): Promise<unknown> => page.addInitScript(HOOK)

/** How often React has changed anything on the page so far. */
export const rendersOf = (page: Page): Promise<number> => page.evaluate('window.reactCommits')
