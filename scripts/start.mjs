// Builds what has changed, then serves the product from this very process.
import { buildIfNeeded } from './build.mjs'

if (process.argv.includes('--help')) {
  console.log(`npm start               builds what has changed and serves Pusula on http://localhost:3000
PORT=4000 npm start     on another port

Everything else is set by variables as well: README.md lists them. Ctrl-C stops it.`)
  process.exit(0)
}

await buildIfNeeded()
await import('../server/dist/main.js')
