import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/fonts.css'
import '../../../src/ui/theme/base.css'
import { createRoot } from 'react-dom/client'
import { createPreferences } from '../../../src/store/preferences'
import { importText } from '../../../src/store/save-text'
import { createSession } from '../../../src/store/session'
import { createViews } from '../../../src/store/session-view'
import { createShelf } from '../../../src/store/shelf'
import { openMap } from '../../../src/ui/screens/maps/use-game-map'
import { createDesk } from '../../../src/ui/screens/table/desk'
import { TableScreen } from '../../../src/ui/screens/table/table-screen'

/* A saved game on the table, given by whoever takes pictures of it: `given` is its text, `theme` and `solo` how it is looked at. */
type Given = { readonly given: string; readonly theme: 'day' | 'night'; readonly solo: boolean }
const { given, theme, solo } = window as unknown as Given
document.documentElement.dataset.theme = theme
document.documentElement.dataset.motion = 'reduced'

const read = await importText(given)
if (!read.ok || read.value.opened.is !== 'whole') throw new Error('the save is not sound')
const { engine, opened } = read.value
const { look } = engine.game
if (look === undefined) throw new Error('it has no table')
const table = {
  engine,
  session: createSession(engine, opened.history, { solo }),
  views: createViews(engine),
  look,
  sheet: (await openMap(engine.game.id)).sheet,
  desk: createDesk(),
  preferences: createPreferences(null),
  keeper: null,
  shelf: createShelf(() => Promise.reject(new Error('nothing is stored here'))),
  title: `${engine.game.title}, a Sunday in winter`,
  id: 'pictures',
}
Object.assign(window, { table })
createRoot(document.getElementById('root') as HTMLElement).render(<TableScreen table={table} />)
