import type { PlotData } from './plot'
import type { WarAccount } from './war-account'

/** What is drawn of a war by turns. Where nothing is counted for the score there is no plot of it. */
export function warPlots({ rows, scored }: WarAccount): readonly PlotData[] {
  const faceDown = rows.some(({ strength }) => strength.some(each => each.faceDown > 0))
  const byTurn = (values: (row: WarAccount['rows'][number]) => PlotData['points'][number]['values']) =>
    rows.map(row => ({ turn: row.turn, values: values(row) }))
  // A score that only one side has is no flat line of the other.
  const isScored = ([0, 1] as const).map(side => rows.some(({ score }) => score[side] !== 0))
  const scoreOf = (pair: readonly [number, number]): PlotData['points'][number]['values'] =>
    isScored[0] === isScored[1] ? pair : isScored[0] ? [pair[0], null] : [null, pair[1]]
  const score: PlotData = {
    id: 'score',
    title: 'Score',
    about: `${scored}, as it stood at the end of each turn.`,
    kind: 'lines',
    points: byTurn(({ score }) => scoreOf(score)),
  }
  return [
    ...(scored === '' ? [] : [score]),
    {
      id: 'strength',
      title: 'Strength on the map',
      about: `The first figure of every land counter, added up.${faceDown ? ' Counters that lie face down are not in it.' : ''}`,
      kind: 'lines',
      points: byTurn(({ strength }) => [strength[0].points, strength[1].points]),
    },
    {
      id: 'losses',
      title: 'Losses',
      about: 'Steps lost in each turn.',
      kind: 'bars',
      points: byTurn(({ lost }) => lost),
    },
    {
      id: 'luck',
      title: 'Luck with the dice',
      about: 'Pips above (or below) what fair dice would have come to, from the beginning on. High is not always good.',
      kind: 'lines',
      points: byTurn(({ luck, dice }) => [dice[0] === 0 ? null : luck[0], dice[1] === 0 ? null : luck[1]]),
    },
  ]
}
