/** 33 Scenarios. */
export const scenarios = {
  '33.0': 'Rules describe the full campaign; shorter scenarios follow.',
  '33.A.1': 'Italo-Greek War: Nov I 40 to Mar II 41 (printed year 41 for the start is an error).',
  '33.A.2': 'All standard rules, campaign lists.',
  '33.A.3': 'Standard victory.',
  '33.B.1': 'Operation Marita: Apr I 41 to Apr II 41.',
  '33.B.2.1':
    'Both maps, Marita lists; listed losses of attack strength points: division to cadre counts its full strength.',
  '33.B.2.2': 'Allied sets up first, Axis second; play starts with the surprise turn of Apr I 41.',
  '33.B.2.3': 'Germany has intervened; Bulgaria passive on Apr I, then partial; Yugoslavia has joined the Allies.',
  '33.B.2.4':
    'Allied owns Greece, Yugoslavia and listed Albania; Axis owns Italy, Germany, Slovakia, Hungary, Romania, Bulgaria, Dodecanese, rest of Albania; Turkey neutral.',
  '33.B.3': 'Standard victory.',
  '33.C.1': 'Marita-Merkur: Apr I 41 to Jun II 41.',
  '33.C.2': 'Special rules of Marita.',
  '33.C.3': 'Standard victory.',
  '33.D.1': 'Assault on Crete: May II 41 to Jun II 41.',
  '33.D.2.1':
    'Map 15B only, own lists; Allied first, Axis second, then Axis plans airborne and amphibious operations for turn one.',
  '33.D.2.2':
    'Allied owns Crete, Andikythra, Gavdos; Axis the Dodecanese and all other Greek land on map; Turkey neutral.',
  '33.D.2.3': 'Axis initial temporary airfields stay without construction units.',
  '33.D.3.1':
    'Axis major victory: owns all airbases on Crete, or eliminates 4 British REs (air unit 1 RE; not Greeks, not position AA) losing at most 2 airborne REs.',
  '33.D.3.2': 'Both: decisive; neither: Allied major.',
  '33.E.1': 'Plan G: Nov I 40 until the Axis ceases operations.',
  '33.E.2.1':
    'Italian regular reinforcements of Nov I - Dec II 40 join the Albania Troop Command at start and do not arrive later.',
  '33.E.2.2':
    'Allied die: 1-2 undetected; 3-6 special Oct II 40 Allied initial and movement phases, Greek Nov I reinforcements come then, Greeks move inside Greece.',
  '33.E.3': 'Standard victory.',
  '33.F.1': 'Plan Y: Nov I 40 to Mar II 41.',
  '33.F.2.1': 'Map 14A only, own lists, Allied first.',
  '33.F.2.2': 'Allied owns Yugoslavia, Axis Italy and Albania; others neutral, Hungary and Bulgaria may intervene.',
  '33.F.2.3':
    'Allied die: 1-3 undetected; 4-6 Oct II 40 turn with Yugoslav mobilization and movement inside Yugoslavia.',
  '33.F.2.4': 'Allied initial phase: capital may move to a rail-connected city; no evacuation.',
  '33.F.2.5':
    'From Nov II 40 the Axis may call Balkan intervention as 28.C.1 without Metaxas modifiers: Hungary and Bulgaria join.',
  '33.F.3': 'Axis captures the capital: by Jan II decisive, Feb major, Mar marginal; else Allied major.',
  '33.G.1': 'Greek Appeasement: Nov I 40 until the Axis ceases operations.',
  '33.G.2':
    'Cham region is Axis-owned and part of Albania; its border is the international border; Kerkyra stays Greek.',
  '33.G.3': 'Standard victory.',
  IDX: 'Index.',
}
