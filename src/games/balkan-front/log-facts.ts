import type { AirFacts } from './air/air-facts'
import type { AirborneFacts } from './airborne/airborne-facts'
import type { ArrivalsFacts } from './arrivals/arrivals-facts'
import type { CombatFacts } from './combat/combat-facts'
import type { MovementFacts } from './movement/movement-facts'
import type { PoliticsFacts } from './politics/politics-facts'
import type { SeaFacts } from './sea/sea-facts'
import type { TurnFacts } from './turn-facts'
import type { VictoryFacts } from './victory/victory-facts'
import type { WorksFacts } from './works/works-facts'

/** Every kind of log entry, subject by subject. */
export type Facts = TurnFacts &
  MovementFacts &
  CombatFacts &
  ArrivalsFacts &
  WorksFacts &
  PoliticsFacts &
  AirFacts &
  SeaFacts &
  AirborneFacts &
  VictoryFacts
