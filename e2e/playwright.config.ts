import { defineConfig } from '@playwright/test'

// The address bar's own pages and a renderer in reserve cost every window as much as the page under test. Only the last
// list of this name counts: what Playwright would switch off comes first.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
]

/** People on a phone and at a desk, against the built product on a database of its own; `person.ts` says who they are. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'artefacts/results',
  globalSetup: './journeys/setup.ts',
  fullyParallel: true,
  // As many as the cores of a small machine: the unit tests run beside them and fill the waiting.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Only a hang should run out of time.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: {
      args: flags,
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Chromium writes the names of folders in the letters of its locale: where that is C, or not installed and so taken for C, downloads
      // into a folder with any other letter are lost.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // The worker fetches the whole app ahead for every newcomer; the journeys that are about it let it.
    serviceWorkers: 'block',
  },
})
