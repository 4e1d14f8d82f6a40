import { setTimeout as pause } from 'node:timers/promises'
import { gatherPeople, type LoadPerson } from '../load/population.ts'
import { atRest, feel } from '../load/watch.ts'
import { type RiggedServer, withServer } from '../rig/server.ts'
import type { Metric } from './results.ts'

const people = 4_000
const atOnce = 16
const targetMegabytes = 5

/** Lets the server throw away what it does not need when it is signalled, so that what is left can be seen. */
const tidying = `import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
setFlagsFromString('--expose-gc')
process.on('SIGUSR2', runInNewContext('gc'))`
const tidyOnSignal = `--import=data:text/javascript,${encodeURIComponent(tidying)}`

async function heldMegabytes({ url, child }: RiggedServer): Promise<number> {
  await atRest(url)
  child.kill('SIGUSR2')
  await pause(1_000)
  return (await feel(url, 0)).heapMegabytes
}

async function askOnce(everybody: readonly LoadPerson[]) {
  for (let i = 0; i < everybody.length; i += atOnce)
    await Promise.all(everybody.slice(i, i + atOnce).map(({ caller }) => caller.get('/api/crypto/top-coins')))
}

/** What a server holds for everybody who is there. */
export const benchMemory = (): Promise<Metric[]> =>
  withServer({ NODE_OPTIONS: tidyOnSignal }, async (server, dataDir) => {
    await askOnce(await gatherPeople(server.url, dataDir, people / 10))
    const before = await heldMegabytes(server)
    await askOnce(await gatherPeople(server.url, dataDir, people))
    const value = ((await heldMegabytes(server)) - before) / (people / 1_000)
    const pass = value <= targetMegabytes
    return [{ id: 'memory: per 1,000 people', value, unit: 'MB', target: targetMegabytes, pass }]
  })
