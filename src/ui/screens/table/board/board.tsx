import { memo, useCallback, useRef, useState } from 'react'
import type { HexId } from '../../../../core/ids'
import { CounterSymbols } from '../../../counters/counter-symbols'
import { type MapHandle, MapView } from '../../../map/map-view'
import { CoachLayer } from '../coach/coach-layer'
import { useCoachCamera } from '../coach/use-coach-camera'
import { PASSING } from '../desk'
import { type Press, pickHex } from '../pointing'
import { type Table, useMapPeriod, useTable } from '../table-context'
import { UmpireDrag } from '../umpire/umpire-drag'
import styles from './board.module.css'
import { BoardProvider, createBoardParts } from './board-context'
import { positionOf } from './board-position'
import { BoxDock } from './box-dock'
import { Bubble } from './bubble'
import { CardCorner } from './card-corner'
import { carryingOf } from './carrying'
import { ChoiceMenu } from './choice-menu'
import { EdgeArrows } from './edge-arrows'
import { Fan, useFanOnHover } from './fan'
import { FocusVoice } from './focus-voice'
import { HeldNote } from './held-note'
import { Inspector } from './inspector'
import { BoxLayer } from './layers/box-layer'
import { CostLayer } from './layers/cost-layer'
import { CounterLayer, HandLayer } from './layers/counter-layer'
import { GlideLayer } from './layers/glide-layer'
import { LitLayer } from './layers/lit-layer'
import { MarkerLayer } from './layers/marker-layer'
import { NameLayer } from './layers/name-layer'
import { OddsLayer } from './layers/odds-layer'
import { OwnerLayer } from './layers/owner-layer'
import { GhostLayer, PathLayer } from './layers/path-layer'
import { FocusSign, PointingSign, RefusedSign } from './layers/sign-layer'
import { TargetLayer, TargetTicks } from './layers/target-layer'
import { TurnLayer } from './layers/turn-layer'
import { WayPointLayer } from './layers/way-point-layer'
import { WeatherLabels, WeatherLayer } from './layers/weather-layer'
import { Minimap } from './minimap'
import { OddsChip } from './odds-chip'
import { OverlayLayer, OverlayMarks } from './overlays/overlay-layer'
import { OverlayNotes } from './overlays/overlay-notes'
import { Tray } from './tray'
import { useBoardCamera } from './use-board-camera'
import { useMapKeys } from './use-map-keys'
import { ZoomButtons } from './zoom-buttons'

/** The map with all that lies on it. It renders once: every part of it listens for what it shows. */
export function Board() {
  const table = useTable()
  const { desk, sheet } = table
  const period = useMapPeriod()
  const map = useRef<MapHandle>(null)
  const [parts] = useState(() => createBoardParts(map))
  const { onKey, standOn } = useMapKeys(parts)
  useBoardCamera(map, parts)
  useFanOnHover()
  useCoachCamera(map)

  const hover = useCallback((hovered: HexId | null) => desk.setState({ hovered }), [desk])
  const pick = useCallback(
    (hex: HexId | null, press: Press) => {
      standOn(hex)
      if (hex === null) desk.setState({ ...PASSING, fanned: null, inspected: null })
      else pickAndFan(table, hex, press)
    },
    [table, desk, standOn],
  )
  const [carrying] = useState(() => carryingOf(table))
  return (
    <BoardProvider value={parts}>
      <div className={styles.board}>
        <CounterSymbols />
        <MapView
          ref={map}
          sheet={sheet}
          period={period}
          label={`Map of ${sheet.map.name}: arrows step from hex to hex, Enter does what the foot says, Space opens the stack`}
          onHexHover={hover}
          onHexClick={pick}
          zoomsOnDouble={false}
          carrying={carrying}
          onKey={onKey}
        >
          <BoardLayers />
        </MapView>
        <ZoomButtons />
        <OverlayNotes />
        <div className={styles.corner}>
          <Minimap />
        </div>
        <CardCorner>
          <Inspector />
          <Tray />
          <BoxDock />
        </CardCorner>
        <EdgeArrows />
        <Fan />
        <ChoiceMenu />
        <Bubble />
        <OddsChip />
        <WeatherLabels />
        <HeldNote />
        <FocusVoice />
        <UmpireDrag />
      </div>
    </BoardProvider>
  )
}

/** On a touch screen nothing is hovered: a tap that did nothing else opens the stack. */
function pickAndFan(table: Table, hex: HexId, press: Press): void {
  const { desk, session } = table
  const before = session.store.getState().history
  pickHex(table, hex, press)
  const { menu, explanation, armed } = desk.getState()
  const isIdle = menu === null && explanation === null && armed === null && session.store.getState().history === before
  if (isIdle && (positionOf(table).stacks.get(hex)?.length ?? 0) > 1) desk.setState({ fanned: hex })
}

/** From the ground up, as the look book has it. */
const BoardLayers = memo(function BoardLayers() {
  return (
    <>
      <OwnerLayer />
      <WeatherLayer />
      <OverlayLayer />
      <LitLayer />
      <TargetLayer />
      <PathLayer />
      <WayPointLayer />
      <TurnLayer />
      <BoxLayer />
      <MarkerLayer plates={false} />
      <CounterLayer />
      <NameLayer />
      <MarkerLayer plates />
      <OverlayMarks />
      <GhostLayer />
      <CostLayer />
      <OddsLayer />
      <TargetTicks />
      <PointingSign />
      <RefusedSign />
      <FocusSign />
      <CoachLayer />
      <HandLayer />
      <GlideLayer />
    </>
  )
})
