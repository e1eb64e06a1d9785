import { drawPartisans, hideReady, hiders, lairs, whyNotHidden, whyNotHide } from './deployment'
import { setUpStep } from './set-up-step'

/** 3.7: twelve units drawn blind, and Tito, face down. */
export const hide = setUpStep({
  rule: '3.7.4',
  label: 'the Partisans you have drawn',
  enter: drawPartisans,
  units: hiders,
  hexes: lairs,
  whyNot: whyNotHide,
  whyNotDone: whyNotHidden,
  ready: hideReady,
})
