import { isNeutral } from '../../../core/army/countries'
import { recent } from '../../../core/engine/derived'
import type { Ledger, LedgerCard } from '../../../core/engine/game-look'
import { germanAssistance } from '../charts/politics'
import { turnNumber } from '../charts/weather'
import { ALLIED, AXIS, armySide, sideName } from '../countries'
import { scenarioOf, unitsListed } from '../forces/scenarios'
import { hexName } from '../map/geography'
import { assistanceBudget, whyNoAssistance } from '../politics/assistance'
import { bulgarianModifiers, sumOf, whyNotCallBulgaria } from '../politics/bulgaria'
import { GOVERNMENTS, type GovernmentOf, isSeated, RULE, SEAT } from '../politics/governments'
import { INTERVENTION_ACT } from '../politics/intervention'
import { BALKANS_ACT, balkansModifier } from '../politics/politics'
import { signed } from '../politics/politics-words'
import { mayRevolt, REVOLT, revoltModifiers } from '../politics/revolt'
import { WITHDRAWAL_ACT, whyNotOrder } from '../politics/withdrawal'
import { pressureModifiers, whyNotPress, yugoslavStatus } from '../politics/yugoslavia'
import { type Front, unitOf } from '../state'
import { isScored } from '../victory/points'
import { duties } from './duties-sheet'

const NEXT = 'in the next Axis initial phase'

function bulgaria(s: Front): LedgerCard {
  const base = { id: 'bulgaria', title: 'Bulgaria', nation: 'bulgarian', rule: '28.C.1.2' } as const
  if (!isNeutral(s.countries, 'Bulgaria'))
    return { ...base, text: `In the war for the ${sideName(AXIS)}`, figure: s.bulgarians, side: AXIS }
  const why = whyNotCallBulgaria(s)
  const call =
    why === false
      ? `Two dice ${signed(sumOf(bulgarianModifiers(s)))} bring it in on 15 or more, once a game`
      : `It cannot be called: ${why.why}`
  return { ...base, text: call, figure: 'neutral', side: null }
}

/** 28.C.2.b: how far its mobilization is. */
function mobilization(s: Front): string {
  const steps = scenarioOf(s).mobilization
  const next = steps[s.mobilized]
  if (armySide(s, 'Yugoslav') === null) return ''
  return next === undefined ? '. Mobilized' : `. Mobilizes: step ${next.label} next`
}

function yugoslavia(s: Front): LedgerCard {
  const status = yugoslavStatus(s)
  const side = status === 'Axis' ? AXIS : status === 'Allied' ? ALLIED : null
  const why = whyNotPress(s)
  const text =
    side !== null
      ? `In the war for the ${sideName(side)}${mobilization(s)}`
      : why === false
        ? `Pressure: two dice ${signed(sumOf(pressureModifiers(s)))}; to 3 it joins the Allies, to 7 it favours them, 9 to 11 the Axis, with 12 it joins the Axis${mobilization(s)}`
        : `No pressure: ${why.why}${mobilization(s)}`
  return { id: 'yugoslavia', title: 'Yugoslavia', nation: 'yugoslav', text, figure: status, side, rule: '28.C.2.6' }
}

/** 28.A.3: an army of its own, but for the war against Yugoslavia. */
function hungary(s: Front): LedgerCard {
  const base = { id: 'hungary', title: 'Hungary', nation: 'hungarian', side: AXIS, rule: '28.A.3' } as const
  const army = scenarioOf(s).arrivals.conditional.find(({ id }) => id === 'hungarian-army')
  const isThere = army !== undefined && unitsListed(army).some(id => unitOf(s, id).at.is !== 'waiting')
  return isThere
    ? { ...base, text: 'Its army fights in Hungary and the Backa', figure: 'at war' }
    : {
        ...base,
        text: 'Its army comes the turn after Yugoslavia joins the Allies, if Germany has intervened',
        figure: 'at peace',
      }
}

