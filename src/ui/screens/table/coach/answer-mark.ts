import type { Action } from '../../../../core/engine/step'

/** By what a button is known that gives an answer, so that lessons can point at it: 'to - - 812 - -'. */
export const answerMark = ({ kind, unit, other, hex, box, pick }: Action): string =>
  [kind, unit, other, hex, box, pick].map(part => (part === undefined ? '-' : String(part))).join(' ')
