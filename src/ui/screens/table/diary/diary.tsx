import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Icon } from '../strip/icons'
import { useSession } from '../table-context'
import styles from './diary.module.css'
import type { DiaryLine } from './diary-page'
import { PhaseSection } from './diary-phase'
import { DiarySearch } from './diary-search'
import { LastTurnLine } from './last-turn-line'
import { LineMenu } from './line-menu'
import { NewestAloud } from './newest-aloud'
import { PastNotice } from './past-notice'
import { Recap, useRecap } from './recap'
import { TimeBar } from './time-bar'
import { useDiaryPages } from './use-diary-pages'
import { useNewestInView } from './use-newest-in-view'

/** Phases at the end that are drawn whether they are in view or not. */
const RECENT = 3

/** What has happened, under headlines of turns and phases, the newest at the end. */
export function Diary() {
  const pages = useDiaryPages()
  const isLooking = useSession(s => s.looking !== null)
  const [isTimeOpen, setTimeOpen] = useState(false)
  const [searched, setSearched] = useState<string | null>(null)
  const [menu, setMenu] = useState<{ readonly line: DiaryLine; readonly anchor: HTMLElement } | null>(null)
  const openMenu = useCallback((line: DiaryLine, anchor: HTMLElement) => setMenu({ line, anchor }), [])
  const closeMenu = useCallback(() => setMenu(null), [])
  const scroller = useRef<HTMLDivElement>(null)
  const { isAway, goToNewest, onScroll } = useNewestInView(scroller)
  const since = useRecap()
  const [putAway, setPutAway] = useState<number | null>(null)
  const recap = since === putAway ? null : since
  return (
    <section className={styles.diary} aria-label="War diary">
      <div className={styles.head}>
        <h2>War diary</h2>
        <HeadButton
          icon="search"
          label="Search the diary"
          isOn={searched !== null}
          onPress={() => setSearched(searched === null ? '' : null)}
        />
        <HeadButton
          icon="clock"
          label="Step through the game"
          isOn={isTimeOpen || isLooking}
          onPress={() => setTimeOpen(!isTimeOpen)}
        />
      </div>
      <LastTurnLine />
      {(isTimeOpen || isLooking) && <TimeBar />}
      {searched !== null ? (
        <DiarySearch text={searched} onText={setSearched} onClose={() => setSearched(null)} onMenu={openMenu} />
      ) : recap !== null ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; each line is a button of its own
        <div className={styles.scroller} onKeyDown={stepLines}>
          <Recap from={recap} onMenu={openMenu} onAll={() => setPutAway(recap)} />
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; each line is a button of its own
        <div
          ref={scroller}
          className={`${styles.scroller} ${styles.growing}`}
          onScroll={onScroll}
          onKeyDown={stepLines}
        >
          <div>
            <PastNotice />
            {pages.length === 0 && <p className={styles.empty}>Nothing has happened yet.</p>}
            {pages.map((page, at) => (
              <PhaseSection
                key={page.key}
                page={page}
                isRecent={at >= pages.length - RECENT}
                isLast={at === pages.length - 1}
                scroller={scroller}
                onMenu={openMenu}
              />
            ))}
          </div>
        </div>
      )}
      {isAway && searched === null && recap === null && (
        <button type="button" className={styles.newest} onClick={goToNewest}>
          <Icon name="down" size={16} /> Newest
        </button>
      )}
      <NewestAloud />
      {menu !== null && <LineMenu line={menu.line} anchor={menu.anchor} onClose={closeMenu} />}
    </section>
  )
}

type HeadButtonProps = {
  readonly icon: 'search' | 'clock'
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

const HeadButton = ({ icon, label, isOn, onPress }: HeadButtonProps) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} aria-pressed={isOn} onClick={onPress}>
    <Icon name={icon} size={17} />
  </button>
)

/** Arrows step from line to line. */
function stepLines(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-diary-line]')]
  const here = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-diary-line]')
  if (step === undefined || !here) return
  event.preventDefault()
  lines[lines.indexOf(here) + step]?.focus()
}
