import type { FreeLabel } from '../../atlas'

type Points = FreeLabel['along']
type Rank = 1 | 2 | 3

const label =
  (kind: FreeLabel['kind']) =>
  (text: string, rank: Rank, ...along: Points): FreeLabel => ({ text, kind, rank, along })

const sea = label('sea')
const strait = label('strait')
const range = label('range')
const island = label('island')
const lake = label('lake')
const area = label('area')
const note = label('note')

/** Names that belong to no hex, as [longitude, latitude] along which they run. */
export const LABELS: readonly FreeLabel[] = [
  sea('Adriatic Sea', 1, [14.1, 43.95], [15.7, 42.95], [17.5, 42.15]),
  sea('Ionian Sea', 1, [18.5, 39.3], [19.2, 38.4], [19.9, 37.3]),
  sea('Aegean Sea', 1, [24.75, 39.75], [25.25, 38.9], [25.5, 38.1]),
  sea('Mediterranean Sea', 1, [19.4, 36.1], [20.8, 35.7], [22.2, 35.5]),
  sea('Sea of Crete', 2, [23.9, 36.1], [24.9, 35.95], [26.0, 36.0]),
  sea('Libyan Sea', 2, [22.6, 34.55], [23.6, 34.6], [24.6, 34.75]),
  sea('Thracian Sea', 2, [24.6, 40.45], [25.3, 40.65]),
  sea('Gulf of Venice', 2, [12.75, 45.15], [13.3, 45.1]),
  sea('Gulf of Taranto', 2, [16.95, 40.0], [17.45, 39.8]),
  sea('Gulf of Corinth', 3, [22.05, 38.3], [22.7, 38.15]),
  sea('Thermaic Gulf', 3, [22.75, 40.4], [22.95, 40.05]),
  sea('Mirtoan Sea', 3, [23.5, 36.95], [23.95, 36.75]),
  strait('Strait of Otranto', 2, [18.75, 40.45], [19.05, 39.95]),
  strait('Euboean Strait', 3, [23.45, 38.55], [23.75, 38.37]),

  range('Hohe Tauern', 3, [12.75, 47.08], [13.4, 47.05]),
  range('Julian Alps', 2, [13.35, 46.3], [13.95, 46.35]),
  range('Karawanken', 3, [14.1, 46.5], [14.75, 46.43]),
  range('Velebit', 2, [14.95, 44.75], [15.55, 44.32]),
  range('Dinaric Alps', 1, [16.2, 44.2], [17.3, 43.75], [18.5, 43.25]),
  range('Durmitor', 2, [18.9, 43.2], [19.2, 43.1]),
  range('Prokletije', 2, [19.55, 42.5], [20.15, 42.55]),
  range('Šar Planina', 2, [20.65, 41.95], [21.05, 42.15]),
  range('Kopaonik', 3, [20.75, 43.4], [20.9, 43.1]),
  range('Stara Planina', 1, [22.55, 43.45], [23.3, 43.05], [24.4, 42.78]),
  range('Rila', 2, [23.3, 42.15], [23.65, 42.1]),
  range('Pirin', 2, [23.35, 41.8], [23.6, 41.5]),
  range('Rhodope', 1, [23.95, 41.75], [24.55, 41.62], [25.15, 41.42]),
  range('Transylvanian Alps', 2, [22.5, 45.3], [23.4, 45.38]),
  range('Bihor', 3, [22.5, 46.55], [22.85, 46.35]),
  range('Slovak Ore Mountains', 3, [19.6, 48.7], [20.7, 48.72]),
  range('Mátra', 3, [19.8, 47.88], [20.15, 47.9]),
  range('Bakony', 3, [17.6, 47.12], [18.05, 47.3]),
  range('Pindos', 1, [20.85, 40.25], [21.15, 39.75], [21.5, 39.1]),
  range('Olympos', 2, [22.2, 40.08], [22.5, 40.05]),
  range('Parnassos', 3, [22.4, 38.6], [22.75, 38.5]),
  range('Taygetos', 3, [22.28, 37.1], [22.42, 36.75]),
  range('Lefka Ori', 3, [23.9, 35.3], [24.2, 35.28]),
  range('Ida', 3, [24.65, 35.24], [24.9, 35.2]),
  range('Gargano', 3, [15.75, 41.77], [16.1, 41.8]),
  range('Apennines', 2, [15.1, 40.95], [15.75, 40.5]),
  range('Sila', 3, [16.4, 39.4], [16.6, 39.2]),

  island('Crete', 1, [24.1, 35.23], [25.0, 35.13], [25.8, 35.1]),
  island('Euboea', 1, [23.2, 38.82], [23.85, 38.52], [24.2, 38.2]),
  island('Cyclades', 2, [24.5, 37.3], [25.5, 36.95]),
  island('Dodecanese', 2, [26.6, 36.95], [27.2, 36.5]),
  island('Sporades', 2, [23.5, 39.25], [24.2, 39.1]),
  island('Ionian Islands', 2, [20.0, 38.75], [20.25, 38.0]),
  island('Lesbos', 2, [26.25, 39.22]),
  island('Lemnos', 2, [25.25, 39.9]),
  island('Samothrake', 3, [25.6, 40.46]),
  island('Samos', 3, [26.8, 37.73]),
  island('Ikaria', 3, [26.15, 37.6]),
  island('Psara', 3, [25.57, 38.57]),
  island('Ag. Evstratios', 3, [25.0, 39.51]),
  island('Tenos', 3, [25.14, 37.6]),
  island('Mykonos', 3, [25.37, 37.45]),
  island('Paros', 3, [25.19, 37.07]),
  island('Kea', 3, [24.33, 37.62]),
  island('Kythnos', 3, [24.42, 37.4]),
  island('Seriphos', 3, [24.48, 37.15]),
  island('Siphnos', 3, [24.7, 36.97]),
  island('Ios', 3, [25.32, 36.72]),
  island('Amorgos', 3, [25.9, 36.84]),
  island('Aigina', 3, [23.5, 37.73]),
  island('Ydra', 3, [23.47, 37.33]),
  island('Kephallenia', 3, [20.55, 38.25]),
  island('Mljet', 3, [17.55, 42.73]),
  island('Pag', 3, [15.02, 44.45]),
  island('Dugi Otok', 3, [15.0, 43.99]),

  lake('Balaton', 2, [17.4, 46.76], [17.75, 46.85], [18.05, 46.98]),
  lake('Neusiedler See', 3, [16.77, 47.8]),
  lake('Lake Scutari', 3, [19.28, 42.19]),
  lake('Ohrid', 3, [20.71, 41.04]),
  lake('Prespa', 3, [21.0, 40.88]),

  area('Poland', 3, [21.85, 49.4]),
  area('Anatolia', 2, [27.05, 39.55]),
  area('Istria', 3, [13.95, 45.25]),
  area('Slavonia', 3, [17.4, 45.4], [18.3, 45.35]),
  area('Banat', 3, [20.7, 45.65], [21.3, 45.55]),
  area('Transylvania', 3, [22.9, 46.15], [23.4, 46.3]),
  area('Oltenia', 3, [23.3, 44.5], [24.0, 44.6]),
  area('Apulia', 3, [16.3, 41.05], [17.1, 40.7]),
  area('Epiros', 3, [20.55, 39.75], [20.85, 39.45]),
  area('Thessaly', 3, [21.95, 39.5], [22.45, 39.45]),
  area('Khalkidike', 3, [23.25, 40.4], [23.7, 40.42]),
  area('Peloponnesos', 2, [21.75, 37.65], [22.4, 37.5]),

  note('Weather line D', 3, [18.1, 37.28], [18.9, 37.53], [19.7, 37.77]),
]
