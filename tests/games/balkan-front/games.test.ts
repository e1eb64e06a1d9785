import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { replay } from '../../../src/core/save/replay'
import { readSave } from '../../../src/core/save/save-file'
import { balkanFront } from '../../../src/games/balkan-front'
import { sparing } from '../../fixtures/thorough'
import { engine } from './positions'

const FOLDER = join(import.meta.dirname, '../../fixtures/games/balkan-front')

const recorded = (name: string) => {
  const opened = openFile(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
  const read = opened.ok ? readSave(balkanFront, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  return read.value
}

// File, turn of the end, winner, level, why. Where rules have changed on purpose they are played anew by
// npx tsx tests/fixtures/games/balkan-front/record-games.ts
const GAMES = [
  ['appeasement-allies', 6, 1, 'Decisive victory', 'the Axis ceased operations'],
  ['appeasement-axis', 3, 0, 'Decisive victory', 'the Axis ceased operations'],
  ['campaign-allies', 10, 1, 'Decisive victory', 'the Axis ceased operations'],
  ['campaign-axis', 4, 0, 'Decisive victory', 'the Axis ceased operations'],
  ['crete-allies', 16, 1, 'Major victory', 'the assault on Crete is over'],
  ['italo-greek-ceased', 3, 0, 'Marginal victory', 'the Axis ceased operations'],
  ['italo-greek-last-turn', 10, 1, 'Decisive victory', 'the last turn is over'],
  ['marita-allies', 12, 1, 'Decisive victory', 'the last turn is over'],
  ['marita-axis', 12, 0, 'Decisive victory', 'the last turn is over'],
  ['merkur-allies', 16, 1, 'Decisive victory', 'the last turn is over'],
  ['plan-g-allies', 5, 1, 'Decisive victory', 'the Axis ceased operations'],
  ['plan-g-axis', 2, 0, 'Decisive victory', 'the Axis ceased operations'],
  ['plan-y-beograd-falls', 10, 0, 'Marginal victory', 'the Yugoslav capital has fallen'],
  ['plan-y-holds-out', 10, 1, 'Major victory', 'the Yugoslav capital has held out'],
] as const

/** Every other one in npm test, all of them by POWDERKEG_EVERY_FRAME=1. */
const REPLAYED = GAMES.filter((_, at) => at % sparing(2, 1) === 0)

describe('recorded games', () => {
  it('31.B.2, 33.D.3.1, 33.F.3 there is one for each scenario, and for most of them a second that ends otherwise', () => {
    const files = readdirSync(FOLDER).flatMap(file => /^(.*)\.json$/.exec(file)?.[1] ?? [])
    expect(GAMES.map(([file]) => file).toSorted()).toEqual(files.toSorted())
    const ends = new Map<string, Set<string>>()
    for (const [file, _turn, winner, level, why] of GAMES) {
      const { scenario } = recorded(file).setting
      ends.set(scenario, new Set([...(ends.get(scenario) ?? []), `${winner} ${level} ${why}`]))
    }
    expect([...ends.keys()].toSorted()).toEqual(balkanFront.scenarios.map(({ id }) => id).toSorted())
    // Nobody has been found yet who takes Crete, or wins Merkur for the Axis, in a game short enough.
    const single = [...ends].flatMap(([scenario, each]) => (each.size < 2 ? [scenario] : []))
    expect(single.toSorted()).toEqual(['assault-on-crete', 'marita-merkur'])
  })

  it.each(REPLAYED)('%s is played again to the same end, every mark agreeing', (...expected) => {
    const [name, ...end] = expected
    const again = replay(engine, recorded(name))
    expect(again.parting).toBeNull()
    const last = again.states.at(-1)
    const { winner, level, facts } = last?.outcome ?? { winner: null, level: '', facts: null }
    expect([last?.turn, winner, level, (facts as { readonly why: string }).why]).toEqual(end)
    const told = again.log.flatMap(entry =>
      ([0, 1, 'table'] as const).flatMap(viewer => {
        const read = engine.read(entry, viewer)
        return read === null ? [] : [balkanFront.tell(read).join('')]
      }),
    )
    expect(told.filter(text => /undefined|NaN|^[a-z]\w*$/.test(text))).toEqual([])
    const prompts = again.states.filter((_, at) => at % 10 === 0).map(s => engine.prompt(s)?.text ?? 'The war is over')
    expect(prompts.filter(text => /undefined|NaN|^$/.test(text))).toEqual([])
  })
})
