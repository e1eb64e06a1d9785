import type { RuleEntry } from './module'

/** Every rule in our own words; `noEffect` names those that touch nothing in play, each with the reason. */
export const ruleEntries = <Rule extends string>(
  says: { readonly [rule in Rule]: string },
  noEffect: { readonly [rule in Rule]?: string },
): { readonly [rule: string]: RuleEntry } =>
  Object.fromEntries(
    (Object.entries(says) as [Rule, string][]).map(([rule, words]) => {
      const why = noEffect[rule]
      return [rule, why === undefined ? { says: words } : { says: words, noEffect: why }]
    }),
  )
