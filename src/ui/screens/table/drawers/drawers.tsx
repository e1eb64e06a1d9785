import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react'
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

/** Each comes with its first opening. */
const CONTENTS: { readonly [name in DrawerName]: LazyExoticComponent<ComponentType> } = {
  charts: lazy(() => import('./charts-drawer').then(({ ChartsDrawer }) => ({ default: ChartsDrawer }))),
  rules: lazy(() => import('./rules-drawer').then(({ RulesDrawer }) => ({ default: RulesDrawer }))),
  forces: lazy(() => import('./forces-drawer').then(({ ForcesDrawer }) => ({ default: ForcesDrawer }))),
  score: lazy(() => import('./score-drawer').then(({ ScoreDrawer }) => ({ default: ScoreDrawer }))),
  notes: lazy(() => import('./notes-drawer').then(({ NotesDrawer }) => ({ default: NotesDrawer }))),
  overlays: lazy(() => import('./overlays-drawer').then(({ OverlaysDrawer }) => ({ default: OverlaysDrawer }))),
  keys: lazy(() => import('./keys-drawer').then(({ KeysDrawer }) => ({ default: KeysDrawer }))),
  files: lazy(() => import('../files/files-drawer').then(({ FilesDrawer }) => ({ default: padded(FilesDrawer) }))),
}

const TITLES: { readonly [name in DrawerName]: string } = {
  charts: 'Charts',
  rules: 'Rules',
  forces: 'Forces',
  score: 'Score so far',
  notes: 'Notes',
  overlays: 'Overlays of the map',
  keys: 'Keys',
  files: 'Save and load',
}

/** The drawer that is open, over the map and beside the panel. */
export function Drawers() {
  const name = useDesk(desk => desk.drawer)
  if (name === null) return null
  const Content = CONTENTS[name]
  return (
    <Drawer key={name} name={name} title={TITLES[name]}>
      <Suspense fallback={<p className={styles.coming}>Opening…</p>}>
        <Content />
      </Suspense>
    </Drawer>
  )
}
