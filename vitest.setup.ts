import fc from 'fast-check'
import { vi } from 'vitest'

/** The same cases in every run, so that a red run is red again and says why; `SEED=7 npm run unit` looks at others. */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.SEED ?? 1),
  numRuns: 50,
  includeErrorInReport: true,
})

/** What is waited for may take long on a busy machine: only what never comes about is a failure. So nobody sets a limit of their own. */
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: 120_000,
    interval: 20,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })

/** Node 21 and later say the language of the machine, where a browser says its reader's: a test that reads Turkish says so itself. */
if (globalThis.navigator) Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true })
