// Runs one of the product's commands: npm run admin, doctor, evaluate.
import { buildIfNeeded } from './build.mjs'

await buildIfNeeded()
await import('../server/dist/command.js')
