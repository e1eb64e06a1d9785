import { type FirstGame, say } from '../../core/engine/first-game'
import { owedSide } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { unitNamed } from './forces/counters'
import { hexNamed } from './map/hexes'
import { AXIS, hexOf, PARTISAN, type Partizan } from './state'

const hex = (number: string): { readonly hex: HexId } => ({ hex: hexNamed(number) })
const unit = (id: string): { readonly unit: UnitId } => ({ unit: unitNamed(id) })

const isAsked =
  (step: string, side: 0 | 1 = PARTISAN) =>
  (s: Partizan): boolean =>
    s.turn === 1 && s.frames.at(-1)?.step === step && owedSide(s) === side
const stands = (s: Partizan, id: string, number: string): boolean => hexOf(s, unitNamed(id)) === hexNamed(number)

/** Empty towns far from the enemy, or where targets will lie: whom the four points build, and where. */
const BUILDS = [
  ['pa-1pr', '1221'],
  ['pa-2pr', '1621'],
  ['pa-3ud', '2014'],
  ['pa-5kr', '2312'],
] as const

const nextBuild = (s: Partizan) => BUILDS.find(([id]) => hexOf(s, unitNamed(id)) === null) ?? null

/** Towns are garrisoned, a viaduct and an aircrew are had for the asking, and the Italians strike at a hidden division. */
export const firstGame: FirstGame<Partizan> = {
  scenario: 'campaign',
  seed: 1941,
  side: PARTISAN,
  about: 'Autumn 1941: build, blow up a viaduct, hide, and see through Italian eyes what that is worth.',
  lessons: [
    {
      id: 'goal',
      title: 'What wins',
      cards: [
        {
          title: 'Points for the Partisans alone',
          says: [
            say`You are Tito. Only the Partisans collect victory points, over ten turns: a die for each *target* destroyed, 1 a turn for each *town* held, 2 for a city, more for cut railways.`,
            say`Each Partisan unit off the map at the end takes 10 away. From 226 you win; under 200 the Axis does.`,
          ],
          rule: '18.8',
          asks: 'read',
          at: 'score',
          when: isAsked('rebuild'),
        },
      ],
    },
    {
      id: 'build',
      title: 'Build in empty towns',
      cards: [
        {
          title: 'Take a division from the pool',
          says: [
            say`You rolled four replacement points. Each builds a division, and none is saved for later. The coach takes the next from the list.`,
          ],
          rule: '13.3.1',
          asks: s => {
            const next = nextBuild(s)
            return next === null ? null : { kind: 'pick', ...unit(next[0]) }
          },
          when: isAsked('rebuild'),
        },
        {
          title: 'Put it into an empty town',
          says: [
            s =>
              say`${hex(nextBuild(s)?.[1] ?? '1221')} is a town without a garrison. A Partisan there is worth a point each turn, and helps the supply check.`,
          ],
          rule: '18.6',
          asks: s => {
            const next = nextBuild(s)
            return next === null ? null : { kind: 'to', ...hex(next[1]) }
          },
          when: isAsked('rebuild'),
        },
        {
          title: 'Four divisions more',
          says: [
            say`Four towns have a garrison now. The dice gave you two *weapons caches* as well: each adds its number to one of your units in a battle, attacked or attacking. Keep them for that.`,
          ],
          rule: '11.5.2',
          asks: 'read',
          when: isAsked('move'),
        },
      ],
    },
    {
      id: 'targets',
      title: 'Destroy a target',
      cards: [
        {
          title: 'Blow up the viaduct',
          says: [
            say`Each turn new targets are laid out. A viaduct lies at ${hex('2610')}, under the feet of ${unit('pa-12sla')}: a die of points and 1 more.`,
            say`It costs no movement, but it shows the unit to the Axis and halves it for the rest of the turn. Take it from the list.`,
          ],
          rule: '18.5.1',
          asks: { kind: 'destroy', ...unit('pa-12sla') },
          when: isAsked('move'),
        },
      ],
    },
    {
      id: 'move',
      title: 'Move a division',
      cards: [
        {
          title: 'Click the division at 2715',
          says: [
            say`${unit('pa-21sk')} stands two points from ${hex('2714')}, where an aircrew waits to be rescued. Click it: all hexes it can reach light up.`,
          ],
          rule: '9.1.1',
          asks: { kind: 'pick', ...unit('pa-21sk') },
          when: s => isAsked('move')(s) && stands(s, 'pa-21sk', '2715'),
        },
        {
          title: 'Send it to 2714',
          says: [
            say`Click ${hex('2714')}: 2 of its 8 points. Partisans know their mountains; you may stop and go on later.`,
          ],
          rule: '9.1.3',
          asks: { kind: 'to', ...hex('2714') },
          when: s => isAsked('move')(s) && stands(s, 'pa-21sk', '2715'),
        },
      ],
    },
    {
      id: 'undo',
      title: 'Take a move back',
      cards: [
        {
          title: 'Nothing is final yet',
          says: [
            say`No die has fallen since, and nothing was shown. *U*, or the arrow at the foot, takes the move back at once. Try it.`,
          ],
          rule: '9.1.3',
          asks: 'undo',
          when: s => isAsked('move')(s) && stands(s, 'pa-21sk', '2714'),
        },
        {
          title: 'And forward again',
          says: [
            say`*Redo* does it again (the second arrow, or Shift+U). Past a roll, or once something hidden was shown, undo needs the word of both players.`,
          ],
          rule: '9.1.3',
          asks: 'redo',
          when: s => isAsked('move')(s) && stands(s, 'pa-21sk', '2715'),
        },
        {
          title: 'Rescue the crew',
          says: [say`Now the target is under its feet: another die of points, and 1 more. Take it from the list.`],
          rule: '18.5.2',
          asks: { kind: 'destroy', ...unit('pa-21sk') },
          when: isAsked('move'),
        },
      ],
    },
    {
      id: 'hidden',
      title: 'What the Axis sees',
      cards: [
        {
          title: 'Face down, and one of them is Tito',
          says: [
            say`The Axis sees only the backs of your counters, until they fight or destroy something. ${unit('pa-tito')} in ${hex('2616')} looks like any other; if he dies, each later turn costs you points.`,
            say`With two people at the screen a *curtain* falls between your turns. Tonight you play both, and see all.`,
          ],
          rule: '3.7.2',
          asks: 'read',
          at: unit('pa-tito'),
          when: isAsked('move'),
        },
        {
          title: 'End your movement',
          says: [
            say`Move others if you like: *Next* takes one after the other. Keep off hexes beside big garrisons. Then press *End all movement* (E), and once more, since some have not moved.`,
          ],
          rule: '9.1.3',
          asks: { kind: 'done' },
          when: isAsked('move'),
        },
        {
          title: 'No attack yet',
          says: [
            say`You could attack five hexes. All are towns in rough or mountain hexes, and each of these shifts the odds against you: leave them. A Partisan attacks when it pays.`,
          ],
          rule: '11.1.1',
          asks: { kind: 'done' },
          when: isAsked('attack'),
        },
      ],
    },
    {
      id: 'battle',
      title: 'A battle, from the other side',
      cards: [
        {
          title: 'Germans arrive',
          says: [
            say`Your supply check is rolled: each town you hold takes 1 off the die. Now the Axis is asked, and you answer for it. Three German divisions arrive: put all of them down at once.`,
          ],
          rule: '15.2.2',
          asks: { kind: 'rest' },
          when: isAsked('arrive', AXIS),
        },
        {
          title: 'The garrisons stay',
          says: [
            say`A unit that leaves a town leaves it to the Partisans. End the Axis movement; the foot asks once more.`,
          ],
          rule: '9.1.3',
          asks: { kind: 'done' },
          when: isAsked('move', AXIS),
        },
        {
          title: 'Strike at 2804',
          says: [
            say`Two Italian divisions stand next to a counter in ${hex('2804')}. As the Axis you do not know what it is. Click it.`,
          ],
          rule: '11.1.4',
          asks: { kind: 'target', ...hex('2804') },
          when: isAsked('attack', AXIS),
        },
        {
          title: 'Who has the initiative?',
          says: [
            say`First a die decides the *initiative*, and whether the Partisans may slip away: the bar at the question has the chances. Whoever has it chooses the table. Attack.`,
          ],
          rule: '11.4.1',
          asks: { kind: 'launch' },
          when: isAsked('attack', AXIS),
        },
        {
          title: 'Fight',
          says: [
            say`The Partisans have the initiative, so they choose the table, and could give ${unit('pa-6lk')} a cache. Both tables are beside each other, with the chances of this column. Roll.`,
          ],
          rule: '11.4.4',
          asks: { kind: 'fight' },
          when: s => isAsked('plan')(s) || isAsked('plan', AXIS)(s),
        },
      ],
    },
    {
      id: 'turn',
      title: 'The end of the turn',
      cards: [
        {
          title: 'Let it be',
          says: [say`One fight is enough for tonight. End the Axis attacks; then points are counted.`],
          rule: '11.1.2',
          asks: { kind: 'done' },
          when: isAsked('attack', AXIS),
        },
        {
          title: 'You have played a turn',
          says: [
            say`Build, hide, destroy, hold towns; then weather what the Axis sends. *Score* shows what the turn brought.`,
            say`Targets change each turn: look where they lie before you move. *Rules* has whatever the coach left out.`,
          ],
          rule: '18.1',
          asks: 'read',
          at: 'phases',
          when: s => s.turn === 2,
        },
      ],
    },
  ],
}
