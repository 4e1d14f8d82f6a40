// Checks the types of every workspace, two at a time.
import { spawn } from 'node:child_process'

const workspaces = ['contract', 'engine', 'simulator', 'server', 'web', 'e2e']

const check = workspace =>
  new Promise(done => {
    const tsc = spawn('node_modules/.bin/tsc', ['--noEmit', '-p', workspace], { stdio: 'inherit' })
    tsc.on('exit', code => done(code === 0))
  })

const results = await Promise.all(workspaces.map(check))
const failed = workspaces.filter((_, i) => !results[i])
console.log(
  failed.length ? `types: failed in ${failed.join(', ')}` : `types: ${workspaces.length} workspaces are sound`,
)
process.exitCode = failed.length ? 1 : 0
