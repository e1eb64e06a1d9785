/** 'Apr I 41' by its number in the turn record; Oct II 40 is turn 0. */
export { turnName as dateOf } from './weather'
