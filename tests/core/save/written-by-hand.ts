import type { Json } from '../../../src/core/json'
import { openFile } from '../../../src/core/save/open-file'
import { describeProblem, type Read } from '../../../src/core/save/problems'
import type { GameRecord } from '../../../src/core/save/record'
import { readSave } from '../../../src/core/save/save-file'
import { ambush } from '../../fixtures/ambush'
import type { Ambush } from '../../fixtures/ambush/state'

export type Content = { readonly [field: string]: Json }

const at = (hex: string, steps = 2) => ({ at: { is: 'hex', hex }, steps, hidden: false })

/** Turn 2 of the ambush as a person would write it down: the guards have moved nothing yet, and the raiders went first. */
export const position: Content = {
  turn: 2,
  frames: [
    { step: 'turn', side: 'raiders', local: { next: 'end', first: 0 } },
    { step: 'move', side: 'guards', local: { picked: null } },
  ],
  units: {
    'r-chief': at('0202'),
    'r-scouts': at('0101'),
    'r-rifles': { at: { is: 'dead' }, steps: 0, hidden: false },
    'r-band': { at: { is: 'waiting' }, steps: 2, hidden: false },
    'g-first': at('0303', 1),
    'g-second': at('0302'),
    'g-horse': at('0402'),
    'g-relief': { at: { is: 'waiting' }, steps: 2, hidden: false },
  },
  moved: [],
  postures: ['bold', 'wary'],
  flares: 1,
}

/** Nothing but what a file cannot do without. */
export const bare: Content = { format: 'powderkeg/1', game: 'ambush', scenario: 'ford', position }

export const read = (content: Content | string, game = ambush): Read<GameRecord<Ambush>> => {
  const opened = openFile(typeof content === 'string' ? content : JSON.stringify(content))
  return opened.ok ? readSave(game, opened.value) : opened
}

export function load(content: Content | string, game = ambush): GameRecord<Ambush> {
  const found = read(content, game)
  if (!found.ok) throw new Error(found.problems.map(describeProblem).join('\n'))
  return found.value
}

export function complaints(content: Content | string, game = ambush): string[] {
  const found = read(content, game)
  if (found.ok) throw new Error('expected a problem')
  return found.problems.map(describeProblem)
}

/** The bare file with another position. */
export const withPosition = (own: Content): Content => ({ ...bare, position: { ...position, ...own } })
