import { type KeyboardEvent, memo } from 'react'
import { owedFrame } from '../../../../../core/engine/state'
import type { Choice } from '../../../../../core/engine/step'
import { presentState } from '../../../../../store/session-state'
import type { Furniture } from '../../../../map/sheet'
import { costWords } from '../../cost-words'
import { pickBox } from '../../pointing'
import { useSession, useTable } from '../../table-context'
import { useBoardParts } from '../board-context'
import { showBox, walkOn } from '../lit-walk'
import { usePlaced } from '../use-placed'
import styles from './box-layer.module.css'

/** Boxes that can be gone to; where the question is about boxes the others say why not when they are clicked. */
export const BoxPlaces = memo(function BoxPlaces() {
  const { sheet } = useTable()
  const { byBox } = usePlaced()
  const isAskedOfBoxes = useSession((s, { engine, views }) => {
    const step = owedFrame(presentState(s))?.step ?? ''
    const fields = Object.values(engine.game.steps[step]?.answers ?? {})
    return views.prompt(s) !== null && fields.some(each => each.includes('box'))
  })
  if (!isAskedOfBoxes) return null
  return sheet.drawing.furniture.map(piece =>
    piece.kind === 'box' && piece.id !== undefined ? (
      <BoxPlace key={piece.id} piece={piece} box={piece.id} choices={byBox.get(piece.id) ?? []} />
    ) : null,
  )
})

type BoxPlaceProps = { readonly piece: Furniture; readonly box: string; readonly choices: readonly Choice[] }

function BoxPlace({ piece: { x, y, width, height }, box, choices }: BoxPlaceProps) {
  const table = useTable()
  const parts = useBoardParts()
  const name = table.sheet.map.boxById.get(box)?.name ?? box
  const area = { x, y, width, height }
  if (choices.length === 0)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what is no answer is no button; a click on it only explains
      <rect {...area} className={styles.unlit} data-over-map data-box={box} onClick={() => pickBox(table, box)} />
    )
  const press = (event: KeyboardEvent): void => {
    const { key } = event
    if (key === '.' || key === ',') walkOn(table, parts, { box }, key === '.' ? 1 : -1)
    else if (key !== 'Enter' && key !== ' ') return
    else if (!event.repeat) pickBox(table, box)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand in a drawing
    <g
      role="button"
      className={styles.place}
      tabIndex={0}
      aria-label={boxName(name, choices)}
      data-over-map
      data-box={box}
      data-lit-box
      onClick={event => event.detail < 2 && pickBox(table, box)}
      onKeyDown={press}
      onFocus={() => showBox(table, parts, box)}
    >
      <rect {...area} className={styles.lit} rx={10} />
    </g>
  )
}

/** 'Med Box, costs 3 MP', or with how many answers there are. */
function boxName(name: string, choices: readonly Choice[]): string {
  const [only, another] = choices
  if (only === undefined || another !== undefined) return `${name}, ${choices.length} choices`
  return only.cost === undefined ? name : `${name}, costs ${costWords(only)}`
}
