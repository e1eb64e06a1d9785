/** A list with one more, or without it if it was there. */
export const toggled = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter(each => each !== one) : [...list, one]

/** A list without one; the same list if it was not there. */
export const without = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter(each => each !== one) : list

/** A list with one more; the same list if it was there already. */
export const including = <T>(list: readonly T[], one: T): readonly T[] => (list.includes(one) ? list : [...list, one])
