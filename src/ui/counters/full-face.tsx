import type { CounterFace } from '../../core/engine/counter-face'
import { Cockade } from './cockade'
import styles from './counter.module.css'
import { lettered, textWidth } from './lettering'
import { stepSquares } from './step-squares'
import { SymbolBox } from './symbol-box'
import { SymbolUse } from './symbol-use'

/** All that is printed on a counter large enough to be read. */
export function FullFace({ face }: { readonly face: CounterFace }) {
  const { kind } = face
  switch (kind) {
    case 'ground':
      return <GroundFace face={face} />
    case 'air':
    case 'naval':
      return <VesselFace face={face} />
    case 'marker':
      return <MarkerFace face={face} />
    default:
      return kind satisfies never
  }
}

function GroundFace({ face }: { readonly face: CounterFace }) {
  const { steps } = face
  return (
    <>
      <Stripe face={face} />
      <Designation text={face.designation} beside={face.size === null ? 0 : textWidth(face.size, '700', 17) + 6} />
      {face.size !== null && (
        <text className={styles.size} x={93.5} y={20} fontSize={17}>
          {face.size}
        </text>
      )}
      <SymbolBox face={face} x={22} y={27} width={56} height={36} />
      {steps !== null && <path className={styles.steps} d={stepSquares(steps.left, steps.full)} />}
      <Cockade nation={face.nation} x={89} y={44.5} radius={6.4} />
      <Ratings text={face.ratings} largest={largestRating(face.ratings)} />
    </>
  )
}

/** Aircraft and ships: a silhouette without a box; the cockade takes the place of the size mark. */
function VesselFace({ face }: { readonly face: CounterFace }) {
  return (
    <>
      <Stripe face={face} />
      <Designation text={face.designation} beside={14} />
      <Cockade nation={face.nation} x={88} y={13.8} radius={6.4} />
      <SymbolUse symbol={face.symbol} x={15} y={24} width={70} height={45} onStripe={face.state.reduced === true} />
      <Ratings text={face.ratings} largest={27} />
    </>
  )
}

function MarkerFace({ face }: { readonly face: CounterFace }) {
  const { designation, ratings, symbol } = face
  if (symbol === 'number') return <Ratings text={ratings} largest={64} baseline={73} />
  const plain = designation === '' && ratings === ''
  const size = plain ? { x: 7, y: 22.5, width: 86, height: 55 } : { x: 16, y: 27, width: 68, height: 44 }
  return (
    <>
      <Designation text={designation} beside={0} />
      <SymbolUse symbol={symbol} {...size} />
      <Ratings text={ratings} largest={24} />
    </>
  )
}

/** The weaker side is striped. */
function Stripe({ face }: { readonly face: CounterFace }) {
  return face.state.reduced === true && <rect className={styles.stripe} x={2.4} y={24} width={95.2} height={42} />
}

const LEFT = 7
const WHOLE_LINE = 86
const LONGEST_NAME = 62

function Designation({ text, beside }: { readonly text: string; readonly beside: number }) {
  if (text === '') return null
  const width = beside === 0 ? WHOLE_LINE : Math.min(LONGEST_NAME, WHOLE_LINE - beside)
  const fit = lettered(text, { weight: '600', width, largest: 18, smallest: 10 })
  return (
    <text className={styles.designation} x={LEFT} y={20} fontSize={fit.size}>
      {fit.text}
    </text>
  )
}

const largestRating = (ratings: string): number => (ratings.length < 6 ? 32 : ratings.length === 6 ? 28 : 25)

function Ratings({ text, largest, baseline = 94 }: { text: string; largest: number; baseline?: number }) {
  if (text === '') return null
  const fit = lettered(text, { weight: '700', width: 90, largest, smallest: 12 })
  return (
    <text className={styles.ratings} x={50} y={baseline} fontSize={fit.size}>
      {fit.text}
    </text>
  )
}
