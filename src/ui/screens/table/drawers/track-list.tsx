import type { Track } from '../../../../core/engine/game-look'
import { RuleLink } from '../rule-link'
import { useKnown, useTable } from '../table-context'
import drawer from './drawer.module.css'
import styles from './track-list.module.css'

/** What each country has on a scale of its own, those of one kind under one headline. */
export function TrackList() {
  const { look } = useTable()
  const tracks = look.tracks?.(useKnown()) ?? []
  const titles = [...new Set(tracks.map(({ title }) => title))]
  return titles.map(title => {
    const found = tracks.filter(track => track.title === title)
    return (
      <section key={title} aria-label={title}>
        <h3 className={drawer.heading}>
          {title} {found[0] !== undefined && <RuleLink rule={found[0].rule} />}
        </h3>
        <ul className={styles.tracks}>
          {found.map(track => (
            <TrackLine key={track.id} track={track} />
          ))}
        </ul>
      </section>
    )
  })
}

function TrackLine({ track: { title, country, nation, value, range, note } }: { readonly track: Track }) {
  const { least, most } = range
  return (
    <li>
      <span>
        {nation !== null && <i style={{ background: `var(--n-${nation})` }} />}
        {country}
      </span>
      <meter min={least} max={most} value={value} aria-label={`${title}, ${country}`} />
      <b>
        {value} <small>of {most}</small>
      </b>
      {note !== undefined && <small>{note}</small>}
    </li>
  )
}
