// Finds a Chromium for the browser tests, or installs one and says so.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  return [named, ...known, chromium.executablePath()].find(path => path && existsSync(path))
}

export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log("No Chromium found: installing the system's package ...")
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' })
  }
  if (!findChromium()) {
    console.log("No Chromium found: installing Playwright's ...")
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  const installed = findChromium()
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.')
  console.log(`Using ${installed}`)
  return installed
}
