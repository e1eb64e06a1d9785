const does = (name: string, verb: string): string => `${name} ${verb}${name.endsWith(' player') ? 's' : ''}`

/** 'Axis win', but 'German player wins'. */
export const wins = (name: string): string => does(name, 'win')

/** 'Axis agree', but 'German player agrees'. */
export const agrees = (name: string): string => does(name, 'agree')
