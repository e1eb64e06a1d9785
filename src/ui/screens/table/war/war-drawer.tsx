import drawer from '../drawers/drawer.module.css'
import { useTable } from '../table-context'
import { BattleList } from './battle-list'
import styles from './war-drawer.module.css'
import { Part, Plots, useWar } from './war-parts'

/** The same plots during play, beside the game; what is hidden from the one at the screen is not in them. */
export function WarDrawer() {
  const { desk } = useTable()
  const { account, battles } = useWar()
  const close = () => desk.setState({ drawer: null })
  return (
    <div className={`${drawer.body} ${styles.war}`}>
      <button type="button" className={styles.whole} onClick={() => desk.setState({ drawer: null, page: 'war' })}>
        All of it on one page
      </button>
      <Plots account={account} />
      <Part title="The battles that mattered">
        <BattleList battles={battles} onPlay={close} />
      </Part>
    </div>
  )
}
