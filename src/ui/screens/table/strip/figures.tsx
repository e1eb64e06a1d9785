import type { StripFigure } from '../../../../core/engine/game-look'
import { toggleDrawer } from '../desk'
import { points } from '../points'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { Icon } from './icons'
import styles from './strip.module.css'

/** What both sides have an eye on all the time: the score first, then weather and points. A click opens the score. */
export function Figures({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { desk } = useTable()
  const all = useFigures()
  const figures = isSmall ? all.slice(0, 1) : all
  const isShort = ({ short }: StripFigure): boolean => isSmall && short !== undefined
  if (figures.length === 0) return null
  return (
    <button
      type="button"
      className={styles.figures}
      data-figures
      title={figures.map(({ about }) => about).join('\n')}
      onClick={() => toggleDrawer(desk, 'score')}
    >
      <span className={styles.aloud}>Score: {figures.map(({ about }) => about).join('; ')}</span>
      {figures.map(figure => (
        <span key={figure.id} className={styles.figure} aria-hidden="true">
          {figure.mark !== undefined && <Icon name={figure.mark} size={16} />}
          {figure.title !== '' && !isShort(figure) && <small>{figure.title}</small>}
          <b>{isShort(figure) ? figure.short : figure.value}</b>
        </span>
      ))}
    </button>
  )
}

/** Of a game that names none, the points of both sides. */
function useFigures(): readonly StripFigure[] {
  const { look } = useTable()
  const known = useKnown()
  const sides = useSides()
  if (look.figures !== undefined) return look.figures(known)
  const { totals, standing } = look.score(known)
  if (totals === null) return []
  const value = `${points(totals[0])} : ${points(totals[1])}`
  const about = `${sides[0].name} ${points(totals[0])}, ${sides[1].name} ${points(totals[1])}. ${standing}`
  return [{ id: 'score', title: 'Score', value, about }]
}
