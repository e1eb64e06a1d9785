import type { Point } from '../../../core/hex/layout'
import { PATCH } from '../paths/patches'
import { type PathWriter, pathWriter } from './path-writer'

/** The classes of marks; each is drawn as one look. */
export const MARK_KINDS = ['hillock', 'crest', 'hachure', 'crown', 'reed'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Paths of each kind in tenths of a map unit, one for each patch of the sheet: drawing a part skips the rest. */
export type MarkPaths = { readonly [kind in MarkKind]: readonly string[] }

/** Hands out the writer of each kind for one patch of the sheet at a time. */
export interface MarkPen {
  /** Draws in the patch of this point from now on. */
  readonly moveTo: (at: Point) => void
  readonly draw: (kind: MarkKind) => PathWriter
  readonly paths: () => MarkPaths
}

export function markPen(): MarkPen {
  const patches = new Map<string, Map<MarkKind, PathWriter>>()
  let patch = new Map<MarkKind, PathWriter>()
  const textsOf = (kind: MarkKind): string[] => [...patches.values()].flatMap(each => each.get(kind)?.text() ?? [])
  return {
    moveTo: ({ x, y }) => {
      const key = `${Math.floor(x / PATCH)},${Math.floor(y / PATCH)}`
      patch = patches.get(key) ?? new Map()
      patches.set(key, patch)
    },
    draw: kind => {
      const writer = patch.get(kind) ?? pathWriter()
      patch.set(kind, writer)
      return writer
    },
    paths: () => ({
      hillock: textsOf('hillock'),
      crest: textsOf('crest'),
      hachure: textsOf('hachure'),
      crown: textsOf('crown'),
      reed: textsOf('reed'),
    }),
  }
}
