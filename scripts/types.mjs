// Checks the types of every workspace. The engine and the simulator walk typed arrays by index and are checked by laxer
// index rules; the others see only their declarations.
import { spawnSync } from 'node:child_process'
import { readArguments } from './arguments.mjs'

readArguments(
  'npm run types   checks the types of every workspace; what has not changed since the last time is not looked at again',
)

const workspaces = ['words', 'contract', 'engine', 'simulator', 'server', 'web', 'e2e', 'tools']
// Several checkers on one workspace each work the contract's types out again: that takes twice the time.
const { status } = spawnSync('node_modules/.bin/tsc', ['-b', '--checkers', '1', ...workspaces], { stdio: 'inherit' })
if (status === 0) console.log(`types: ${workspaces.length} workspaces are sound`)
process.exitCode = status === 0 ? 0 : 1
