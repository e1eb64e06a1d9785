import type { MapDrawing } from '../../../src/core/map/map-drawing'
import type { MapSource } from '../../../src/core/map/map-source'

/**
 * Sixteen hexes with something of everything. Odd rows lie half a hex further east. The fourth column is sea, 0401 a
 * lake, 0101 out of play. The Maritsa runs under 0102 and 0103, the Arda joins it between 0202 and 0203.
 */
const sample: MapSource = {
  format: 'powderkeg-map/1',
  name: 'Sample',
  notes: ['written by hand'],
  grid: { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'east', shifted: 'odd' },
  periods: ['1912', '1913'],
  terrains: [
    { name: 'clear', ground: 'land' },
    { name: 'mountain', ground: 'land', attributes: { closed: true } },
    { name: 'sea', ground: 'sea' },
    { name: 'lake', ground: 'lake' },
  ],
  seas: [{ name: 'Aegean', attributes: { zone: 2 } }, { name: 'Marmara' }],
  areas: [
    { name: 'Thrace', attributes: { country: 'Bulgaria' } },
    { name: 'Rumelia', periods: ['1912'] },
    { name: 'Albania', periods: ['1913'] },
  ],
  groups: [{ name: 'Ottoman Empire', areas: ['Rumelia'], attributes: { side: 'second' } }],
  riverClasses: [
    { name: 'river', rank: 1 },
    { name: 'great', rank: 3 },
  ],
  lineClasses: [
    { name: 'road', kind: 'road' },
    { name: 'high', kind: 'rail' },
    { name: 'narrow', kind: 'rail' },
  ],
  hexes: [
    { hex: '0101', terrain: 'mountain', outOfPlay: true },
    { hex: '0102', terrain: 'mountain', area: 'Thrace' },
    { hex: '0103', terrain: 'clear', area: 'Thrace', coast: ['Aegean'] },
    { hex: '0104', terrain: 'sea', sea: 'Aegean' },
    { hex: '0201', terrain: 'clear', area: { '1912': 'Rumelia', '1913': 'Albania' } },
    { hex: '0202', terrain: 'clear', area: 'Thrace', alsoIn: { '1912': ['Rumelia'] } },
    { hex: '0203', terrain: 'clear', area: 'Thrace', coast: ['Aegean'] },
    { hex: '0204', terrain: 'sea', sea: 'Aegean' },
    { hex: '0301', terrain: 'mountain', area: { '1912': 'Rumelia', '1913': 'Albania' } },
    { hex: '0302', terrain: 'clear', area: 'Thrace' },
    { hex: '0303', terrain: 'clear', area: 'Thrace', coast: ['Aegean', 'Marmara'] },
    { hex: '0304', terrain: 'sea', sea: 'Aegean' },
    { hex: '0401', terrain: 'lake', lake: 'Lake Van' },
    { hex: '0402', terrain: 'clear', area: 'Thrace' },
    { hex: '0403', terrain: 'clear', area: 'Thrace', coast: ['Marmara'] },
    { hex: '0404', terrain: 'sea', sea: 'Marmara' },
  ],
  hexsides: [
    { side: '0102/0202', bridge: ['rail'] },
    { side: '0103/0203', bridge: ['road'] },
    { side: '0202/0301', blocked: 'cliff' },
    {
      side: '0203/0303',
      walls: [
        { behind: '0203', owner: 'Bulgaria', name: 'Chataldja' },
        { behind: '0303', owner: 'Turkey' },
      ],
    },
    { side: '0301/0302', marks: { karst: 'Velebit' } },
    { side: '0303/0403', strait: 'Narrows' },
  ],
  rivers: [
    { name: 'Maritsa', class: 'great', sides: ['0102/0202', '0102/0203', '0103/0203'] },
    { name: 'Arda', class: 'river', sides: ['0202/0302', '0202/0203'] },
  ],
  lines: [
    { name: 'Coast road', class: 'road', hexes: ['0302', '0203', '0103'] },
    { name: 'Orient line', class: 'high', hexes: ['0201', '0202', '0102'], runsOff: 'start' },
    { name: 'New branch', class: 'narrow', periods: ['1913'], hexes: ['0202', '0203'] },
  ],
  places: [
    { name: 'Edirne', hex: '0202', kind: 'city', rank: 1, capital: 'Thrace', value: { first: 5 } },
    {
      name: 'Enos',
      hex: '0303',
      kind: 'town',
      alsoHexes: ['0302'],
      aliases: ['Ainos'],
      port: 'minor',
      attributes: { airfield: 2 },
    },
  ],
  marks: [
    { name: 'legal beach', hexes: ['0103', '0203', '0303'] },
    { name: 'supply source', hexes: ['0201', { hex: '0202', value: { side: 'Axis' } }] },
  ],
  boxes: [
    {
      id: 'display',
      name: 'Off-Map Display',
      attributes: { depots: 3 },
      links: [{ hex: '0403', distance: 2, means: ['sea'], way: 'out' }, { box: 'pool' }],
    },
    { id: 'pool', name: 'Pool' },
  ],
}

/** A copy to change at will. */
export const sampleSource = (): MapSource => structuredClone(sample)

/** The sample after a change. */
export const sampleWith = (change: (source: MapSource) => void): MapSource => {
  const source = sampleSource()
  change(source)
  return source
}

const drawing: MapDrawing = {
  format: 'powderkeg-drawing/1',
  map: 'Sample',
  sheet: { x: -50, y: -50, width: 550, height: 500 },
  north: -34.5,
  kmPerHex: 38.5,
  shapes: [
    { layer: 'coast', path: 'M0 0l10 5.5-3 2z' },
    { layer: 'border', period: '1913', levels: ['play', 'near'], path: 'M0 0l10 5.5' },
    { layer: 'river', class: 'great', name: 'Maritsa', path: 'M0 0q1 1 2 2' },
  ],
  symbols: [{ place: 'Edirne', hex: '0202', x: 150, y: 144.3, anchor: 90 }],
  labels: [
    { text: 'Edirne', kind: 'place', rank: 1, hex: '0202', at: { play: { x: 1, y: 2, align: 'start' } } },
    { text: 'Aegean Sea', kind: 'sea', spacing: 4, curve: 'M0 0q5 5 10 0', levels: ['far'] },
  ],
  furniture: [{ kind: 'box', id: 'display', text: 'Off-Map Display', x: 0, y: 0, width: 200, height: 100 }],
  ticks: [{ text: '26°', axis: 'lon', x: 10, y: 0, angle: 12 }],
}

export const sampleDrawing = (): MapDrawing => structuredClone(drawing)
