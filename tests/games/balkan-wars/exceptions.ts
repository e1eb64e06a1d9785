import type { Exception } from '../map-sense'

/** Flat hexes with a local relief of 300 m or more, and mountain hexes with less than 500 m that lie below 1000 m. */
export const RELIEF_EXCEPTIONS: readonly Exception[] = [
  { at: '1244', why: 'the lower Drina about Loznica and the Jadar, open towards the Macva' },
  { at: '1539', why: 'the basin of the Gruza between Rudnik and Kraljevo' },
  { at: '1638', why: 'the western Morava about Trstenik' },
  { at: '1640', why: 'Kraljevo, in the wide valley of the western Morava' },
  { at: '1732', why: 'the foothills of the Danube plain below Belogradchik' },
  { at: '1919', why: 'the low country about Preslav and the upper Kamchiya' },
  { at: '1941', why: 'the Peshter, a high open plateau' },
  { at: '2016', why: 'the coast between the Kamchiya and Cape Emine' },
  { at: '2024', why: 'the hills of Sevlievo and Gabrovo, open to the Danube plain' },
  { at: '2232', why: 'the basin of Pernik west of Sofia' },
  { at: '2238', why: 'Prishtina on the Kosovo Polje' },
  { at: '2327', why: 'the upper Topolnitsa, northern rim of the Maritsa plain' },
  { at: '2635', why: 'Ishtib and the lower Bregalnica' },
  { at: '2636', why: 'the Ovche Polje' },
  { at: '2644', why: 'the coastal plain of the Bojana and the lower Drin' },
  { at: '2923', why: 'the eastern end of the Rhodope, where only the road of Gumuljina crosses' },
  { at: '3219', why: 'the low ridge between Keshan and the gulf of Saros' },
  { at: '3232', why: 'the plain of Langaza below the hills of Salonika' },
  { at: '3244', why: 'the coastal plain of Valona' },
  { at: '4039', why: 'the plain of Arta' },
]

export const AREAS_IN_PIECES: readonly Exception[] = [
  {
    at: 'Ottoman Empire 1912: 5',
    why: 'the mainland, Lemnos, Imbros with Samothrace, Chios with its mainland coast, Ikaria',
  },
  { at: 'Greece 1912: 3', why: 'the mainland, Corfu, Skyros' },
  { at: 'Ottoman Empire 1913: 2', why: 'the mainland and the coast beside Chios' },
  { at: 'Greece 1913: 8', why: 'A7: the northern Aegean islands are Greek' },
]
