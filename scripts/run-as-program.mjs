import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Node resolves links in the module's path and not in the one it was started by. @param {string} moduleUrl */
const isProgram = moduleUrl =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(moduleUrl))

/**
 * Runs `main` when the module was started by itself and not imported. What goes wrong is said without a stack: the
 * reader wants to know what to do. Stdout is left to the program.
 *
 * @param {string} moduleUrl
 * @param {() => void | Promise<void>} main
 */
export const runAsProgram = async (moduleUrl, main) => {
  if (!isProgram(moduleUrl)) return
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
