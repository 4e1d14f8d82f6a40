import { setTimeout as pause } from 'node:timers/promises'
import { market, ownCoinLimit, admin as routes } from '@pusula/contract'
import { atRest } from '../load/watch.ts'
import { adminAt, type Caller, type RigAnswer } from '../rig/person.ts'
import { type RiggedServer, withServer } from '../rig/server.ts'
import { type Metric, median } from './results.ts'

/** For so long nobody else may have to wait. */
const targetMs = 25
const rounds = 7
const beatMs = 1

/**
 * Tells on a signal for how long the process let nobody else have a turn: no longer than the clock says, and no longer
 * than the processor worked for it.
 */
const watching = `const look = () => {
  const { user, system } = process.cpuUsage()
  return [performance.now(), (user + system) / 1000]
}
let before = look()
let longestMs = 0
setInterval(() => {
  const now = look()
  longestMs = Math.max(longestMs, Math.min(now[0] - before[0] - ${beatMs}, now[1] - before[1]))
  before = now
}, ${beatMs}).unref()
process.on('SIGUSR2', () => {
  process.stdout.write('held ' + longestMs + ' ms\\n')
  longestMs = 0
})`
const watch = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watching)}` }

/** The longest hold since it was last asked for. */
function heldMs({ child }: RiggedServer): Promise<number> {
  return new Promise(resolve => {
    const hear = (part: Buffer) => {
      const said = /held (\S+) ms/.exec(String(part))
      if (!said) return
      child.stdout?.off('data', hear)
      resolve(Number(said[1]))
    }
    child.stdout?.on('data', hear)
    child.kill('SIGUSR2')
  })
}

const boundary = 'pusula-bench'
const sendFile = (caller: Caller, url: string, file: string): Promise<RigAnswer> =>
  caller.send({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="coins.csv"\r\n\r\n${file}\r\n--${boundary}--\r\n`,
  })

const email = 'owner@example.com'
const rowsOf = (count: number, name: string) =>
  ['id,symbol,name', ...Array.from({ length: count }, (_, i) => `many-${i},MANY${i},${name} ${i}`)].join('\n')

/** What the owner's longest list costs everybody else: every call that reads it, or a file as long as it. */
export const benchOwnCoins = (): Promise<Metric[]> =>
  withServer({ ...watch, ADMIN_EMAILS: email }, async server => {
    const owner = await adminAt(server.url, email)
    await atRest(server.url)
    const file = rowsOf(ownCoinLimit, 'Many')
    const switchOne = async (isEnabled: boolean) => {
      const headers = { 'content-type': 'application/json' }
      const url = routes.switchCoin.path.replace(':symbol', 'MANY1')
      await owner.send({ method: 'PUT', url, headers, body: JSON.stringify({ isEnabled }) })
    }
    const works: Record<string, (round: number) => Promise<RigAnswer>> = {
      'a preview': () => sendFile(owner, routes.previewCoins.path, file),
      // Another spelling of every name, so that every row is written each time.
      'an upload': round => sendFile(owner, routes.uploadCoins.path, rowsOf(ownCoinLimit, round % 2 ? 'MANY' : 'Many')),
      'a preview that renames all': () => sendFile(owner, routes.previewCoins.path, rowsOf(ownCoinLimit, 'Other')),
      'the first search after a change': async round => {
        await switchOne(round % 2 > 0)
        return owner.get(`${market.search.path}?q=many%209`)
      },
      'a search': () => owner.get(`${market.search.path}?q=ma`),
      'the largest page of the list': () => owner.get(routes.coins.path),
      'a count of a search': () => owner.get(`${routes.coinCount.path}?search=many`),
      'the statistics': () => owner.get(routes.stats.path),
      'the top coins': () => owner.get(market.topCoins.path),
    }
    const metrics: Metric[] = []
    for (const [name, work] of Object.entries(works)) {
      const held: number[] = []
      for (let round = 0; round < rounds; round++) {
        await heldMs(server)
        const { status, text } = await work(round)
        if (status !== 200) throw new Error(`${name} was answered with ${status}: ${text.slice(0, 200)}`)
        await pause(20)
        held.push(await heldMs(server))
      }
      const value = median(held)
      metrics.push({ id: `own-coins: hold of ${name}`, value, unit: 'ms', target: targetMs, pass: value <= targetMs })
    }
    return metrics
  })
