import type { CoachWords as Words } from '../../../../core/engine/first-game'
import type { Telling } from '../../../../core/engine/module'
import type { GameState } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { flyTo, POINTING_AT_NOTHING } from '../desk'
import { unitName } from '../diary/sentence'
import { GlossedText } from '../panel/glossed-text'
import { RuleLink } from '../rule-link'
import { useKnown, useTable } from '../table-context'
import styles from './coach.module.css'

/** A sentence of a card: what stands between asterisks is set in bold, and what is named shows where it is. */
export function CoachText({ words }: { readonly words: Words<GameState> }) {
  const known = useKnown()
  const telling: Telling = typeof words === 'function' ? words(known) : words
  return telling.map((part, at) => {
    const key = `${at}`
    if (typeof part === 'string') return <Plain key={key} text={part} />
    if ('rule' in part) return <RuleLink key={key} rule={part.rule} />
    return <Named key={key} {...part} />
  })
}

/** Who plays with fingers taps. */
export const inHand = (text: string): string =>
  window.matchMedia('(pointer: coarse)').matches
    ? text.replaceAll(/\b([Cc])lick\b/g, (_, letter: string) => (letter === 'C' ? 'Tap' : 'tap'))
    : text

const Plain = ({ text }: { readonly text: string }) =>
  inHand(text)
    .split('*')
    .map((part, at) => {
      const key = `${at}`
      const said = <GlossedText key={key} text={part} />
      return at % 2 === 1 ? <b key={key}>{said}</b> : said
    })

/** Pointing at it rings it on the map, a press goes there. */
function Named(named: { readonly hex: HexId } | { readonly unit: UnitId }) {
  const { desk, engine, look, session, sheet, views } = useTable()
  const pointing = 'hex' in named ? { hexes: [named.hex], units: [] } : { hexes: [], units: [named.unit] }
  const point = (): void => desk.setState({ pointing })
  const leave = (): void => desk.setState({ pointing: POINTING_AT_NOTHING })
  const go = (): void => {
    point()
    const spot = 'hex' in named ? null : look.spot(views.position(session.store.getState()), named.unit)
    const hex = 'hex' in named ? named.hex : spot?.is === 'hex' ? spot.hex : null
    if (hex !== null) flyTo(desk, hex)
  }
  return (
    <button
      type="button"
      className={styles.named}
      onClick={go}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {'hex' in named ? hexLabel(sheet.map, named.hex) : unitName(engine, named.unit)}
    </button>
  )
}
