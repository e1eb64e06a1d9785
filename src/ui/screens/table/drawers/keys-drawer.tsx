import { MAP_KEYS } from '../board/map-keys'
import { TABLE_KEYS } from '../use-table-keys'
import drawer from './drawer.module.css'
import styles from './keys-drawer.module.css'

type KeyLine = { readonly shown: string; readonly does: string }

const LIST_KEYS: readonly KeyLine[] = [
  { shown: '↑  ↓', does: 'go from one row to the next' },
  { shown: '↵', does: 'take the row' },
  { shown: 'Esc', does: 'leave the list' },
]

const BATTLE_KEYS: readonly KeyLine[] = [
  { shown: '1–9', does: 'the unit with that number: a target, a loss' },
  { shown: '↵', does: 'the first answer at the foot' },
  { shown: 'A–Z', does: 'the answer with that letter' },
  { shown: 'any key', does: 'the dice lie still' },
  { shown: 'Esc', does: 'put the battle aside to look at the map' },
]

const DRAWER_KEYS: readonly KeyLine[] = [
  { shown: '↑  ↓', does: 'in the rules: from rule to rule' },
  { shown: '1–9', does: 'in the overlays: switch one on or off' },
  { shown: 'Esc', does: 'close' },
]

/** Every key there is. */
export function KeysDrawer() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it could have the focus
    <section className={drawer.body} tabIndex={0} aria-label="List of keys">
      <Keys title="Anywhere" keys={TABLE_KEYS} />
      <Keys title="On the map" keys={MAP_KEYS} />
      <Keys title="In a list" keys={LIST_KEYS} />
      <Keys title="In a battle" keys={BATTLE_KEYS} />
      <Keys title="In a drawer" keys={DRAWER_KEYS} />
    </section>
  )
}

const Keys = ({ title, keys }: { readonly title: string; readonly keys: readonly KeyLine[] }) => (
  <section aria-label={title}>
    <h3 className={drawer.heading}>{title}</h3>
    <dl className={styles.keys}>
      {keys.map(({ shown, does }) => (
        <div key={`${shown} ${does}`}>
          <dt>
            <kbd>{shown}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)
