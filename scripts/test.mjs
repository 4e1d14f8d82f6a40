// The first two rings of the suite. `npm test` is the first, `npm run test:long` the second.
import { execFileSync } from 'node:child_process'
import { totalmem } from 'node:os'
import { delimiter } from 'node:path'
import { readArguments } from './arguments.mjs'
import { ensureChromium } from './chromium.mjs'
import { finish, installed, journeys, skip, step, unit } from './suite.mjs'

const { long } = readArguments(
  `npm test                  the first ring: types, lint, unit, screens, API on a real database, the main journeys
npm run test:long         the second: all other journeys, killed processes, long properties, other Node.js versions
npm run test:soak         the third: properties, kills and fuzzing with changing seeds, for hours (--help)
npm run types             the types alone
npm run lint              the lint alone
npm run unit -- NAME      tests of the first two rings whose file matches NAME
npm run journeys -- NAME  browser journeys whose file matches NAME (after npm run build)

Other Node.js versions: those named in NODES (paths of binaries, with colons between), and node20, node22 and node24 on the PATH.
A test belongs to one ring: \`*.long.test.ts\` to the second, any other test to the first; journeys tagged @main to the first.`,
  { long: { type: 'boolean' } },
)

const beside = { isBeside: true }
/** Types, build and tests at once take 4 GB: where there is no more, they follow each other. A container may have less than its machine. */
const hasLittleMemory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) < 6e9
const node = process.execPath
const build = () => step('build', node, ['scripts/build.mjs'], beside)

/** Beside the tests: both often wait, for a database that starts or a page that loads. */
function walk(...args) {
  const { path, reason } = ensureChromium()
  return path ? journeys('journeys', path, args) : skip('journeys', reason)
}

/** Node.js binaries of other major versions than this one, one of each. */
function otherNodes() {
  const named = (process.env.NODES ?? '').split(delimiter).filter(Boolean)
  const found = new Map([[process.versions.node.split('.')[0], undefined]])
  for (const path of [...named, 'node20', 'node22', 'node24']) {
    try {
      const version = execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8', stdio: 'pipe' }).trim()
      if (!found.has(version.split('.')[0])) found.set(version.split('.')[0], { version, path })
    } catch (error) {
      if (named.includes(path)) throw new Error(`NODES names ${path}, which does not run: ${error.message}`)
    }
  }
  return [...found.values()].filter(Boolean)
}

if (long) {
  await build()
  await Promise.all([unit('long', ['long']), walk('--grep-invert', '@main')])
  for (const { version, path } of otherNodes())
    await unit(`unit on Node.js ${version}`, ['pure', 'server', 'screens', 'alone'], { node: path })
} else {
  const checks = [
    () => step('types', node, ['scripts/types.mjs'], beside),
    () => step('lint', installed('biome'), ['ci', '--error-on-warnings', '.'], beside),
    () => step('sizes', node, ['scripts/sizes.mjs'], beside),
    () => step('licences', node, ['scripts/licences.mjs'], beside),
    () => build().then(() => step('budget', node, ['web/build/budget.mjs'], beside)),
  ]
  const tests = () => unit('unit', ['pure', 'server', 'screens', 'alone'])
  const walkMain = () => walk('--grep', '@main')
  if (hasLittleMemory) {
    for (const check of checks) await check()
    await Promise.all([tests(), walkMain()])
  }
  // None of these keeps two cores busy by itself, and only the journeys need what is built.
  else {
    const [built, ...checked] = checks.toReversed().map(check => check())
    await Promise.all([tests(), built.then(walkMain), ...checked])
  }
}

finish()
