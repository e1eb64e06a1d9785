export function sourcesUnder(root: string, folder: string): string[]
export function importersIn(root: string, folders: readonly string[]): Map<string, Set<string>>
export function reachedFrom(importers: ReadonlyMap<string, ReadonlySet<string>>, file: string): Map<string, number>
