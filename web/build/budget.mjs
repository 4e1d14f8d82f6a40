// What a first visit to the landing page downloads, against what it may: `node web/build/budget.mjs` after a build.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const budgetBytes = 90_000
const dist = `${import.meta.dirname}/../dist`

/** The landing page travels with the entry; should it get a chunk of its own, that counts as well. */
const firstPage = ['index.html', 'src/app/screens/LandingPage.tsx']

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

/** A chunk and all that it imports before it can run. */
function withImports(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) withImports(next, found)
  return found
}

if (!manifest['index.html']) throw new Error('the manifest has no entry: was the app built?')
const files = new Set(firstPage.flatMap(key => [...withImports(key)]))
const rows = [...files]
  .filter(file => file.endsWith('.js'))
  .map(file => ({ file, bytes: gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes)
const totalBytes = rows.reduce((sum, { bytes }) => sum + bytes, 0)

const line = (bytes, name) => console.log(`${(bytes / 1000).toFixed(2).padStart(8)} kB  ${name}`)
for (const { file, bytes } of rows) line(bytes, file)
line(totalBytes, `first load of the landing page, gzip (budget ${budgetBytes / 1000} kB)`)
if (totalBytes > budgetBytes) {
  console.error(`The first load is ${((totalBytes - budgetBytes) / 1000).toFixed(2)} kB over its budget.`)
  process.exitCode = 1
}
