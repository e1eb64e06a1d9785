/**
 * What a command says while another has the screen: kept until it is released, and passed on at once from then on.
 *
 * @typedef {{ write: (chunk: string | Uint8Array) => void, release: () => void }} Held
 */

/**
 * @param {{ write: (chunk: string | Uint8Array) => unknown }} out
 * @returns {Held}
 */
export const holdOutput = out => {
  /** @type {(string | Uint8Array)[] | null} */
  let held = []
  return {
    write: chunk => {
      if (held === null) out.write(chunk)
      else held.push(chunk)
    },
    release: () => {
      for (const chunk of held ?? []) out.write(chunk)
      held = null
    },
  }
}
