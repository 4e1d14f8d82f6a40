// Asks the registry for known holes in what we ship; where it cannot be asked, that is said and is not a pass.
import { spawnSync } from 'node:child_process'

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
