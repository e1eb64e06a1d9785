import { type ComponentType, Suspense } from 'react'
import { type ChunkPage, chunkPage } from '../../../chunk-page'
import { ErrorBoundary } from '../../../error-boundary'
import type { DrawerName } from '../desk'
import { useDesk } from '../table-context'
import { Drawer } from './drawer'
import styles from './drawer.module.css'

/** With the margins of a drawer, for a content that brings none. */
const padded = (Content: ComponentType) => () => (
  <div className={styles.body}>
    <Content />
  </div>
)

/** Each comes when it is opened first, or ahead of that. */
const CONTENTS: { readonly [name in DrawerName]: ChunkPage<object> } = {
  charts: chunkPage(async () => (await import('./charts-drawer')).ChartsDrawer),
  rules: chunkPage(async () => (await import('./rules-drawer')).RulesDrawer),
  sequence: chunkPage(async () => (await import('./sequence-drawer')).SequenceDrawer),
  forces: chunkPage(async () => (await import('./forces-drawer')).ForcesDrawer),
  score: chunkPage(async () => (await import('./score-drawer')).ScoreDrawer),
  war: chunkPage(async () => (await import('../war/war-drawer')).WarDrawer),
  notes: chunkPage(async () => (await import('./notes-drawer')).NotesDrawer),
  overlays: chunkPage(async () => (await import('./overlays-drawer')).OverlaysDrawer),
  keys: chunkPage(async () => (await import('./keys-drawer')).KeysDrawer),
  files: chunkPage(async () => padded((await import('../files/files-drawer')).FilesDrawer)),
}

/** All of them, so that a game that is open needs nothing more from a server that may have another version by then. */
export async function fetchDrawers(): Promise<void> {
  // What cannot be had now is asked for again when it is opened.
  await Promise.allSettled(Object.values(CONTENTS).map(({ fetch }) => fetch()))
}

const TITLES: { readonly [name in DrawerName]: string } = {
  charts: 'Charts',
  rules: 'Rules',
  sequence: 'Order of play',
  forces: 'Forces',
  score: 'Score so far',
  war: 'The war so far',
  notes: 'Notes',
  overlays: 'Overlays of the map',
  keys: 'Keys',
  files: 'Save and load',
}

/** The drawer that is open, over the map and beside the panel. */
export function Drawers() {
  const name = useDesk(desk => desk.drawer)
  if (name === null) return null
  const { Page: Content } = CONTENTS[name]
  return (
    <Drawer key={name} name={name} title={TITLES[name]}>
      <ErrorBoundary what="drawer">
        <Suspense fallback={<p className={styles.coming}>Opening…</p>}>
          <Content />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}
