import type { GROUND_SYMBOLS } from '../../../core/engine/counter-face'
import { boxed, clear, cut, dashBoxed, dashed, disc, fill, line, type SymbolArt, star } from './pen'

/* The parts that symbols are put together from. All in a box of 56 by 36. */

const CROSS = 'M0 0L56 36M56 0L0 36'
const DIAGONAL = 'M0 36L56 0'
const OVAL = 'M19 8H37a10 10 0 0 1 0 20H19a10 10 0 0 1 0-20Z'
const DOME = 'M2.5 36C4 7 52 7 53.5 36'
const CHEVRON = 'M0 36L28 5L56 36'
const BRIDGE = 'M12 26.5V11H44V26.5M28 11V26.5'
const WINGS = 'M14.5 32.5C15.5 24.5 27 24.5 28 31C29 24.5 40.5 24.5 41.5 32.5'
const WAVE = 'M5 30Q10.8 23.5 16.5 30T28 30T39.5 30T51 30'
const ANCHOR = 'M28 6V30M21.5 12H34.5M16.5 20.5C17.5 27.5 22 30 28 30C34 30 38.5 27.5 39.5 20.5'
const PEAK = 'M17 36L28 18L39 36Z'
const BAND = 'M0 0H56V13H0Z'
const FOOT = 'M0 29.5H56V36H0Z'
const WHEELS = disc(14, 36, 5.2) + disc(42, 36, 5.2)
const GUN = disc(28, 18, 8.4)

/* Letters are drawn, not set: they must not wait for a font. */
const L = 'M24.5 8V28H34'
const S =
  'M33 12.5C33 9 30.5 8 28 8C25 8 23 9.6 23 12.6C23 19 33.4 16.4 33.4 23.2C33.4 26.4 31 28 28 28C25 28 22.8 26.6 22.6 23.4'
const H_Q =
  'M17.5 16.5V32.5M26.5 16.5V32.5M17.5 24.5H26.5M34 18H38Q40 18 40 20V29Q40 31 38 31H34Q32 31 32 29V20Q32 18 34 18ZM36.5 26.5L42 33'
const S_F =
  'M26 12.5C26 9 23.5 8 20.5 8C17 8 15 9.8 15 12.8C15 19.4 26.4 16.6 26.4 23C26.4 26.4 24 28 20.5 28C17 28 14.6 26.6 14.4 23.2M33.5 30.2V8H44.5M33.5 18H42.5'
const SMALL_S_F =
  'M26 8C26 5.6 23.8 5 21 5C18 5 16.4 6.2 16.4 8.4C16.4 13 26.2 11 26.2 15.4C26.2 18 24 19 21 19C18 19 16 18 15.8 15.6M33.5 20.8V5H43.5M33.5 12H41.5'
const QUESTION = 'M20.5 12.5C20.5 7.5 23.5 5.5 28 5.5C32.5 5.5 35.5 8 35.5 12C35.5 18 28 17.5 28 24.5'
const WINDOW = 'M19.5 3H36.5V33H19.5Z'

const lettered = (letter: string): SymbolArt => boxed(line(CROSS), clear(WINDOW), line(letter, 4.4))

