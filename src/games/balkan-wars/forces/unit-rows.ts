import type { Nation, UnitRow } from './counter'

// A run of numbers is one line: # is its ordinal in the name, % the number. Combat, cadre and movement as printed, then
// what only some have. The spare artillery of each country comes by event 11 alone (C10).

// biome-ignore format: alike counters a line
const ottoman: readonly UnitRow[] = [
  ['ott-hq-1', '1st Army HQ', 'hq', 'army', 1, 3, 6, { command: 2, staff: 1 }],
  ['ott-hq-2', '2nd Army HQ', 'hq', 'army', 1, 3, 6, { command: 2, staff: 2 }],
  ['ott-inf-1..4', '# Infantry Division', 'infantry', 'division', 8, 3, 6],
  ['ott-inf-5..6', '# Infantry Division', 'infantry', 'division', 7, 2, 6],
  ['ott-inf-7', '7th Infantry Division', 'infantry', 'division', 8, 3, 6],
  ['ott-inf-8..9', '# Infantry Division', 'infantry', 'division', 7, 2, 6],
  ['ott-inf-10', '10th Infantry Division', 'infantry', 'division', 8, 3, 6],
  ['ott-inf-11..12', '# Infantry Division', 'infantry', 'division', 7, 2, 6],
  ['ott-inf-13', '13th Infantry Division', 'infantry', 'division', 8, 3, 6],
  ['ott-inf-14..15', '# Infantry Division', 'infantry', 'division', 7, 2, 6],
  ['ott-inf-16', '16th Infantry Division', 'infantry', 'division', 8, 3, 6],
  ['ott-inf-17..18', '# Infantry Division', 'infantry', 'division', 7, 2, 6],
  ['ott-inf-19..21', '# Infantry Division', 'infantry', 'division', 7, 2, 6, { corps: 'VII' }],
  ['ott-inf-22', '22nd Infantry Division', 'infantry', 'division', 7, 2, 6],
  ['ott-inf-23..24', '# Infantry Division', 'infantry', 'division', 8, 3, 6],
  ['ott-inf-25..27', '# Infantry Division', 'infantry', 'division', 7, 2, 6, { corps: 'VIII' }],
  ['ott-r-1..6', '# R (Redif) Division', 'infantry', 'division', 5, 1, 6],
  ['ott-cav-1..7', '# Cavalry Brigade', 'cavalry', 'brigade', 2, 2, 8],
  ['ott-cav-8', '8th Cavalry Brigade', 'cavalry', 'brigade', 2, 2, 8, { corps: 'VIII' }],
  ['ott-cav-7b', '7th Cavalry Brigade (VII Corps)', 'cavalry', 'brigade', 2, 2, 8, { corps: 'VII' }],
  ['ott-cav-gd', 'Gd Cavalry Regiment', 'cavalry', 'regiment', 1, 3, 8],
  ['ott-rf-1', '1 RF Infantry Brigade', 'infantry', 'brigade', 4, 3, 6],
  ['ott-rf-2', '2 RF Alpine Brigade', 'alpine', 'brigade', 4, 3, 6],
  ['ott-rf-3', '3 RF Infantry Brigade', 'infantry', 'brigade', 4, 3, 6],
  ['ott-rf-4', '4 RF Alpine Brigade', 'alpine', 'brigade', 4, 3, 6],
  ['ott-art-1..2', '# Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 1 }],
  ['ott-art-3', '3rd Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 2, armsDeal: true }],
  ['ott-eng-1..2', '# Engineer Brigade', 'engineer', 'brigade', 2, 2, 6],
  ['ott-sup-1..2', '# Mobile Supply', 'supply', 'unit', 1, 1, 6, { support: 2 }],
  ['ott-dep-1..4', 'Depot %', 'depot', 'unit', 1, 1, 0, { support: 4 }],
  ['ott-dep-5', 'Depot 5 (spare)', 'depot', 'unit', 1, 1, 0, { support: 4 }],
  ['ott-fort-adrian', 'Adrian Fortification', 'fortification', 'fortress', 3, 3, 0, { bombardment: 4 }],
  ['ott-fort-chat', 'Chat Fortification', 'fortification', 'fortress', 3, 3, 0, { bombardment: 3 }],
  ['ott-fort-kirk', 'Kirk Fortification', 'fortification', 'fortress', 2, 2, 0, { bombardment: 2 }],
  ['ott-fort-maid', 'Maid Fortification', 'fortification', 'fortress', 2, 3, 0, { bombardment: 3 }],
  ['ott-fort-scut', 'Scut Fortification', 'fortification', 'fortress', 2, 3, 0, { bombardment: 3 }],
  ['ott-fort-yann', 'Yann Fortification', 'fortification', 'fortress', 2, 3, 0, { bombardment: 3 }],
]

// biome-ignore format: alike counters a line
const bulgarian: readonly UnitRow[] = [
  ['bul-hq-1', '1st Army HQ', 'hq', 'army', 1, 3, 6, { command: 2, staff: 2 }],
  ['bul-hq-2', '2nd Army HQ', 'hq', 'army', 1, 3, 6, { command: 3, staff: 2 }],
  ['bul-hq-3', '3rd Army HQ', 'hq', 'army', 1, 3, 6, { command: 3, staff: 3 }],
  ['bul-hq-4..5', '# Army HQ', 'hq', 'army', 1, 3, 6, { command: 2, staff: 1 }],
  ['bul-cav-gd', 'Gd Cavalry Regiment', 'cavalry', 'regiment', 2, 4, 8],
  ['bul-inf-1-1..2', '%/1 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-1-3', '3/1 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-2-1..2', '%/2 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-2-3', '3/2 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-3-1..2', '%/3 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-3-3', '3/3 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-4-1..2', '%/4 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-4-3', '3/4 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-5-1..2', '%/5 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-5-3', '3/5 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-6-1..2', '%/6 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-6-3', '3/6 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-7-1..2', '%/7 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-7-3', '3/7 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-8-1..2', '%/8 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-8-3', '3/8 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-9-1..2', '%/9 Infantry Brigade', 'infantry', 'brigade', 6, 3, 6],
  ['bul-inf-9-3', '3/9 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-10-1..2', '%/10 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-inf-11-1..2', '%/11 Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['bul-r-1..5', '# R Infantry Brigade', 'infantry', 'brigade', 4, 2, 6],
  ['bul-lw-1..3', '# LW Infantry Brigade', 'infantry', 'brigade', 3, 1, 6],
  ['bul-cav-1..3', '# Cavalry Brigade', 'cavalry', 'brigade', 2, 2, 8],
  ['bul-cv-1..2', '%/Cv Cavalry Brigade', 'cavalry', 'brigade', 3, 3, 8],
  ['bul-art-1..2', '# Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 2 }],
  ['bul-art-3', '3rd Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 1 }],
  ['bul-art-4', '4th Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 3, armsDeal: true }],
  ['bul-eng-1..3', '# Engineer Battalion', 'engineer', 'battalion', 1, 3, 6],
  ['bul-eng-rr', 'RR Engineer Regiment', 'engineer', 'regiment', 1, 3, 6],
  ['bul-sup-1..3', '# Mobile Supply (Logistic Unit)', 'supply', 'unit', 1, 1, 6, { support: 3 }],
  ['bul-dep-1..3', 'Depot %', 'depot', 'unit', 1, 1, 0, { support: 4 }],
]

// biome-ignore format: alike counters a line
const serbian: readonly UnitRow[] = [
  ['ser-hq-1', '1st Army HQ', 'hq', 'army', 1, 3, 6, { command: 3, staff: 3 }],
  ['ser-hq-2', '2nd Army HQ', 'hq', 'army', 1, 3, 6, { command: 2, staff: 2 }],
  ['ser-inf-1-1..2', '%/1 Infantry Brigade', 'infantry', 'brigade', 5, 3, 6],
  ['ser-inf-2-1..2', '%/2 Infantry Brigade', 'infantry', 'brigade', 5, 3, 6],
  ['ser-inf-3-1..2', '%/3 Infantry Brigade', 'infantry', 'brigade', 5, 3, 6],
  ['ser-inf-4-1..2', '%/4 Infantry Brigade', 'infantry', 'brigade', 5, 3, 6],
  ['ser-inf-5-1..2', '%/5 Infantry Brigade', 'infantry', 'brigade', 5, 3, 6],
  ['ser-r-1..8', '# R Infantry Brigade', 'infantry', 'brigade', 4, 2, 6],
  ['ser-cav-1..2', '# Cavalry Brigade', 'cavalry', 'brigade', 2, 3, 8],
  ['ser-art-1', '1st Heavy Artillery', 'artillery', 'brigade', 1, 2, 4, { bombardment: 2 }],
  ['ser-art-2', '2nd Heavy Artillery', 'artillery', 'brigade', 1, 2, 4, { bombardment: 2, armsDeal: true }],
  ['ser-eng-1', '1st Engineer Battalion', 'engineer', 'battalion', 1, 3, 6],
  ['ser-sup-1', '1st Mobile Supply', 'supply', 'unit', 1, 1, 6, { support: 3 }],
  ['ser-dep-1..2', 'Depot %', 'depot', 'unit', 1, 1, 0, { support: 4 }],
]

// biome-ignore format: alike counters a line
const montenegrin: readonly UnitRow[] = [
  ['mon-hq-1', '1st Army HQ', 'hq', 'army', 1, 2, 6, { command: 1, staff: 1 }],
  ['mon-alp-1..3', '# Alpine Brigade', 'alpine', 'brigade', 4, 3, 6],
  ['mon-inf-4', '4th Infantry Brigade', 'infantry', 'brigade', 3, 2, 6],
  ['mon-r-1..3', '# R Brigade', 'infantry', 'brigade', 2, 1, 6],
  ['mon-art-1', '1st Heavy Artillery', 'artillery', 'battalion', 1, 1, 4, { bombardment: 1, armsDeal: true }],
  ['mon-dep-1', 'Depot 1', 'depot', 'unit', 1, 1, 0, { support: 3 }],
]

// biome-ignore format: alike counters a line
const greek: readonly UnitRow[] = [
  ['gre-hq-1', '1st Army HQ', 'hq', 'army', 1, 3, 6, { command: 2, staff: 2 }],
  ['gre-inf-1-1..2', '%/1 Infantry Regiment', 'infantry', 'regiment', 3, 3, 6],
  ['gre-inf-1-3', '3/1 Infantry Regiment', 'infantry', 'regiment', 2, 2, 6],
  ['gre-inf-2-1..2', '%/2 Infantry Regiment', 'infantry', 'regiment', 3, 3, 6],
  ['gre-inf-2-3', '3/2 Infantry Regiment', 'infantry', 'regiment', 2, 2, 6],
  ['gre-inf-3-1..2', '%/3 Infantry Regiment', 'infantry', 'regiment', 3, 3, 6],
  ['gre-inf-3-3', '3/3 Infantry Regiment', 'infantry', 'regiment', 2, 2, 6],
  ['gre-inf-4-1..2', '%/4 Infantry Regiment', 'infantry', 'regiment', 3, 3, 6],
  ['gre-inf-4-3', '3/4 Infantry Regiment', 'infantry', 'regiment', 2, 2, 6],
  ['gre-r-1..4', '# R Brigade', 'infantry', 'brigade', 3, 1, 6],
  ['gre-ng-1..2', '# NG (National Guard) Brigade', 'infantry', 'brigade', 2, 1, 6],
  ['gre-cav-1..3', '# Cavalry Regiment', 'cavalry', 'regiment', 1, 2, 8],
  ['gre-art-1', '1st Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 2 }],
  ['gre-art-2', '2nd Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 2, armsDeal: true }],
  ['gre-eng-1..2', '# Engineer Regiment', 'engineer', 'regiment', 1, 3, 6],
  ['gre-sup-1', '1st Mobile Supply', 'supply', 'unit', 1, 1, 6, { support: 3 }],
  ['gre-dep-1..2', 'Depot %', 'depot', 'unit', 1, 1, 0, { support: 4 }],
]

// biome-ignore format: alike counters a line
const rumanian: readonly UnitRow[] = [
  ['rum-hq-1', '1st Corps HQ', 'hq', 'corps', 1, 3, 6, { command: 2, staff: 2 }],
  ['rum-inf-1..4', '# Infantry Brigade', 'infantry', 'brigade', 6, 2, 6],
  ['rum-cav-1', '1st Cavalry Brigade', 'cavalry', 'brigade', 3, 3, 8],
  ['rum-eng-1', '1st Engineer Battalion', 'engineer', 'battalion', 1, 3, 6],
  ['rum-art-1', '1st Heavy Artillery Brigade', 'artillery', 'brigade', 1, 2, 4, { bombardment: 2 }],
  ['rum-sup-1', '1st Mobile Supply', 'supply', 'unit', 1, 1, 6, { support: 3 }],
  ['rum-dep-1', 'Depot 1', 'depot', 'unit', 1, 1, 0, { support: 4 }],
]

// biome-ignore format: alike counters a line
const austrian: readonly UnitRow[] = [
  ['ah-hq-15', '15th Mountain Corps HQ', 'hq', 'corps', 1, 4, 6, { command: 3, staff: 3 }],
  ['ah-mtn-1..4', '# Mountain Infantry Brigade', 'alpine', 'brigade', 6, 4, 6],
  ['ah-eng-1', '15th Engineer Battalion', 'engineer', 'battalion', 1, 4, 6],
  ['ah-art-1', '15th Heavy Artillery Brigade', 'artillery', 'brigade', 1, 3, 4, { bombardment: 4 }],
  ['ah-sup-1', '15th Mobile Supply', 'supply', 'unit', 1, 2, 6, { support: 4 }],
  ['ah-dep-1', 'Depot 1', 'depot', 'unit', 1, 2, 0, { support: 5 }],
]

// biome-ignore format: alike counters a line
const german: readonly UnitRow[] = [
  ['ger-hq-vg', 'VG (von der Goltz) HQ', 'hq', 'army', 1, 4, 6, { command: 3, staff: 3 }],
]

// biome-ignore format: alike counters a line
const british: readonly UnitRow[] = [
  ['bri-fleet', 'British Fleet', 'fleet', 'fleet', 0, 4, 0, { bombardment: 4 }],
]

// biome-ignore format: alike counters a line
const albanian: readonly UnitRow[] = [
  ['alb-inf-1', '1st Infantry Brigade', 'infantry', 'brigade', 3, 2, 6],
]

/** In the order in which the counters are numbered. */
export const UNIT_ROWS: { readonly [nation in Nation]: readonly UnitRow[] } = {
  'Ottoman Empire': ottoman,
  Bulgaria: bulgarian,
  Serbia: serbian,
  Montenegro: montenegrin,
  Greece: greek,
  Rumania: rumanian,
  'Austro-Hungary': austrian,
  Germany: german,
  Britain: british,
  Albania: albanian,
}
