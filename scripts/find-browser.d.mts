export interface Surroundings {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  home: string
  usualPlaces: boolean
}

export interface Machine {
  platform: NodeJS.Platform
  isRoot: boolean
  isUbuntu: boolean
  has(command: string): boolean
}

export function findBrowser(surroundings?: Partial<Surroundings>): string | null
export function ensureBrowser(): Promise<string>
export function installPlans(machine: Machine): string[][][]
