import type { Plugin } from 'vite'

export const POLICY: string
export const HEADERS: Readonly<Record<string, string>>
export const NOT_FOUND_HEADERS: Readonly<Record<string, string>>
export function contentPolicy(): Plugin