export const GROUND_ART: Readonly<Record<(typeof GROUND_SYMBOLS)[number], SymbolArt>> = {
  infantry: boxed(line(CROSS)),
  'light-infantry': lettered(L),
  mountain: boxed(line(CROSS), fill(PEAK)),
  motorized: boxed(line(CROSS), fill(WHEELS)),
  mechanized: boxed(line(CROSS), line(OVAL, 3)),
  motorcycle: boxed(line(CROSS), fill(disc(28, 36, 5.8))),
  bicycle: boxed(line(CROSS), clear(WHEELS), line(WHEELS, 2.4)),
  ski: boxed(line(CROSS), line('M12 32H37Q42 32 43.5 25.5', 3.4)),
  airborne: boxed(line(CROSS), line(WINGS, 3.4)),
  'air-landing': boxed(line(CROSS), line('M12.5 25L28 31.5L43.5 25', 3.6)),
  marine: boxed(line(CROSS), cut(ANCHOR, 8), line(ANCHOR)),
  static: boxed(line(CROSS), fill(FOOT)),
  security: lettered(S),
  border: boxed(line('M0 0L56 36'), dashed('M0 27H56', '7 4', 3)),
  cavalry: boxed(line(DIAGONAL)),
  'motorized-cavalry': boxed(line(DIAGONAL), fill(WHEELS)),
  armor: boxed(line(OVAL, 3.6)),
  'light-armor': boxed(line(OVAL, 3.4), line('M25 12V23.5H32', 3.2)),
  'assault-gun': boxed(line(OVAL, 3.4), fill(disc(28, 18, 5.2))),
  antitank: boxed(line(CHEVRON)),
  'motorized-antitank': boxed(line(CHEVRON), fill(WHEELS)),
  'machine-gun': boxed(line('M28 31V6M19.5 13.5L28 5L36.5 13.5M18 30.5H38', 3.4)),
  artillery: boxed(fill(GUN)),
  'siege-artillery': boxed(fill(disc(28, 21, 8)), line('M14 7.5H42', 3.4)),
  'coastal-artillery': boxed(fill(disc(28, 13, 7.2)), line(WAVE)),
  antiaircraft: boxed(line(DOME)),
  'heavy-antiaircraft': boxed(line(DOME), fill(disc(28, 26, 5.6))),
  'motorized-antiaircraft': boxed(line(DOME), fill(disc(28, 26, 5.6) + WHEELS)),
  'position-antiaircraft': boxed(line(DOME), fill(FOOT)),
  engineer: boxed(line(BRIDGE, 4)),
  'assault-engineer': boxed(line(CROSS), clear('M10 7.5H46V28.5H10Z'), line('M15 26V12.5H41V26M28 12.5V26', 3.8)),
  'motorized-engineer': boxed(line(BRIDGE, 4), fill(WHEELS)),
  'parachute-engineer': boxed(line('M14 20V8H42V20M28 8V20', 3.8), line(WINGS, 3.4)),
  construction: dashBoxed(line(BRIDGE, 4)),
  'special-forces': boxed(line(S_F, 4.4)),
  'marine-commando': boxed(line(SMALL_S_F, 3.8), line(WAVE, 3)),
  fortress: boxed(fill('M8 30V9H16V15.5H23V9H33V15.5H40V9H48V30Z')),
  headquarters: boxed(fill(BAND), line(H_Q, 3.4)),
  'mountain-headquarters': boxed(fill(`${BAND}M15.5 36L28 18L40.5 36Z`)),
  'motorized-headquarters': boxed(fill(BAND + disc(14, 35, 6.2) + disc(42, 35, 6.2))),
  leader: boxed(fill(`${disc(28, 11.5, 6.8)}M13 35C13 24.5 19.5 20.5 28 20.5C36.5 20.5 43 24.5 43 35Z`)),
  supply: boxed(line('M0 26H56'), line('M16 19L28 7L40 19', 3.4)),
  depot: boxed(line('M10 31.5V14L28 5L46 14V31.5Z'), fill('M20 31V19H36V31Z')),
  'armored-train': boxed(
    fill(`M6 25V13H11V8H16V13H31V6H50V25Z${disc(14, 28, 4.2)}${disc(26, 28, 4.2)}${disc(41, 28, 4.2)}`),
    clear('M36 10H45V16H36Z'),
  ),
  partisan: boxed(fill(star(28, 19.5, 14.5))),
  'partisan-dispersed': dashBoxed(fill(star(12.5, 12, 8) + star(43.5, 12, 8) + star(28, 26, 8))),
  'partisan-unknown': dashBoxed(line(QUESTION, 4.6), fill(disc(28, 29.8, 2.8))),
  unknown: dashBoxed(line('M28 5V21', 6), fill(disc(28, 29, 3.6)), line('M6 6V30M50 6V30')),
}
