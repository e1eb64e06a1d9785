/** Reads '14.15 44.15, 15.8 43': longitude and latitude of points along a name or around a lake. */
export function points(text: string): [number, number][] {
  return text.split(', ').map(pair => {
    const [lon, lat] = pair.split(' ').map(Number)
    if (!Number.isFinite(lon) || !Number.isFinite(lat)) throw new RangeError(`Not a longitude and a latitude: ${pair}`)
    return [lon, lat]
  })
}
