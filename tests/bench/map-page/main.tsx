import '../../../src/ui/theme/fonts.css'
import '../../../src/ui/theme/tokens.css'
import { type CSSProperties, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { TransformComponent, TransformWrapper } from 'react-zoom-pan-pinch'
import type { HexId } from '../../../src/core/ids'
import { isInPlay, isLand } from '../../../src/core/map/map-queries'
import { COUNTER_SIDE, counterPlace } from '../../../src/ui/counters/counter-place'
import { CounterStack } from '../../../src/ui/counters/counter-stack'
import { CounterSymbols } from '../../../src/ui/counters/counter-symbols'
import { MapSheet } from '../../../src/ui/map/map-sheet'
import { type MapHandle, MapView } from '../../../src/ui/map/map-view'
import type { Sheet } from '../../../src/ui/map/sheet'
import { fitted, LARGEST_SCALE } from '../../../src/ui/map/viewport'
import { openMap } from '../../../src/ui/screens/maps/use-game-map'
import { facesOf } from './faces'

/** Both begin over the middle of the sheet, at the scale of play. */
const SCALE = 0.66

const middleOf = ({ paper }: Sheet) => ({ x: paper.x + paper.width / 2, y: paper.y + paper.height / 2 })

function Ours({ sheet }: { readonly sheet: Sheet }) {
  const map = useRef<MapHandle>(null)
  useEffect(() => map.current?.show(middleOf(sheet), SCALE), [sheet])
  return (
    <>
      <CounterSymbols />
      <MapView ref={map} sheet={sheet} label="Map">
        {counters > 0 && <Counters sheet={sheet} />}
      </MapView>
    </>
  )
}

/** As many counters as the largest scenario sets up, in stacks of one to four all over the land. */
function Counters({ sheet }: { readonly sheet: Sheet }) {
  const { map, layout } = sheet
  const land = map.grid.numbers.map((_, hex) => hex as HexId).filter(hex => isLand(map, hex) && isInPlay(map, hex))
  const stacks = facesOf(counters)
  const step = land.length / stacks.length
  return (
    <g data-layer="counters">
      {stacks.map((faces, nth) => {
        const hex = land[Math.floor(nth * step)]
        return (
          <g key={hex} transform={counterPlace(layout.centre(hex), COUNTER_SIDE.play)}>
            <CounterStack faces={faces} />
          </g>
        )
      })}
    </g>
  )
}

/** The same sheet at the level of play, which the peer cannot change. */
function Peer({ sheet }: { readonly sheet: Sheet }) {
  const { paper } = sheet
  const screen = { width: window.innerWidth, height: window.innerHeight }
  return (
    <div data-level="play" style={{ width: '100%', height: '100%', '--px': 1.515 } as CSSProperties}>
      <TransformWrapper
        initialScale={SCALE}
        initialPositionX={screen.width / 2 - (paper.width / 2) * SCALE}
        initialPositionY={screen.height / 2 - (paper.height / 2) * SCALE}
        minScale={fitted(paper, screen).scale}
        maxScale={LARGEST_SCALE}
        panning={{ velocityDisabled: true }}
      >
        <TransformComponent wrapperStyle={{ width: '100%', height: '100%' }}>
          <MapSheet sheet={sheet} period={0} />
        </TransformComponent>
      </TransformWrapper>
    </div>
  )
}

const { sheet } = await openMap('balkan-front')
const wanted = new URLSearchParams(window.location.search)
const isOurs = wanted.get('with') === 'ours'
const counters = Number(wanted.get('counters') ?? 0)
createRoot(document.getElementById('root') as HTMLElement).render(
  <div className="window">{isOurs ? <Ours sheet={sheet} /> : <Peer sheet={sheet} />}</div>,
)
