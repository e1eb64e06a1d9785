import { useEffect, useState } from 'react'
import type { Roll } from './battle-account'
import styles from './dice-tray.module.css'
import { Die } from './die'

/** As long as --t-slow. */
const FALL_MS = 420

const isStill = (): boolean => document.documentElement.dataset.motion === 'reduced'

/** Whether the dice of this throw are still tumbling. Any key ends it and does nothing else. */
export function useFalling(fall: number): boolean {
  const [landed, setLanded] = useState(() => (isStill() ? fall : 0))
  const isFalling = fall > landed && !isStill()
  useEffect(() => {
    if (!isFalling) return
    const land = () => setLanded(fall)
    const skip = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      land()
    }
    const timer = setTimeout(land, FALL_MS)
    window.addEventListener('keydown', skip, { capture: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', skip, { capture: true })
    }
  }, [isFalling, fall])
  return isFalling
}

type DiceTrayProps = {
  readonly dice: readonly Roll[]
  readonly falling: boolean
  readonly pixels?: number
  /** Of the die that is still to be thrown: it lies there empty as long as none has fallen. */
  readonly sides?: number
}

/** The dice that fell in this decision; before them an empty one. */
export function DiceTray({ dice, falling, pixels = 48, sides = 6 }: DiceTrayProps) {
  if (dice.length === 0)
    return (
      <div className={styles.tray}>
        <Die sides={sides} value={null} pixels={pixels} />
      </div>
    )
  return (
    <div className={styles.tray} data-fallen={!falling || undefined}>
      {dice.map(({ line, sides, value }) => (
        <Die key={line} sides={sides} value={value} pixels={pixels} falling={falling} />
      ))}
      <small className={styles.why} role="status">
        {falling ? '' : throwsOf(dice).join('; ')}
      </small>
    </div>
  )
}

/** 'combat: 5', 'victory: 6 + 4': dice thrown for one thing are added up, those for another are told after them. */
export function throwsOf(dice: readonly Roll[]): readonly string[] {
  const values = new Map<string, number[]>()
  for (const { why, value } of dice) values.set(why, [...(values.get(why) ?? []), value])
  return [...values].map(([why, all]) => `${why}: ${all.join(' + ')}`)
}
