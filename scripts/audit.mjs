// Asks the registry for known holes in what we ship; where it cannot be asked, that is said and is not a pass.
import { spawnSync } from 'node:child_process'
import { readArguments } from './arguments.mjs'

readArguments(`npm run audit   asks the npm registry for known holes in the packages that production needs

It ends with 0 where there is none, 1 where there are some, 2 where the registry cannot be asked.`)

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
let report
try {
  report = JSON.parse(stdout)
} catch {
  report = {}
}
const counts = report.metadata?.vulnerabilities
if (!counts) {
  console.error(`audit: not available (${report.message ?? 'the registry gave no answer that can be read'})`)
  process.exit(2)
}
for (const { name, severity, range } of Object.values(report.vulnerabilities ?? {}))
  console.error(`${name} ${range}: ${severity}`)
console.log(`audit: ${counts.total} known holes`)
process.exitCode = counts.total ? 1 : 0
