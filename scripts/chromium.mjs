// Finds a Chromium for the browser tests, or installs one and says so.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** CHROMIUM_PATH alone where it is set: whoever names a browser means that one. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : [...known, chromium.executablePath()]).find(path => existsSync(path))
}

const timeout = 5 * 60_000

/** The path of a Chromium; without one and without a way to install it, the reason with the command that would help. */
export function ensureChromium() {
  const found = findChromium()
  if (found || process.env.CHROMIUM_PATH) return { path: found, reason: `${process.env.CHROMIUM_PATH} is not there.` }
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log("No Chromium found: installing the system's package ...")
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore', timeout })
  }
  if (!findChromium()) {
    console.log("No Chromium found: trying to install Playwright's ...")
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout })
  }
  const path = findChromium()
  if (path) console.log(`Using ${path}`)
  return { path, reason: 'No Chromium here. With one: CHROMIUM_PATH=/path/to/chromium npm test' }
}
