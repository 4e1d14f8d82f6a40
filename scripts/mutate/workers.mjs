// Hands mutants to Vitest workers that stay alive, and replaces a worker that hangs or dies.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createVitest } from 'vitest/node'
import { afterPatience } from './patience.mjs'

/** Only what never ends should run out of time: machines are noisy. */
const limitOf = ms => 4000 + 6 * ms
const baselineLimitMs = 600_000

/** What became of every mutant: `results.get(id)` is { failures, isTimeout, invalid }. */
export async function tryAll({ counted, mutants, tests, hasDatabase, workers, isThorough, alone, onProgress }) {
  const codes = new Map([...counted].map(([file, code]) => [`${resolve(file)}?mutant=count`, code]))
  for (const { id, file, code } of mutants) codes.set(`${resolve(file)}?mutant=${id}`, code)
  const paths = tests.map(test => resolve(test))
  const hands = await openHands({ codes, paths, hasDatabase, workers })
  try {
    const files = await lookAtTests(
      hands,
      paths,
      [...counted.keys()].map(file => `/${file}?mutant=count`),
    )
    const luck = noticingLuck()
    const doubts = openDoubts(alone)
    const jobs = mutants.map(({ id, file, spot }) => ({
      id,
      file,
      codes: [`/${file}?mutant=${id}`],
      tests: files.flatMap(test => test.whoReach(spot)),
      isThorough,
    }))
    const results = await hands.work(
      jobs.filter(job => job.tests.length > 0),
      {
        onProgress,
        prepare: job => luck.sort(doubts.widen(job)),
        onResult(job, result) {
          const doubt = doubts.about(job, result)
          if (!doubt) luck.learn(job, result)
          return doubt
        },
      },
    )
    // A database that broke on the way would have noticed everything.
    await runWithoutMistake(hands, paths)
    for (const job of jobs) if (job.tests.length === 0) results.set(job.id, { failures: [], isUnreached: true })
    return { results, names: files.flatMap(({ names }) => names) }
  } finally {
    await hands.close()
  }
}

/** Runs first what has noticed most mutants of the same source for its time: a mutant costs what is run before it is noticed. */
function noticingLuck() {
  const known = new Map()
  const luckOf = (file, path) => {
    const key = `${file}\n${path}`
    if (!known.has(key)) known.set(key, { tried: 2, noticed: 1 })
    return known.get(key)
  }
  const costOf = (file, { path, ms }) => (ms * luckOf(file, path).tried) / luckOf(file, path).noticed
  return {
    sort: job => ({ ...job, tests: job.tests.toSorted((a, b) => costOf(job.file, a) - costOf(job.file, b)) }),
    learn({ file, tests }, { failures = [] }) {
      const isNoticing = ({ path }) => failures.some(name => name.startsWith(`${relative('', path)} > `))
      const last = tests.findIndex(isNoticing)
      for (const test of last < 0 ? tests : tests.slice(0, last + 1)) {
        const luck = luckOf(file, test.path)
        luck.tried++
        if (isNoticing(test)) luck.noticed++
      }
    },
  }
}

/**
 * A test that notices a mistake has to pass alone without one. If it does not, it builds on what others of its file have left: they
 * always run together then. Only those that notice anything are tried: each takes a world of its own.
 */
function openDoubts({ known, save }) {
  const keyOf = (path, name) => `${hashOf(path)} ${relative('', path)} > ${name}`
  const together = new Set()
  return {
    widen: job => ({
      ...job,
      tests: job.tests.map(({ only, ...test }) =>
        together.has(test.path) ? { ...test, limitMs: limitOf(test.wholeMs) } : { ...test, only },
      ),
    }),
    /** What has to be tried before the result stands: the test alone, and then the mutant again. */
    about(job, { failures }) {
      if (job.doubted) {
        const [{ path, only }] = job.tests
        known.set(keyOf(path, only[0]), failures?.length === 0)
        save()
        return job.doubted
      }
      if (!failures) return
      for (const { path, only = [] } of job.tests)
        for (const name of only.filter(name => failures.includes(`${relative('', path)} > ${name}`))) {
          const passesAlone = known.get(keyOf(path, name))
          if (passesAlone) continue
          if (passesAlone === false) {
            together.add(path)
            return job
          }
          const alone = [{ path, limitMs: baselineLimitMs, only: [name] }]
          return { id: `alone ${path} ${name}`, file: job.file, codes: [], tests: alone, doubted: job }
        }
    },
  }
}

const hashes = new Map()
function hashOf(path) {
  if (!hashes.has(path)) hashes.set(path, createHash('sha256').update(readFileSync(path)).digest('hex'))
  return hashes.get(path)
}

