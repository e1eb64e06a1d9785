import type { MouseEvent, ReactNode } from 'react'
import { goTo, hrefOf, type Route } from './route'

type PageLinkProps = { readonly to: Route; readonly className?: string | undefined; readonly children: ReactNode }

/** A real link, so that it can be opened in a new tab; a plain click changes the page in place. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a href={hrefOf(to)} className={className} onClick={follow}>
      {children}
    </a>
  )
}
