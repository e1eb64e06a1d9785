import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { launchBrowser } from '../../e2e/browser'
import { promptOf, standing, startGame } from '../../e2e/one-answer'
import { type Attack, demand, until } from './attack'
import { servePlainly } from './plain-server'

const FOLDER = 'some/sub/path'

/** What is done to each visitor, who was never there before: no worker helps. */
const VISITS: { readonly [what: string]: (page: Page, app: string) => Promise<unknown> } = {
  'the start page': (page, app) => page.goto(app).then(() => page.getByRole('button', { name: /^Start / }).waitFor()),
  'a link to a map': (page, app) =>
    page
      .goto(`${app}maps#balkan-front`)
      .then(() => page.getByRole('region', { name: /^Map of Balkan Front/ }).waitFor()),
  'a link to a map as a folder': (page, app) =>
    page.goto(`${app}maps/#partizan`).then(() => page.getByRole('region', { name: /^Map of Partizan/ }).waitFor()),
  'a link to a game that is not there': (page, app) =>
    page
      .goto(`${app}play#nothing`)
      .then(() => page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor()),
  'a game, loaded anew': async (page, app) => {
    await startGame(page, app)
    const before = await standing(page)
    await page.reload()
    await promptOf(page).waitFor()
    await until('the game stands where it stood', async () => (await standing(page)) === before)
  },
}

async function visit(app: string, hasWorker: boolean, what: string): Promise<string> {
  const browser = await launchBrowser({ viewport: { width: 1440, height: 900 } }, { hasServiceWorkers: true })
  try {
    const page = await browser.context.newPage()
    if (!hasWorker) await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
    await VISITS[what]?.(page, app)
    const problems = browser.problems.filter(each => !each.includes('404'))
    demand(problems.length === 0, `${what}: ${problems.join('; ')}`)
    return `${what}${hasWorker ? '' : ' (no worker)'}: holds`
  } finally {
    await browser.close()
  }
}

/** An address that nobody knows: the host's 404.html finds the way home from any depth. */
async function getLost(host: string, app: string): Promise<string> {
  const browser = await launchBrowser({}, { hasServiceWorkers: true })
  try {
    const page = await browser.open(`${app}foo/bar/baz`)
    const link = page.getByRole('link', { name: /start page/ })
    await until('the way home is found', async () => (await link.getAttribute('href')) === new URL(app).pathname)
    await link.click()
    await page.getByRole('button', { name: /^Start / }).waitFor()
    demand(page.url() === app, `home is ${page.url()} on ${host}`)
    return 'an address nobody knows, on a host with 404.html: leads home'
  } finally {
    await browser.close()
  }
}

/** The app in a sub-folder of hosts that know nothing of apps. */
export const staticHost: Attack = {
  name: 'static-host',
  about: 'first visits to every page in a sub-folder of a plain static host, with and without worker; 404.html',
  async run(_app, tell) {
    const root = await mkdtemp(join(tmpdir(), 'powderkeg-static-'))
    await cp(join(REPO, 'dist'), join(root, FOLDER), { recursive: true })
    const plain = await servePlainly(root, false)
    const pages = await servePlainly(root, true)
    try {
      for (const what of Object.keys(VISITS))
        for (const hasWorker of [true, false]) tell(await visit(`${plain.url}${FOLDER}/`, hasWorker, what))
      tell(await getLost(pages.url, `${pages.url}${FOLDER}/`))
    } finally {
      await plain.close()
      await pages.close()
      await rm(root, { recursive: true, force: true })
    }
  },
}
