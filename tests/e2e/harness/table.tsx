import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Keeper } from '../../../src/store/autosave'
import type { Session } from '../../../src/store/session'
import { createViews } from '../../../src/store/session-view'
import type { Ambush } from '../../fixtures/ambush/state'

type TableProps = { readonly session: Session<Ambush>; readonly keeper: Keeper }

/** The plainest table at which a game can be played. */
export function Table({ session, keeper }: TableProps) {
  const views = useMemo(() => createViews(session.engine), [session])
  const prompt = useStore(session.store, views.prompt)
  const choices = useStore(session.store, views.choices)
  const log = useStore(session.store, views.log)
  const position = useStore(session.store, views.position)
  const locked = useStore(session.store, s => s.locked)
  const kept = useStore(keeper.store)
  return (
    <main>
      <h1>{prompt?.text ?? 'Nobody is asked'}</h1>
      <div role="status">{kept.status}</div>
      {locked && <div role="alert">{locked}</div>}
      <ul aria-label="Choices">
        {choices.map(choice => (
          <li key={JSON.stringify(choice.action)}>
            <button type="button" onClick={() => session.dispatch(choice.action)}>
              {choice.label}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => session.undo({ agreed: true })}
        disabled={session.undoStatus() === 'impossible'}
      >
        Undo
      </button>
      <button type="button" onClick={() => session.redo()} disabled={!session.canRedo()}>
        Redo
      </button>
      <ol aria-label="Log">
        {[...log].map(({ line, entry }) => (
          <li key={line}>{`${entry.kind} ${JSON.stringify(entry.facts)}`}</li>
        ))}
      </ol>
      <section aria-label="Position">{JSON.stringify(position)}</section>
    </main>
  )
}
