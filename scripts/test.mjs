// The whole suite: types, lint, sizes, licences, build, budget, unit and API tests, and journeys in a real browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readArguments } from './arguments.mjs'
import { ensureChromium } from './chromium.mjs'

readArguments(`npm test                  everything
npm run types             the types alone
npm run lint              the lint alone
npm run unit -- NAME      unit, API and process tests whose file matches NAME
npm run journeys -- NAME  browser journeys whose file matches NAME (after npm run build)`)

const folder = mkdtempSync(join(tmpdir(), 'pusula-results-'))
const tally = { passed: 0, failed: 0 }
/** What went wrong, said once more at the end: a long log is often kept by its last lines only. */
const failures = []
const oneIfPassed = code => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** Runs one part of the suite and counts it; `isBeside` keeps its words until it is done, since others speak too. */
async function step(name, command, args, { count = oneIfPassed, env = {}, isBeside = false, niceness = 0 } = {}) {
  const began = Date.now()
  if (!isBeside) console.log(`\n── ${name}`)
  const child = spawn(command, args, { stdio: isBeside ? 'pipe' : 'inherit', env: { ...process.env, ...env } })
  if (niceness && child.pid) setPriority(child.pid, niceness)
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => said.push(part))
  const [status] = await once(child, 'close')
  if (isBeside) process.stdout.write(`\n── ${name}\n${Buffer.concat(said)}`)
  let { passed, failed, named = [] } = count(status)
  if (status !== 0 && failed === 0) failed = 1
  tally.passed += passed
  tally.failed += failed
  if (failed)
    failures.push(
      ...(named.length ? named : [Buffer.concat(said).toString().slice(-2000)]).map(text => `${name}: ${text}`),
    )
  console.log(`── ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - began) / 1000)} s`)
}

const read = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
const plain = text => stripVTControlCharacters(text).slice(0, 1500)
const unitFile = join(folder, 'unit.json')
const unitCount = () => {
  const report = read(unitFile)
  const named = (report?.testResults ?? []).flatMap(file =>
    file.assertionResults
      .filter(test => test.status === 'failed')
      .map(test => `${file.name} > ${test.fullName}\n${plain(test.failureMessages.join('\n'))}`),
  )
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1, named }
}
const journeyFile = join(folder, 'journeys.json')
const journeyCount = () => {
  const report = read(journeyFile)
  const specs = suite => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const named = (report?.suites ?? [])
    .flatMap(specs)
    .filter(spec => !spec.ok)
    .map(spec => {
      const errors = spec.tests.flatMap(test => test.results.flatMap(result => result.errors))
      return `${spec.file}:${spec.line} ${spec.title}\n${plain(errors.map(error => error.message).join('\n'))}`
    })
  const stats = report?.stats
  return { passed: stats?.expected ?? 0, failed: stats ? stats.unexpected + stats.flaky : 1, named }
}

const node = process.execPath
const installed = name => join('node_modules', '.bin', name)
const beside = { isBeside: true }
const chromium = ensureChromium()
const unitReports = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitFile}`]

/** Unit tests and journeys beside each other: both often wait, for a database that starts or a page that loads. */
const useWhatWasBuilt = () =>
  Promise.all([
    step('unit', installed('vitest'), ['run', ...unitReports], { count: unitCount }),
    step('journeys', installed('playwright'), ['test', '-c', 'e2e'], {
      ...beside,
      // A browser is many processes: without this it would take more than its half and leave the others to end alone.
      niceness: 4,
      count: journeyCount,
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyFile },
    }),
  ])

// None of the first keeps two cores busy by itself.
await Promise.all([
  step('types', node, ['scripts/types.mjs'], beside),
  step('lint', installed('biome'), ['ci', '--error-on-warnings', '.'], beside),
  step('sizes', node, ['scripts/sizes.mjs'], beside),
  step('licences', node, ['scripts/licences.mjs'], beside),
  step('build', node, ['scripts/build.mjs'], beside)
    .then(() => step('budget', node, ['web/build/budget.mjs'], beside))
    .then(useWhatWasBuilt),
])

rmSync(folder, { recursive: true, force: true })
for (const text of failures) console.log(`\n✗ ${text}`)
console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
process.exitCode = tally.failed ? 1 : 0
