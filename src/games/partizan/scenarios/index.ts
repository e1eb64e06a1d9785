import { campaign } from './campaign'
import type { Scenario } from './scenario'

export const scenarios: readonly Scenario[] = [campaign]
