import { planBook } from './plan-book-step'
import { seizeBridge } from './seize-bridge-step'

/** The decisions of this subject, by the names files know them by. */
export const airborneSteps = { planBook, seizeBridge }
