/** 32 Optional rules (each a switch). */
export const optionalRules = {
  '32.0': 'Any or all by agreement, before sides are chosen.',
  '32.A.1.1': 'ZOC alone does not gain enemy cities or airbases; a unit must occupy.',
  '32.A.1.2': 'A 1/2 RE force alone owns an enemy hex only while in it; 1 RE together or uncontested ZOC keeps it.',
  '32.A.2': 'German c/m units ignore enemy ZOC when retreating onto a friendly-occupied hex; not their stackmates.',
  '32.A.3': 'Overland supply: mountain, swamp, wooded rough count 2; major river hexside +1; not along a road.',
  '32.A.4.1': 'Temporary airfield for 2 MPs: capacity 1 (two hits).',
  '32.A.4.2': 'For 4 MPs: capacity 2 (one hit).',
  '32.A.4.3': 'Raised to 3 by airbase repair.',
  '32.A.5': 'Turn zone D turns from poor to clear: its rivers cost +2, major rivers +4.',
  '32.A.6': 'British units may embark at beaches leaving heavy equipment; must go to the Middle East and stay.',
  '32.B.1': 'Heavy AA not halved across fortified hexsides.',
  '32.B.2.1': 'Brandenburg: leave a ZOC hex free on success; on failure pay or stop.',
  '32.B.2.2': 'May retreat through ZOC to a friendly-occupied hex on success.',
  '32.B.2.3': 'From an adjacent hex, 2 MPs: seize an enemy bridge; failure eliminates it.',
  '32.C.1':
    'Bridge = transport line over a river or major river; owned by the owner (or last owner) of both hexes; Yugoslav border bridges unowned at start.',
  '32.C.2':
    'Tactical bombing from either hex; patrols and interceptors of either hex apply; AA from one or both (both: half of the sum); 3 hits demolish.',
  '32.C.3': 'Ground unit: 4 MPs in an adjacent hex, own or unowned bridge.',
  '32.C.4': 'Demolished: no road, rail, admin use (river 1 + woods 2 = 3 MPs); supply unaffected.',
  '32.C.5': 'Repair by construction unit owning both hexes: 4 MPs, major 8; partial hits the same.',
  '32.C.6': 'Brandenburg seizure per 32.B.2.3.',
  '32.C.7': 'Undisrupted airborne unit dropping next to an enemy bridge may try to seize one; each unit may try.',
  '32.D': 'Italian west-edge rail lines are joined off map: 25 rail hexes.',
  '32.E.0':
    'Greek morale limits, until Germany intervenes or Axis owns 10 Mainland Greek cities at an Allied initial phase.',
  '32.E.1': 'No Greek unit by sea from Mainland Greece to an island without Axis forces.',
  '32.E.2': 'No fort started in Greece more than 7 hexes from both the border and any Axis unit.',
  '32.E.3': 'No own airbase reduced there either.',
  '32.F': 'British optional reinforcements of May I 41 are received.',
}
