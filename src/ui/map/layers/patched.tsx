import { memo } from 'react'
import { fillPatches, strokePatches } from '../paths/patches'

type PatchedProps = {
  readonly path: string
  readonly className: string | undefined
  readonly opacity?: number
}

/** A fill across the sheet, cut into patches. */
export const Fill = memo(function Fill({ path, className }: PatchedProps) {
  return (
    <g className={className} transform="scale(.1)">
      {fillPatches(path).map(patch => (
        <path key={patch} d={patch} />
      ))}
    </g>
  )
})

/** A stroke across the sheet, cut into patches. */
export const Stroke = memo(function Stroke({ path, className, opacity }: PatchedProps) {
  return (
    <g className={className} strokeOpacity={opacity}>
      {strokePatches(path).map(patch => (
        <path key={patch} d={patch} />
      ))}
    </g>
  )
})
