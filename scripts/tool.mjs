// Runs a tool: npm run bench, fuzz, load. Tools measure the product and are no part of it: they are not built and not shipped.
import { register } from 'node:module'
import { buildIfNeeded } from './build.mjs'

await buildIfNeeded()
register('./native.mjs', import.meta.url)
const [name, ...args] = process.argv.slice(2)
const { run } = await import(`../tools/src/${name}.ts`)
process.exit(await run(args))
