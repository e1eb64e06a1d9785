import type { Plugin, Rolldown } from 'vite'
import type { Build } from '../src/service-worker/build'

export function builtFiles(folder: string): string[]
export function lazyFiles(bundle: Rolldown.OutputBundle): Set<string>
export function describeBuild(folder: string, lazy: ReadonlySet<string>): Build
export function serviceWorker(): Plugin
