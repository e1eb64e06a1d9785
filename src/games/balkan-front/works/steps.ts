import { build } from './build-step'

/** The decisions of this subject, by the names files know them by. */
export const worksSteps = { build }
