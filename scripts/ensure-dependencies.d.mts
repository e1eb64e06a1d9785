export const REPO: string
export const TOOLS: Record<'vite' | 'vitest' | 'tsc' | 'biome' | 'tsx' | 'playwright', string>
export function whyInstall(root: string): string | null
export function isNodeNewEnough(version: string, range: string): boolean
export function ensureDependencies(root?: string): Promise<void>
