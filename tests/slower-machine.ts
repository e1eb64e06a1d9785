// POWDERKEG_SLOWER=40 npx vitest run: as on a machine that is so many times slower. Clocks run ahead of what is computed and
// timers come early, so a test that goes by the time fails here at once and not only beside other work.

const factor = Number(process.env.POWDERKEG_SLOWER)

type Clock = { now: () => number }

/** Threads share this: it is done once in each. */
const world = globalThis as typeof globalThis & { isSlower?: boolean }

function hurry(clock: Clock): void {
  const now = clock.now.bind(clock)
  const began = now()
  clock.now = () => began + Math.round((now() - began) * factor)
}

type Later = (run: () => void, ms?: number, ...more: never[]) => unknown

const early =
  (later: Later): Later =>
  (run, ms = 0, ...more) =>
    later(run, ms / factor, ...more)

if (world.isSlower !== true) {
  world.isSlower = true
  hurry(performance)
  hurry(Date)
  Object.assign(world, { setTimeout: early(setTimeout as Later), setInterval: early(setInterval as Later) })
}

export {}

/** Whoever waits for a condition waits as long as ever. */
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: getConfig().asyncUtilTimeout * factor })
}
