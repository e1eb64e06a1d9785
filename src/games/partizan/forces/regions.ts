/** 2.5, R-35: the regions of Yugoslavia, as the map names them. */
export const REGIONS = [
  'North Slovenia',
  'South Slovenia',
  'Medjimurje',
  'Central Croatia',
  'Krajinas',
  'Slavonia',
  'Srem',
  'Backa',
  'Banat',
  'Western Bosnia',
  'Central Bosnia',
  'Eastern Bosnia',
  'Herzegovina',
  'Central Dalmatia',
  'South Dalmatia',
  'Bocche Cattaro',
  'Highlands',
  'Sandzak',
  'Kosovo/Metohija',
  'Podrinje',
  'Podunavlje',
  'Sumadija',
  'Timok',
  'Juzno Pomoravlje',
  'North Macedonia',
  'South Macedonia',
  'Adriatic Islands',
] as const
export type Region = (typeof REGIONS)[number]

/** What the map shows of other countries. */
export const COUNTRIES = ['Italy', 'Germany', 'Hungary', 'Romania', 'Bulgaria', 'Albania', 'Greece'] as const
export type Country = (typeof COUNTRIES)[number]

export type Area = Region | Country
