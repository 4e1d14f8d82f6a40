// What a first visit to a screen downloads before it can be drawn, against what it may: `node web/build/budget.mjs` after
// a build. A chart, a dialog or a tab that comes later is not counted.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = `${import.meta.dirname}/../dist`
const inside = ['index.html', 'src/app/Inside.tsx']

/** Scripts, gzip. The landing page's is a promise (what people feel is its score); each other is what was reached, and two percent. */
const budgets = [
  { screen: 'landing', modules: ['index.html'], budgetBytes: 100_000 },
  { screen: 'home', modules: [...inside, 'src/app/screens/HomePage.tsx'], budgetBytes: 150_000 },
  { screen: 'analysis', modules: [...inside, 'src/features/analysis/AnalysisScreen.tsx'], budgetBytes: 158_000 },
]

/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))

/** A chunk and all that it imports before it can run. */
function withImports(key, found = new Set()) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`the manifest has no ${key}: was the app built?`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const next of chunk.imports ?? []) withImports(next, found)
  return found
}

const bytesOf = file => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length
const kilobytes = bytes => `${String(Math.round(bytes / 10) / 100).padStart(7)} kB`

for (const { screen, modules, budgetBytes } of budgets) {
  const files = new Set(modules.flatMap(key => [...withImports(key)]))
  const rows = [...files].filter(file => file.endsWith('.js')).map(file => ({ file, bytes: bytesOf(file) }))
  const totalBytes = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${kilobytes(totalBytes)}  first load of ${screen}, gzip (budget ${budgetBytes / 1000} kB)`)
  for (const { file, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) console.log(`  ${kilobytes(bytes)}  ${file}`)
  if (totalBytes <= budgetBytes) continue
  console.error(`The first load of ${screen} is ${kilobytes(totalBytes - budgetBytes).trim()} over its budget.`)
  process.exitCode = 1
}