/** Each test file without a mistake: what its tests reach, and how long they take. The quickest file comes first. */
async function lookAtTests(hands, paths, counting) {
  // Whoever comes first waits for all modules to be loaded: that is not its own time.
  await hands.work([{ id: 'warm', codes: [], tests: [{ path: paths[0], limitMs: baselineLimitMs, only: [] }] }])
  const looked = await runWithoutMistake(hands, paths, counting)
  return paths
    .toSorted((a, b) => looked.get(a).ms - looked.get(b).ms)
    .map(path => {
      const { ms, seen } = looked.get(path)
      const tests = seen.map(({ spots, ...test }) => ({ ...test, spots: new Set(spots) }))
      const outsideMs = ms - tests.reduce((sum, test) => sum + test.ms, 0)
      return {
        names: tests.filter(({ name }) => name).map(({ name }) => `${relative('', path)} > ${name}`),
        whoReach(spot) {
          const only = tests.filter(({ spots }) => spots.has(spot)).map(({ name }) => name)
          if (only.length === 0) return []
          // What the file itself reaches, all of its tests may use.
          if (only.includes('')) return [{ path, ms, wholeMs: ms, limitMs: limitOf(ms) }]
          const onlyMs = tests.reduce((sum, test) => sum + (only.includes(test.name) ? test.ms : 0), outsideMs)
          return [{ path, ms: onlyMs, wholeMs: ms, limitMs: limitOf(onlyMs), only }]
        },
      }
    })
}

async function runWithoutMistake(hands, paths, codes = []) {
  const results = await hands.work(
    paths.map(path => ({ id: path, codes, tests: [{ path, limitMs: baselineLimitMs }], isThorough: true })),
  )
  for (const [path, { failures, isTimeout }] of results)
    if (isTimeout || failures.length > 0) throw new Error(`Fails without any mistake: ${failures?.[0] ?? path}`)
  return results
}

function endProcess(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

async function openHands({ codes, paths, hasDatabase, workers }) {
  let queue = []
  let results = new Map()
  let isEnding = false
  let watch = {}
  const pids = new Set()

  const server = createServer(socket => {
    let pid
    let job
    let isLate = false
    let endWatch = () => {}
    const done = result => {
      endWatch()
      const before = watch.onResult?.(job, result)
      if (before) queue.unshift(before)
      else {
        results.set(job.id, result)
        watch.onProgress?.(results, job.id)
      }
      job = undefined
    }
    const next = () => {
      job = isEnding ? undefined : queue.shift()
      if (job && watch.prepare) job = watch.prepare(job)
      socket.write(`${JSON.stringify(job ?? { isLast: true })}\n`)
      if (!job) return
      // A loop without end hears nobody: only from outside can it be stopped.
      const limitMs = job.tests.reduce((sum, test) => sum + test.limitMs, 5000)
      isLate = false
      endWatch = afterPatience(limitMs, () => {
        isLate = true
        process.kill(pid, 'SIGKILL')
      })
    }
    createInterface({ input: socket }).on('line', line => {
      const message = JSON.parse(line)
      if (message.pid) {
        pid = message.pid
        pids.add(pid)
      } else done(message)
      if (message.isTimeout) socket.write(`${JSON.stringify({ isLast: true })}\n`)
      if (message.isTimeout) isEnding = true
      else next()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!job) return
      // All workers begin anew together: simpler than one alone, and rare.
      isEnding = true
      done(isLate ? { isTimeout: true } : { failures: ['the process died'] })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      include: paths,
      reporters: [{}],
      silent: true,
      isolate: false,
      passWithNoTests: true,
      dangerouslyIgnoreUnhandledErrors: true,
      maxWorkers: workers,
      runner: resolve(import.meta.dirname, 'runner.mjs'),
      setupFiles: [resolve('vitest.setup.ts')],
      globalSetup: hasDatabase ? [resolve('server/src/testing/database.ts')] : [],
      execArgv: [`--max-old-space-size=${hasDatabase ? 1536 : 768}`],
      testTimeout: 180_000,
      hookTimeout: 180_000,
      provide: { mutate: { port: server.address().port } },
    },
    { plugins: [{ name: 'mutants', enforce: 'pre', load: id => codes.get(id) }] },
  )
  const specifications = paths.slice(0, workers).map(path => vitest.getRootProject().createSpecification(path))

  return {
    async work(jobs, watching = {}) {
      queue = [...jobs]
      results = new Map()
      watch = watching
      while (results.size < jobs.length) {
        isEnding = false
        await vitest.runTestSpecifications(specifications)
      }
      return results
    },
    async close() {
      await vitest.close()
      server.close()
      // What a mistake has begun may never end, and a worker that lives on keeps us alive.
      for (const pid of pids) endProcess(pid)
    },
  }
}
