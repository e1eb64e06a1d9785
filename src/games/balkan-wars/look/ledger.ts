import { recent } from '../../../core/engine/derived'
import type { Ledger, LedgerCard, LedgerCards, LedgerRow, Track, TrackChange } from '../../../core/engine/game-look'
import type { LogEntry } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { unitsOnMap } from '../board'
import { displayOf } from '../charts'
import { commitmentPrice, eventTable, ruleOfEvent } from '../charts/diplomacy'
import { MOST_MORALE } from '../charts/morale-and-mobilization'
import { commands, isCommanding, isInCommand } from '../command/command'
import { sideOf } from '../countries'
import { COUNTRIES, type Country, POWERS, type Power } from '../forces/counter'
import { hasDiplomacy } from '../forces/options'
import { isScenario, scenarioOf } from '../forces/scenarios'
import { hexName } from '../map/geography'
import { countableDepots, depotsOf, isMobilizing, ownPoints } from '../mobilization/ledger'
import { strengthOf } from '../politics/powers'
import { counterOf, hexOf, isArmedPower, isType, landIds, type Wars } from '../state'
import { stageOf } from '../turn'
import { face } from './faces'
import { COLOURS } from './nations'

/** Countries of the scenario: those in the war, out of it, or that may still join. */
const shown = (s: Wars): Country[] =>
  COUNTRIES.filter(name => {
    if (s.countries[name].side !== null) return true
    return (
      hasDiplomacy(s) && name !== 'Austro-Hungary' && (name !== 'Albania' || s.albania || isScenario(s, 'second-war'))
    )
  }).toSorted((a, b) => (s.countries[a].side ?? 2) - (s.countries[b].side ?? 2))

const trackId = (country: string): string => `morale-${country}`

const noteOf = (s: Wars, country: Country): string =>
  [
    s.noAttack.includes(country) ? 'does not attack until it is attacked' : '',
    s.rallied.includes(country) ? 'has had its National Rally' : '',
    s.captured
      .filter(each => each.captors.includes(country))
      .map(({ hex }) => hexName(hex))
      .join(', '),
  ]
    .filter(Boolean)
    .join('; ')

/** 10.3: National Morale, those of side 0 first, then side 1, then neutrals. */
export const tracks = recent((s: Wars): readonly Track[] =>
  shown(s).map(country => {
    const note = noteOf(s, country)
    return {
      id: trackId(country),
      title: 'National Morale',
      country,
      nation: COLOURS[country],
      value: s.morale[country],
      range: { least: 0, most: MOST_MORALE },
      rule: '10.3.4',
      ...(note === '' ? {} : { note }),
    }
  }),
)

/** Where a value of the ledger came from. */
export function trackChange({ kind, facts }: LogEntry): TrackChange | null {
  if (kind !== 'morale') return null
  const { country, from, to, why } = facts as unknown as { country: string; from: number; to: number; why: string }
  return { track: trackId(country), from, to, why }
}

const STANCES = { neutral: 'neutral', joined: 'at war', out: 'capitulated' } as const

const stanceOf = (s: Wars, country: Country): string =>
  s.noAttack.includes(country) ? 'armistice' : STANCES[s.countries[country].stance]

/** Depots in good order and what they give. What lies face down is not counted before other eyes. */
function cellsOf(s: Wars, country: Country): string[] {
  const { side } = s.countries[country]
  const isVeiled = s.hidden.some(({ nation }) => nation === country)
  const captured = s.captured.filter(each => each.captors.includes(country)).length
  const taken = captured === 0 ? '–' : `${captured}`
  if (side === null || isVeiled) return [side === null ? '–' : 'face down', '–', taken]
  const depots = depotsOf(s, country).length
  const good = countableDepots(s, country).length
  return [`${good} of ${depots}`, `${ownPoints(s, country, side)}`, taken]
}

const rowsOf = (s: Wars): LedgerRow[] => {
  const all = tracks(s)
  return shown(s).map((country, at) => ({
    track: all[at] as Track,
    side: s.countries[country].side,
    stance: stanceOf(s, country),
    cells: cellsOf(s, country),
  }))
}

