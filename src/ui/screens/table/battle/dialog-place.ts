// As battle-frame.module.css has it: the dialog stands at the right of the page, over the panel; on small pages it covers the map.
const DIALOG_WIDTH = 1180
const DIALOG_MARGIN = 16
const COVERS_BELOW = 1100

/** How much of the map stays in view at the left of the dialog, in pixels. */
export const leftBesideDialog = (pageWidth: number): number =>
  pageWidth < COVERS_BELOW ? 0 : Math.max(0, pageWidth - DIALOG_WIDTH - DIALOG_MARGIN)
