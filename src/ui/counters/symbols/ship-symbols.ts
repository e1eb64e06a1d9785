import type { NAVAL_SYMBOLS } from '../../../core/engine/counter-face'
import { fill, free, line, type SymbolArt } from './pen'

/* Seen from the side, bow to the left. */

export const SHIP_ART: Readonly<Record<(typeof NAVAL_SYMBOLS)[number], SymbolArt>> = {
  battleship: free(
    fill(
      'M0 25H56L51 35H6ZM10 24V18.6H18V24ZM38 24V18.6H46V24ZM20 24V12H23V3H25.4V12H28V24ZM29.6 24V10H35V24Z' +
        'M1.5 19.4H11V21.4H1.5ZM45 19.4H54.5V21.4H45Z',
    ),
  ),
  cruiser: free(fill('M1 25H55L48.5 35H8ZM11 23.4V18H21V11H25V3.5H28V11H33V7.5H37V18H45V23.4Z')),
  destroyer: free(
    fill(
      'M0 20.5L15 22.5V26H56L53 34.5H4.5ZM17 25V17H20.5V9H22.5V17H25V25ZM28 25V14H32.5V25ZM36 25V16H39.5V25ZM43 25V21H51V23H46.5V25Z',
    ),
  ),
  carrier: free(fill('M0 19.5H56V23.5H51.5L47 34.5H9L3.5 23.5H0ZM33 18.5V11H36V3H38.6V11H43V18.5Z')),
  submarine: free(
    fill(
      'M1 26.5C6 22.5 11 22 17 22H23L24.5 13H33.5L35 22H47L55 19V29C50 33.5 43 34 37 34H15C8 34 3.5 31.5 1 26.5ZM27 12.5V5H31V7H29V12.5Z',
    ),
  ),
  'transport-ship': free(
    fill('M0 20H9L10.5 25H46L47.5 20H56L51 35H6ZM21 24V15H36V24ZM26.5 14V7H32V14Z'),
    line('M14.5 25V7M42.5 25V7', 2.4),
  ),
  'landing-craft': free(fill('M1 14H6.5L14 25H41V13H51V25H54L50 35H11Z'), line('M46 13V4', 2.6)),
}
