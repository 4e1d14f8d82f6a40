import journeys from './playwright.config.ts'

/** How long a person waits, measured in a real browser: `npm run bench:tap` after a build, on a machine at rest. */
export default {
  ...journeys,
  testDir: 'bench',
  workers: 1,
  use: { ...journeys.use, serviceWorkers: 'allow' as const },
}
