import type { Table } from '../table-context'

export const CHOICE_SEARCH_ID = 'choice-search'

/** Puts the cursor into the search of the choices, drawing the panel out where it is a sheet. */
export function focusSearch({ desk }: Table): void {
  if (desk.getState().panelHeight === 'prompt') desk.setState({ panelHeight: 'choices' })
  // A sheet that was drawn out just now takes the cursor only once it is painted.
  requestAnimationFrame(() => document.getElementById(CHOICE_SEARCH_ID)?.focus())
}
