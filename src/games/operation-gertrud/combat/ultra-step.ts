import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { reasons, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { sortieUnderWay } from '../air/sortie'
import { sortieForecast } from '../air/sortie-forecast'
import { EVERY_QUESTION, isChosen } from '../forces/options'
import { hexName } from '../map/geography'
import { ALLIED, type Gertrud, hex } from '../state'
import { battleFocus, forecastNow } from './battle-forecast'
import { CALLED_OFF, SKIPPED } from './support-step'

type Args = { readonly kind: 'air' | 'land'; readonly hex: HexId }

/** Whether the Allied player attacks, so that his own die falls with the answer; before version 3 he had said so already. */
const isOwnDie = (s: Gertrud, f: Frame<Args>): boolean =>
  f.args.kind === 'land' && s.battle?.attacker === ALLIED && !isChosen(s, EVERY_QUESTION)

/** 11.0 step 7, 13.3, 14.0: the Allied player says just before the die whether he spends a marker. */
export const ultra = step<Gertrud, Args>({
  args: shape.fields({ kind: shape.oneOf('air', 'land'), hex }),
  prompt: (s, f) => ({
    text: `Spend one of ${s.ultra} ULTRA on the ${f.args.kind} combat at ${hexName(f.args.hex)}?`,
    rule: f.args.kind === 'air' ? '13.3.1' : '14.0.2',
    waiting: 'may spend ULTRA',
  }),
  answers: {
    spend: plain({
      intent: 'spend',
      seals: true,
      label: (s, f) => (isOwnDie(s, f) ? 'Spend ULTRA and roll' : 'Spend an ULTRA marker'),
      do(s, f, go) {
        s.ultra--
        go.log('ultra', { kind: f.args.kind, hex: f.args.hex }, f.args.kind === 'air' ? '13.3.3' : '11.0.step7')
        go.end(true)
      },
    }),
    keep: plain({
      intent: 'pass',
      seals: true,
      label: (s, f) => (isOwnDie(s, f) ? 'Roll without ULTRA' : 'Keep ULTRA'),
      stands: () => [{ id: 'keep', term: 'phase', label: 'Keep ULTRA' }],
      // What was said long before lets no die fall: the attacker rolls.
      do: (_s, _f, go) => go.end(go.isStanding ? SKIPPED : false),
    }),
    cancel: plain({
      intent: 'cancel',
      label: 'Call it off',
      //
      whyNot: (s, f) =>
        reasons(
          !isOwnDie(s, f) && refusal('11.0.2', 'only the attacker calls off his attack'),
          s.battle?.committed === true && refusal('11.0.2', 'a CAS or NGS has been committed'),
        ),
      do: (_s, _f, go) => go.end(CALLED_OFF),
    }),
  },
  primary: () => 'keep',
  focus: (s, f) => (s.battle === null ? { targets: [f.args.hex] } : battleFocus(s)),
  battle: (s, f) => ({ stage: s.battle === null ? 'Air combat' : f.args.kind === 'air' ? 'Support' : 'Roll' }),
  assume: () => ({ kind: 'keep' }),
  forecast(s) {
    const sortie = sortieUnderWay(s)
    return sortie === null ? forecastNow(s) : sortieForecast(s, sortie)
  },
})
