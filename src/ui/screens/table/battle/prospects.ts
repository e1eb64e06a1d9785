import type { BattleOutcome } from '../../../../core/engine/log-book'
import type { Outlook, Prospect } from '../../../../core/engine/outlook'
import type { Choice } from '../../../../core/engine/step'

/** Answers that lead to the same chances. */
export type ProspectGroup = {
  readonly choices: readonly Choice[]
  readonly label: string
  readonly chanceOf: ReadonlyMap<string, number>
}

export type ProspectRow = {
  readonly key: string
  readonly outcome: BattleOutcome
  /** The chance in each group that is shown. */
  readonly chances: readonly number[]
}

/** More than this stand side by side in nobody's eye. */
const MOST_SHOWN = 3

const keyOf = ({ code, label }: BattleOutcome): string => `${code ?? ''} ${label}`

/** Whether the answers or the dice still decide anything. */
export function hasProspects(outlook: Outlook | null): outlook is Outlook & { readonly is: 'known' } {
  if (outlook?.is !== 'known') return false
  const groups = groupsOf(outlook.prospects)
  return groups.length > 1 || groups.some(group => group.chanceOf.size > 1)
}

/** Answers with the same chances stand together; first what keeps everything, then as the game lists them. */
export function groupsOf(prospects: readonly Prospect[]): readonly ProspectGroup[] {
  const found = new Map<string, { readonly choices: Choice[]; readonly chanceOf: ReadonlyMap<string, number> }>()
  const ordered = [...prospects].sort((a, b) => Number(isKeeping(b.choice)) - Number(isKeeping(a.choice)))
  for (const { choice, outcomes } of ordered) {
    const chanceOf = new Map(outcomes.map(({ outcome, chance }) => [keyOf(outcome), chance]))
    const name = [...chanceOf]
      .map(([key, chance]) => `${key} ${chance}`)
      .sort()
      .join('; ')
    const group = found.get(name) ?? { choices: [], chanceOf }
    group.choices.push(choice)
    found.set(name, group)
  }
  return [...found.values()].map(group => ({ ...group, label: labelOf(group.choices) }))
}

const isKeeping = ({ intent }: Choice): boolean => intent === 'pass'

function labelOf([first, ...rest]: readonly Choice[]): string {
  const name = first?.label ?? ''
  return rest.length === 0 ? name : `${name} (or ${rest.length} other${rest.length === 1 ? '' : 's'})`
}

/** The groups to be looked at: the first ones, and the one of the answer that is pointed at. */
export function shownGroups(groups: readonly ProspectGroup[], pointed: Choice | null): readonly ProspectGroup[] {
  const first = groups.slice(0, MOST_SHOWN)
  const aimed = groups.find(group => pointed !== null && group.choices.includes(pointed))
  return aimed === undefined || first.includes(aimed) ? first : [...first.slice(0, MOST_SHOWN - 1), aimed]
}

/** Every outcome once, the likeliest of the first group on top. */
export function prospectRows(prospects: readonly Prospect[], groups: readonly ProspectGroup[]): readonly ProspectRow[] {
  const outcomes = new Map(prospects.flatMap(each => each.outcomes.map(({ outcome }) => [keyOf(outcome), outcome])))
  return [...outcomes]
    .map(([key, outcome]) => ({ key, outcome, chances: groups.map(group => group.chanceOf.get(key) ?? 0) }))
    .filter(row => row.chances.some(chance => chance > 0))
    .sort((a, b) => (b.chances[0] ?? 0) - (a.chances[0] ?? 0))
}
