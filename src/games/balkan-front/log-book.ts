import { logBook } from '../../core/engine/log-book'
import { airWords } from './air/air-words'
import { airborneWords } from './airborne/airborne-words'
import { arrivalsWords } from './arrivals/arrivals-words'
import { combatWords } from './combat/combat-words'
import { movementWords } from './movement/movement-words'
import { politicsWords } from './politics/politics-words'
import { seaWords } from './sea/sea-words'
import type { Front } from './state'
import { turnWords } from './turn-words'
import { victoryWords } from './victory/victory-words'
import { worksWords } from './works/works-words'

/** The war diary: all that is said of each kind of entry, subject by subject. */
export const book = logBook<Front>({
  ...turnWords,
  ...movementWords,
  ...combatWords,
  ...arrivalsWords,
  ...worksWords,
  ...politicsWords,
  ...airWords,
  ...seaWords,
  ...airborneWords,
  ...victoryWords,
})
