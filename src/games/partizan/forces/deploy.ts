import { axisStarters, deployReady, spreadOf, startHexes, whyNotDeploy, whyNotDeployed } from './deployment'
import { setUpStep } from './set-up-step'

/** 3.1-3.6: the Axis nations, region by region. */
export const deploy = setUpStep({
  rule: '3.1',
  label: 'the Axis units',
  units: () => axisStarters,
  hexes: startHexes,
  whyNot: whyNotDeploy,
  whyNotDone: whyNotDeployed,
  heed: spreadOf,
  ready: deployReady,
})
