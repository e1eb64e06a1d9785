import { memo, useId } from 'react'
import { FurnitureLayer } from './furniture/furniture-layer'
import { BorderLayer, BorderRibbon, CoastShade, GroundLayer, RiverLayer, SeaLayer } from './layers/ground'
import { GridLayer, MarkLayer, NumberLayer } from './layers/hexes'
import { CrossingLayer, LineLayer } from './layers/lines'
import { SheetMargin } from './layers/margin'
import { NameLayer } from './layers/names'
import { BadgeLayer, PlaceLayer } from './layers/symbols'
import styles from './map-sheet.module.css'
import type { Sheet } from './sheet'

type MapSheetProps = { readonly sheet: Sheet; readonly period: number }

/**
 * The printed map: everything that does not change while a game is played. Rendered once for a map and period; zoom
 * levels and hidden layers are attributes on an ancestor and cost no render.
 */
export const MapSheet = memo(function MapSheet({ sheet, period }: MapSheetProps) {
  const id = useId()
  const { x, y, width, height } = sheet.paper
  return (
    <svg
      className={styles.sheet}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={`Map of ${sheet.map.name}`}
    >
      <GroundLayer sheet={sheet} period={period} id={id} />
      <CoastShade sheet={sheet} period={period} />
      <MarkLayer sheet={sheet} />
      <BorderRibbon sheet={sheet} period={period} />
      <RiverLayer sheet={sheet} period={period} />
      <BorderLayer sheet={sheet} period={period} />
      <SeaLayer sheet={sheet} period={period} />
      <GridLayer sheet={sheet} />
      <LineLayer sheet={sheet} period={period} />
      <CrossingLayer sheet={sheet} period={period} />
      <NumberLayer sheet={sheet} />
      <BadgeLayer sheet={sheet} />
      <PlaceLayer sheet={sheet} />
      <NameLayer sheet={sheet} period={period} id={id} />
      <FurnitureLayer sheet={sheet} />
      <SheetMargin sheet={sheet} />
    </svg>
  )
})
