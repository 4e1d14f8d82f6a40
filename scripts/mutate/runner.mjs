// Runs inside of a Vitest worker, instead of its tests: takes one mutant after the other from the main process and says whether
// a test noticed. The worker lives on; of its modules only the mutated one and those that lead to it are evaluated anew.
import { connect } from 'node:net'
import { relative } from 'node:path'
import { createInterface } from 'node:readline'
import { startTests } from '@vitest/runner'
import fc from 'fast-check'
import { inject, TestRunner, vi } from 'vitest'
import { afterPatience } from './patience.mjs'

/** What stands outside of all tests: the file itself and its hooks. */
const outside = ''

/** Of files and suites that failed by themselves, while they were loaded or in a hook, what went wrong there. */
const brokenIn = suite => [
  ...(suite.result?.errors ?? []).map(error => `${suite.name}: ${error.message}`),
  ...suite.tasks.filter(({ type }) => type === 'suite').flatMap(brokenIn),
]

/** Tells nobody about tests, and skips what is left of a file once a test has failed: one is enough. */
class QuietRunner extends TestRunner {
  /** What each test has reached, and how long it took. */
  tests = new Map()
  failures = []
  constructor(config, { only, isThorough }) {
    super(config)
    this.only = only && new Set(only)
    this.isThorough = isThorough
    this.count(outside)
  }
  onBeforeRunTask(test) {
    if (this.failures.length > 0 && !this.isThorough) test.mode = 'skip'
    if (this.only && !this.only.has(test.fullTestName)) test.mode = 'skip'
    if (test.mode === 'run') this.count(test.fullTestName)
    return super.onBeforeRunTask(test)
  }
  onAfterRunTask(test) {
    if (test.result?.state === 'fail') this.failures.push(test.fullTestName)
    if (test.mode === 'run') this.tests.get(test.fullTestName).ms += test.result?.duration ?? 0
    this.count(outside)
    super.onAfterRunTask(test)
  }
  count(name) {
    if (!this.tests.has(name)) this.tests.set(name, { spots: new Set(), ms: 0 })
    const { spots } = this.tests.get(name)
    globalThis.__reached = spot => spots.add(spot)
  }
  onAfterRunSuite(suite) {
    this.workerState.current = suite.suite || suite.file
  }
}

export default class MutantRunner extends TestRunner {
  /** Files whose code is not the one that is written, and that code. */
  replaced = new Map()

  /** Called once, for a test file that stands for all of them. */
  async importFile(_path, source) {
    if (source === 'setup') return super.importFile(_path, source)
    // That a property fails is enough: nobody reads its smallest case.
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
    const { port } = inject('mutate')
    const socket = connect(port, '127.0.0.1')
    const say = message => socket.write(`${JSON.stringify(message)}\n`)
    say({ pid: process.pid })
    for await (const line of createInterface({ input: socket })) {
      const job = JSON.parse(line)
      if (job.isLast) break
      say(await this.work(job))
    }
    socket.end()
  }

  async work({ id, codes, tests, isThorough }) {
    for (const node of this.replaced.keys()) this.forget(node)
    for (const [node, meta] of this.replaced) node.meta = meta
    this.replaced.clear()
    try {
      for (const url of codes) await this.replace(url)
    } catch (error) {
      return { id, invalid: error.message }
    }
    const beganMs = performance.now()
    const failures = []
    let seen = []
    for (const { path, limitMs, only } of tests) {
      const quiet = await this.within(limitMs, this.runFile(path, { only, isThorough }))
      // What still runs there would disturb the next mutant: this process has seen enough.
      if (!quiet) return { id, isTimeout: true }
      seen = [...quiet.tests].map(([name, { spots, ms }]) => ({ name, spots: [...spots], ms }))
      failures.push(...quiet.failures.map(name => `${relative(this.config.root, path)} > ${name}`))
      if (failures.length > 0 && !isThorough) break
    }
    return { id, failures, seen, ms: performance.now() - beganMs }
  }

  async within(ms, promise) {
    let isOver
    const late = new Promise(resolve => {
      isOver = afterPatience(ms, resolve)
    })
    return Promise.race([promise, late]).finally(isOver)
  }

  async runFile(path, choice) {
    const quiet = new QuietRunner({ ...this.config, setupFiles: [] }, choice)
    quiet.moduleRunner = this.moduleRunner
    quiet.__setTraces(this._otel)
    const node = this.workerState.evaluatedModules.getModuleById(path)
    if (node) this.forget(node)
    this.workerState.filepath = path
    const files = await startTests([{ filepath: path }], quiet)
    quiet.failures.push(...files.flatMap(brokenIn))
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    vi.resetConfig()
    return quiet
  }

  /** `path?mutant=…` is the code of `path` with something in it, which the main process makes. Paths are as imports name them. */
  async replace(url) {
    const node = await this.moduleRunner.fetchModule(url.split('?')[0])
    const fetched = await this.moduleRunner.fetchModule(url)
    this.replaced.set(node, node.meta)
    node.meta = { ...node.meta, code: fetched.meta.code }
    this.forget(node)
  }

  /** A module and whatever leads to it are evaluated when they are next imported. */
  forget(node, seen = new Set()) {
    if (seen.has(node)) return
    seen.add(node)
    node.promise = undefined
    node.exports = undefined
    node.evaluated = false
    for (const importer of node.importers) {
      const above = this.workerState.evaluatedModules.getModuleById(importer)
      if (above) this.forget(above, seen)
    }
  }
}
