import { type FirstGame, say } from '../../core/engine/first-game'
import { owedSide } from '../../core/engine/state'
import type { HexId, UnitId } from '../../core/ids'
import { unitNamed } from './forces/counters'
import { hexNamed } from './map/geography'
import { ALLIED, GERMAN, type Gertrud, unitOf } from './state'
import { stageOf } from './turn'

const hex = (number: string): { readonly hex: HexId } => ({ hex: hexNamed(number) })
const unit = (id: string): { readonly unit: UnitId } => ({ unit: unitNamed(id) })

const isStage = (stage: string) => (s: Gertrud) => s.turn === 1 && stageOf(s) === stage
const stands = (s: Gertrud, id: string, number: string): boolean => {
  const { at } = unitOf(s, unitNamed(id))
  return at.is === 'hex' && at.hex === hexNamed(number)
}
const isAsked = (s: Gertrud, step: string): boolean => s.frames.at(-1)?.step === step

/** Edirne falls on the first turn: the mountain troops close the way out, the panzers storm it. */
export const firstGame: FirstGame<Gertrud> = {
  scenario: 'early-1941',
  seed: 1941,
  side: GERMAN,
  about: 'Storm Edirne on the first turn of Early 1941: one move, one battle, and both sides in your hands.',
  lessons: [
    {
      id: 'goal',
      title: 'What wins',
      cards: [
        {
          title: 'Sixteen stars decide',
          says: [
            say`You are the German player. After each turn two dice are rolled: if they come out *below the starred cities you hold*, Turkey gives in.`,
            say`You hold none yet. ${hex('2806')} has a star and lies next to your panzers. If you have not won after ten turns, the Allies have.`,
          ],
          rule: '4.0.1',
          asks: 'read',
          when: isStage('germanInterdicted'),
          at: 'score',
        },
      ],
    },
    {
      id: 'interdiction',
      title: 'Why the enemy is asked first',
      cards: [
        {
          title: 'The Turks keep their aircraft home',
          says: [
            say`Before you move, the enemy may send CAS against your stacks: whoever is interdicted moves one hex at most. This evening you answer for *both sides*.`,
            say`The two Turkish air brigades will be wanted in defence. Press *End interdiction*; as two aircraft stay unused, it asks once more.`,
          ],
          rule: '13.7.1',
          asks: { kind: 'done' },
          when: isStage('germanInterdicted'),
        },
      ],
    },
    {
      id: 'move',
      title: 'Move a stack',
      cards: [
        {
          title: 'Click the stack at Kurdzhali',
          says: [
            say`One click takes ${unit('de-mtn-1')} and ${unit('de-mtn-4')} in hand. All hexes they can reach light up, with the movement points each costs.`,
          ],
          why: say`A unit that is beaten may not retreat into a ZOC. The way out of Edirne is ${hex('2706')}, and from ${hex('2705')} your men close it.`,
          rule: '9.0.1',
          asks: { kind: 'stack', ...hex('2804') },
          when: s => s.turn === 1,
        },
        {
          title: 'Send them to 2705',
          says: [
            say`Click ${hex('2705')}: it costs 2 of their 5 points. There they stand next to Turks, and a ZOC ends the move, whatever is left of the points.`,
          ],
          rule: '8.1.1',
          asks: { kind: 'to', ...hex('2705') },
          when: s => s.turn === 1 && stands(s, 'de-mtn-1', '2804'),
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
            say`No die has fallen and the Turks were asked nothing: *U*, or the arrow at the foot, takes the move back at once. Try it.`,
          ],
          rule: '9.0.1',
          asks: 'undo',
          when: s => s.turn === 1 && stands(s, 'de-mtn-1', '2705') && isAsked(s, 'movement'),
        },
        {
          title: 'And forward again',
          says: [
            say`*Redo* does it again (the second arrow, or Shift+U), so that you can try things out. Past a roll of the dice undo needs the word of both players.`,
          ],
          rule: '9.0.1',
          asks: 'redo',
          when: s => s.turn === 1 && stands(s, 'de-mtn-1', '2804'),
        },
      ],
    },
    {
      id: 'supply',
      title: 'Supply, and the end of a phase',
      cards: [
        {
          title: 'A road home feeds them',
          says: [
            say`When your movement ends, each unit needs a path free of the enemy back to Axis soil. Without one it fights at half strength and moves 2.`,
            say`${unit('de-mtn-1')} has the roads of Greece and Bulgaria behind it. *Overlays* in the strip draws the paths.`,
          ],
          rule: '7.3.1',
          asks: 'read',
          at: unit('de-mtn-1'),
          when: s => s.turn === 1 && stands(s, 'de-mtn-1', '2705') && isAsked(s, 'movement'),
        },
        {
          title: 'End your movement',
          says: [
            say`Move others if you like: *Next* takes one stack after the other in hand. None has to, for the panzers stand where they are wanted.`,
            say`Then press *End movement* (E), and once more, since some have not moved.`,
          ],
          rule: '5.1.5',
          asks: { kind: 'done' },
          when: isStage('germanMove'),
        },
      ],
    },
    {
      id: 'raid',
      title: 'A gamble with two dice',
      cards: [
        {
          title: 'Take the small raid',
          says: [
            say`All units lie open in this game; only the dice keep secrets. The ${unit('de-kommando')} has dropped on the ${unit('tr-ngs-yavuz')}, the battle cruiser at ${hex('2611')}.`,
            say`With 13 or more on the dice the alarm is raised, and your *Blitzkrieg Bonus* of this turn is lost. A large raid adds 2 to the dice, a small one takes 1 off.`,
          ],
          rule: '17.0.3',
          asks: { kind: 'small' },
        },
      ],
    },
    {
      id: 'battle',
      title: 'A battle and its odds',
      cards: [
        {
          title: 'Aim at Edirne',
          says: [
            say`Click ${hex('2806')}. All who stand next to it join: ${unit('de-pz-5')} and ${unit('de-pz-11')} from the north, ${unit('de-pz-9')} from the west, your mountain troops from the south.`,
          ],
          rule: '11.0.1',
          asks: { kind: 'target', ...hex('2806') },
          when: isStage('germanCombat'),
        },
        {
          title: 'Keep back what is not needed',
          says: [
            say`600 % is the last column of the table: more strength changes nothing, and each unit attacks only once a turn. One press keeps back those to spare.`,
          ],
          rule: '11.0.step1.1',
          asks: { kind: 'trim' },
          when: isStage('germanCombat'),
        },
        {
          title: 'Look at the odds, then attack',
          says: [
            say`The river and the city shift one column left each, the Blitzkrieg Bonus one right. The bar at the question shows what the die may bring.`,
            say`Press *Attack 2806*. It can still be called off until the die is rolled.`,
          ],
          rule: '11.0.step1.3',
          asks: { kind: 'launch' },
          when: isStage('germanCombat'),
        },
        {
          title: 'Attack without support',
          says: [
            say`A CAS would shift one more column, and there is none left to gain. Enter never spends an aircraft.`,
          ],
          rule: '11.0.step3.1',
          asks: { kind: 'pass' },
          when: s => isAsked(s, 'support') && owedSide(s) === GERMAN,
        },
        {
          title: 'The Turks answer',
          says: [say`Now the defender may send a CAS. Yours are ten to his two: he keeps them for a better day.`],
          rule: '11.0.step3.1',
          asks: { kind: 'pass' },
          when: s => isAsked(s, 'support') && owedSide(s) === ALLIED,
        },
        {
          title: 'Roll',
          says: [
            say`One die in the lit column. DE destroys the defenders, DR drives them out; with 2706 closed they have nowhere to go, and that destroys them too.`,
          ],
          rule: '11.0.step9',
          asks: { kind: 'roll' },
        },
        {
          title: 'Take the city',
          says: [
            say`The hex is empty and its attackers may advance. Send them in: a star counts only while you *stand on it*.`,
          ],
          rule: '11.3.1',
          asks: { kind: 'all', ...hex('2806') },
        },
      ],
    },
    {
      id: 'turn',
      title: 'The end of the turn',
      cards: [
        {
          title: 'Attack again, or end',
          says: [
            say`${unit('tr-bde-kirklareli')} in ${hex('2807')} and ${unit('tr-cav-2')} in ${hex('2906')} can be had at 600 % as well, by those who have not fought. Or press *End combat*.`,
            say`Then the Allies have the same phases. The coach lets them stand; at the end the stars are counted.`,
          ],
          rule: '11.0.5',
          asks: { kind: 'end' },
          when: s => isStage('germanCombat')(s) && isAsked(s, 'combat'),
        },
        {
          title: 'You have played a turn',
          says: [
            say`Replacement, interdiction, movement, combat, for one side and then the other: that is the whole game.`,
            say`The road to ${hex('2709')} is open. Hold on to what you take, look at *Score* for what it comes to, and at *Rules* for whatever the coach left out.`,
          ],
          rule: '5.1.8',
          asks: 'read',
          when: s => s.turn === 2,
          at: 'phases',
        },
      ],
    },
  ],
}
