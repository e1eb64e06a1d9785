import { createRoot } from 'react-dom/client'
import { keepSession } from '../../../src/store/autosave'
import { resumeParts } from '../../../src/store/resume'
import { openSavedGames, type SavedGames } from '../../../src/store/saved-games'
import { createSession } from '../../../src/store/session'
import { saveAsNew } from '../../../src/store/write-saved'
import { ambushHistory, engine } from '../../store/ambush-table'
import { Table } from './table'

const query = new URLSearchParams(window.location.search)

/** `?game=` names the saved game to open; without it a new one begins and its name comes into the address. */
async function sitDown(saved: SavedGames, id: string | null) {
  if (id === null) {
    const history = ambushHistory()
    const lease = await saveAsNew(saved, history)
    query.set('game', lease.id)
    window.history.replaceState(null, '', `?${query}`)
    return { lease, history, diceWanted: null }
  }
  const taken = await saved.open(id)
  if (!taken) throw new Error('there is no such saved game')
  const read = await resumeParts(engine, taken.parts)
  if (!read.ok || read.value.opened.is !== 'whole') throw new Error('the saved game cannot be opened')
  return { lease: taken.lease, history: read.value.opened.history, diceWanted: read.value.diceWanted }
}

const saved = await openSavedGames()
const { lease, history, diceWanted } = await sitDown(saved, query.get('game'))
const session = createSession(engine, history, { solo: true, diceWanted })
// `?mute` is a browser whose tabs cannot speak to each other: a tab hears of another when it writes what was done in it.
const isMute = query.has('mute')
const notices = isMute ? null : new BroadcastChannel('powderkeg')
const stored = history.moments.length
const keeper = keepSession(session, saved, lease, { stored, notices, ...(isMute ? { pauseMs: null } : {}) })

createRoot(document.getElementById('root') as HTMLElement).render(<Table session={session} keeper={keeper} />)
