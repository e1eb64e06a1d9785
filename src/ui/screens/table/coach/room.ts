import type { Size } from '../../../map/viewport'

/** Around the card. */
const GAP = 14

/** What the coach's card leaves of the window onto the map: it stands at the right edge, on small screens at the foot. */
export function roomBesideCoach(screen: Size): Size {
  const card = document.querySelector<HTMLElement>('[data-coach]')
  if (card === null || card.offsetWidth === 0) return screen
  const isBelow = card.offsetWidth > screen.width / 2
  return isBelow
    ? { width: screen.width, height: Math.max(screen.height / 3, screen.height - card.offsetHeight - GAP) }
    : { width: screen.width - card.offsetWidth - 2 * GAP, height: screen.height }
}