function germany(s: Front): LedgerCard {
  const base = { id: 'germany', title: 'Germany', nation: 'german', side: AXIS } as const
  if (s.intervened) {
    const isOpen = !s.used.includes(WITHDRAWAL_ACT)
    const text = !isOpen
      ? 'The withdrawal has been ordered'
      : whyNotOrder(s) === false
        ? `The withdrawal may be ordered ${NEXT}`
        : 'On May I 41 all c/m units and all but 30 REs of the others must go; a turn later costs 10 points'
    return { ...base, text, figure: 'at war', rule: '28.A.2.c.1' }
  }
  const isOver = s.used.includes(INTERVENTION_ACT)
  const help =
    whyNoAssistance(s) === false
      ? `Assistance: ${assistanceBudget(s)} REs each turn, to ${germanAssistance.to}.`
      : s.turn < turnNumber(germanAssistance.from)
        ? `Assistance begins on ${germanAssistance.from}.`
        : 'No more assistance.'
  const war = isOver
    ? 'It will not intervene.'
    : 'It may intervene on the first turn of 1941 that is clear in the north, for 12 points.'
  return { ...base, text: `${help} ${war}`, figure: 'at peace', rule: '28.A.2.b.1' }
}

function government(s: Front, land: GovernmentOf): LedgerCard | null {
  const seat = SEAT[land]
  const base = {
    id: `government-${land}`,
    title: `Government of ${land}`,
    hex: seat,
    rule: RULE[land],
    side: ALLIED,
  } as const
  if (isSeated(s, land))
    return {
      ...base,
      text: `If the Axis owns ${hexName(seat)} it is captured on 3 or more, 6 points`,
      figure: 'in office',
    }
  if (s.escaped.includes(seat))
    return {
      ...base,
      text: 'It got away and goes into exile in the next Allied initial phase',
      figure: 'on the run',
      isAmiss: true,
    }
  if (!s.lostGovernments.includes(seat)) return null
  return s.countries[land].stance === 'out'
    ? { ...base, text: 'Captured; all its forces have surrendered', figure: 'captured' }
    : { ...base, text: 'In exile; its forces fight on from their islands only', figure: 'in exile' }
}

function albania(s: Front): LedgerCard | null {
  if (s.used.includes(REVOLT))
    return {
      id: 'albania',
      title: 'Albania',
      text: 'It has risen against the Axis',
      figure: 'in revolt',
      rule: '28.A.1.d.2',
    }
  if (!mayRevolt(s)) return null
  return {
    id: 'albania',
    title: 'Albania',
    text: `At the end of the turn one die ${signed(sumOf(revoltModifiers(s)))}: it rises on 6 or more`,
    figure: 'restless',
    rule: '28.A.1.d.1',
    isAmiss: true,
  }
}

/** 33.F: what there is of politics in Plan Y. */
function planY(s: Front): LedgerCard[] {
  const called = s.used.includes(BALKANS_ACT)
  const joined = !isNeutral(s.countries, 'Bulgaria')
  return [
    {
      id: 'balkans',
      title: 'Hungary and Bulgaria',
      text: joined
        ? 'In the war for the Axis'
        : called
          ? 'They were called and stayed out'
          : `From Nov II 40 on two dice ${signed(balkansModifier(s))} bring them in on 15 or more, once a game`,
      figure: joined ? 'at war' : 'neutral',
      side: joined ? AXIS : null,
      rule: '33.F.2.5',
    },
  ]
}

/** The sheet of politics: each country, how it stands, what moves it next. */
export const ledger = recent((s: Front): Ledger => {
  const cards = isScored(s)
    ? [
        germany(s),
        bulgaria(s),
        yugoslavia(s),
        hungary(s),
        ...GOVERNMENTS.map(land => government(s, land)),
        albania(s),
      ].filter(card => card !== null)
    : s.capital === null
      ? []
      : planY(s)
  return {
    columns: [],
    rows: [],
    cards: cards.length === 0 ? [] : [{ id: 'politics', title: 'Politics', cards }, ...(isScored(s) ? duties(s) : [])],
    isAtHand: false,
  }
})
