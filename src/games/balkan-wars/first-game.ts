import { type FirstGame, say } from '../../core/engine/first-game'
import { owedSide } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { unitNamed } from './forces/counters'
import { hexNamed } from './map/geography'
import { hexOf, type Wars } from './state'

const SERBIA = 0
const AUSTRIA = 1

const hex = (number: string): { readonly hex: HexId } => ({ hex: hexNamed(number) })
const unit = (id: string): { readonly unit: UnitId } => ({ unit: unitNamed(id) })

const isAsked =
  (step: string, side: 0 | 1 = AUSTRIA) =>
  (s: Wars): boolean =>
    s.turn === 1 && s.frames.at(-1)?.step === step && owedSide(s) === side
const stands = (s: Wars, id: string, number: string): boolean => hexOf(s, unitNamed(id)) === hexNamed(number)

/** Austria crosses the Sava beside Belgrade and storms it from three sides. */
export const firstGame: FirstGame<Wars> = {
  scenario: 'on-to-belgrade',
  options: { entrenchments: false },
  seed: 1912,
  side: AUSTRIA,
  about: 'Cross the Sava and storm Belgrade in the shortest scenario: two countries and no diplomacy.',
  lessons: [
    {
      id: 'goal',
      title: 'What wins',
      cards: [
        {
          title: 'Places are worth points',
          says: [
            say`You are Austria-Hungary. ${hex('1140')} is worth *10 points*, ${hex('1836')}, ${hex('1342')}, ${hex('1538')} and ${hex('1534')} 3 each. Serbia has ${hex('1546')} to dream of, worth 20.`,
            say`After six turns the points are counted. A country whose *National Morale* comes to 0 may give up before that.`,
          ],
          rule: 'S3.V',
          asks: 'read',
          at: 'score',
          when: isAsked('move'),
        },
      ],
    },
    {
      id: 'hidden',
      title: 'Face down until they fight',
      cards: [
        {
          title: 'You cannot see who is in Belgrade',
          says: [
            say`With Fog of War the enemy’s units lie face down: a stack tells how many there are, not what. They turn up when a combat is declared, and then it cannot be called off.`,
            say`Some of your troops are Rumanian counters; in this scenario they fight as Austrians.`,
          ],
          rule: '12.2.1',
          asks: 'read',
          at: hex('1140'),
          when: isAsked('move'),
        },
      ],
    },
    {
      id: 'move',
      title: 'Move a stack',
      cards: [
        {
          title: 'Click the stack at 1042',
          says: [
            say`One click takes all four in hand: ${unit('ah-hq-15')}, ${unit('ah-mtn-2')}, ${unit('ah-mtn-3')} and ${unit('ah-sup-1')}. The hexes they can reach light up with their price.`,
          ],
          why: say`From ${hex('1141')}, over the Sava, they come at Belgrade from a third side. The HQ keeps them in command, the wagons keep them in supply.`,
          rule: '8.2.1',
          asks: { kind: 'stack', ...hex('1042') },
          when: s => isAsked('move')(s) && stands(s, 'ah-hq-15', '1042'),
        },
        {
          title: 'Send them to 1141',
          says: [
            say`Click ${hex('1141')}: 2 of their 6 points. It lies in the ZOC of Belgrade, and who enters a ZOC stops there.`,
          ],
          rule: '8.2.1',
          asks: { kind: 'to', ...hex('1141') },
          when: s => isAsked('move')(s) && stands(s, 'ah-hq-15', '1042'),
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
            say`No die has fallen and nothing was turned up. *U*, or the arrow at the foot, takes the march back at once. Try it.`,
          ],
          rule: '7.G.1',
          asks: 'undo',
          when: s => isAsked('move')(s) && stands(s, 'ah-hq-15', '1141'),
        },
        {
          title: 'And forward again',
          says: [
            say`*Redo* does it again (the second arrow, or Shift+U). Past a roll, or once a stack lies face up, undo needs the word of both players.`,
          ],
          rule: '7.G.1',
          asks: 'redo',
          when: s => isAsked('move')(s) && stands(s, 'ah-hq-15', '1042'),
        },
      ],
    },
    {
      id: 'supply',
      title: 'Supply, and the end of a phase',
      cards: [
        {
          title: 'Wagons feed an attack',
          says: [
            say`Supply matters to the attacker alone: each unit needs a way to a Mobile Supply, a Depot or a city of its country, as long as their support radius. Without it the attack loses columns.`,
            say`${unit('ah-sup-1')} went along for that.`,
          ],
          rule: '6.1.3',
          asks: 'read',
          at: unit('ah-sup-1'),
          when: s => isAsked('move')(s) && stands(s, 'ah-sup-1', '1141'),
        },
        {
          title: 'End your movement',
          says: [
            say`Move others if you like: *Next* takes one stack after the other in hand. Those at ${hex('1041')} and ${hex('1139')} should stay beside Belgrade. Then *End Movement* (E), and once more, since some have not moved.`,
          ],
          rule: '7.G.1',
          asks: { kind: 'done' },
          when: isAsked('move'),
        },
      ],
    },
    {
      id: 'battle',
      title: 'A battle and its odds',
      cards: [
        {
          title: 'Aim at Belgrade',
          says: [
            say`Click ${hex('1140')}. All who stand next to it join, from three hexes: ten units with the heavy artillery.`,
          ],
          rule: '8.3.1',
          asks: { kind: 'target', ...hex('1140') },
          when: isAsked('attack'),
        },
        {
          title: 'Attack',
          says: [
            say`A stack you do not want to risk can be withheld. Here all are wanted. Launch the attack: the defenders are turned up, and it is fought out.`,
          ],
          rule: '12.2.1',
          asks: { kind: 'launch' },
          when: isAsked('attack'),
        },
        {
          title: 'No charge',
          says: [
            say`Now the odds stand: look at the column and its chances. A *charge* adds 2 to the die if your Shock is higher, but who charges bears the worst of it. In this column there is no need.`,
          ],
          rule: '6.4.4',
          asks: { kind: 'none' },
          when: isAsked('charge'),
        },
        {
          title: 'The Serbs do not charge either',
          says: [say`The defender may charge as well: 1 off your die, if his Shock is higher. Let them sit.`],
          rule: '6.4.5',
          asks: { kind: 'none' },
          when: isAsked('charge', SERBIA),
        },
        {
          title: 'Keep your Morale',
          says: [
            say`The die has fallen. Each side may spend a point of National Morale to move it by one. It does not come back by itself: keep it where it changes nothing that counts.`,
          ],
          rule: '6.5.2',
          asks: { kind: 'keep' },
          when: s => isAsked('spendMorale')(s) || isAsked('spendMorale', SERBIA)(s),
        },
        {
          title: 'Into Belgrade',
          says: [
            say`The hex is empty, and all who fought may go in. Four may stay there: send the mountain troops and the artillery, one by one, or all at once and sort them out later.`,
          ],
          rule: '6.7.1',
          asks: { kind: 'advance', ...unit('ah-mtn-2'), ...hex('1140') },
          when: isAsked('advance'),
        },
      ],
    },
    {
      id: 'turn',
      title: 'The end of the turn',
      cards: [
        {
          title: 'That will do',
          says: [
            say`One brigade holds the city; send more if you like. Who stays outside keeps the bridges. Then end the advance.`,
          ],
          rule: '6.7.1',
          asks: s => (s.frames.at(-1)?.step === 'advance' ? { kind: 'stay' } : null),
          when: isAsked('advance'),
        },
        {
          title: 'End combat',
          says: [
            say`Who was demoralized would try to *rally* now. Then Serbia mobilizes, moves and fights; the coach lets it pass. End your combat.`,
          ],
          rule: '8.3.1',
          asks: { kind: 'end' },
          when: isAsked('attack'),
        },
        {
          title: 'You have played a turn',
          says: [
            say`Mobilization, movement, combat, rally, for one side and the other: that is the whole game. The big scenarios add Great Powers, events and prisoners.`,
            say`Belgrade is yours. ${hex('1342')} is next on the road; *Score* has what all of it comes to.`,
          ],
          rule: '6.7.1',
          asks: 'read',
          at: 'phases',
          when: s => s.turn === 2,
        },
      ],
    },
  ],
}
