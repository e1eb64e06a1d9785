import type { FaultSummary, GameSummary, Summary } from './summary'

/** The morning's report. */
export function summaryText(summary: Summary): string {
  const { games, fullyChecked, actions, gamesPerHourPerCore, faults } = summary
  return [
    `${figure(games)} games, ${figure(actions)} actions, ${figure(fullyChecked)} games checked in full; ` +
      `${figure(gamesPerHourPerCore)} games an hour and core`,
    '',
    ...summary.perScenario.map(
      each =>
        `  ${`${each.game} ${each.scenario}`.padEnd(32)} ${figure(each.games).padStart(8)} games ` +
        `${figure(each.actions).padStart(12)} actions ${(each.ms / each.games / 1000).toFixed(2).padStart(7)} s a game`,
    ),
    ...summary.perGame.flatMap(gameText),
    '',
    faults.length === 0 ? 'No faults.' : `${faults.length} faults:`,
    ...faults.flatMap(faultLines),
    '',
  ].join('\n')
}

const gameText = ({ game, endings, milestones, never }: GameSummary): string[] => [
  '',
  game,
  `  endings: ${listed(endings)}`,
  `  milestones: ${listed(milestones)}`,
  `  never: ${never.join(', ') || 'nothing that could have happened'}`,
]

function faultLines({ text, games, smallest, minimised }: FaultSummary): string[] {
  const { game, scenario, seed, policy, actions, fault } = smallest
  const call = `fuzz --game ${game} --scenario ${scenario} --games 1 --seed ${seed}`
  return [
    '',
    `  ${text}`,
    `    ${games === 1 ? 'one game' : `${figure(games)} games`}; the shortest after ${figure(actions)} actions: ` +
      `${call}${policy === null ? '' : ` (played by ${policy})`}`,
    ...(fault?.what ?? []).map(what => `    ${what.replaceAll('\n', '\n    ')}`),
    ...(minimised === null
      ? []
      : [
          `    ${figure(minimised.actions.length)} actions of seed ${minimised.seed} (${minimised.scenario}) show it:`,
          ...minimised.actions.map(action => `      ${JSON.stringify(action)}`),
        ]),
  ]
}

const listed = (counts: { readonly [name: string]: number }): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${figure(count)}`)
    .join(', ') || 'none'

const figure = (count: number): string => count.toLocaleString('en')
