import { memo } from 'react'
import type { Telling } from '../../../../core/engine/module'
import type { LogEntry } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { flyTo } from '../desk'
import { RuleLink } from '../rule-link'
import { useTable } from '../table-context'
import styles from './diary.module.css'
import { sentenceOf, unitName } from './sentence'

type Part = Telling[number]

type SentenceTextProps = {
  readonly entry: LogEntry
  /** Whether Tab stops at what it names: only in the line that has the focus. */
  readonly isActive: boolean
}

/** A sentence of the diary. Hexes, units and rules in it can be pressed. */
export const SentenceText = memo(function SentenceText({ entry, isActive }: SentenceTextProps) {
  const { engine } = useTable()
  const sentence = sentenceOf(engine, entry)
  const citesRule = sentence.some(part => typeof part !== 'string' && 'rule' in part)
  const stop = isActive ? 0 : -1
  return (
    <>
      {sentence.map((part, at) => {
        const key = `${at}`
        if (typeof part === 'string') return <span key={key}>{withoutBoundAfter(sentence[at - 1], part)}</span>
        return (
          <span key={key} className={styles.tied}>
            <Named part={part} stop={stop} />
            {boundTo(sentence[at + 1])}
          </span>
        )
      })}
      {!citesRule && entry.rule !== null && (
        <>
          {' '}
          <RuleLink rule={entry.rule} />
        </>
      )}
    </>
  )
})

/** Punctuation after a name must not begin the next line without it. */
const BOUND = /^[.,;:!?)]+/

const boundTo = (next: Part | undefined): string => (typeof next === 'string' ? (BOUND.exec(next)?.[0] ?? '') : '')

const withoutBoundAfter = (before: Part | undefined, part: string): string =>
  before === undefined || typeof before === 'string' ? part : part.replace(BOUND, '')

type NamedProps = { readonly part: Exclude<Part, string>; readonly stop: number }

function Named({ part, stop }: NamedProps) {
  if ('hex' in part) return <HexButton hex={part.hex} stop={stop} />
  return 'unit' in part ? <UnitButton unit={part.unit} stop={stop} /> : <RuleLink rule={part.rule} />
}

function HexButton({ hex, stop }: { readonly hex: HexId; readonly stop: number }) {
  const { desk, sheet } = useTable()
  return (
    <button type="button" tabIndex={stop} className={styles.named} onClick={() => flyTo(desk, hex)}>
      {hexLabel(sheet.map, hex)}
    </button>
  )
}

function UnitButton({ unit, stop }: { readonly unit: UnitId; readonly stop: number }) {
  const { desk, engine, look, session, views } = useTable()
  const show = (): void => {
    const spot = look.spot(views.position(session.store.getState()), unit)
    desk.setState({ pointing: { hexes: [], units: [unit] } })
    if (spot.is === 'hex') flyTo(desk, spot.hex)
  }
  return (
    <button type="button" tabIndex={stop} className={styles.named} onClick={show}>
      {unitName(engine, unit)}
    </button>
  )
}
