import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that replace a module: they need a process in which nothing was loaded before. */
const alone = '**/*.alone.test.ts'

/** One project per workspace that has unit tests; those that need a PostgreSQL share one. */
const project = (name: string, more: object = {}) => ({
  test: {
    name,
    root: name,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, alone],
    // Files share their modules: loading them anew for each file took longer than the tests.
    isolate: false,
    // Only a hang should run out of time: machines are noisy, and speed is measured elsewhere.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    ...more,
  },
})

/** Where nothing but our own code runs, a thread does, and a process would be dearer. */
const thrifty = { pool: 'threads' }

const database = resolve(import.meta.dirname, 'server/src/testing/database.ts')

export default defineConfig({
  test: {
    // Every core: by default one is left to the watcher.
    maxWorkers: '100%',
    projects: [
      project('contract', thrifty),
      project('engine', thrifty),
      project('simulator', thrifty),
      project('server', { globalSetup: [database] }),
      project('web', thrifty),
      project('e2e', { include: ['process/**/*.test.ts'], testTimeout: 600_000, globalSetup: [database] }),
      { test: { name: 'alone', include: [alone] } },
    ],
  },
})
