import type { Scenario } from './scenario'

/** Operation Gelignite. Columns lost in the printed tables are settled by the rulings R-DEP. */
export const gelignite: Scenario = {
  id: '1945',
  title: 'Operation Gelignite (January 1945)',
  about: 'Winter 1944-45: the 8th Army crosses the Adriatic to race the Soviets.',
  istria: 'Slovenia',
  alliedAreas: ['Serbia', 'Macedonia', 'Albania', 'Greece', 'Romania', 'Bulgaria'],
  scoringAreas: ['Italy', 'Croatia', 'Slovenia', 'Istria'],
  bans: {
    'Soviet Union': ['Slovenia', 'Istria', 'Italy'],
    Bulgaria: ['Slovenia', 'Istria', 'Italy'],
  },
  groups: [
    {
      side: 1,
      units: ['de-11l-inf', 'de-173-inf', 'de-187-inf', 'de-369-inf', 'de-373-inf', 'de-392-inf'],
      areas: ['Slovenia', 'Istria', 'Croatia'],
      reduced: 2,
    },
    {
      side: 1,
      units: ['de-71-inf', 'de-181-inf', 'de-264-inf', 'de-297-inf'],
      areas: ['Slovenia', 'Istria', 'Croatia'],
      reduced: 2,
    },
    { side: 1, units: ['de-22-mot'], areas: ['Slovenia', 'Istria', 'Croatia'] },
    { side: 1, units: ['ss-7-mtn'], areas: ['Slovenia', 'Istria', 'Croatia'] },
    { side: 1, units: ['de-1-mtn'], areas: ['Slovenia', 'Istria', 'Croatia'], reduced: 1 },
    { side: 1, units: ['de-104-lt', 'de-117-lt', 'de-118-lt'], areas: ['Slovenia', 'Istria', 'Croatia'], reduced: 1 },
    { side: 1, units: ['ss-1cos-cav'], areas: ['Slovenia', 'Istria', 'Croatia'] },
    {
      side: 1,
      units: ['de-rsk', 'de-gen-1', 'de-gen-2', 'de-gen-3', 'de-gen-4', 'de-gen-5'],
      areas: ['Slovenia', 'Istria', 'Croatia'],
    },
    { side: 1, units: ['ss-5-mot'], areas: ['Slovenia', 'Istria', 'Croatia'] },
    { side: 1, units: ['ss-13-lt', 'ss-14-lt', 'ss-24-lt'], areas: ['Slovenia', 'Istria', 'Croatia'] },
    {
      side: 1,
      units: ['de-41-fort', 'de-963-fort', 'de-965-fort', 'de-966-fort', 'de-968-fort', 'de-1017-fort'],
      areas: ['Slovenia', 'Istria', 'Croatia'],
    },
    { side: 1, units: ['slo-1', 'slo-2', 'slo-3'], areas: ['Slovenia', 'Istria'] },
    { side: 1, units: ['cro-1', 'cro-2', 'cro-3', 'cro-4', 'cro-5', 'cro-6', 'cro-7', 'cro-8'], areas: ['Croatia'] },
    {
      side: 0,
      units: ['uk-8-arm', 'cdn-5-arm', 'cdn-1-inf', 'uk-5-inf', 'uk-42-inf', 'uk-50-inf', 'cdn-1-art', 'uk-12-art'],
      in: 'med',
    },
    { side: 0, units: ['par-01', 'par-02', 'par-03'], areas: ['Slovenia', 'Istria'], limit: 'hideout' },
    {
      side: 0,
      units: ['par-04', 'par-05', 'par-06', 'par-07', 'par-08', 'par-09', 'par-10'],
      areas: ['Croatia'],
      limit: 'hideout',
    },
    {
      side: 0,
      units: ['par-11', 'par-12', 'par-13', 'par-14', 'par-15', 'par-16', 'par-17', 'par-18', 'par-19', 'par-20'],
      areas: ['Serbia'],
      limit: 'hideout',
    },
    {
      side: 0,
      units: [
        'su-73-inf',
        'su-74-inf',
        'su-113-inf',
        'su-223-inf',
        'su-233-inf',
        'su-299-inf',
        'su-57a-art',
        'su-57b-art',
      ],
      near: { hex: '2313', within: 1 },
    },
    {
      side: 0,
      units: ['bg-7-inf', 'bg-9-inf', 'bg-16-inf', 'bg-22-bde', 'bg-24-bde', 'bg-25-bde'],
      near: { hex: '2218', within: 2 },
    },
  ],
  optional: [
    { side: 1, unit: 'de-162-inf', vp: 1, entry: 'axis-entry' },
    { side: 1, unit: 'de-100-lt', vp: 1, entry: 'axis-entry' },
    { side: 1, unit: 'ss-18-bde', vp: 1, entry: 'axis-entry' },
    { side: 1, unit: 'it-13-inf', vp: 1, entry: 'axis-entry' },
  ],
}
