import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { loadBoardgameIo } from './boardgame-io'
import { tableOf } from './finding'
import { measureFront } from './front'
import { measureFrontCampaign } from './front-campaign'
import { measureLongGame } from './long-game'
import { measureMoves } from './moves'
import { measureRandomGames } from './random-games'
import { measureReach } from './reach'
import { measureSaves } from './saves'
import { measureTakingBack } from './taking-back'

/** Run by run.ts, bundled as the app is: where the peer is installed, and where the numbers go. */
const [peerFolder = '', resultsFile = ''] = process.argv.slice(2)

const startPeer = loadBoardgameIo(peerFolder)
const findings = [
  ...measureMoves(startPeer),
  ...measureReach(),
  ...measureSaves(),
  ...measureTakingBack(startPeer),
  ...(await measureLongGame()),
  ...(await measureRandomGames()),
  ...measureFront(),
  ...(await measureFrontCampaign()),
]

const machine = { node: process.version, cpu: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length }
mkdirSync(dirname(resultsFile), { recursive: true })
writeFileSync(resultsFile, `${JSON.stringify({ machine, findings }, null, 2)}\n`)
console.log(tableOf(findings))
console.log(`\nNode ${machine.node}, ${machine.cpu}, ${machine.cores} cores. Numbers in ${resultsFile}`)
if (findings.some(finding => !finding.holds)) process.exitCode = 1
