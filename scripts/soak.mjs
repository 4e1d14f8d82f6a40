// The third ring: what draws by chance, again and again with other seeds and in whole sizes, until the time is over.
import { execFileSync } from 'node:child_process'
import { readArguments } from './arguments.mjs'
import { finish, step, unit } from './suite.mjs'

const { hours, seed } = readArguments(
  `npm run test:soak                      an hour of rounds, each with a seed of its own
npm run test:soak -- --hours 8         as many hours; a round that has begun is ended
npm run test:soak -- --seed 17         begins with this seed instead of the clock's; every round prints its own

A round: every property (fast-check) of the first ring; histories of payments, lives of people, kills of processes, pushes, coins and calls of
assistants in whole sizes; 50,000 fuzzed calls. A red round is run again with: npm run test:soak -- --seed SEED --hours 0`,
  { hours: { type: 'string', default: '1' }, seed: { type: 'string' } },
)

const endsAtMs = Date.now() + Number(hours) * 3_600_000
const wholeSizes = {
  KILLS: '20',
  HISTORIES: '500',
  LIVES: '300',
  PUSHES: '10000',
  ATTEMPTS: '10000',
  CALLS: '10000',
  EVERY_COIN: 'yes',
}
const properties = execFileSync('git', ['grep', '-l', 'fc\\.assert', '--', '*.test.ts', '*.test.tsx'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(file => !file.includes('.long.'))

await step('build', process.execPath, ['scripts/build.mjs'])
let round = Number(seed ?? Date.now() % 1_000_000)
do {
  console.log(`\n══ seed ${round}`)
  const env = { ...wholeSizes, SEED: String(round) }
  await unit(`properties, seed ${round}`, ['pure', 'server', 'screens', 'alone'], { args: properties, env })
  await unit(`whole sizes, seed ${round}`, ['long'], { env })
  await step(`fuzz, seed ${round}`, 'npm', ['run', 'fuzz', '--', '50000', '--seed', String(round)])
  round += 1
} while (Date.now() < endsAtMs)

finish()
