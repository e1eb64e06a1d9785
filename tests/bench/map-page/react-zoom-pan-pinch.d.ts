/** The little of the peer's API that the page uses; the package is installed apart, by the benchmark. */
declare module 'react-zoom-pan-pinch' {
  import type { CSSProperties, FunctionComponent, ReactNode } from 'react'

  export const TransformWrapper: FunctionComponent<{
    readonly initialScale: number
    readonly initialPositionX: number
    readonly initialPositionY: number
    readonly minScale: number
    readonly maxScale: number
    readonly panning: { readonly velocityDisabled: boolean }
    readonly children: ReactNode
  }>
  export const TransformComponent: FunctionComponent<{
    readonly wrapperStyle: CSSProperties
    readonly children: ReactNode
  }>
}
