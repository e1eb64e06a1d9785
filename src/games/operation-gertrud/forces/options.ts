import { type OptionInfo, READINGS } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'

export const FREE_DEPLOYMENT = 'free-deployment'
export const SOVIET_DUPLICITY = 'soviet-duplicity'

export const ITALIANS_GO_HOME = 'italians-go-home'
export const DROP_WITHOUT_ZOC = 'drop-without-zoc'
export const ADVANCE_WHEN_EMPTIED = 'advance-when-emptied'
export const EXPERTEN_BEST_OF_TWO = 'experten-best-of-two'
export const OUTER_COASTS = 'outer-coasts'
export const WHOLE_ODDS = 'whole-odds'
export const EVERY_QUESTION = 'every-question'

const reading = (id: string, ruling: string, rule: string, title: string, about: string): OptionInfo => ({
  id,
  title,
  about,
  rule,
  ruling,
  group: READINGS,
  default: false,
})

/** The rules read another way than our rulings read them. */
const readings: readonly OptionInfo[] = [
  {
    ...reading(
      ITALIANS_GO_HOME,
      'R-34',
      '19.0.2b',
      'Italians go home',
      'in Soviet Duplicity the Italians, their CAS and NGS leave with the Germans; mines and blown bridges stay in any case',
    ),
    needs: SOVIET_DUPLICITY,
  },
  reading(
    DROP_WITHOUT_ZOC,
    'R-61',
    '15.0.3',
    'Paratroops without a zone of control',
    'a dropped unit, and the Kommando before its raid, has no zone of control until its fight is over, so that defenders can retreat',
  ),
  reading(
    ADVANCE_WHEN_EMPTIED,
    'R-72',
    '11.3.1',
    'Advance into emptied hexes',
    'when D1 or EX removes the last defender every surviving attacker may advance',
  ),
  reading(
    EXPERTEN_BEST_OF_TWO,
    'R-77',
    '13.2.2',
    'Experten: better of two dice',
    'only the better of the two dice counts, and the plus',
  ),
  reading(
    OUTER_COASTS,
    'R-19',
    '12.1.1',
    'Fleets off the straits',
    'Çanakkale, Gelibolu, Istanbul and Üsküdar may be shelled by the fleets of their outer sea',
  ),
  reading(
    WHOLE_ODDS,
    'R-01',
    '11.0.step1.3',
    'Odds in whole hundreds',
    'fractions are dropped before the odds are multiplied by 100: 7 against 4 is 100%',
  ),
]

export const options: readonly OptionInfo[] = [
  {
    id: FREE_DEPLOYMENT,
    title: 'Free deployment',
    about: 'Turkey saw it coming: its units set up anywhere in Turkey, within a few limits',
    rule: '3.4.1',
    default: false,
  },
  {
    id: SOVIET_DUPLICITY,
    title: 'Soviet Duplicity',
    about: 'when the Germans lose, their player gets a second game with the Soviets against Turkey',
    rule: '19.0.2a',
    default: false,
  },
  {
    id: EVERY_QUESTION,
    title: 'Ask every question',
    about:
      'support is asked for one piece after the other, of both sides, also where no answer could change the result',
    rule: '11.0.2',
    default: false,
  },
  ...readings,
]

export const isChosen = (s: Pick<GameState, 'setting'>, option: string): boolean => s.setting.options[option] === true
