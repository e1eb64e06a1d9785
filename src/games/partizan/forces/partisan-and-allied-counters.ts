import type { Row } from './counter'

export const partisan = [
  ['pa-tito', 'Tito', 'Tito', 'leader', null, [1, 1, 8], null, 'tito', 'never-rebuilt'],
  ['pa-1pr', '1 Pr', '1 Proletarian Division', 'elite-partisan', 'XX', [3, 2, 8], null],
  ['pa-2pr', '2 Pr', '2 Proletarian Division', 'elite-partisan', 'XX', [3, 2, 8], null],
  ['pa-3ud', '3 Ud', '3 Assault Division', 'elite-partisan', 'XX', [3, 2, 8], null],
  ['pa-4kr', '4 Kr', '4 Krajina Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-5kr', '5 Kr', '5 Krajina Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-6lk', '6 Lk', '6 Lika Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-7bn', '7 Bn', '7 Banija Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-8kd', '8 Kd', '8 Kordun Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-9dl', '9 Dl', '9 Dalmatian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-10kr', '10 Kr', '10 Krajina Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-11kr', '11 Kr', '11 Krajina Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-12sla', '12 Sla', '12 Slavonian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-13pg', '13 PG', '13 Primorje-Gorski Kotar Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-14slo', '14 Slo', '14 Slovene Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-15slo', '15 Slo', '15 Slovene Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-16vo', '16 Vo', '16 Vojvodina Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-17ib', '17 IB', '17 East Bosnian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-18slo', '18 Slo', '18 Slovene Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-19dl', '19 Dl', '19 Dalmatian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-20dl', '20 Dl', '20 Dalmatian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-21sk', '21 Sk', '21 Serbian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-22sk', '22 Sk', '22 Serbian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-1novj', '1 NOVJ', '1 NOVJ Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-2novj', '2 NOVJ', '2 NOVJ Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-28sla', '28 Sla', '28 Slavonian Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-53bk', '53 Bk', '53 Bosnian Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-26dl', '26 Dl', '26 Dalmatian Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-27ib', '27 IB', '27 East Bosnian Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-30slo', '30 Slo', '30 Slovene Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-36vo', '36 Vo', '36 Vojvodina Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-43is', '43 Is', '43 Istrian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-23sk', '23 Sk', '23 Serbian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-31slo', '31 Slo', '31 Slovene Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-32hr', '32 Hr', '32 Croatian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-35lk', '35 Lk', '35 Lika Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-37sz', '37 Sz', '37 Sandzak Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-39kr', '39 Kr', '39 Krajina Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-24sk', '24 Sk', '24 Serbian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-25sk', '25 Sk', '25 Serbian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-33hr', '33 Hr', '33 Croatian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-34hr', '34 Hr', '34 Croatian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-38ib', '38 IB', '38 East Bosnian Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-40sla', '40 Sla', '40 Slavonian Division', 'partisan', 'XX', [2, 2, 8], null],
  ['pa-41mk', '41 Mk', '41 Macedonian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-42mk', '42 Mk', '42 Macedonian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-45sk', '45 Sk', '45 Serbian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-46sk', '46 Sk', '46 Serbian Division', 'partisan', 'XX', [2, 1, 8], null],
  ['pa-48mk', '48 Mk', '48 Macedonian Division', 'partisan', 'XX', [1, 1, 8], null],
  ['pa-gb', 'Gb', 'Garibaldi Division', 'partisan', 'XX', [2, 2, 8], null, 'eis'],
  ['pa-nt', 'Nt', 'Natisone Division', 'partisan', 'XX', [2, 1, 8], null, 'eis'],
] as const satisfies readonly Row[]

export const american = [
  ['al-us3', '3', 'US 3 Division', 'infantry', 'XX', [9, 9, 12], [5, 5], 'armpit', 'never-rebuilt'],
  ['al-us36', '36', 'US 36 Division', 'infantry', 'XX', [8, 8, 12], [4, 4], 'armpit', 'never-rebuilt'],
  ['al-us45', '45', 'US 45 Division', 'infantry', 'XX', [9, 8, 12], [5, 4], 'armpit', 'never-rebuilt'],
  ['al-abtf', 'ABTF', 'US Airborne Task Force', 'airborne', 'XX', [7, 6, 12], [4, 3], 'armpit', 'never-rebuilt'],
] as const satisfies readonly Row[]

export const french = [
  ['al-fr1', 'I', 'French I Corps', 'mountain', 'XXX', [14, 14, 10], [7, 7], 'armpit', 'never-rebuilt'],
] as const satisfies readonly Row[]

export const polish = [
  ['al-po2', 'II', 'Polish II Corps', 'infantry', 'XXX', [13, 13, 10], [7, 7], 'armpit', 'never-rebuilt'],
] as const satisfies readonly Row[]

export const british = [
  ['al-sas2', '2 SAS', '2 SAS', 'special-forces', 'II', [2, 2, 10], null, 'commando', 'self-supplied', 'never-rebuilt'],
  ['al-f10', 'F10', 'Force 10', 'special-forces', null, [0, 1, 10], null, 'commando', 'self-supplied', 'never-rebuilt'],
] as const satisfies readonly Row[]
