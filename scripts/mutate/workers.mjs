// Hands mutants to Vitest workers that stay alive, and replaces a worker that hangs or dies.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createVitest } from 'vitest/node'
import { afterPatience } from './patience.mjs'

/** Only what never ends should run out of time: machines are noisy. */
const limitOf = ms => 4000 + 6 * ms
const baselineLimitMs = 600_000

/** What became of every mutant: `results.get(id)` is { failures, isTimeout, invalid }. */
export async function tryAll({ counted, mutants, tests, hasDatabase, workers, isThorough, onProgress }) {
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
    const jobs = mutants.map(({ id, file, spot }) => ({
      id,
      codes: [`/${file}?mutant=${id}`],
      tests: files.flatMap(test => test.whoReach(spot)),
      isThorough,
    }))
    const results = await hands.work(
      jobs.filter(job => job.tests.length > 0),
      onProgress,
    )
    // A database that broke on the way would have noticed everything.
    await runWithoutMistake(hands, paths)
    for (const job of jobs) if (job.tests.length === 0) results.set(job.id, { failures: [], isUnreached: true })
    return { results, names: files.flatMap(({ names }) => names) }
  } finally {
    await hands.close()
  }
}

/** Each test file without a mistake: what its tests reach, and how long they take. The quickest file comes first. */
async function lookAtTests(hands, paths, counting) {
  const counts = await runWithoutMistake(hands, paths, counting)
  const times = await runWithoutMistake(hands, paths)
  const needing = await whoNeedOthers(hands, times)
  return paths
    .toSorted((a, b) => times.get(a).ms - times.get(b).ms)
    .map(path => {
      const { ms, seen: timed } = times.get(path)
      const tests = counts.get(path).seen.map(({ name, spots }) => ({ name, spots: new Set(spots) }))
      const outsideMs = ms - timed.reduce((sum, test) => sum + test.ms, 0)
      return {
        names: tests.filter(({ name }) => name).map(({ name }) => `${relative('', path)} > ${name}`),
        whoReach(spot) {
          const only = tests.filter(({ spots }) => spots.has(spot)).map(({ name }) => name)
          if (only.length === 0) return []
          // What the file itself reaches, all of its tests may use.
          if (needing.has(path) || only.includes('')) return [{ path, limitMs: limitOf(ms) }]
          const onlyMs = timed.reduce((sum, test) => sum + (only.includes(test.name) ? test.ms : 0), outsideMs)
          return [{ path, limitMs: limitOf(onlyMs), only }]
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

/** Files of which a test fails when it runs alone: it builds on what others have left, and they always run together. */
async function whoNeedOthers(hands, times) {
  const alone = [...times].flatMap(([path, { seen }]) =>
    seen
      .filter(({ name }) => name)
      .map(({ name }) => ({
        id: `${path} > ${name}`,
        path,
        codes: [],
        tests: [{ path, limitMs: baselineLimitMs, only: [name] }],
      })),
  )
  const results = await hands.work(alone)
  return new Set(alone.filter(({ id }) => results.get(id).failures?.length !== 0).map(({ path }) => path))
}

async function openHands({ codes, paths, hasDatabase, workers }) {
  let queue = []
  let results = new Map()
  let isEnding = false
  let onResult = () => {}

  const server = createServer(socket => {
    let pid
    let job
    let isLate = false
    let endWatch = () => {}
    const done = result => {
      endWatch()
      results.set(job.id, result)
      onResult(job.id)
      job = undefined
    }
    const next = () => {
      job = isEnding ? undefined : queue.shift()
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
      if (message.pid) pid = message.pid
      else done(message)
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
    async work(jobs, onProgress = () => {}) {
      queue = [...jobs]
      results = new Map()
      onResult = id => onProgress(results, jobs.length, id)
      while (results.size < jobs.length) {
        isEnding = false
        await vitest.runTestSpecifications(specifications)
      }
      return results
    },
    async close() {
      await vitest.close()
      server.close()
    },
  }
}
