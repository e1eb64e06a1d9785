import { memo, useCallback, useRef, useState } from 'react'
import type { HexId } from '../../../../core/ids'
import { CounterSymbols } from '../../../counters/counter-symbols'
import { type MapHandle, MapView } from '../../../map/map-view'
import { pickHex } from '../acting'
import { PASSING } from '../desk'
import { useTable } from '../table-context'
import styles from './board.module.css'
import { BoardProvider, createBoardParts } from './board-context'
import { positionOf } from './board-position'
import { Bubble } from './bubble'
import { ChoiceMenu } from './choice-menu'
import { Fan, useFanOnHover } from './fan'
import { FocusVoice } from './focus-voice'
import { Inspector } from './inspector'
import { BoxLayer } from './layers/box-layer'
import { CostLayer } from './layers/cost-layer'
import { CounterLayer, HandLayer } from './layers/counter-layer'
import { GlideLayer } from './layers/glide-layer'
import { LitLayer } from './layers/lit-layer'
import { MarkerLayer } from './layers/marker-layer'
import { GhostLayer, PathLayer } from './layers/path-layer'
import { FocusSign, PointingSign, RefusedSign } from './layers/sign-layer'
import { TargetLayer, TargetTicks } from './layers/target-layer'
import { TurnLayer } from './layers/turn-layer'
import { Minimap } from './minimap'
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
  const map = useRef<MapHandle>(null)
  const [parts] = useState(() => createBoardParts(map))
  const { onKey, onFocusChange, standOn } = useMapKeys(parts)
  useBoardCamera(map, parts)
  useFanOnHover()

  const hover = useCallback((hovered: HexId | null) => desk.setState({ hovered }), [desk])
  const pick = useCallback(
    (hex: HexId | null) => {
      standOn(hex)
      if (hex === null) desk.setState({ ...PASSING, fanned: null, inspected: null })
      else pickAndFan(table, hex)
    },
    [table, desk, standOn],
  )
  return (
    <BoardProvider value={parts}>
      <div className={styles.board}>
        <CounterSymbols />
        <MapView
          ref={map}
          sheet={sheet}
          label={`Map of ${sheet.map.name}: arrows step from hex to hex, Enter picks, Space opens the stack`}
          onHexHover={hover}
          onHexClick={pick}
          zoomsOnDouble={false}
          onKey={onKey}
          onFocusChange={onFocusChange}
        >
          <BoardLayers />
        </MapView>
        <ZoomButtons />
        <OverlayNotes />
        <div className={styles.corner}>
          <Minimap />
          <Inspector />
          <Tray />
        </div>
        <Fan />
        <ChoiceMenu />
        <Bubble />
        <FocusVoice />
      </div>
    </BoardProvider>
  )
}

/** On a touch screen nothing is hovered: a tap that did nothing else opens the stack. */
function pickAndFan(table: Parameters<typeof pickHex>[0], hex: HexId): void {
  const { desk, session } = table
  const before = session.store.getState().history
  pickHex(table, hex)
  const { menu, explanation, armed } = desk.getState()
  const isIdle = menu === null && explanation === null && armed === null && session.store.getState().history === before
  if (isIdle && (positionOf(table).stacks.get(hex)?.length ?? 0) > 1) desk.setState({ fanned: hex })
}

/** From the ground up, as the look book has it. */
const BoardLayers = memo(function BoardLayers() {
  return (
    <>
      <OverlayLayer />
      <LitLayer />
      <TargetLayer />
      <PathLayer />
      <TurnLayer />
      <BoxLayer />
      <MarkerLayer plates={false} />
      <CounterLayer />
      <MarkerLayer plates />
      <OverlayMarks />
      <GhostLayer />
      <CostLayer />
      <TargetTicks />
      <PointingSign />
      <RefusedSign />
      <FocusSign />
      <HandLayer />
      <GlideLayer />
    </>
  )
})
