import { freeAirfields } from './free-airfields-step'
import { intervention } from './intervene-step'
import { politics } from './politics-step'
import { germanWithdrawal } from './withdraw-step'

/** The decisions of politics, by the names files know them by. */
export const politicsSteps = { intervention, freeAirfields, politics, germanWithdrawal }
