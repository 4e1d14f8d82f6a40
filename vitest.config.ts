import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that replace a module: they need a process in which nothing was loaded before. */
const alone = '**/*.alone.test.ts'

/** One project per workspace that has unit tests; the server's also start a PostgreSQL of their own. */
const project = (name: string, more: object = {}) => ({
  test: {
    name,
    root: name,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, alone],
    // Files share their modules: loading them anew for each file took longer than the tests.
    isolate: false,
    // Only a hang should run out of time: machines are noisy, and speed is measured elsewhere.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...more,
  },
})

export default defineConfig({
  test: {
    // Every core: by default one is left to the watcher.
    maxWorkers: '100%',
    projects: [
      project('contract'),
      project('engine'),
      project('simulator'),
      project('server', { globalSetup: ['src/testing/database.ts'] }),
      project('web'),
      project('e2e', { include: ['process/**/*.test.ts'], testTimeout: 120_000 }),
      { test: { name: 'alone', include: [alone] } },
    ],
  },
})
