import { seededPick } from '../../../src/cli/fuzz/random-action'
import { type Mutated, spoilt } from '../mutate'
import { oneOf } from '../mutations/mutation'
import type { RecordedMoment } from '../recorded-moments'

const SEED = 30

/** What is likeliest to pass the reader and trouble the screen, then what is likeliest to trouble the reader. */
const CONTENT: readonly (readonly string[])[] = [
  ['frame of the other side'],
  ['all frames of the other side'],
  ['bottom frame missing'],
  ['only the top frame'],
  ['frames turned round'],
  ['frames doubled'],
  ['top frame many times'],
  ['frames of another moment'],
  ['top frame of another moment'],
  ['frame not entered'],
  ['frame content from the board'],
  ['frame emptied', 'frame numbers off'],
  ['outcome put in'],
  ['game over with a decision'],
  ['marks gone', 'another seed'],
  ['action altered'],
  ['position of another moment'],
  ['begun at another moment'],
  ['edited by hand', 'edited by hand at the end'],
  ['another version of the rules', 'marks gone'],
  ['strange text', 'strange field'],
  ['chart pack'],
  ['deep things'],
  ['many fields'],
  ['many edits by hand'],
]
const TEXTS = ['trick of the prototype', 'brackets without end', 'zero bytes', 'key said twice', 'byte order mark']

/** Thirty files, always the same, over all games. */
export function nastiest(moments: readonly RecordedMoment[]): readonly Mutated[] {
  const games = [...new Set(moments.map(each => each.game))]
  const momentFor = (index: number): RecordedMoment => {
    const game = games[index % games.length]
    return oneOf(
      moments.filter(each => each.game === game && each.step !== null),
      seededPick(SEED + index),
    )
  }
  const content = CONTENT.map((names, index) =>
    spoilt(moments, momentFor(index), { seed: SEED + index, content: names, texts: [] }),
  )
  const texts = TEXTS.map((name, index) =>
    spoilt(moments, momentFor(index), { seed: SEED + index, content: [], texts: [name] }),
  )
  return [...content, ...texts]
}
