import { interdict } from './interdict-step'
import { seaStrike } from './sea-strike-step'
import { voyage } from './voyage-step'

/** The decisions of this subject, by the names files know them by. */
export const seaSteps = { voyage, seaStrike, interdict }
