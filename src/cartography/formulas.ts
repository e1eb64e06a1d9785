import * as v from 'valibot'
import type { LatticeFormula } from './sheet-projection'

const ROW = Math.sqrt(3) / 2
const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Plane = (lon: number, lat: number) => readonly [number, number]

interface Cone {
  readonly radius: number
  readonly lon0: number
  readonly lat0: number
  readonly parallels: readonly [number, number]
}

/** Kilometres east and north of the origin on a conformal cone that cuts the sphere in two parallels. */
export function lambertConic({ radius, lon0, lat0, parallels }: Cone): Plane {
  const [one, two] = parallels.map(radians) as [number, number]
  const steep = (lat: number): number => Math.tan(Math.PI / 4 + lat / 2)
  const n = Math.log(Math.cos(one) / Math.cos(two)) / Math.log(steep(two) / steep(one))
  const f = (Math.cos(one) * steep(one) ** n) / n
  const rho = (lat: number): number => (radius * f) / steep(radians(lat)) ** n
  const rho0 = rho(lat0)
  return (lon, lat) => {
    const theta = n * radians(lon - lon0)
    return [rho(lat) * Math.sin(theta), rho0 - rho(lat) * Math.cos(theta)]
  }
}

const pair = v.tuple([v.number(), v.number()])
type Pair = v.InferOutput<typeof pair>

interface ThinPlate {
  readonly points: readonly Pair[]
  readonly w: readonly Pair[]
  readonly a: readonly [Pair, Pair, Pair]
}

/** Shifts a point of the plane, in kilometres, by a thin-plate spline whose points lie in hundreds of kilometres. */
export function thinPlate({ points, w, a }: ThinPlate): (x: number, y: number) => readonly [number, number] {
  return (x, y) => {
    const [px, py] = [x / 100, y / 100]
    const shift = [0, 1].map(axis => {
      let d = a[0][axis] + a[1][axis] * px + a[2][axis] * py
      points.forEach(([qx, qy], i) => {
        const r2 = (px - qx) ** 2 + (py - qy) ** 2
        if (r2 > 0) d += (w[i][axis] * r2 * Math.log(r2)) / 2
      })
      return d
    })
    return [x + shift[0], y + shift[1]]
  }
}

export const gambitGrid = v.object({
  hexKm: v.number(),
  rotationDeg: v.number(),
  projection: v.object({ earthRadiusKm: v.number(), lon0: v.number(), lat0: v.number(), parallels: pair }),
  placement: v.object({ anchorLon: v.number(), anchorLat: v.number(), anchorU: v.number(), anchorV: v.number() }),
})

/** A Lambert cone, the sheet turned so that its lower edge faces south-east. */
export function balkanGambitFormula(grid: unknown): LatticeFormula {
  const { hexKm, rotationDeg, projection, placement } = v.parse(gambitGrid, grid)
  const plane = lambertConic({ radius: projection.earthRadiusKm, ...projection })
  const [x0, y0] = plane(placement.anchorLon, placement.anchorLat)
  const [sin, cos] = [Math.sin(radians(rotationDeg)), Math.cos(radians(rotationDeg))]
  return (lon, lat) => {
    const [x, y] = plane(lon, lat)
    const [dx, dy] = [x - x0, y - y0]
    return {
      u: placement.anchorU + (dx * cos + dy * sin) / hexKm,
      v: placement.anchorV + (dx * sin - dy * cos) / hexKm,
    }
  }
}

/** Longitude counts columns and latitude rows. */
const straight = (lon0: number, lonPerColumn: number, lat0: number, latPerRow: number): LatticeFormula => {
  return (lon, lat) => ({ u: (lon - lon0) / lonPerColumn, v: ((lat - lat0) / latPerRow) * ROW })
}

export const gertrudGrid = v.object({
  georeference: v.object({ lon0: v.number(), lat0: v.number(), lonPerColumn: v.number(), latPerRow: v.number() }),
})

export function operationGertrudFormula(grid: unknown): LatticeFormula {
  const { lon0, lat0, lonPerColumn, latPerRow } = v.parse(gertrudGrid, grid).georeference
  return straight(lon0, lonPerColumn, lat0, latPerRow)
}

export const partizanGrid = v.object({
  lonLat: v.object({ a: v.number(), dLon: v.number(), b: v.number(), dLat: v.number() }),
})

export function partizanFormula(grid: unknown): LatticeFormula {
  const { a, dLon, b, dLat } = v.parse(partizanGrid, grid).lonLat
  return straight(a, dLon, b, dLat)
}

const EARTH_RADIUS_KM = 6371

export const warsGrid = v.object({
  projection: v.object({ standardParallels: pair, originLon: v.number(), originLat: v.number() }),
  lattice: v.object({ x0: v.number(), y0: v.number(), W: v.number() }),
  warp: v.object({ points: v.array(pair), w: v.array(pair), a: v.tuple([pair, pair, pair]) }),
})

/** A Lambert cone, warped so that all numbered towns fall in their printed hexes. Columns count to the west. */
export function balkanWarsFormula(grid: unknown): LatticeFormula {
  const { projection, lattice, warp } = v.parse(warsGrid, grid)
  const plane = lambertConic({
    radius: EARTH_RADIUS_KM,
    lon0: projection.originLon,
    lat0: projection.originLat,
    parallels: projection.standardParallels,
  })
  const bend = thinPlate(warp)
  return (lon, lat) => {
    const [x, y] = bend(...plane(lon, lat))
    return { u: (lattice.x0 - x) / lattice.W, v: (lattice.y0 - y) / lattice.W }
  }
}

export const frontGrid = v.object({
  hexKm: v.number(),
  projection: v.object({ lon0: v.number(), n: v.number(), F: v.number(), x0: v.number(), y0: v.number() }),
})

/** A conformal cone of its own fit. Columns count to the west, rows through both sheets. */
export function balkanFrontFormula(grid: unknown): LatticeFormula {
  const { hexKm, projection } = v.parse(frontGrid, grid)
  const { lon0, n, F, x0, y0 } = projection
  return (lon, lat) => {
    const rho = F * Math.tan(radians(90 - lat) / 2) ** n
    const theta = n * radians(lon - lon0)
    return { u: -(x0 + rho * Math.sin(theta)) / hexKm, v: -(y0 - rho * Math.cos(theta)) / hexKm }
  }
}
