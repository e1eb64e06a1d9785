import { Profiler, type ReactNode } from 'react'
import type { CounterFace } from '../../../../../src/core/engine/counter-face'

/** Whose faces were rendered, by their labels. */
export const rendered: string[] = []

type Face = { readonly face: CounterFace }

/** A face is a counter's own child: it is rendered when its counter is, and not otherwise. */
export const counted = (Face: (props: Face) => ReactNode) => (props: Face) => (
  <Profiler id={props.face.label} onRender={id => rendered.push(id)}>
    <Face {...props} />
  </Profiler>
)
