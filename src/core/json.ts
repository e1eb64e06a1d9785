/** What a position, an action and a fact may be made of: nothing that a file cannot hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export const isObject = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
