import { type FirstGame, say } from '../../core/engine/first-game'
import { owedSide } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { unitNamed } from './forces/counters'
import { hexNamed } from './map/hexes'
import { ALLIED, AXIS, type Gambit, hexOf } from './state'

const hex = (number: string): { readonly hex: HexId } => ({ hex: hexNamed(number) })
const unit = (id: string): { readonly unit: UnitId } => ({ unit: unitNamed(id) })

const isAsked =
  (step: string, side: 0 | 1 = ALLIED) =>
  (s: Gambit): boolean =>
    s.turn === 1 && s.frames.at(-1)?.step === step && owedSide(s) === side
const stands = (s: Gambit, id: string, number: string): boolean => hexOf(s, unitNamed(id)) === hexNamed(number)
const isAshore = (s: Gambit): boolean => ['uk-5-inf', 'uk-50-inf'].some(id => stands(s, id, '1537'))

/** Guerrillas slip into Larissa, and two divisions land on Corinth under the guns of the fleet. */
export const firstGame: FirstGame<Gambit> = {
  scenario: '1943',
  seed: 2,
  side: ALLIED,
  about: 'Land at Corinth in the summer of 1943: partisans, fleet, one battle shot by shot.',
  lessons: [
    {
      id: 'goal',
      title: 'What wins',
      cards: [
        {
          title: 'Towns and cities count',
          says: [
            say`You are the Allies. A town held in supply is worth *3 points*, a city *6*, a dead enemy division *1*. After twenty turns twice the enemy’s points win; less than twice is a draw.`,
            say`The Axis holds everything. Each town you take counts double: for you, and no longer for him.`,
          ],
          rule: '4.0.9',
          asks: 'read',
          at: 'score',
          when: isAsked('relocate'),
        },
      ],
    },
    {
      id: 'partisans',
      title: 'Partisans in hiding',
      cards: [
        {
          title: 'Click the guerrillas at 1532',
          says: [
            say`Partisans are *dispersed* or *concentrated*. Dispersed ones share hexes with the enemy, cannot fight, and displace up to two hexes at no cost, past anybody.`,
          ],
          why: say`${unit('gkp-1')} is two hexes from ${hex('1732')}, an empty town. Partisans in a town earn you nothing, but the Axis loses its 3 points.`,
          rule: '6.3.4',
          asks: { kind: 'pick', ...unit('gkp-1') },
          at: hex('1532'),
          when: s => isAsked('relocate')(s) && stands(s, 'gkp-1', '1532'),
        },
        {
          title: 'Send them to Larissa',
          says: [say`Lit hexes are all they can reach. Click ${hex('1732')}.`],
          rule: '4.0.6',
          asks: { kind: 'to', ...hex('1732') },
          when: s => isAsked('relocate')(s) && stands(s, 'gkp-1', '1532'),
        },
      ],
    },
    {
      id: 'undo',
      title: 'Take a move back',
      cards: [
        {
          title: 'Nothing is final yet',
          says: [say`No die has fallen. *U*, or the arrow at the foot, takes back one act after the other. Try it.`],
          rule: '5.2.0',
          asks: 'undo',
          when: s => isAsked('relocate')(s) && stands(s, 'gkp-1', '1732'),
        },
        {
          title: 'And forward again',
          says: [
            say`*Redo* does it again (the second arrow, or Shift+U). Past a roll of the dice undo needs the word of both players.`,
          ],
          rule: '5.2.0',
          asks: 'redo',
          when: s => isAsked('relocate')(s) && stands(s, 'gkp-1', '1532'),
        },
        {
          title: 'Partisans are done',
          says: [
            say`Displace others if you like. When it is enough, end the segment at the foot (E); as some have not moved, it asks once more.`,
          ],
          rule: '6.3.2',
          asks: { kind: 'done' },
          when: isAsked('relocate'),
        },
      ],
    },
    {
      id: 'fleet',
      title: 'The fleet',
      cards: [
        {
          title: 'No reinforcements yet',
          says: [
            say`More divisions could come at once, but each gives the enemy points for good. The seventeen units of the Med Box will do. End reinforcements.`,
          ],
          rule: '4.0.8',
          asks: { kind: 'done' },
          when: isAsked('reinforce'),
        },
        {
          title: 'Send the fleet to Corinth',
          says: [
            say`Naval Support adds 1 to the hit numbers of all your battles on a coast in its hex or next to it, for the whole turn. Click ${hex('1537')}.`,
          ],
          rule: '12.2.5.2',
          asks: { kind: 'place', ...hex('1537') },
          when: isAsked('naval'),
        },
      ],
    },
    {
      id: 'command',
      title: 'Command points and a landing',
      cards: [
        {
          title: 'Seven points a turn',
          says: [
            say`All you do now costs CP: a stack moves for 1, attacks for 2, lands for 3. One of the seven is for partisans alone, and none is saved.`,
            say`Order an *amphibious assault*.`,
          ],
          why: say`${hex('1537')} is a port and the gate of the Peloponnese, and ${unit('de-117-lt')} holds it alone.`,
          rule: '7.1.1',
          asks: { kind: 'amphibious' },
        },
        {
          title: 'The first division',
          says: [
            say`Two units may land together, and armour stays behind. ${unit('uk-5-inf')} hits with 5 or less on a ten-sided die, twice as long as it is whole.`,
          ],
          rule: '7.7.3',
          asks: { kind: 'join', ...unit('uk-5-inf') },
          when: s => !assaultHas(s, 'uk-5-inf'),
        },
        {
          title: 'And the second',
          says: [say`${unit('uk-50-inf')} is as good. More than two may not sail.`],
          rule: '7.6.1',
          asks: { kind: 'join', ...unit('uk-50-inf') },
          when: s => assaultHas(s, 'uk-5-inf') && !assaultHas(s, 'uk-50-inf'),
        },
        {
          title: 'The hex they land on',
          says: [
            say`Click ${hex('1537')}. Without an enemy in it a landing is safe; here it is a battle, and who is thrown back sails home with what he has lost.`,
          ],
          rule: '7.6.2',
          asks: { kind: 'target', ...hex('1537') },
        },
        {
          title: 'Land',
          says: [
            say`Rough ground and the Improved Position each take 1 off your hit numbers, the fleet gives 1 back. With TAC it is about an even fight, and the prize is worth it.`,
          ],
          rule: '7.12.1',
          asks: { kind: 'launch' },
          when: isAsked('assault'),
        },
      ],
    },
    {
      id: 'battle',
      title: 'A battle, shot by shot',
      cards: [
        {
          title: 'Commit a TAC',
          says: [
            say`Both ways stand side by side: a TAC adds 1 to each of your four shots. You have two a turn, and nowhere else to send them.`,
          ],
          rule: '12.2.5.2',
          asks: { kind: 'commit' },
          when: isAsked('tac'),
        },
        {
          title: 'The defender fires first',
          says: [
            say`You play both sides: ${unit('de-117-lt')} hits with 3 or less. Fire all at one division, as the Germans would, to break it.`,
          ],
          rule: '12.3.1',
          asks: { kind: 'all', ...unit('uk-5-inf') },
          when: isAsked('fire', AXIS),
        },
        {
          title: 'Fire back',
          says: [
            say`A shot hits with *5 or less* on ten sides: fire all at ${unit('de-117-lt')}. It has two steps, and both must go.`,
          ],
          rule: '12.2.5.1',
          asks: { kind: 'all', ...unit('de-117-lt') },
          when: isAsked('fire'),
        },
        {
          title: 'One shot more',
          says: [
            say`The defender is dead, but he may come back with a step and retreat. A further hit bars that: there is nothing to lose.`,
          ],
          rule: '12.9.1',
          asks: { kind: 'extra' },
          when: isAsked('fire'),
        },
      ],
    },
    {
      id: 'supply',
      title: 'Supply from the sea',
      cards: [
        {
          title: 'A Beachhead feeds them',
          says: [
            say`British units live on a Beachhead or a Port. The one in ${hex('1537')} was laid when they came ashore; it costs 1 CP in every Allied turn, or it is closed and all are OOS.`,
            say`A port opens some turns after it was taken, and then supply is free.`,
          ],
          rule: '9.3.3',
          asks: 'read',
          at: hex('1537'),
          when: s => isAsked('command')(s) && isAshore(s),
        },
        {
          title: 'Bring armour over',
          says: [
            say`For 1 CP a unit sails from the Med Box to your Beachhead. ${unit('uk-8-arm')} could not storm the beach, but it can follow.`,
          ],
          rule: '11.4.1',
          asks: { kind: 'ship', ...unit('uk-8-arm') },
          when: s => isAsked('command')(s) && isAshore(s),
        },
      ],
    },
    {
      id: 'turn',
      title: 'The end of the turn',
      cards: [
        {
          title: 'End your turn',
          says: [
            say`CP that are left lapse: spend them if you see a use, by clicking a stack to move. Then end the player turn; it says what is left undone.`,
            say`The Axis follows with seven points of its own. The coach lets it pass.`,
          ],
          rule: '7.1.2',
          asks: { kind: 'end' },
          when: isAsked('command'),
        },
        {
          title: 'You have played a turn',
          says: [
            say`Partisans, fleet, then command points: that is the whole game, twenty times. Weather and the mood of the Italians are rolled in between.`,
            say`${hex('1335')} stands empty, the next port to the west. *Score* tells what all of it comes to.`,
          ],
          rule: '5.2.II',
          asks: 'read',
          at: 'phases',
          when: s => s.turn === 2,
        },
      ],
    },
  ],
}

function assaultHas(s: Gambit, id: string): boolean {
  const frame = s.frames.at(-1)
  const local = frame?.step === 'assault' ? (frame.local as { readonly units?: readonly UnitId[] } | null) : null
  return local?.units?.includes(unitNamed(id)) === true
}
