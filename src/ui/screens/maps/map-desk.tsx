import { useCallback, useEffect, useRef, useState } from 'react'
import type { HexId } from '../../../core/ids'
import { numberOf } from '../../../core/map/map-queries'
import { type MapHandle, MapView, type SheetPart } from '../../map/map-view'
import { OverviewMap } from '../../map/overview-map'
import { goTo } from '../../route'
import { HexPanel } from './hex-panel'
import { LayerSwitches } from './layer-switches'
import { MapTools } from './map-tools'
import styles from './maps-page.module.css'
import { PeriodSwitch } from './period-switch'
import { SearchBox } from './search-box'
import type { OpenMap } from './use-game-map'

type MapDeskProps = { readonly map: OpenMap; readonly hexNumber: string | null }

/** One map with everything around it. A hex that is pointed at is told; one that is picked stays told. */
export function MapDesk({ map, hexNumber }: MapDeskProps) {
  const view = useRef<MapHandle>(null)
  const [hovered, setHovered] = useState<HexId | null>(null)
  const [picked, setPicked] = useState<HexId | null>(null)
  const [period, setPeriod] = useState(0)
  const [hidden, setHidden] = useState<readonly SheetPart[]>([])
  const { game, sheet } = map

  const pick = useCallback(
    (hex: HexId | null) => {
      setPicked(hex)
      view.current?.mark(hex)
      goTo({ page: 'maps', game, hex: hex === null ? null : numberOf(sheet.map, hex) }, { replace: true })
    },
    [game, sheet],
  )
  const jump = useCallback(
    (hex: HexId) => {
      setHovered(null)
      pick(hex)
      view.current?.showHex(hex)
    },
    [pick],
  )
  // The hex of the address is shown once, when the map opens; later it only follows what is picked.
  const wanted = useRef(hexNumber)
  useEffect(() => {
    const hex = wanted.current === null ? null : sheet.map.hexNumbered(wanted.current)
    if (hex !== null) jump(hex)
  }, [sheet, jump])

  return (
    <main className={styles.desk}>
      <div className={styles.map}>
        <MapView
          ref={view}
          sheet={sheet}
          period={period}
          hidden={hidden}
          label={`Map of ${sheet.map.name}: arrows move it, plus and minus zoom, 0 shows all of it`}
          onHexHover={setHovered}
          onHexClick={pick}
        />
        <div className={styles.overview}>
          <OverviewMap sheet={sheet} period={period} map={view} />
        </div>
        <MapTools map={view} />
      </div>
      <aside className={styles.panel} aria-label="About the map">
        <SearchBox map={sheet.map} onFind={jump} />
        <PeriodSwitch periods={sheet.map.periods} chosen={period} onChoose={setPeriod} />
        <HexPanel map={map} hex={hovered ?? picked} period={period} onGoTo={jump} />
        <LayerSwitches hidden={hidden} onChange={setHidden} />
      </aside>
    </main>
  )
}
