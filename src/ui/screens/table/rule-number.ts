import type { RuleId } from '../../../core/ids'

/** How a rule is cited on screen: '11.0.step4.1' is step 4.1 of rule 11.0, as the book has it. */
export const ruleNumber = (rule: RuleId): string => rule.replace('.step', ' step ')
