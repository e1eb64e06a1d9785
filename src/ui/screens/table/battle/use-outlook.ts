import { useEffect, useState } from 'react'
import { type Outlook, weighAnswers } from '../../../../core/engine/outlook'
import type { GameState } from '../../../../core/engine/state'
import { presentState } from '../../../../store/session-state'
import { type Table, useSession, useTable } from '../table-context'

/** How long weighing may keep the screen waiting at a time, in milliseconds. */
const SLICE = 8

type Weighed = { readonly of: GameState; readonly outlook: Outlook }

/** The chances of every answer to the decision at hand, found in slices between frames; null while they are being found. */
export function useOutlook(): Outlook | null {
  const table = useTable()
  const present = useSession(presentState)
  const [weighed, setWeighed] = useState<Weighed | null>(null)
  useEffect(() => {
    const weighing = begin(table, present)
    let timer = 0
    const go = () => {
      const until = performance.now() + SLICE
      for (;;) {
        const next = weighing.next()
        if (next.done) return setWeighed({ of: present, outlook: next.value })
        if (performance.now() > until) break
      }
      timer = window.setTimeout(go, 0)
    }
    timer = window.setTimeout(go, 0)
    return () => window.clearTimeout(timer)
  }, [table, present])
  return weighed?.of === present ? weighed.outlook : null
}

const begin = ({ engine, session, views }: Table, present: GameState) =>
  weighAnswers(engine, present, views.viewer(session.store.getState()))
