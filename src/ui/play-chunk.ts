import { chunkPage } from './chunk-page'

/** The table of a game: fetched while a scenario is being chosen. */
export const playChunk = chunkPage(async () => (await import('./screens/play/play-page')).PlayPage)
