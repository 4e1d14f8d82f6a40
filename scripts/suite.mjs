// The steps of a test ring: each runs a command, counts what passed and failed, and names failures again at the end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const folder = mkdtempSync(join(tmpdir(), 'pusula-results-'))
const tally = { passed: 0, failed: 0, skipped: 0 }
/** What went wrong, said once more at the end: a long log is often kept by its last lines only. */
const failures = []
const oneIfPassed = code => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
let reports = 0
const newReport = () => join(folder, `${reports++}.json`)

/** Runs one part of the suite and counts it; `isBeside` keeps its words until it is done, since others speak too. */
export async function step(
  name,
  command,
  args,
  { count = oneIfPassed, env = {}, isBeside = false, niceness = 0 } = {},
) {
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

export const installed = name => join('node_modules', '.bin', name)

/** Vitest's tests of some projects; `node` is another Node.js than this one. */
export function unit(name, projects, { node = process.execPath, args = [], env = {} } = {}) {
  const file = newReport()
  const count = () => {
    const report = read(file)
    const named = (report?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
      assertionResults
        .filter(test => test.status === 'failed')
        .map(test => `${path} > ${test.fullName}\n${plain(test.failureMessages.join('\n'))}`),
    )
    return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1, named }
  }
  const chosen = projects.map(project => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return step(name, node, [installed('vitest'), 'run', ...chosen, ...reporters, ...args], { count, env })
}

/** Playwright's journeys of a ring, in a browser. */
export function journeys(name, chromium, args) {
  const file = newReport()
  const count = () => {
    const report = read(file)
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
  return step(name, installed('playwright'), ['test', '-c', 'e2e', ...args], {
    isBeside: true,
    // A browser is many processes: without this it would take more than its half and leave the others to end alone.
    niceness: 4,
    count,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
}

/** Something that this machine cannot run: one line with the command that would; a failure only where CI must run all. */
export function skip(name, reason) {
  tally.skipped += 1
  console.log(`\n── ${name}: SKIPPED. ${reason}`)
  if (process.env.CI === 'true') {
    tally.failed += 1
    failures.push(`${name}: skipped, and CI=true wants all of it. ${reason}`)
  }
}

/** Names what failed, prints the sum and sets the exit code. */
export function finish() {
  rmSync(folder, { recursive: true, force: true })
  for (const text of failures) console.log(`\n✗ ${text}`)
  const skipped = tally.skipped ? `, ${tally.skipped} skipped` : ''
  console.log(`\n${tally.passed} passed, ${tally.failed} failed${skipped}`)
  process.exitCode = tally.failed ? 1 : 0
}
