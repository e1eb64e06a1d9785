import type { BattleOutcome } from '../../../../core/engine/log-book'
import type { Outcomes, Outlook, Prospect } from '../../../../core/engine/outlook'
import type { Choice, Forecast } from '../../../../core/engine/step'

/** Answers that lead to the same chances. */
export type ProspectGroup = {
  readonly choices: readonly Choice[]
  readonly label: string
  readonly chanceOf: ReadonlyMap<string, number>
  /** The same if the enemy answers as is to be feared; null: he does not. */
  readonly fearedOf: ReadonlyMap<string, number> | null
  /** The chance that the hex is cleared; null where no outcome says so. */
  readonly clears: { readonly chance: number; readonly feared: number | null } | null
  readonly ahead: Forecast | null
}

export type ProspectRow = {
  readonly key: string
  readonly outcome: BattleOutcome
  /** The chance in each group that is shown. */
  readonly chances: readonly number[]
}

/** More than this stand side by side in nobody's eye. */
const MOST_SHOWN = 3

/** What happens is one row, whatever codes of the table say it. */
const keyOf = ({ label }: BattleOutcome): string => label

/** Whether the answers or the dice still decide anything. */
export function hasProspects(outlook: Outlook | null): outlook is Outlook & { readonly is: 'known' } {
  if (outlook?.is !== 'known') return false
  const groups = groupsOf(outlook.prospects)
  return groups.length > 1 || groups.some(group => group.chanceOf.size > 1)
}

/** Answers with the same chances stand together; first what keeps everything, then as the game lists them. */
export function groupsOf(prospects: readonly Prospect[]): readonly ProspectGroup[] {
  const found = new Map<string, Omit<ProspectGroup, 'label' | 'choices'> & { readonly choices: Choice[] }>()
  const canClear = prospects.some(each => [...each.outcomes, ...(each.feared ?? [])].some(isClearing))
  // To call it all off leaves no chances to compare.
  const weighed = prospects.filter(({ choice }) => choice.intent !== 'cancel')
  const ordered = (weighed.length > 0 ? weighed : [...prospects]).toSorted(
    (a, b) => Number(isKeeping(b.choice)) - Number(isKeeping(a.choice)),
  )
  for (const { choice, outcomes, feared, ahead } of ordered) {
    const [chanceOf, fearedOf] = [byKey(outcomes), feared === undefined ? null : byKey(feared)]
    // What is spent is not what is kept, even where it comes to the same.
    const name = `${isKeeping(choice)} ${namesOf(chanceOf)} | ${fearedOf === null ? '' : namesOf(fearedOf)}`
    const clears = canClear
      ? { chance: clearing(outcomes), feared: feared === undefined ? null : clearing(feared) }
      : null
    const group = found.get(name) ?? { choices: [], chanceOf, fearedOf, clears, ahead }
    group.choices.push(choice)
    found.set(name, group)
  }
  return [...found.values()].map(group => ({ ...group, label: labelOf(group.choices) }))
}

const byKey = (outcomes: Outcomes): ReadonlyMap<string, number> =>
  outcomes.reduce((sums, { outcome, chance }) => {
    const key = keyOf(outcome)
    return sums.set(key, (sums.get(key) ?? 0) + chance)
  }, new Map<string, number>())

const namesOf = (chances: ReadonlyMap<string, number>): string =>
  [...chances]
    .map(([key, chance]) => `${key} ${chance}`)
    .sort()
    .join('; ')

const isClearing = ({ outcome }: Outcomes[number]): boolean => outcome.clears === true

const clearing = (outcomes: Outcomes): number =>
  outcomes.filter(isClearing).reduce((sum, { chance }) => sum + chance, 0)

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

/** 'A1 EX' where both do the same. */
export function joined<Result extends { readonly code?: string }>(before: Result | undefined, now: Result): Result {
  const codes = [...new Set([...(before?.code?.split(' ') ?? []), ...(now.code?.split(' ') ?? [])])]
  return codes.length === 0 ? now : { ...now, code: codes.join(' ') }
}

/** Every outcome once, the likeliest of the first group on top. */
export function prospectRows(prospects: readonly Prospect[], groups: readonly ProspectGroup[]): readonly ProspectRow[] {
  const outcomes = new Map<string, BattleOutcome>()
  for (const { outcomes: all, feared = [] } of prospects)
    for (const { outcome } of [...all, ...feared])
      outcomes.set(keyOf(outcome), joined(outcomes.get(keyOf(outcome)), outcome))
  return [...outcomes]
    .map(([key, outcome]) => ({ key, outcome, chances: groups.map(group => group.chanceOf.get(key) ?? 0) }))
    .filter(
      ({ key, chances }) =>
        chances.some(chance => chance > 0) || groups.some(each => (each.fearedOf?.get(key) ?? 0) > 0),
    )
    .sort((a, b) => (b.chances[0] ?? 0) - (a.chances[0] ?? 0))
}
