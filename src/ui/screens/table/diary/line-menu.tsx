import { flyTo } from '../desk'
import { Menu, type MenuItem } from '../panel/menu'
import { statusOf, takeBack } from '../panel/taking-back'
import { useTable } from '../table-context'
import type { DiaryLine } from './diary-page'
import { lookAt, momentOfLine } from './moments'
import { placeOf } from './sentence'

type LineMenuProps = { readonly line: DiaryLine; readonly anchor: HTMLElement; readonly onClose: () => void }

const UNDO_WORDS = {
  free: 'Free: no dice have fallen since.',
  agreement: 'Both players must agree.',
  impossible: 'It cannot be undone.',
} as const

/** What can be done from a line of the diary. */
export function LineMenu({ line, anchor, onClose }: LineMenuProps) {
  const table = useTable()
  const hex = placeOf(table, line.entry)
  const status = statusOf(table, { is: 'line', line: line.line })
  const items: readonly MenuItem[] = [
    ...(hex === null
      ? []
      : [{ label: 'Show on the map', icon: 'overlays', onPick: () => flyTo(table.desk, hex) } as const]),
    {
      label: 'Look at this moment',
      icon: 'clock',
      note: 'The game itself stays as it is.',
      onPick: () => lookAt(table, momentOfLine(table, line.line)),
    },
    {
      label: 'Undo to here',
      icon: 'undo',
      note: UNDO_WORDS[status],
      isOff: status === 'impossible',
      onPick: () => takeBack(table, { is: 'line', line: line.line }),
    },
  ]
  return <Menu anchor={anchor} label="From this line" items={items} onClose={onClose} />
}
