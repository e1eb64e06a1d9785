import { useCallback, useMemo, useState } from 'react'
import type { BattleScene } from '../../../../core/engine/game-look'
import { useDesk, useKnown, useSession, useTable } from '../table-context'
import { BattleBar, BattlePill } from './battle-bar'
import { BattleFrame } from './battle-frame'
import { BattleSummary } from './battle-summary'
import { useFalling } from './dice-tray'
import { type EndedBattle, useBattleNews } from './use-battle-news'

/** The battle under way as a dialog, as a bar while it is answered on the map, or as a pill while it is put aside. */
export function BattleDialog() {
  const scene = useScene()
  const news = useBattleNews()
  const falling = useFalling(news.fall)
  const [dismissed, setDismissed] = useState<EndedBattle | null>(null)
  const dismiss = useCallback(() => setDismissed(news.ended), [news.ended])
  const isOver = news.ended !== null && news.ended !== dismissed
  return (
    <>
      {scene !== null && <Shown scene={scene} news={news} falling={falling} />}
      {isOver && news.ended !== null && (
        <BattleSummary ended={news.ended} news={news} falling={falling} onDismiss={dismiss} />
      )}
    </>
  )
}

function useScene(): BattleScene | null {
  const { look } = useTable()
  const known = useKnown()
  return useMemo(() => look.battle(known), [look, known])
}

type ShownProps = {
  readonly scene: BattleScene
  readonly news: ReturnType<typeof useBattleNews>
  readonly falling: boolean
}

function Shown({ scene, news, falling }: ShownProps) {
  const { desk } = useTable()
  const isAside = useDesk(({ battleAside }) => battleAside === scene.key)
  // Whoever steps through the past looks at the map.
  const isPast = useSession(s => s.looking !== null)
  const stage = `${scene.key} ${scene.stage}`
  const [weighed, setWeighed] = useState<string | null>(null)
  const isOnMap = scene.onMap || isPast
  const putAside = useCallback(() => {
    setWeighed(null)
    if (!isOnMap) desk.setState({ battleAside: scene.key })
  }, [desk, scene.key, isOnMap])
  if (isOnMap && weighed !== stage)
    return <BattleBar scene={scene} news={news} falling={falling} onOpen={() => setWeighed(stage)} />
  if (isAside && !isOnMap) return <BattlePill scene={scene} onOpen={() => desk.setState({ battleAside: null })} />
  return <BattleFrame scene={scene} news={news} falling={falling} onAside={putAside} />
}
