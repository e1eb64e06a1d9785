/** A modifier as tables print it: '+1', '−2', '0'. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
