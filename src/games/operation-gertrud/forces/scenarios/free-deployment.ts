import type { Region } from './scenario'

type Count = { readonly region: Region; readonly units: number }
type FreeDeployment = {
  readonly within: Region
  readonly forbidden: readonly string[]
  readonly most: Count
  readonly least: Count
}

/** 3.4: what binds a Turkish player who sets up as he likes. */
export const freeDeployment: FreeDeployment = {
  within: 'turkey',
  forbidden: ['2611'],
  most: { region: 'europeanTurkeyLessIstanbul', units: 15 },
  least: { region: 'turkeyWithin5OfSovietBorder', units: 5 },
}
