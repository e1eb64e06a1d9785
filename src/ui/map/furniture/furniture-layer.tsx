import type { Sheet } from '../sheet'
import { BoxPanel, NotePanel, TurnTrack } from './box-panel'
import { CompassRose } from './compass-rose'
import styles from './furniture.module.css'
import { LegendPanel } from './legend-panel'
import { ScaleBar } from './scale-bar'
import { TitleCartouche } from './title-cartouche'

/** Title, legend, compass, boxes and turn track, where the sheet plan puts them. */
export function FurnitureLayer({ sheet }: { readonly sheet: Sheet }) {
  const { furniture, north, kmPerHex } = sheet.drawing
  return (
    <g className={styles.furniture}>
      {furniture.map(piece => {
        const key = `${piece.kind} ${piece.id ?? ''} ${piece.x},${piece.y}`
        switch (piece.kind) {
          case 'title':
            return <TitleCartouche key={key} piece={piece} sheet={sheet} />
          case 'legend':
            return <LegendPanel key={key} piece={piece} sheet={sheet} />
          case 'compass':
            return <CompassRose key={key} piece={piece} north={north} />
          case 'scale':
            return (
              <ScaleBar
                key={key}
                x={piece.x}
                y={piece.y}
                width={piece.width}
                height={piece.height}
                kmPerHex={kmPerHex}
              />
            )
          case 'turn-track':
            return <TurnTrack key={key} piece={piece} />
          case 'box':
            return (
              <BoxPanel
                key={key}
                piece={piece}
                name={sheet.map.boxById.get(piece.id ?? '')?.name ?? piece.text ?? ''}
              />
            )
          case 'chart':
          case 'note':
            return <NotePanel key={key} piece={piece} />
          default:
            return piece.kind satisfies never
        }
      })}
    </g>
  )
}
