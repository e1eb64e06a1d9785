import { useRef, useState } from 'react'
import { downloadBlob, downloadText } from '../../../download-text'
import { FullPage } from '../full-page'
import { wins } from '../seats/wins'
import { sidesOf } from '../sides'
import { useDesk, useKnown, useTable } from '../table-context'
import { BattleList } from './battle-list'
import { WarMap } from './war-map'
import styles from './war-page.module.css'
import { DicePart, Part, Plots, useWar } from './war-parts'
import { warPicture } from './war-picture'
import { gameTitle, warMarkdown } from './war-text'

/** The whole war on one page: plots, the map by turns, the battles that cost most. After the game, and so far as it has come. */
export function WarPage() {
  return useDesk(desk => desk.page) === 'war' ? <Page /> : null
}

function Page() {
  const table = useTable()
  const { desk, engine, look } = table
  const known = useKnown()
  const { account, battles } = useWar()
  const page = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const close = () => desk.setState({ page: null })
  const { outcome, turn } = known
  const sides = sidesOf(table, known)
  const result = outcome === null ? null : outcome.winner === null ? 'A draw' : wins(sides[outcome.winner].name)
  const standing = result === null ? look.score(known).standing : `${result}: ${outcome?.level ?? ''}`
  const name = `${engine.game.id}-war-turn-${turn}`
  const saveText = () => downloadText(`${name}.md`, warMarkdown(table), 'text/markdown')
  const savePicture = async () => {
    if (page.current === null) return
    try {
      setFailed(null)
      downloadBlob(`${name}.png`, await warPicture(page.current, gameTitle(table, known), standing))
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <FullPage
      title={outcome === null ? 'The war so far' : 'The war in figures'}
      onClose={close}
      tools={
        <>
          <button type="button" onClick={savePicture}>
            Save as a picture
          </button>
          <button type="button" onClick={saveText}>
            Save as Markdown
          </button>
        </>
      }
    >
      <div ref={page} className={styles.page}>
        <div className={styles.standing}>
          <p>
            <b>{gameTitle(table, known)}.</b> {standing}
          </p>
          <div role="alert">{failed !== null && `The picture could not be made: ${failed}`}</div>
        </div>
        <Plots account={account} />
        <div className={styles.columns}>
          {account.rows.length > 0 && (
            <Part
              title="The war on the map"
              about="Where the armies stood at the end of each turn; rings: where they fought."
            >
              <WarMap rows={account.rows} />
            </Part>
          )}
          <div className={styles.side}>
            <Part title="The battles that mattered" about={`The costliest of ${battles.length}, in their order.`}>
              <BattleList battles={battles} onPlay={close} />
            </Part>
            <DicePart />
          </div>
        </div>
      </div>
    </FullPage>
  )
}
