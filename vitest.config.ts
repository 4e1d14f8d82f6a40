import { defineConfig } from 'vitest/config'

/** One project per workspace that has unit tests; the server's also start a PostgreSQL of their own. */
const project = (name: string, more: object = {}) => ({
  // Only a hang should run out of time: machines are noisy, and speed is measured elsewhere.
  test: { name, root: name, include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 60_000, ...more },
})

export default defineConfig({
  test: {
    projects: [
      project('contract'),
      project('engine'),
      project('simulator'),
      project('server', { globalSetup: ['src/testing/database.ts'] }),
      project('web'),
      project('e2e', { include: ['process/**/*.test.ts'], testTimeout: 120_000 }),
    ],
  },
})
