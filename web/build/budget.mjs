// What a first visit to a screen downloads before it can be used, against what it may: `node web/build/budget.mjs` after a build. It is
// what the head of its page names; a chart, a dialog or a tab that comes later is not counted.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const dist = `${import.meta.dirname}/../dist`

/** Scripts with the texts of one language, gzip. */
const budgets = [
  { screen: 'landing', address: '/', budgetBytes: 100_000 },
  { screen: 'home', address: '/dashboard?guest=true', budgetBytes: 140_000 },
  { screen: 'analysis', address: '/dashboard/analysis?guest=true', budgetBytes: 150_000 },
]

/** @type {{ address: string, language: string, html: string }[]} */
const drawn = JSON.parse(readFileSync(`${dist}/.pages/drawn.json`, 'utf8'))
drawn.push({ address: '/', language: 'tr', html: readFileSync(`${dist}/.pages/index.tr.html`, 'utf8') })

function scriptsOf(address) {
  const page = drawn.find(each => each.address === address && each.language === 'tr')
  if (!page) throw new Error(`nothing is drawn at ${address}: was the app built?`)
  return new Set([...page.html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file))
}

const bytesOf = file => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length
const kilobytes = bytes => `${String(Math.round(bytes / 10) / 100).padStart(7)} kB`

for (const { screen, address, budgetBytes } of budgets) {
  const rows = [...scriptsOf(address)].map(file => ({ file, bytes: bytesOf(file) }))
  const totalBytes = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${kilobytes(totalBytes)}  first load of ${screen}, gzip (budget ${budgetBytes / 1000} kB)`)
  for (const { file, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) console.log(`  ${kilobytes(bytes)}  ${file}`)
  if (totalBytes <= budgetBytes) continue
  console.error(`The first load of ${screen} is ${kilobytes(totalBytes - budgetBytes).trim()} over its budget.`)
  process.exitCode = 1
}
