import type { Words } from '../../../core/engine/log-book'
import type { Telling } from '../../../core/engine/module'
import { countTold } from '../../../core/engine/telling'
import { signed } from '../../../core/look/signed'
import { HITS_THAT_END_INTERDICTION } from '../charts/sea'
import { isIn } from '../map/geography'
import type { Units } from '../state'
import { hexTold, spotTold, unitsTold } from '../turn-words'
import { HITS_THAT_DEMOLISH } from '../works/bridges'
import type { AirFacts } from './air-facts'
import type { Mission } from './air-state'
import { isFighter } from './air-units'
import { MISSION_INFO } from './missions'

const RESULT_WORDS = { '-': 'no effect', R: 'turned back', A: 'aborted', K: 'shot down' } as const

const diceTold = (dice: readonly number[], modifier: number): string => {
  const sum = dice.reduce((a, b) => a + b, 0)
  return modifier === 0 ? `${sum}` : `${sum} ${signed(modifier)}`
}

/** '8', '2½', '1⅓': points that come in twelfths. */
export function pointsTold(twelfths: number): string {
  const whole = Math.floor(twelfths / 12)
  const part = PARTS[twelfths % 12] ?? ''
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}
const PARTS: { readonly [twelfths: number]: string } = {
  1: ' 1/12',
  2: '⅙',
  3: '¼',
  4: '⅓',
  5: ' 5/12',
  6: '½',
  7: ' 7/12',
  8: '⅔',
  9: '¾',
  10: '⅚',
  11: ' 11/12',
}

/** 'A, B shot down; C turned back', or that nothing happened. */
const outcomeTold = ({ down, back }: { readonly down: Units; readonly back: Units }): Telling => {
  if (down.length + back.length === 0) return ['no effect']
  return [
    ...(down.length === 0 ? [] : [...unitsTold(down), ' shot down']),
    ...(down.length > 0 && back.length > 0 ? ['; '] : []),
    ...(back.length === 0 ? [] : [...unitsTold(back), ' turned back']),
  ]
}

const LEFT: { readonly [mission in Mission]?: (left: number) => string } = {
  airbase: left => `capacity ${left}`,
  port: left => `${countTold(left, 'RE')} of capacity`,
  warships: left => `${left} in all`,
  bridge: left => (left >= HITS_THAT_DEMOLISH ? 'it is down' : `${left} of ${HITS_THAT_DEMOLISH}`),
}

/** 'Ju 87B, Ju 87B bombed Larisa: 1 hit, capacity 5; Blen 1 struck on the ground.' */
function raidTold({ units, mission, at, hits, left, struck }: AirFacts['raidOver']): Telling {
  const after = left === null || hits === 0 ? undefined : LEFT[mission]?.(left)
  return [
    ...unitsTold(units),
    ' bombed ',
    spotTold(at),
    `: ${hits === 0 ? 'no hit' : countTold(hits, 'hit')}`,
    ...(after === undefined ? [] : [`, ${after}`]),
    ...(struck.length === 0 ? [] : ['; ', ...unitsTold(struck), ' struck on the ground']),
    '.',
  ]
}

const how = (f: AirFacts['tookOff']): string =>
  [f.night ? ' by night' : '', f.extended ? ', extended range' : ''].join('')

