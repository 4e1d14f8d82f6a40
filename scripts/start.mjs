// Builds what has changed, then serves the product from this very process.
import { readArguments } from './arguments.mjs'
import { buildIfNeeded } from './build.mjs'

readArguments(`npm start               builds what has changed and serves Pusula on http://localhost:3000
PORT=4000 npm start     on another port

Everything else is set by variables as well: docs/configuration.md lists them. Ctrl-C stops it.`)

/** npm that is told to stop does not pass it on when a shell stands between: what it started stops with it. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

stopWithNpm()
await buildIfNeeded()
await import('../server/dist/main.js')
