/** Names that have a usual short form. */
const SHORT: { readonly [name: string]: string } = {
  'Cavalry Division': 'Cav',
  'Cavalry Brigade': 'Cav',
  'Albanian Royal Guard and Fascist militia': 'Guard',
  '22 Cacciatori delle Alpi': '22 Alpi',
  '7 Lupi di Toscana': '7 Lupi',
  'Gross Deutschland': 'GD',
  'Hermann Göring Flak': 'HG',
  'SS Das Reich': 'Das R.',
  '51 Pindos Detachment': 'Pindos',
  'Cypriot and Palestine pioneers': 'Cyp-Pal',
  'Layforce second group': 'Layf. 2',
  'Polish Carpathian': 'Pol Carp',
  'Assault Regiment': 'Sturm',
  'Suda base force': 'Suda',
  'Australian composite': 'Aus',
}

/** What says of a unit only what its symbol and its size mark say already. */
const TOLD_ELSEWHERE = new RegExp(
  [
    'position AA',
    'Border(?! \\()',
    'Fort group',
    'Lancieri di|Cavalleggeri di|Cavalleggeri',
    '(?:Celere .*)',
    '(?:(?:Army|Corps|corps) )?(?:heavy )?artillery(?: group)?',
    '(?:Assault |Parachute )?(?:Infantry|Mountain|Panzer|Motorized|Artillery|Cavalry|Engineer|Construction|Antitank|Parachute|Gun)',
    'Division|Regiment|Brigade|Detachment|division|battalion|group|reserve|fortress',
    'infantry|alpini|Alpini|mountain|motorized|panzer|machine-gun|garrison|assault',
    'Air Landing|Light AA|Heavy AA|light AA|Flak|Evzones|Cretan|Frontier Guard|Armoured|Medium',
  ]
    .map(words => `\\b(?:${words})`)
    .join('|'),
  'gu',
)

const LONGEST = 9
const KEPT = 4

/** '72' for the 72 Infantry, '20 Breg.' for the 20 Bregalnicka: what a counter has room for. */
export function designationOf(name: string): string {
  const known = SHORT[name]
  if (known !== undefined) return known
  const bare = name
    .replace(/ \(.*\)/u, '')
    .replace('New Zealand', 'NZ')
    .replace('Australian', 'Aus')
  const own = bare.replace(TOLD_ELSEWHERE, '').replaceAll(/\s+/gu, ' ').trim()
  if (own === '') return bare.split(' ')[0] as string
  if (own.length <= LONGEST) return own
  const [first = '', second] = own.split(' ')
  if (second === undefined || !/^\d/u.test(first)) return first.length <= LONGEST ? first : `${first.slice(0, 7)}.`
  return `${first} ${second.slice(0, KEPT)}.`
}
