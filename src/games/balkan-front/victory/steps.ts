import { cease } from './cease-step'

/** The decisions of this subject, by the names files know them by. */
export const victorySteps = { cease }
