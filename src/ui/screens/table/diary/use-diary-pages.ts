import { useState } from 'react'
import { useTable, useViews } from '../table-context'
import { createDiary, type DiaryPhase } from './diary-page'

/** The diary as the one at the screen may read it; what has not changed stays the same object. */
export function useDiaryPages(): readonly DiaryPhase[] {
  const { look } = useTable()
  const log = useViews((views, s) => views.log(s))
  const [pagesOf] = useState(() => createDiary(look))
  return pagesOf(log)
}
