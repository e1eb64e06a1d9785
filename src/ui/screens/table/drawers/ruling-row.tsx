import type { OptionInfo, Ruling } from '../../../../core/engine/module'
import { useKnown, useTable } from '../table-context'
import { CitingText } from './rule-row'
import styles from './rules-drawer.module.css'

type RulingRowProps = {
  readonly ruling: Ruling
  readonly isCited: boolean
  readonly onCite: (id: string) => void
}

/** How an open point is played here, what kind of point it is, and the option that plays it the other way. */
export function RulingRow({ ruling, isCited, onCite }: RulingRowProps) {
  const { engine } = useTable()
  const { id, title, says } = ruling
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click only marks where one is reading; the row has the focus anyway
    <li
      className={styles.ruling}
      data-rule={id}
      data-cited={isCited || undefined}
      aria-current={isCited ? 'true' : undefined}
      tabIndex={-1}
      onClick={() => onCite(id)}
    >
      <b>
        {id} {title}
      </b>
      <RulingMarks ruling={ruling} />
      <p>
        <CitingText says={says} />
      </p>
      {engine.game.options
        .filter(option => option.ruling === id)
        .map(option => (
          <OtherReading key={option.id} option={option} />
        ))}
    </li>
  )
}

const MARKS = [
  ['isOpen', 'open reading', 'The words of the booklet can be read in more than one way.'],
  ['isHouse', 'house rule', 'The booklet says nothing of it.'],
  ['isReconstructed', 'reconstructed', 'What was printed is lost; this stands in its place.'],
] as const

const RulingMarks = ({ ruling }: { readonly ruling: Ruling }) =>
  MARKS.filter(([mark]) => ruling[mark]).map(([mark, word, tip]) => (
    <span key={mark} className={styles.idle} title={tip}>
      {word}
    </span>
  ))

/** The option of the start page that reads the rule the other way. */
function OtherReading({ option: { id, title, about } }: { readonly option: OptionInfo }) {
  const isOn = useKnown().setting.options[id] === true
  return (
    <p className={styles.reading}>
      <b>
        Other reading, {isOn ? 'chosen for' : 'not chosen for'} this game: {title}.
      </b>{' '}
      {about.charAt(0).toUpperCase()}
      {about.slice(1)}.
    </p>
  )
}
