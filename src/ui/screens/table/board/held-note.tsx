import { memo } from 'react'
import { useSides } from '../sides'
import { useTable } from '../table-context'
import { useAllOdds } from './all-odds'
import styles from './board.module.css'
import { useBoard } from './board-position'
import { useHeldKey } from './held-keys'
import { OWNERS } from './overlays/map-overlays'

/** What a held key shows, in words: also that there is nothing to be seen. */
export const HeldNote = memo(function HeldNote() {
  const [isOdds, isOwners] = [useHeldKey('o'), useHeldKey('w')]
  return (
    <div role="status" className={styles.heldNote}>
      {isOdds ? <OddsNote /> : isOwners && <OwnersNote />}
    </div>
  )
})

function OddsNote() {
  const { found, isDone } = useAllOdds(true)
  const counted = found.length === 1 ? 'One attack' : `${found.length} attacks`
  if (found.length > 0) return <p>{counted} could be declared now, each with all who can join in</p>
  return <p>{isDone ? 'No attack can be declared now' : 'Counting the odds'}</p>
}

function OwnersNote() {
  const { look } = useTable()
  const { known } = useBoard()
  const sides = useSides()
  const weather = look.figures?.(known).find(({ id }) => id === 'weather')
  const zones = look.weather?.(known) ?? []
  const notes = look.overlays
    .filter(({ id, hover }) => OWNERS.includes(id) && !hover)
    .flatMap(overlay => overlay.picture(known, null)?.note ?? [])
  const skies =
    zones.length > 1
      ? zones.map(({ title, words }) => `${title}: ${words}.`).join(' ')
      : weather === undefined
        ? ''
        : `${weather.about}.`
  return (
    <p>
      {look.owners !== undefined && (
        <>
          <i data-pattern="lines" /> {sides[0].name} <i data-pattern="dots" /> {sides[1].name}
          {notes.length > 0 || skies !== '' ? ' · ' : ''}
        </>
      )}
      {[...notes, skies].join(' ')}
    </p>
  )
}
