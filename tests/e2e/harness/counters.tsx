import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/fonts.css'
import '../../../src/ui/theme/base.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  AIR_SYMBOLS,
  COUNTER_NATIONS,
  type CounterFace,
  type CounterSymbol,
  FORMATION_COLOURS,
  GROUND_SYMBOLS,
  MARKER_SYMBOLS,
  NAVAL_SYMBOLS,
} from '../../../src/core/engine/counter-face'
import { Counter, isCompact } from '../../../src/ui/counters/counter'
import { counterPlace } from '../../../src/ui/counters/counter-place'
import { CounterStack } from '../../../src/ui/counters/counter-stack'
import { CounterSymbols } from '../../../src/ui/counters/counter-symbols'
import { CounterTile } from '../../../src/ui/counters/counter-tile'
import { fanLayout } from '../../../src/ui/counters/fan-layout'
import { FACES, MARKERS, NATION_FACES, STATES } from './counter-samples'

/* `?theme=night` darkens the page. */
const night = new URLSearchParams(window.location.search).get('theme') === 'night'
if (night) document.documentElement.dataset.theme = 'night'

const PIXELS = [100, 64, 40, 28] as const

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section style={{ margin: '0 0 18px' }}>
    <h2 style={{ font: '700 18px var(--font-display)', color: 'var(--brand)', borderBottom: '1px solid var(--line)' }}>
      {title}
    </h2>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 6px', padding: '6px 0' }}>{children}</div>
  </section>
)

const Captioned = ({ caption, children, width = 92 }: { caption: string; children: ReactNode; width?: number }) => (
  <figure style={{ margin: 0, width, display: 'grid', justifyItems: 'center', font: '500 12px/1.2 var(--font-ui)' }}>
    {children}
    <figcaption style={{ textAlign: 'center' }}>{caption}</figcaption>
  </figure>
)

const symbolFace = (symbol: CounterSymbol, kind: CounterFace['kind'], nation: CounterFace['nation']): CounterFace => ({
  kind,
  nation,
  symbol,
  size: kind === 'ground' ? 'XX' : null,
  designation: kind === 'ground' ? '12' : '',
  ratings: kind === 'marker' ? '' : kind === 'ground' ? '4-6' : '+2',
  steps: null,
  formation: null,
  state: {},
  label: symbol,
})

const symbolRow = (symbols: readonly CounterSymbol[], kind: CounterFace['kind'], nation: CounterFace['nation']) =>
  symbols.map(symbol => (
    <Captioned key={symbol} caption={symbol}>
      <CounterTile face={symbolFace(symbol, kind, nation)} pixels={60} />
    </Captioned>
  ))

const hexagon = (x: number, y: number, across: number): string => {
  const [half, side] = [across / 2, across / Math.sqrt(3)]
  return `M${x} ${y - side}l${half} ${side / 2}v${side}l${-half} ${side / 2}l${-half} ${-side / 2}v${-side}Z`
}

function Stacks({ across }: { across: number }) {
  const side = across * 0.66
  return (
    <svg width={across * 6.6} height={across * 1.3} role="img" aria-label="stacks">
      {[1, 2, 3, 5, 12].map((count, i) => {
        const middle = { x: across * (0.7 + i * 1.25), y: across * 0.65 }
        return (
          <g key={count}>
            <path d={hexagon(middle.x, middle.y, across)} fill="var(--map-clear)" stroke="var(--map-grid)" />
            <g transform={counterPlace(middle, side)}>
              <CounterStack
                faces={Array.from({ length: count }, (_, n) => FACES[(n + i) % FACES.length] as CounterFace)}
                compact={isCompact(side)}
                mark={count === 3 ? 'lit' : count === 5 ? 'selected' : null}
              />
            </g>
          </g>
        )
      })}
    </svg>
  )
}

const FAN_BOUNDS = { left: 8, top: 8, right: 592, bottom: 292 }

function FanView({ count, at }: { count: number; at: { x: number; y: number } }) {
  const fan = fanLayout({ count, middle: at, clearance: 50, side: 56, gap: 15, bounds: FAN_BOUNDS })
  return (
    <svg width={600} height={300} style={{ background: 'var(--map-rough)' }} role="img" aria-label="fan">
      <path d={hexagon(at.x, at.y, 84)} fill="var(--map-clear)" stroke="var(--map-grid)" />
      {fan.places.map((place, i) => (
        <g key={place.x + place.y * 1000} transform={counterPlace(place, 56)}>
          <Counter face={FACES[i % FACES.length] as CounterFace} mark={i % 3 === 0 ? 'lit' : null} />
        </g>
      ))}
    </svg>
  )
}

const Gallery = () => (
  <main style={{ padding: 20, background: 'var(--paper)' }}>
    <CounterSymbols />
    {PIXELS.map(pixels => (
      <Section key={pixels} title={`${pixels} pixels`}>
        {FACES.map(face => (
          <CounterTile key={face.label} face={face} pixels={pixels} />
        ))}
      </Section>
    ))}
    <Section title="Ground symbols">{symbolRow(GROUND_SYMBOLS, 'ground', 'british')}</Section>
    <Section title="Ground symbols, compact">
      {GROUND_SYMBOLS.map(symbol => (
        <CounterTile key={symbol} face={symbolFace(symbol, 'ground', 'turkish')} pixels={28} />
      ))}
    </Section>
    <Section title="Aircraft and ships">
      {symbolRow(AIR_SYMBOLS, 'air', 'luftwaffe')}
      {symbolRow(NAVAL_SYMBOLS, 'naval', 'italian')}
    </Section>
    <Section title="Markers">
      {symbolRow(MARKER_SYMBOLS, 'marker', 'marker')}
      {MARKERS.map(face => (
        <Captioned key={face.label} caption={face.label}>
          <CounterTile face={face} pixels={60} />
        </Captioned>
      ))}
    </Section>
    <Section title="Nations">
      {NATION_FACES.map(face => (
        <Captioned key={face.nation} caption={face.nation}>
          <CounterTile face={face} pixels={64} />
        </Captioned>
      ))}
    </Section>
    <Section title="Hidden">
      {COUNTER_NATIONS.map(nation => (
        <CounterTile
          key={nation}
          face={{ ...symbolFace('infantry', 'ground', nation), state: { hidden: true }, label: `${nation}, hidden` }}
          pixels={44}
        />
      ))}
    </Section>
    <Section title="Formations">
      {FORMATION_COLOURS.map(formation => (
        <Captioned key={formation} caption={formation}>
          <CounterTile face={{ ...symbolFace('mountain', 'ground', 'german'), formation }} pixels={64} />
        </Captioned>
      ))}
    </Section>
    {PIXELS.map(pixels => (
      <Section key={pixels} title={`States, ${pixels} pixels`}>
        {STATES.map(({ face, mark }) => (
          <Captioned key={face.label} caption={face.label} width={Math.max(72, pixels * 1.35)}>
            <CounterTile face={face} pixels={pixels} mark={mark} />
          </Captioned>
        ))}
      </Section>
    ))}
    <Section title="Stacks">
      <Stacks across={150} />
      <Stacks across={66} />
      <Stacks across={40} />
    </Section>
    <Section title="Fans">
      <FanView count={5} at={{ x: 300, y: 220 }} />
      <FanView count={5} at={{ x: 60, y: 60 }} />
      <FanView count={7} at={{ x: 560, y: 240 }} />
      <FanView count={12} at={{ x: 300, y: 240 }} />
    </Section>
  </main>
)

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />)
