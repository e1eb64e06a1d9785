import { useRef } from 'react'
import { useTable, useViews } from '../table-context'
import { type DiaryPhase, diaryPages } from './diary-page'

/** The diary as the one at the screen may read it; what has not changed stays the same object. */
export function useDiaryPages(): readonly DiaryPhase[] {
  const { look } = useTable()
  const log = useViews((views, s) => views.log(s))
  const last = useRef<{ readonly log: typeof log; readonly pages: readonly DiaryPhase[] } | null>(null)
  if (last.current?.log !== log) last.current = { log, pages: diaryPages(look, log, last.current?.pages) }
  return last.current.pages
}
