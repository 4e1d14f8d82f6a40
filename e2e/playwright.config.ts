import { defineConfig } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** People on a phone and at a desk, against the built product on a database of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'artefacts/results',
  globalSetup: './journeys/setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Only a hang should run out of time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { args: flags, executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    { name: 'desk', use: { viewport: { width: 1280, height: 820 } } },
  ],
})
