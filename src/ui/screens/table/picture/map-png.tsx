import { createRoot } from 'react-dom/client'
import { pngOf, scaleWithin } from '../../../picture/png'
import { type Table, TableProvider } from '../table-context'
import { PositionPicture } from './position-picture'

/** Pixels of a map unit: a hex is 96 pixels wide, as large as its small print needs, where the sheet is not too large for that. */
const SCALE = 0.96

/** The map as a picture, as the one at the screen may see it. It is drawn beside the page and taken away again. */
export async function mapPng(table: Table): Promise<Blob> {
  const { sheet, session, views } = table
  const { width, height } = sheet.paper
  const known = views.position(session.store.getState())
  const place = document.createElement('div')
  place.hidden = true
  document.body.append(place)
  const root = createRoot(place)
  try {
    const drawing = await new Promise<SVGSVGElement>(resolve => {
      root.render(
        <TableProvider value={table}>
          <PositionPicture
            known={known}
            scale={scaleWithin(width, height, SCALE)}
            ref={svg => {
              // Names under counters are hidden when all of it has been laid out.
              if (svg !== null) requestAnimationFrame(() => resolve(svg))
            }}
          />
        </TableProvider>,
      )
    })
    return await pngOf(drawing, SCALE)
  } finally {
    root.unmount()
    place.remove()
  }
}
