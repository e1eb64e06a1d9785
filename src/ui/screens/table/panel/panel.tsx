import { useEffect } from 'react'
import { PASSING } from '../desk'
import { Diary } from '../diary/diary'
import { useDesk, useTable, useViews } from '../table-context'
import { AgreementHost } from './agreement-dialog'
import { Alerts } from './alerts'
import { Choices } from './choices'
import { Foot, WhyAsked } from './foot'
import { LookingBanner } from './looking-banner'
import styles from './panel.module.css'
import { Pools } from './pools'
import { PromptBar } from './prompt-bar'
import { PromptHead } from './prompt-head'
import { SHEET_BELOW, useWidth } from './use-width'

/** What is asked, what may be answered, what both sides have left, and what has happened. */
export function Panel() {
  useForgetStale()
  const isSheet = useWidth(SHEET_BELOW)
  return (
    <>
      {isSheet ? <PanelSheet /> : <PanelColumn />}
      <AgreementHost />
    </>
  )
}

function PanelColumn() {
  return (
    <aside className={styles.panel} aria-label="Decision and diary">
      <LookingBanner />
      <PromptHead />
      <Alerts />
      <Choices />
      <Pools />
      <Diary />
      <Foot />
    </aside>
  )
}

/** On small screens the question stays below the map and the rest is drawn out over it. */
function PanelSheet() {
  const height = useDesk(desk => desk.panelHeight)
  return (
    <aside className={styles.panel} aria-label="Decision and diary" data-height={height}>
      {height !== 'prompt' && (
        <div className={styles.sheet}>
          <LookingBanner />
          <Alerts />
          <Choices />
          {height === 'all' && <Pools />}
          {height === 'all' && <Diary />}
          <Foot />
        </div>
      )}
      {height === 'prompt' && (
        <>
          <LookingBanner />
          <Alerts />
          <WhyAsked />
        </>
      )}
      <PromptBar />
    </aside>
  )
}

/** A choice that waits or is pointed at is forgotten when it is no longer one. */
function useForgetStale(): void {
  const { desk } = useTable()
  const choices = useViews((views, s) => views.choices(s))
  useEffect(() => {
    const { armed, preview } = desk.getState()
    const isStale = [armed, preview].some(each => each !== null && !choices.includes(each))
    if (isStale) desk.setState(PASSING)
  }, [desk, choices])
}
