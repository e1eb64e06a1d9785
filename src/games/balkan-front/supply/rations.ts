import type { HexId, Side, UnitId } from '../../../core/ids'
import { MINOR_PORT_RE } from '../charts/supply-lines'
import { nationOf } from '../countries'
import type { Nation } from '../forces/counter'
import { derived, hexOf } from '../state'
import { defenseOf, reNow } from '../units'
import { type Lines, overlandTo } from './lines'
import { GREEK_MINOR_PORTS, isUsable, type Sources } from './sources'
import type { SupplyToken } from './tokens'

/** A source of so many REs: a minor port for Greeks, or supply that was delivered. */
type Store = { readonly hex: HexId; readonly isPort: boolean; readonly serves: Uint8Array; left: number }

type Limited = Lines & Sources & { readonly tokens: readonly SupplyToken[] }

/** 12.C.2.2, 12.C.3.2: overland only, to a hex; found once for a nation and hex. */
const servedBy = derived(
  ['units', 'dropped', 'noZoc', 'countries', 'leaning', 'owner', 'weather', 'setting'],
  (s, key: `${Nation} ${number}`): Uint8Array => {
    const [nation, hex] = key.split(' ')
    return overlandTo(s, nation as Nation, [Number(hex) as HexId])
  },
)

/** 12.C.2.2, 12.C.3.2: what is left to draw on for those out of supply. */
function storesOf(s: Limited, side: Side, nation: Nation): Store[] {
  const ports = side === 1 ? GREEK_MINOR_PORTS.filter(hex => isUsable(s, hex, side)) : []
  return [
    ...ports.map(hex => ({
      hex,
      isPort: true,
      serves: servedBy(s, `${nation} ${hex}`),
      left: MINOR_PORT_RE,
    })),
    ...s.tokens
      .filter(token => token.side === side)
      .map(({ hex, re }) => ({ hex, isPort: false, serves: servedBy(s, `${nation} ${hex}`), left: re })),
  ]
}

/**
 * R-12E: whole units or none; the strongest first, or those that the owner has named, each from the source that serves the fewest
 * of the others.
 */
export function rationed(s: Limited, side: Side, hungry: readonly UnitId[], first: readonly UnitId[] = []): UnitId[] {
  const [someone] = hungry
  if (someone === undefined) return []
  const stores = storesOf(s, side, nationOf(someone))
  const mayUse = (id: UnitId, { isPort, serves }: Store): boolean => {
    const hex = hexOf(s, id)
    return hex !== null && serves[hex] === 1 && (!isPort || nationOf(id) === 'Greek')
  }
  const users = (store: Store): number => hungry.filter(id => mayUse(id, store)).length
  const rank = (id: UnitId): number => (first.includes(id) ? 1000 - first.indexOf(id) * 20 : 0) + defenseOf(s, id)
  const order = [...hungry].sort((a, b) => rank(b) - rank(a) || a - b)
  return order.filter(id => {
    const open = stores.filter(store => store.left > 0 && mayUse(id, store)).sort((a, b) => users(a) - users(b))
    let owed = reNow(s, id)
    if (open.reduce((sum, { left }) => sum + left, 0) < owed) return false
    for (const store of open) {
      const drawn = Math.min(owed, store.left)
      store.left -= drawn
      owed -= drawn
    }
    return true
  })
}
