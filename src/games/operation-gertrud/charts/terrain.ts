export type Ground = 'clear' | 'rough' | 'mountain'

/** Shifts are columns to the left. A city or town costs what the other terrain in its hex costs (9.0.5). */
export type TerrainKey = {
  readonly hexes: { readonly [ground in Ground]: { readonly mp: number; readonly shift: number } }
  readonly city: { readonly shift: number }
  readonly town: { readonly shift: number }
  /** mp: on top of the hex entered. */
  readonly river: { readonly mp: number; readonly shift: number }
  readonly strait: { readonly mp: number; readonly shift: number }
  readonly road: { readonly mp: number }
  readonly railroad: { readonly mp: number }
}

export const terrain: TerrainKey = {
  hexes: {
    clear: { mp: 1, shift: 0 },
    rough: { mp: 2, shift: 1 },
    mountain: { mp: 3, shift: 2 },
  },
  city: { shift: 1 },
  town: { shift: 0 },
  river: { mp: 1, shift: 1 },
  strait: { mp: 2, shift: 1 },
  road: { mp: 1 },
  railroad: { mp: 1 },
}

/** */
export const objectives: readonly string[] = [
  '2806', // Edirne
  '2709', // Istanbul
  '2505', // Çanakkale
  '2509', // Bursa
  '2106', // İzmir
  '2412', // Eskişehir
  '2416', // Ankara
  '2814', // Zonguldak
  '2212', // Afyonkarahisar
  '2015', // Konya
  '1712', // Antalya
  '1820', // Adana
  '2220', // Kayseri
  '2721', // Samsun
  '2423', // Sivas
  '2430', // Erzurum
]
