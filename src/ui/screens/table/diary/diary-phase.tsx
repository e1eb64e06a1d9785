import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { RuleLink } from '../rule-link'
import styles from './diary.module.css'
import { BattleBlock } from './diary-battle'
import { LineRow, type OpenLineMenu } from './diary-line'
import type { DiaryPhase } from './diary-page'

type PhaseProps = {
  readonly page: DiaryPhase
  /** Stands at the end, where the reader is. */
  readonly isRecent: boolean
  readonly isLast: boolean
  readonly scroller: RefObject<HTMLElement | null>
  readonly onMenu: OpenLineMenu
}

/** What a line takes up before it has been drawn. */
const LINE_PIXELS = 44

/** A phase of the diary. One that is far from view is only as high as it was. */
export const PhaseSection = memo(function PhaseSection({ page, isRecent, isLast, scroller, onMenu }: PhaseProps) {
  const section = useRef<HTMLElement>(null)
  const { isNear, height } = useNearness(section, scroller, isRecent, page.items.length * LINE_PIXELS)
  return (
    <section ref={section} className={styles.phase} style={isNear ? undefined : { minHeight: height }}>
      {page.opens && <h3>{page.turn ?? 'Before the first turn'}</h3>}
      {page.title !== null && (
        <h4>
          {page.title} {page.rule !== null && <RuleLink rule={page.rule} />}
        </h4>
      )}
      {isNear && (
        <ol>
          {page.items.map((item, at) => {
            const isEntry = isLast && at === page.items.length - 1
            return item.is === 'line' ? (
              <LineRow key={item.line} line={item} isEntry={isEntry} onMenu={onMenu} />
            ) : (
              <BattleBlock key={`battle ${item.line}`} battle={item} isEntry={isEntry} onMenu={onMenu} />
            )
          })}
        </ol>
      )}
    </section>
  )
})

function useNearness(
  section: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isRecent: boolean,
  guess: number,
) {
  const [isSeen, setSeen] = useState(isRecent)
  const height = useRef(guess)
  useEffect(() => {
    if (section.current === null || isRecent) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        if (!entry.isIntersecting) height.current = entry.boundingClientRect.height
        setSeen(entry.isIntersecting)
      },
      { root: scroller.current, rootMargin: '800px 0px' },
    )
    watcher.observe(section.current)
    return () => watcher.disconnect()
  }, [section, scroller, isRecent])
  return { isNear: isRecent || isSeen, height: height.current }
}
