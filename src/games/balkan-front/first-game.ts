import { type FirstGame, say } from '../../core/engine/first-game'
import type { HexId, UnitId } from '../../core/ids'
import { unitNamed } from './forces/counters'
import { hexNamed } from './map/geography'
import { type Front, hexOf } from './state'
import { stageOf } from './turn'

const AXIS = 0
const FIRST_TURN = 11

const hex = (number: string): { readonly hex: HexId } => ({ hex: hexNamed(`14A:${number}`) })
const unit = (id: string): { readonly unit: UnitId } => ({ unit: unitNamed(id) })

const isStage = (stage: string) => (s: Front) => s.turn === FIRST_TURN && stageOf(s) === stage
const isAsked = (stage: string, step: string) => (s: Front) => isStage(stage)(s) && s.frames.at(-1)?.step === step
const stands = (s: Front, id: string, number: string): boolean => hexOf(s, unitNamed(id)) === hexNamed(`14A:${number}`)

/** The surprise of April 1941: panzers through the Strumica gap, and a frontier post on the road to Skopje. */
export const firstGame: FirstGame<Front> = {
  scenario: 'operation-marita',
  seed: 1941,
  side: AXIS,
  about: 'April 1941 in two turns: panzers round the Metaxas Line, one battle, and a look at the air.',
  lessons: [
    {
      id: 'goal',
      title: 'What wins',
      cards: [
        {
          title: 'Points, for cities above all',
          says: [
            say`You are the Axis in April 1941. A captured capital earns *6 points*, and all cities of Greece and Yugoslavia together *12*; British losses count besides. Germany’s coming cost 12, so you begin behind.`,
            say`After two turns three times the enemy’s points are decisive. ${hex('4510')}, the port of Thessalonike, is where it begins.`,
          ],
          rule: '31.B.2',
          asks: 'read',
          at: 'score',
          when: isStage('surprise-movement'),
        },
      ],
    },
    {
      id: 'move',
      title: 'Move a stack',
      cards: [
        {
          title: 'Click the stack at 4108',
          says: [
            say`The Germans have a *surprise turn* before the first. One click takes ${unit('ge-pz-2')} in hand with the three units beside it, at the pace of the slowest: 8 points.`,
          ],
          why: say`Forts hold the frontier from ${hex('4309')} to the east: the Metaxas Line. West of it, by Strumica, the road is open.`,
          rule: '6.1',
          asks: { kind: 'stack', ...hex('4108') },
          when: s => isStage('surprise-movement')(s) && stands(s, 'ge-pz-2', '4108'),
        },
        {
          title: 'Round the line to 4210',
          says: [
            say`Click ${hex('4210')}: 7 points through the mountains, where nobody stands. What they pass through is yours, and Thessalonike lies open before them.`,
          ],
          rule: '6.1',
          asks: { kind: 'go', ...hex('4210') },
          when: s => isStage('surprise-movement')(s) && stands(s, 'ge-pz-2', '4108'),
        },
      ],
    },
    {
      id: 'undo',
      title: 'Take a move back',
      cards: [
        {
          title: 'Nothing is final yet',
          says: [say`No die has fallen. *U*, or the arrow at the foot, takes the march back at once. Try it.`],
          rule: '6.1',
          asks: 'undo',
          when: s => isStage('surprise-movement')(s) && stands(s, 'ge-pz-2', '4210'),
        },
        {
          title: 'And forward again',
          says: [
            say`*Redo* does it again (the second arrow, or Shift+U). Past a roll of the dice undo needs the word of both players.`,
          ],
          rule: '6.1',
          asks: 'redo',
          when: s => isStage('surprise-movement')(s) && stands(s, 'ge-pz-2', '4108'),
        },
        {
          title: 'End your movement',
          says: [
            say`Nobody has to move: the divisions along the frontier stand where they attack. Move more if you like; *Next* takes one after the other. Then *End the movement phase* (E), and once more.`,
          ],
          rule: '4.A.2',
          asks: { kind: 'end' },
          when: isStage('surprise-movement'),
        },
      ],
    },
    {
      id: 'air',
      title: 'The air, in short',
      cards: [
        {
          title: 'Leave the air for later',
          says: [
            say`Here aircraft fly missions: to bomb airbases and railways, or to lend their strength to a battle. Click a unit, then a lit hex, and the mission stands in the list.`,
            say`The battle to come needs none. End the air movement.`,
          ],
          rule: '4.A.3',
          asks: { kind: 'done' },
          when: isAsked('surprise-air', 'airBoard'),
        },
      ],
    },
    {
      id: 'battle',
      title: 'A battle and its odds',
      cards: [
        {
          title: 'Aim at 3909',
          says: [
            say`A lone frontier post, ${unit('yu-bor-15')}, bars the road from ${hex('3908')} to Skopje. Click ${hex('3909')}: all who stand next to it join.`,
          ],
          rule: '9.A.0',
          asks: { kind: 'target', ...hex('3909') },
          when: isStage('surprise-combat'),
        },
        {
          title: 'Keep back what is not needed',
          says: [
            say`9 : 1 is the last column. Alone, ${unit('ge-inf-73')} has 8 against a half: unsupported units count half. Keep back the three that are to spare; each attacks only once a phase.`,
          ],
          rule: '9.B.7',
          asks: { kind: 'trim' },
          when: isStage('surprise-combat'),
        },
        {
          title: 'Look at the odds, then attack',
          says: [
            say`The mountain takes 2 off the die. The bar at the question says what is left: most often the post is gone. Press *Attack 3909*.`,
          ],
          rule: '9.A.4',
          asks: { kind: 'launch' },
          when: isStage('surprise-combat'),
        },
        {
          title: 'Roll',
          says: [
            say`DE removes the defender, DR drives him out, AS is nothing. Until the die is rolled the attack can be put back.`,
          ],
          rule: '9.A.4',
          asks: { kind: 'roll' },
          when: isStage('surprise-combat'),
        },
        {
          title: 'Take the pass',
          says: [
            say`The hex is cleared: go in. ${unit('ge-pz-9')}, which did not fight, may drive past it in the movement phase.`,
          ],
          rule: '9.F.2',
          asks: { kind: 'all', ...hex('3909') },
          when: isStage('surprise-combat'),
        },
        {
          title: 'End your combat',
          says: [
            say`${hex('1809')} and ${hex('0722')} are posts like this one, if you want more. The forts at ${hex('4207')} are another matter: they want artillery and dive bombers. End the phase.`,
          ],
          rule: '9.B.1',
          asks: { kind: 'end' },
          when: isAsked('surprise-combat', 'attack'),
        },
      ],
    },
    {
      id: 'supply',
      title: 'Supply and secrets',
      cards: [
        {
          title: 'Lines of supply',
          says: [
            say`In each initial phase supply is traced: overland to a road, by road to a railway, by rail to a source. Owned hexes carry it, so ${unit('ge-pz-2')} lives on what it passed through. *Overlays* draws the lines.`,
          ],
          rule: '12.B.0',
          asks: 'read',
          at: unit('ge-pz-2'),
          when: isStage('axis-initial'),
        },
        {
          title: 'Keep the points',
          says: [say`Replacement points rebuild what was lost. Nothing here needs them: keep the rest.`],
          rule: '4.A.1',
          asks: { kind: 'done' },
          when: isAsked('axis-initial', 'replace'),
        },
        {
          title: 'No works',
          says: [
            say`Engineers may begin forts and airfields, ready turns later. In a campaign of two turns: no more works.`,
          ],
          rule: '4.A.1',
          asks: { kind: 'done' },
          when: isAsked('axis-initial', 'build'),
        },
        {
          title: 'The plan book stays closed',
          says: [
            say`All counters lie open. The one secret is the *plan book*: who is to land from the sea or by parachute is written down turns ahead, behind a curtain where two play. Close it.`,
          ],
          rule: '25.C.1',
          asks: { kind: 'done' },
          when: isAsked('axis-initial', 'planBook'),
        },
      ],
    },
    {
      id: 'turn',
      title: 'The turn itself',
      cards: [
        {
          title: 'On to Thessalonike',
          says: [
            say`Now comes the regular turn, with the same phases. ${unit('ge-pz-2')} stands before the city: take it in hand if you want to drive on. The coach ends the phase.`,
          ],
          rule: '4.A.2',
          asks: { kind: 'end' },
          when: isAsked('axis-movement', 'march'),
        },
        {
          title: 'Exploitation',
          says: [
            say`After combat all that has wheels and tracks moves once more: that is how panzers break through. Drive on, or end the phase; then the Allies have their turn.`,
          ],
          rule: '4.A.5',
          asks: { kind: 'end' },
          when: isAsked('axis-exploitation', 'march'),
        },
        {
          title: 'You have played a turn',
          says: [
            say`Initial, movement, air, combat, exploitation, for one side and the other: that is the whole game, on the largest map of the five.`,
            say`Air missions, ships and politics come one by one; *Rules* has what the coach left out, *Score* what it all comes to.`,
          ],
          rule: '4.A.1',
          asks: 'read',
          at: 'phases',
          when: s => s.turn === FIRST_TURN + 1,
        },
      ],
    },
  ],
}
