const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const some = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** How long since, as one would say it. */
export function ago(then: number, now: number): string {
  const passed = Math.max(0, now - then)
  if (!Number.isFinite(passed)) return 'some time ago'
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return some(Math.floor(passed / MINUTE), 'minute')
  if (passed < DAY) return some(Math.floor(passed / HOUR), 'hour')
  return some(Math.floor(passed / DAY), 'day')
}
