import { useSyncExternalStore } from 'react'
import { useTable } from '../table-context'

const unheard = () => () => {}

/** Whether the browser keeps what is done at the table. */
export function useIsStored(): boolean {
  const { keeper } = useTable()
  return useSyncExternalStore(
    keeper?.store.subscribe ?? unheard,
    () => keeper !== null && keeper.store.getState().status !== 'failed',
  )
}
