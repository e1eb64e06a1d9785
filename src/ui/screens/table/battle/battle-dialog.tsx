import { useCallback, useMemo, useState } from 'react'
import type { BattleScene } from '../../../../core/engine/game-look'
import { useDesk, useKnown, useSession, useTable } from '../table-context'
import { BattleBar, BattlePill } from './battle-bar'
import { BattleFrame } from './battle-frame'
import { useFalling } from './dice-tray'
import { useDecided } from './result-strip'
import { ToldFrame } from './told-frame'
import { type BattleNews, type ToldThrow, useBattleNews } from './use-battle-news'

/**
 * The battle under way as a dialog, as a bar while it is answered on the map, or as a pill while it is put aside. What the dice
 * decided stays in it until somebody goes on.
 */
export function BattleDialog() {
  const scene = useScene()
  const news = useBattleNews()
  const falling = useFalling(news.fall)
  const [gone, setGone] = useState<ToldThrow | null>(null)
  const goOn = useCallback(() => setGone(news.told), [news.told])
  const isPast = useSession(s => s.looking !== null)
  if (news.told !== null && news.told !== gone && !isPast)
    return <ToldFrame told={news.told} next={scene} falling={falling} onClose={goOn} />
  return scene === null ? null : <Shown scene={scene} news={news} falling={falling} />
}

function useScene(): BattleScene | null {
  const { look } = useTable()
  const known = useKnown()
  return useMemo(() => look.battle(known), [look, known])
}

type ShownProps = { readonly scene: BattleScene; readonly news: BattleNews; readonly falling: boolean }

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
  // What the dice decided stands in the panel then.
  const isDecided = useDecided() !== null
  if (isDecided && !isPast && weighed !== stage) return null
  if (isOnMap && weighed !== stage) return <BattleBar scene={scene} onOpen={() => setWeighed(stage)} />
  if (isAside && !isOnMap) return <BattlePill scene={scene} onOpen={() => desk.setState({ battleAside: null })} />
  return <BattleFrame scene={scene} news={news} falling={falling} onAside={putAside} />
}
