import { describe, expect, it } from 'vitest'
import { followWorker } from '../../../src/ui/offline/follow-worker'
import type { Updates } from '../../../src/ui/offline/updates'

const FOLDER = 'https://example.org/keg/'

const worker = () => {
  const heard: unknown[] = []
  const made = Object.assign(new EventTarget(), {
    state: 'installing' as ServiceWorkerState,
    heard,
    postMessage: (message: unknown) => heard.push(message),
    become(state: ServiceWorkerState) {
      made.state = state
      made.dispatchEvent(new Event('statechange'))
    },
  })
  return made
}

type Workers = { [state in 'active' | 'waiting' | 'installing']: ReturnType<typeof worker> | null }

const withWorkers = (workers: Partial<Workers> = {}) => {
  const none: Workers = { active: null, waiting: null, installing: null }
  return Object.assign(new EventTarget(), { ...none, ...workers })
}

/** A browser in which the app's worker stands as `registration` says; `isKnown` when an earlier visit left it. */
const browserWith = async (
  workers: ReturnType<typeof withWorkers>,
  isKnown: boolean,
  { scope = FOLDER, isPageOld = async () => false } = {},
) => {
  const registration = Object.assign(workers, { scope })
  const events = new EventTarget()
  const asked: unknown[] = []
  const container = Object.assign(events, {
    getRegistration: async () => (isKnown ? registration : undefined),
    register: async (...wanted: unknown[]) => {
      asked.push(wanted)
      return registration
    },
    ready: Promise.resolve(registration),
    controller: isKnown ? workers.active : null,
  }) as unknown as ServiceWorkerContainer
  const seen: string[] = []
  const updates: Pick<Updates, 'found' | 'outdated' | 'replaced'> = {
    found: async (_, when) => {
      seen.push(`found ${when}`)
    },
    replaced: () => seen.push('replaced'),
    outdated: () => seen.push('outdated'),
  }
  await followWorker(container, FOLDER, updates as Updates, isPageOld)
  return { seen, asked, changeController: () => events.dispatchEvent(new Event('controllerchange')) }
}

describe('the first visit', () => {
  it('registers the worker of the app’s own folder', async () => {
    const { asked } = await browserWith(withWorkers(), false)
    expect(asked).toEqual([[`${FOLDER}service-worker.js`, { updateViaCache: 'none' }]])
  })

  it('is no update: neither when the worker is stored nor when it takes charge of the page', async () => {
    const installing = worker()
    const { seen, changeController } = await browserWith(withWorkers({ installing }), false)
    installing.become('installed')
    changeController()
    expect(seen).toEqual([])
  })

  it('is none less so beside an app in the folder above', async () => {
    const above = withWorkers({ active: worker() })
    const { seen, changeController } = await browserWith(above, true, { scope: 'https://example.org/' })
    changeController()
    expect(seen).toEqual([])
  })

  it('leads to an update like any other when a second version comes while it lasts', async () => {
    const registration = withWorkers()
    const { seen, changeController } = await browserWith(registration, false)
    changeController()
    const second = worker()
    Object.assign(registration, { active: worker(), installing: second })
    registration.dispatchEvent(new Event('updatefound'))
    second.become('installed')
    changeController()
    expect(seen).toEqual(['found later', 'replaced'])
  })
})

describe('a later visit', () => {
  it('has the worker fetch what is not stored yet', async () => {
    const active = worker()
    await browserWith(withWorkers({ active }), true)
    expect(active.heard).toEqual(['fetch the rest'])
  })

  it('reports a version that waits already, and has the old one fetch nothing more', async () => {
    const active = worker()
    const { seen } = await browserWith(withWorkers({ active, waiting: worker() }), true)
    expect(seen).toEqual(['found at load'])
    expect(active.heard).toEqual([])
  })

  it('reports a version that was on its way, once it is stored and not before', async () => {
    const installing = worker()
    const { seen } = await browserWith(withWorkers({ active: worker(), installing }), true)
    expect(seen).toEqual([])
    installing.become('installed')
    installing.become('activating')
    expect(seen).toEqual(['found later'])
  })

  it('reports that another tab has changed the version', async () => {
    const { seen, changeController } = await browserWith(withWorkers({ active: worker() }), true)
    changeController()
    expect(seen).toEqual(['replaced'])
  })

  it('reports that the version changed while the page was loading and nobody listened', async () => {
    const { seen } = await browserWith(withWorkers({ active: worker() }), true, { isPageOld: async () => true })
    expect(seen).toEqual(['outdated'])
  })

  it('goes on with the page it has where the page in force cannot be had', async () => {
    const active = worker()
    const isPageOld = () => Promise.reject(new Error('offline'))
    const { seen } = await browserWith(withWorkers({ active }), true, { isPageOld })
    expect(seen).toEqual([])
    expect(active.heard).toEqual(['fetch the rest'])
  })

  it('does not ask for the page in force where no worker answers for this one', async () => {
    const { seen } = await browserWith(withWorkers(), false, { isPageOld: async () => true })
    expect(seen).toEqual([])
  })
})
