import { useState } from 'react'
import type { Side } from '../../../../core/ids'
import { presentState } from '../../../../store/session-state'
import { KegLogo } from '../../../start/keg-logo'
import { hush } from '../hand/dead-time'
import { AgreementDialog } from '../panel/agreement-dialog'
import { KeyCap } from '../panel/key-cap'
import { useSides } from '../sides'
import { useSession, useTable, useViews } from '../table-context'
import styles from './curtain.module.css'
import { useHold } from './use-hold'

/** Covers everything while the seats change: the table behind it is not on the page at all. */
export function Curtain() {
  const side = useViews((views, s) => views.curtain(s))
  return side === null ? null : <Drawn key={side} side={side} />
}

function Drawn({ side }: { readonly side: Side }) {
  const { session, desk } = useTable()
  const sides = useSides()
  const why = useWhy(side)
  const [isAsking, setAsking] = useState(false)
  const { name } = sides[side]
  const letter = letterOf(name, sides[side === 0 ? 1 : 0].name)
  const open = (): void => {
    session.lowerCurtain()
    hush(desk)
  }
  const { isReady, isHeld, press, release } = useHold(isAsking ? null : letter, open)
  return (
    <main className={styles.curtain} aria-label="The seats change">
      <KegLogo className={styles.logo} />
      <h1>
        {name}: {why}
      </h1>
      <p>Change seats. What the other player may not see stays covered until you hold the button or its key.</p>
      <button
        type="button"
        className={styles.sit}
        data-sit
        data-ready={isReady || undefined}
        data-held={isHeld || undefined}
        aria-keyshortcuts={letter}
        onPointerDown={press}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={event => event.preventDefault()}
      >
        <span>Hold: I play the {name}</span> <KeyCap shown={letter} />
      </button>
      <button type="button" className={styles.solo} onClick={() => setAsking(isReady)}>
        One person plays both sides from here
      </button>
      {isAsking && (
        <AgreementDialog
          title="One person plays both sides?"
          deed="No more curtains"
          onAgreed={() => session.setSolo(true, { agreed: true })}
          onClose={() => setAsking(false)}
        >
          <p>All that is hidden is seen from now on, and it is written into the diary.</p>
        </AgreementDialog>
      )}
    </main>
  )
}

/** The first letter that the other side does not begin with. */
const letterOf = (name: string, other: string): string =>
  ([...name.toUpperCase()].find(each => /[A-Z]/.test(each) && each !== other.charAt(0).toUpperCase()) ??
    name.charAt(0)) ||
  ''

/** Why the seats change, as both may know it: a decision in a fight of the other's is not one's turn. */
function useWhy(side: Side): string {
  return useSession((s, { engine, look }) => {
    const common = engine.view(presentState(s), 'table')
    const scene = look.battle(common)
    if (scene !== null) return `a decision in the ${scene.title.charAt(0).toLowerCase()}${scene.title.slice(1)}`
    const phase = look.phases(common).find(each => each.stands === 'now')
    return phase?.side === side ? `your turn, ${phase.title}` : 'your decision'
  })
}
