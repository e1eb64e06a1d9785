import type { Point } from '../../../core/hex/layout'

/** The classes of marks; each is drawn as one look. */
export const MARK_KINDS = ['hillock', 'crest', 'hachure', 'crown', 'reed'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Paths of each kind in tenths of a map unit. Each path covers one patch of the sheet, so that drawing a part skips the rest. */
export type MarkPaths = { readonly [kind in MarkKind]: readonly string[] }

const PATCH = 1000

/** Collects marks. Whole tenths: they print faster and shorter than fractions. */
export interface MarkPen {
  /** Draws in the patch of this point from now on. */
  readonly moveTo: (at: Point) => void
  readonly add: (kind: MarkKind, path: string) => void
  readonly paths: () => MarkPaths
}

export const tenths = (n: number): number => Math.round(n * 10)

export function markPen(): MarkPen {
  const patches = new Map<string, Record<MarkKind, string[]>>()
  const fresh = (): Record<MarkKind, string[]> => ({ hillock: [], crest: [], hachure: [], crown: [], reed: [] })
  let patch = fresh()
  const joined = (kind: MarkKind): string[] =>
    [...patches.values()].map(each => each[kind].join('')).filter(path => path !== '')
  return {
    moveTo: ({ x, y }) => {
      const key = `${Math.floor(x / PATCH)},${Math.floor(y / PATCH)}`
      patch = patches.get(key) ?? fresh()
      patches.set(key, patch)
    },
    add: (kind, path) => {
      patch[kind].push(path)
    },
    paths: () => ({
      hillock: joined('hillock'),
      crest: joined('crest'),
      hachure: joined('hachure'),
      crown: joined('crown'),
      reed: joined('reed'),
    }),
  }
}
