import { eitherOr } from '../../../core/rules/either-or'
import { BERTH, hexName } from '../map/geography'
import type { Gertrud } from '../state'
import { fightRaid, raidForecast } from './raid'

/** 17.0.2: large or small, said before the dice. */
export const raid = eitherOr<Gertrud>({
  yes: { kind: 'large', label: 'Large raid' },
  no: { kind: 'small', label: 'Small raid' },
  prompt: () => ({
    text: `Raid on the Goeben at ${hexName(BERTH)}: a large raid or a small one?`,
    rule: '17.0.2',
    waiting: 'is raiding the Goeben',
  }),
  decide: (s, _f, isLarge, go) => fightRaid(s, isLarge ? 'large' : 'small', go),
  forecast: raidForecast,
})