export const airWords: { readonly [Kind in keyof AirFacts]: Words<AirFacts[Kind]> } = {
  tookOff: {
    tell: f => [
      { unit: f.unit },
      ` flew from `,
      spotTold(f.base),
      ` (${MISSION_INFO[f.mission].title.toLowerCase()}${how(f)}): `,
      spotTold(f.target),
      '.',
    ],
    milestone: f => [
      `mission ${f.mission}`,
      ...(f.night ? ['night flight'] : []),
      ...(f.extended ? ['extended range', `extended ${f.mission}`] : []),
      ...(f.onward ? ['chain of transfers'] : []),
      ...(f.onward && f.base.is === 'hex' && isIn(f.base.hex, 'Crete') ? ['chain of transfers through Crete'] : []),
    ],
  },
  patrolled: {
    tell: f => [
      { unit: f.fighter },
      ' on patrol met ',
      { unit: f.unit },
      ' over ',
      spotTold(f.at),
      `: die ${f.die}, ${f.needs} or more needed, ${f.turned ? 'turned back' : 'it flew on'}.`,
    ],
    milestone: f => (f.turned ? `patrol turn-back on ${f.needs}` : 'patrol evaded'),
  },
  noCharge: {
    tell: f => [...unitsTold(f.units), ' had nobody left to escort and turned back.'],
    milestone: () => 'escort without a charge',
  },
  airAbandoned: {
    tell: f => [...unitsTold(f.units), ' abandoned the operation over ', spotTold(f.at), '.'],
    milestone: () => 'air operations abandoned',
  },
  jettisoned: { tell: f => [...unitsTold(f.units), ' dropped their bombs to fight.'], milestone: () => 'jettison' },
  airBattle: {
    tell: f => [
      ...unitsTold(f.interceptors),
      ' met ',
      ...unitsTold([...f.screen, ...f.force]),
      ' over ',
      spotTold(f.at),
      '.',
    ],
    milestone: f => (f.screen.length === 0 ? 'interception without escorts' : 'interception of a screen'),
    folds: 'begins',
  },
  airBattleOver: {
    tell: f => ['Air combat over ', spotTold(f.at), ': ', ...outcomeTold(f), '.'],
    folds: 'ends',
  },
  airFire: {
    tell: f => [
      { unit: f.unit },
      ' fired on ',
      { unit: f.target },
      ` at ${signed(f.column)}, dice ${diceTold(f.dice, f.modifier)}: ${RESULT_WORDS[f.result]}.`,
    ],
    milestone: f =>
      f.result === '-' ? null : `air combat ${f.result} by a ${isFighter(f.unit) ? 'fighter' : 'bomber'}`,
  },
  screenFought: {
    tell: f => [`Fighters on the escorts: ${f.onEach.join(' and ')}.`],
    milestone: f =>
      f.onEach.some(count => count > 1) ? `screen ${f.onEach.toSorted((a, b) => b - a).join('+')}` : null,
  },
  gotThrough: {
    tell: f =>
      f.units.length === 0 ? ['No interceptor got past the screen.'] : [...unitsTold(f.units), ' got past the screen.'],
    milestone: f => [...(f.units.length > 0 ? ['bypass through'] : []), ...(f.stopped > 0 ? ['bypass stopped'] : [])],
  },
  flak: {
    tell: f => [
      `Flak of ${f.points} at `,
      { unit: f.unit },
      ' over ',
      spotTold(f.at),
      `, dice ${diceTold(f.dice, f.modifier)}: ${RESULT_WORDS[f.result]}.`,
    ],
    milestone: f => (f.result === '-' ? 'flak missed' : `flak ${f.result}`),
  },
  volley: { tell: f => [`Flak at ${countTold(f.count, 'air unit')}.`], folds: 'begins' },
  volleyOver: { tell: f => [`Flak at ${countTold(f.count, 'air unit')}: `, ...outcomeTold(f), '.'], folds: 'ends' },
  raid: {
    tell: f => [`${MISSION_INFO[f.mission].title}: `, ...unitsTold(f.units), ' over ', spotTold(f.at), '.'],
    folds: 'begins',
  },
  raidOver: {
    tell: raidTold,
    folds: 'ends',
    milestone: f => [
      ...(f.mission === 'airbase' && f.hits > 0 && f.left === 0 ? ['airbase to zero'] : []),
      ...(f.mission === 'warships' && f.hits > 0 && (f.left ?? 0) >= HITS_THAT_END_INTERDICTION
        ? ['the Navy driven off']
        : []),
      ...(f.mission === 'bridge' && f.hits > 0 && (f.left ?? 0) >= HITS_THAT_DEMOLISH ? ['bridge bombed down'] : []),
    ],
  },
  bombed: {
    tell: f => [
      ...unitsTold(f.units),
      ` bombed `,
      spotTold(f.at),
      ` with ${pointsTold(f.twelfths)}`,
      f.die === null
        ? ': too little to hit.'
        : `, die ${f.die}${f.modifier === 0 ? '' : ` ${signed(f.modifier)}`}: ${f.hit ? 'a hit' : 'a miss'}.`,
    ],
    milestone: f => `${f.mission} bombing ${f.hit ? 'hit' : 'missed'}`,
  },
  convoyBombed: {
    tell: f => [
      ...unitsTold(f.units),
      ' bombed transports at ',
      spotTold(f.at),
      ` with ${pointsTold(f.twelfths)}`,
      f.die === null
        ? ': too little to hit.'
        : `, die ${f.die}${f.modifier === 0 ? '' : ` ${signed(f.modifier)}`}: ${f.hit ? 'a hit' : 'a miss'}.`,
    ],
    milestone: f => `convoy bombing ${f.hit ? 'hit' : 'missed'}`,
  },
  struck: {
    tell: f => [{ unit: f.unit }, ` was hit on the ground at `, spotTold(f.at), f.eliminated ? ' and destroyed.' : '.'],
    milestone: f => (f.eliminated ? 'air unit hit twice' : 'air unit hit on the ground'),
  },
  harassing: {
    tell: f => [...unitsTold(f.units), ' harassed ', { hex: f.hex }, `: ${f.hits} more to leave it.`],
    milestone: f => `harassment ${f.hits}`,
  },
  landed: { tell: f => [...unitsTold(f.units), ' landed at ', spotTold(f.at), '.'] },
  crashed: {
    tell: f => [{ unit: f.unit }, ' crash-landed at ', spotTold(f.at), ' and is inoperative.'],
    milestone: () => 'night crash',
  },
  noBase: {
    tell: f => [{ unit: f.unit }, ' had no base in reach of ', spotTold(f.at), '.'],
    milestone: () => 'lost for want of a base',
  },
  escape: {
    tell: f => [
      { unit: f.unit },
      ` tried to get away from `,
      spotTold(f.at),
      `: die ${f.die}, ${f.escapes ? 'it did' : 'it did not'}.`,
    ],
    milestone: f => (f.escapes ? 'escape made' : 'escape failed'),
  },
  repaired: {
    tell: f => [{ unit: f.unit }, f.done ? ' was repaired' : ' was not repaired', `: die ${f.die}.`],
    milestone: f => (f.done ? 'air unit repaired' : 'air unit not repaired'),
  },
  towLost: {
    tell: f => [
      { unit: f.unit },
      ' took ',
      { unit: f.glider },
      ...(f.cargo.length === 0 ? [] : [' with ', ...unitsTold(f.cargo)]),
      ' down with it.',
    ],
    milestone: f => (f.cargo.length === 0 ? 'tow lost' : 'tow lost with its cargo'),
  },
  airLost: {
    tell: f => [{ unit: f.unit }, ' was lost at ', hexTold(f.hex), '.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: f.steps, side: f.side }),
    milestone: () => 'air unit lost',
  },
  gunsLost: { tell: f => ['The guns of ', { hex: f.hex }, ' are lost for good.'], milestone: () => 'city guns lost' },
}
