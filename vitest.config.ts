import { register } from 'node:module'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that replace a module: they need a process in which nothing was loaded before. */
const alone = '**/*.alone.test.ts'

/** Screens that are used as a person uses them; React and the window are loaded once, the app anew for each file. */
const inDocument = '**/*.dom.test.tsx'

/**
 * The ring of a test is its file's name: `x.test.ts` is the first (`npm test`), `x.long.test.ts` the second (`npm run
 * test:long`). The soak repeats both with other seeds and in whole sizes. Whatever starts and kills processes is long.
 */
const long = '**/*.long.test.ts'

/** Tests of one project follow each other in the order of their names; screens, which mostly wait, while the journeys fill the machine. */
class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project }: TestSpecification) => ['screens', 'server'].indexOf(project.name) >>> 0
    return sorted.sort((a, b) => rank(a) - rank(b))
  }
}

/**
 * What computes is loaded by Node itself: through Vitest's loader every call from one file into another asks a getter
 * first, and the market, which is little but such calls, was three times slower than it is for people.
 */
const loader = pathToFileURL(resolve(import.meta.dirname, 'scripts/native.mjs')).href
// Here too: the database is started in this process.
register(loader)
const native = {
  execArgv: [
    '--max-semi-space-size=32',
    '--import',
    `data:text/javascript,import{register}from'node:module';register('${loader}')`,
  ],
  server: { deps: { external: [/\/(?:contract|engine|server|simulator|tools|words)\/src\/(?!.*\.test\.ts)/] } },
}

/** As long as `vi.waitFor` waits. */
const expectations = { poll: { timeout: 120_000, interval: 20 } }
const setup = resolve(import.meta.dirname, 'vitest.setup.ts')

const project = (name: string, include: string, { isFirst = true, ...more }: { isFirst?: boolean } & object = {}) => ({
  test: {
    name,
    include: [include],
    exclude: [...configDefaults.exclude, alone, inDocument, ...(isFirst ? [long] : [])],
    // Files share their modules: loading them anew for each file took longer than the tests.
    isolate: false,
    setupFiles: [setup],
    expect: expectations,
    // Only a hang should run out of time: machines are noisy, and speed is measured elsewhere.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    ...native,
    ...more,
  },
})

/** They share one PostgreSQL. */
const database = { globalSetup: [resolve(import.meta.dirname, 'server/src/testing/database.ts')] }

export default defineConfig({
  test: {
    // Each loads and warms up the product for itself, and the journeys run beside them.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: ScreensFirst },
    projects: [
      project('pure', '{contract,engine,simulator,web,words}/src/**/*.test.{ts,tsx}'),
      project('server', '{server,tools}/src/**/*.test.ts', database),
      project('long', '{server,simulator,e2e,tools}/**/*.long.test.ts', {
        ...database,
        isFirst: false,
        testTimeout: 600_000,
      }),
      { test: { name: 'alone', include: [alone], setupFiles: [setup], testTimeout: 180_000 } },
      {
        test: {
          name: 'screens',
          include: [inDocument],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://pusula.test/' } },
          // A process, and no thread: only there a test may say in which time zone its reader is.
          pool: 'forks',
          // React's development build makes an object for every element and its owner: with Node's own young space a tenth of the time was its collection.
          execArgv: ['--max-semi-space-size=64'],
          isolate: false,
          setupFiles: [setup, resolve(import.meta.dirname, 'web/src/testing/fresh.ts')],
          expect: expectations,
          testTimeout: 180_000,
        },
      },
    ],
  },
})
