import { yesNo } from '../../../core/engine/make-step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { sortieUnderWay } from '../air/sortie'
import { sortieForecast } from '../air/sortie-forecast'
import { hexName } from '../map/geography'
import { type Gertrud, hex } from '../state'
import { battleFocus, forecastNow } from './battle-forecast'

type Args = { readonly kind: 'air' | 'land'; readonly hex: HexId }

/** 11.0 step 7, 13.3, 14.0: the Allied player says just before the die whether he spends a marker. */
export const ultra = yesNo<Gertrud, Args>({
  args: shape.fields({ kind: shape.oneOf('air', 'land'), hex }),
  yes: { kind: 'spend', label: 'Spend an ULTRA marker', intent: 'spend', seals: true },
  no: { kind: 'keep', label: 'Keep it', seals: true },
  prompt: (s, f) => ({
    text: `Spend one of ${s.ultra} ULTRA on the ${f.args.kind} combat at ${hexName(f.args.hex)}?`,
    rule: f.args.kind === 'air' ? '13.3.1' : '14.0.2',
    waiting: 'may spend ULTRA',
  }),
  decide(s, f, isYes, go) {
    if (!isYes) return
    s.ultra--
    go.log('ultra', { kind: f.args.kind, hex: f.args.hex }, f.args.kind === 'air' ? '13.3.3' : '11.0.step7')
  },
  primary: () => 'keep',
  focus: (s, f) => (s.battle === null ? { targets: [f.args.hex] } : battleFocus(s)),
  battle: (s, f) => ({ stage: s.battle === null ? 'Air combat' : f.args.kind === 'air' ? 'Air' : 'Dice' }),
  assume: () => ({ kind: 'keep' }),
  forecast(s) {
    const sortie = sortieUnderWay(s)
    return sortie === null ? forecastNow(s) : sortieForecast(s, sortie)
  },
})
