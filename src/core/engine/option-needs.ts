import type { Json } from '../json'
import type { OptionInfo } from './module'

export type OptionNeed = { readonly option: string; readonly value: boolean | string }

type Chosen = { readonly [option: string]: Json | undefined }

/** An option named alone is a switch that must be on. */
export const needOf = ({ needs }: OptionInfo): OptionNeed | null =>
  needs === undefined ? null : typeof needs === 'string' ? { option: needs, value: true } : needs

/** What an option is while what it needs is not chosen. */
export const idleValue = ({ values, default: usual }: OptionInfo): boolean | string =>
  values === undefined ? false : usual

/** What an option needs and does not get; null: nothing is missing. */
export function missingNeed(option: OptionInfo, chosen: Chosen): OptionNeed | null {
  const need = needOf(option)
  return need === null || chosen[need.option] === need.value ? null : need
}

/** Options that lack their need are idle, and so are those that need them in turn. `isFixed`: what is not to be touched. */
export function withNeedsMet<Value extends Json>(
  options: readonly OptionInfo[],
  chosen: { readonly [option: string]: Value },
  isFixed: (option: OptionInfo) => boolean = () => false,
): { [option: string]: Value | boolean | string } {
  const met: { [option: string]: Value | boolean | string } = { ...chosen }
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const option of options) {
      const isIdle = met[option.id] === undefined || met[option.id] === idleValue(option)
      if (isIdle || isFixed(option) || missingNeed(option, met) === null) continue
      met[option.id] = idleValue(option)
      isSettled = false
    }
  }
  return met
}

/** 'Fog', or 'Length: long', as the players read it. */
export function needInWords(options: readonly OptionInfo[], { option, value }: OptionNeed): string {
  const title = options.find(each => each.id === option)?.title ?? option
  return value === true ? title : `${title}: ${value === false ? 'off' : value}`
}
