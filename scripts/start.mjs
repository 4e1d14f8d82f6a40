// Builds what has changed, then serves the product from this very process.
import { buildIfNeeded } from './build.mjs'

await buildIfNeeded()
await import('../server/dist/main.js')
