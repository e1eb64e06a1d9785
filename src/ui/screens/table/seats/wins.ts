/** 'Axis win', but 'German player wins'. */
export const wins = (name: string): string => `${name} ${name.endsWith(' player') ? 'wins' : 'win'}`
