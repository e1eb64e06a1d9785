import type { Page } from 'playwright-core'

/** How often a stack of counters was rendered, by the name it shows then. React tells of every commit, in builds for players too. */
const HOOK = `
  window.stacksRendered = []
  const visit = fiber => {
    for (let each = fiber; each !== null; each = each.sibling) {
      const before = each.alternate
      // React marks what it has called with the first flag; a part it has left alone keeps its children.
      const isRendered = before === null || (each.flags & 1) !== 0
      if (isRendered && typeof each.type === 'function' && Array.isArray(each.memoizedProps?.faces))
        window.stacksRendered.push(each.memoizedProps.faces[0]?.label ?? '')
      if (before === null || each.child !== before.child) visit(each.child)
    }
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_, root) => visit(root.current),
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
  }`

export const countStacks = (page: Page): Promise<unknown> => page.addInitScript(HOOK)

/** The stacks rendered since this was asked last, by their top counter. */
export const stacksRendered = (page: Page): Promise<readonly string[]> =>
  page.evaluate('window.stacksRendered.splice(0, window.stacksRendered.length)')
