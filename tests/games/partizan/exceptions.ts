import type { Exception } from '../map-sense'

/** Clear hexes with a local relief of 300 m or more, and mountain hexes with less than 500 m that lie below 1000 m. */
export const RELIEF_EXCEPTIONS: readonly Exception[] = [
  { at: '1120', why: 'the plain of Pelagonia between Pelister and the Nidje' },
  { at: '1123', why: 'the Vardar valley at Gevgelija between steep ranges' },
  { at: '1514', why: 'the coastal plain of the Bojana below the hills of Ulcinj' },
  { at: '1521', why: 'the Ovce Polje, open between its rims' },
  { at: '1819', why: 'the southern Kosovo Polje below the Sar Planina' },
  { at: '1920', why: 'Prugovac and Grapasnica: wooded ridges without passes, in the atlas mountain' },
  { at: '2020', why: 'the southern end of Kopaonik above the Lab' },
  { at: '2022', why: 'the basin of Leskovac on the Juzna Morava' },
  { at: '2515', why: 'Uzice in its gorge between Povlen and Zlatibor' },
  { at: '2521', why: 'Kucaj, karst plateau without roads' },
  { at: '2604', why: 'the Ravni Kotari, the only open land of Dalmatia; its eastern rim is Velebit' },
]

/** R-39 bends lines through hexes that the target tables give a bridge, viaduct, station or rail line. */
export const BENT_RAILWAYS: readonly Exception[] = [
  { at: 'Zagreb - Sisak - Belgrade main line: 3207 3107 3208', why: 'viaduct 3107' },
  { at: 'Zagreb - Sisak - Belgrade main line: 3208 3108 3209', why: 'rail line 3108' },
  { at: 'Zagreb - Sisak - Belgrade main line: 3108 3209 3109', why: 'back to Nova Gradiska between 3108 and 3109' },
  { at: 'Zagreb - Sisak - Belgrade main line: 3016 2916 3017', why: 'bridge 2916' },
  { at: 'Zagreb - Karlovac - Ogulin - Fiume: 3202 3301 3201', why: 'viaduct 3301' },
  { at: 'Ogulin - Knin - Spalato (Lika line): 2605 2606 2505', why: 'station 2606' },
  { at: 'Ogulin - Knin - Spalato (Lika line): 2606 2505 2506', why: 'Drnis lies between 2606 and 2506' },
  { at: 'Ogulin - Knin - Spalato (Lika line): 2505 2506 2406', why: 'rail line 2506' },
  { at: 'Sunja - Bosanski Novi - Banja Luka: 3106 3006 3007', why: 'viaduct 3006' },
  { at: 'Nis - Skoplje - Salonika: 1621 1521 1520', why: 'bridge 1521' },
  { at: 'Nis - Skoplje - Salonika: 1520 1420 1421', why: 'station 1420' },
  { at: 'Stalac - Krusevac - Kraljevo - Cacak - Uzice: 2516 2416 2515', why: 'rail line 2416' },
  { at: 'Sarajevo - Mostar - Dubrovnik: 2411 2410 2310', why: 'viaduct 2410' },
  { at: 'Sarajevo - Mostar - Dubrovnik: 2210 2110 2109', why: 'bridge 2110' },
  { at: 'Lasva - Travnik - Jajce: 2709 2809 2708', why: 'bridge 2809' },
  { at: 'Veles - Prilep - Bitolj - Florina: 1221 1121 1120', why: 'bridge 1121' },
  { at: 'Veles - Stip - Kocani: 1422 1522 1423', why: 'viaduct 1522' },
]

export const AREAS_IN_PIECES: readonly Exception[] = [
  { at: 'South Dalmatia: 2', why: 'Herzegovina reaches the sea at Neum, between the Neretva and Dubrovnik' },
  { at: 'Adriatic Islands: 6', why: 'islands' },
]
