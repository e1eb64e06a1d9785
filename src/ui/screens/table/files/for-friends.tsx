import { presentState } from '../../../../store/session-state'
import { downloadBlob, downloadText } from '../../../download-text'
import { mapPng } from '../picture/map-png'
import { type Table, useTable } from '../table-context'
import { diaryMarkdown } from '../war/war-text'

/** Ways to show a game to somebody who has no part in it: as a text, as a picture, on paper, in figures. */
export function ForFriends({ onTold }: { readonly onTold: (words: string) => void }) {
  const table = useTable()
  const { desk } = table
  const openPage = (page: 'war' | 'print') => () => desk.setState({ drawer: null, page })
  return (
    <>
      <button type="button" onClick={() => saveDiary(table)}>
        War diary as a text
      </button>
      <button type="button" onClick={() => savePicture(table).then(onTold)}>
        Picture of the map
      </button>
      <button type="button" onClick={openPage('print')}>
        Print
      </button>
      <button type="button" onClick={openPage('war')}>
        The war in figures
      </button>
    </>
  )
}

const nameOf = ({ engine, session }: Table): string =>
  `${engine.game.id}-turn-${presentState(session.store.getState()).turn}`

const saveDiary = (table: Table): void =>
  downloadText(`${nameOf(table)}-diary.md`, diaryMarkdown(table), 'text/markdown')

/** What came of it, in one sentence. */
async function savePicture(table: Table): Promise<string> {
  try {
    downloadBlob(`${nameOf(table)}-map.png`, await mapPng(table))
    return 'The picture of the map was saved.'
  } catch (error) {
    return `The picture could not be made: ${error instanceof Error ? error.message : String(error)}`
  }
}
