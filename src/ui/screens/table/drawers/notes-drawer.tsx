import { Fragment, useId, useState } from 'react'
import type { Side } from '../../../../core/ids'
import type { Json } from '../../../../core/json'
import { createNotes, type Notes } from '../../../../store/notes'
import { browserStorage } from '../../../../store/preferences'
import { isAnythingHidden, presentState } from '../../../../store/session-state'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { type Table, useKnown, useSession, useTable, useViews } from '../table-context'
import drawer from './drawer.module.css'
import styles from './notes-drawer.module.css'
import { SeenList } from './seen-list'

const kept = new WeakMap<Table, Notes>()

/**
 * The drawer is put away and drawn again; what was written stays even where nothing can be stored. A game that is not stored has
 * no name of its own, so its notes must not be either: the next such game would read them.
 */
function notesOf(table: Table): Notes {
  const notes = kept.get(table) ?? createNotes(table.keeper === null ? null : browserStorage(), table.id)
  kept.set(table, notes)
  return notes
}

/** Each side's own sheet of paper. Where something is hidden only that of the one at the screen lies open. */
export function NotesDrawer() {
  const table = useTable()
  const viewer = useViews((views, s) => views.viewer(s))
  const isSolo = useSession(s => s.solo)
  const isOpen = useSession((s, { engine }) => isSolo || !isAnythingHidden(engine, presentState(s)))
  const sides = ([0, 1] as const).filter(side => isOpen || viewer === side)
  return (
    <div className={drawer.body}>
      {sides.map(side => (
        <Fragment key={side}>
          <Sheet side={side} notes={notesOf(table)} />
          <SeenList side={side} />
        </Fragment>
      ))}
      <Agreed />
    </div>
  )
}

function Sheet({ side, notes }: { readonly side: Side; readonly notes: Notes }) {
  const table = useTable()
  const { name, colour } = useSides()[side]
  const id = useId()
  const [text, setText] = useState(() => notes.read(side))
  return (
    <section className={styles.sheet}>
      <label htmlFor={id}>
        <i style={{ background: `var(--n-${colour})` }} />
        Notes of the {name}
      </label>
      <textarea
        id={id}
        rows={9}
        value={text}
        placeholder={`Plans, promises, what to watch for. ${table.keeper === null ? 'Gone with this page.' : 'Kept on this device.'}`}
        onChange={event => {
          setText(event.target.value)
          notes.write(side, event.target.value)
        }}
      />
    </section>
  )
}

const inWords = (value: Json): string =>
  value === true ? 'yes' : value === false ? 'no' : typeof value === 'string' ? value : String(value)

/** What the game itself remembers of how it was set up. */
function Agreed() {
  const { engine } = useTable()
  const { setting } = useKnown()
  const scenario = engine.game.scenarios.find(({ id }) => id === setting.scenario)
  return (
    <section aria-label="Agreed before the game">
      <h3 className={drawer.heading}>Agreed before the game</h3>
      <dl className={styles.agreed}>
        <dt>Scenario</dt>
        <dd>{scenario?.title ?? setting.scenario}</dd>
        {engine.game.options.map(({ id, title, rule }) =>
          setting.options[id] === undefined ? null : (
            <div key={id}>
              <dt>
                {title} <RuleLink rule={rule} />
              </dt>
              <dd>{inWords(setting.options[id])}</dd>
            </div>
          ),
        )}
        <dt>Charts</dt>
        <dd>{setting.charts === null ? 'of the app' : setting.charts.name}</dd>
      </dl>
    </section>
  )
}