/** 3.1: what this turn brought. */
function eventOf(s: Wars): LedgerCards[] {
  if (s.event === null) return []
  const { roll, id } = s.event
  const found = eventTable.find(each => each.id === id)
  const text = found?.says[(scenarioOf(s).war ?? 1) - 1] ?? ''
  const dice = [Math.floor(roll / 10), roll % 10]
  return [
    {
      id: 'event',
      title: 'Event',
      note: `${roll}`,
      cards: [{ id: `${roll}`, title: found?.title ?? id, text, dice, rule: ruleOfEvent(id) }],
    },
  ]
}

const UNITS = { 'Austro-Hungary': '15th Corps', Germany: 'HQ', Britain: 'Fleet' } as const

/** '3 points · HQ for 5 VP' */
function powerCard(s: Wars, power: Power): LedgerCard {
  const { strength, mobilization } = displayOf(s)[power]
  const { ally, committed } = s.powers[power]
  const units = isArmedPower(power) ? UNITS[power] : null
  const price = isArmedPower(power) ? commitmentPrice[power] : 0
  return {
    id: power,
    title: power,
    text: [
      ally === null ? 'neutral' : `${mobilization} points`,
      ...(units === null ? [] : [committed ? `${units} in play` : `${units} −${price} VP`]),
    ].join(' · '),
    figure: `${strength}`,
    nation: COLOURS[power],
    side: ally,
  }
}

/** 3.2: the powers, under the side that holds them. */
function powersOf(s: Wars): LedgerCards[] {
  if (!hasDiplomacy(s)) return []
  const order = (power: Power): number => s.powers[power].ally ?? 2
  return [
    {
      id: 'powers',
      title: 'Great Powers',
      note: s.crisis ? 'crisis elsewhere' : ` ${strengthOf(s, 0)} : ${strengthOf(s, 1)}`,
      cards: POWERS.toSorted((a, b) => order(a) - order(b)).map(power => powerCard(s, power)),
    },
  ]
}

const fights = (id: UnitId): boolean => !isType(id, 'depot', 'fortification', 'fleet', 'hq')

/** 9.1: an HQ with all of its country that it commands, and who of its stack and neighbours it does not. */
function armyCard(s: Wars, hq: UnitId): LedgerCard {
  const hex = hexOf(s, hq) as HexId
  const led = landIds.filter(id => fights(id) && hexOf(s, id) !== null && commands(s, hq, id))
  const strength = led.reduce((sum, id) => sum + counterOf(id).combat, 0)
  const isAmiss = !isCommanding(s, hq)
  return {
    id: `army-${hq}`,
    title: counterOf(hq).name,
    text: isAmiss ? `${hexName(hex)}, Demoralized: leads nobody` : `${hexName(hex)}, leads ${led.length}`,
    figure: `${strength}`,
    face: face(s, hq),
    side: sideOf(s, hq),
    hex,
    ...(isAmiss ? { isAmiss } : {}),
  }
}

function armiesOf(s: Wars): LedgerCards[] {
  const hqs = unitsOnMap(s, s.active).filter(id => isType(id, 'hq'))
  if (hqs.length === 0) return []
  const out = unitsOnMap(s, s.active).filter(id => fights(id) && !isInCommand(s, id)).length
  return [
    {
      id: 'armies',
      title: 'Armies',
      note: out === 0 ? 'all in command' : `${out} not led`,
      cards: hqs.map(hq => armyCard(s, hq)),
    },
  ]
}

/** Open while the countries themselves are what is decided about. */
const isAtHand = (s: Wars): boolean => ['event', 'commit', 'exchange', 'gifts', 'conflict'].includes(stageOf(s) ?? '')

export const ledger = recent(
  (s: Wars): Ledger => ({
    columns: ['Depots', isMobilizing(s, s.active) ? 'Points' : 'Points, not now', 'Taken'],
    rows: rowsOf(s),
    cards: [...eventOf(s), ...powersOf(s), ...armiesOf(s)],
    isAtHand: isAtHand(s),
  }),
)
