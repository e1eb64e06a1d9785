const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** February apart, which is asked with its year. */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

type Day = { readonly year: number; readonly month: number; readonly day: number }

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const lengthOf = ({ year, month }: Day): number => (month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0))

function read(date: string): Day {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

const write = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const nextMonth = (at: Day): Day => {
  const day = at.day - lengthOf(at)
  return at.month === 12 ? { year: at.year + 1, month: 1, day } : { year: at.year, month: at.month + 1, day }
}

/** '1941-04-06' and seven days: '1941-04-13'. */
export function daysLater(date: string, days: number): string {
  const first = read(date)
  let at: Day = { ...first, day: first.day + days }
  while (at.day > lengthOf(at)) at = nextMonth(at)
  return write(at)
}

/** '13–19 April 1941', '27 April – 3 May 1941', '28 December 1941 – 3 January 1942', '6 April 1941'. */
export function dateSpan(first: string, last: string): string {
  const [from, to] = [read(first), read(last)]
  const monthOf = ({ month }: Day): string => MONTHS[month - 1] ?? ''
  const end = `${to.day} ${monthOf(to)} ${to.year}`
  if (first === last) return end
  if (from.year !== to.year) return `${from.day} ${monthOf(from)} ${from.year} – ${end}`
  return from.month === to.month ? `${from.day}–${end}` : `${from.day} ${monthOf(from)} – ${end}`
}

/** '13 Apr' */
export function shortDate(date: string): string {
  const { month, day } = read(date)
  return `${day} ${(MONTHS[month - 1] ?? '').slice(0, 3)}`
}
