/** Units by hex: a legal and sensible set-up of those who have a choice. */
export type ReadyDeployment = { readonly [hex: string]: readonly string[] }

const irregulars = { '1932': ['de-kurd'], '2417': ['de-muslim'] } as const

/** The panzers face Edirne and Kırklareli, the foot the Maritsa, the mountain troops the Rhodope roads. */
export const readyGerman: ReadyDeployment = {
  ...irregulars,
  '2905': ['de-pz-5', 'de-pz-11', 'de-mot-60', 'de-inf-294'],
  '2907': ['de-pz-8', 'de-pz-14', 'de-mot-16'],
  '2805': ['de-pz-9', 'de-mech-lah', 'de-inf-73'],
  '3006': ['de-mech-reich', 'de-mot-gd', 'de-mot-hg'],
  '2704': ['de-inf-101', 'de-inf-132', 'de-inf-183'],
  '2804': ['de-mtn-1', 'de-mtn-4'],
  '3007': ['de-inf-79'],
}

/** The same where Italians hold 2805 and 2704. */
export const readyGermanBehindItalians: ReadyDeployment = {
  ...irregulars,
  '2905': ['de-pz-5', 'de-pz-11', 'de-mot-60', 'de-inf-294'],
  '2907': ['de-pz-8', 'de-pz-14', 'de-mot-16'],
  '2904': ['de-pz-9', 'de-mech-lah', 'de-inf-73'],
  '3006': ['de-mech-reich', 'de-mot-gd', 'de-mot-hg'],
  '2703': ['de-inf-101', 'de-inf-132', 'de-inf-183'],
  '2804': ['de-mtn-1', 'de-mtn-4'],
  '3007': ['de-inf-79'],
}

export const readyTurkish: ReadyDeployment = {
  '2906': ['tr-cav-2'],
  '2806': ['tr-mtn-26', 'tr-arm-iab'],
  '2633': ['tr-inf-9', 'tr-inf-3'],
  '2434': ['tr-inf-29'],
  '2732': ['tr-cav-1'],
  '1823': ['tr-inf-2'],
  '1826': ['tr-inf-10'],
  '1721': ['tr-inf-53'],
}

/** 3.4.3: fifteen units in Thrace; the rest of its army stands behind the Bosphorus and the Sakarya. */
export const readyTurkishFree: ReadyDeployment = {
  '2806': ['tr-inf-23', 'tr-inf-24', 'tr-inf-8', 'tr-arm-iab'],
  '2807': ['tr-inf-22', 'tr-bde-kirklareli'],
  '2708': ['tr-inf-1', 'tr-inf-61', 'tr-inf-46', 'tr-inf-62'],
  '2606': ['tr-inf-4', 'tr-inf-69', 'tr-inf-32', 'tr-inf-66', 'tr-bde-72'],
  '2709': ['tr-inf-11', 'tr-inf-33', 'tr-inf-52', 'tr-inf-28', 'tr-inf-64'],
  '2710': ['tr-cav-2', 'tr-mtn-26', 'tr-cav-7'],
  '2505': ['tr-inf-16', 'tr-inf-57'],
  '2509': ['tr-inf-5', 'tr-inf-6', 'tr-inf-25'],
  '2106': ['tr-inf-70', 'tr-inf-71', 'tr-inf-63', 'tr-bde-antalya'],
  '2711': ['tr-inf-41', 'tr-inf-17'],
  '2412': ['tr-inf-12', 'tr-inf-15'],
  '2416': ['tr-bde-ankara', 'tr-cav-14'],
  '1923': ['tr-inf-20', 'tr-inf-39', 'tr-mtn-68'],
  '1823': ['tr-inf-2', 'tr-inf-10', 'tr-inf-53'],
  '2633': ['tr-inf-9', 'tr-inf-48', 'tr-cav-1'],
  '2430': ['tr-inf-3', 'tr-inf-29', 'tr-inf-51', 'tr-inf-67'],
}

export const readySoviet: ReadyDeployment = {
  '2830': ['su-inf-20', 'su-inf-77', 'su-cav-17'],
  '2634': ['su-inf-63', 'su-inf-76', 'su-inf-236', 'su-arm-6', 'su-arm-54'],
  '2534': ['su-inf-58', 'su-inf-83', 'su-cav-4'],
}
