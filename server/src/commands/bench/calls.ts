import { credits, guests, market } from '@pusula/contract'
import type { Figure } from '../bench.ts'
import { atRest, cpuOf, restingShareOf } from '../load/watch.ts'
import { hammer, rawRequest } from '../rig/hammer.ts'
import { type Caller, guestAt, memberAt } from '../rig/person.ts'
import { startBeside, startRigged, throwawayFolder } from '../rig/server.ts'
import type { BareAnswer } from './bare.ts'
import { median } from './median.ts'

/** How much of a bare server's answers are left, from the same work of the processor, when every answer is worked for. */
const targetRatio = 0.7
const rounds = 7
const roundSeconds = 0.5
/** A call is compiled again and again for its first ten thousand answers. */
const warmUpSeconds = 4

interface HotCall {
  name: string
  as: 'guest' | 'member'
  method: 'GET' | 'POST'
  path: string
  body?: string
}

const get = (name: string, as: HotCall['as'], path: string): HotCall => ({ name, as, method: 'GET', path })
const ofBitcoin = market.overview.path.replace(':symbol', 'BTC')
const prices: Omit<HotCall, 'as'> = {
  name: 'bulk prices',
  method: 'POST',
  path: market.bulkPrices.path,
  body: JSON.stringify({ symbols: ['BTC', 'ETH', 'BNB', 'SOL', 'DOGE', 'XRP', 'ADA', 'AVAX', 'DOT', 'LINK'] }),
}

const hotCalls: HotCall[] = [
  get('top coins', 'guest', market.topCoins.path),
  get('top coins', 'member', market.topCoins.path),
  { ...prices, as: 'guest' },
  { ...prices, as: 'member' },
  get('visitor stats', 'guest', guests.stats.path),
  get('user stats', 'member', credits.stats.path),
  get('coin overview', 'guest', ofBitcoin),
  get('coin overview', 'member', ofBitcoin),
]

/** What the connection itself decides. */
const notCopied = new Set(['date', 'connection', 'keep-alive', 'content-length', 'set-cookie'])

const requestOf = ({ method, path, body }: HotCall, caller: Caller) =>
  rawRequest(method, path, { ...caller.headers(), ...(body && { 'content-type': 'application/json' }) }, body)

async function answerOf(url: string, call: HotCall, caller: Caller): Promise<BareAnswer> {
  const { method, path, body } = call
  const headers = { ...caller.headers(), ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(url + path, { method, headers, ...(body && { body }) })
  if (response.status !== 200) throw new Error(`${call.name} was answered with ${response.status}`)
  const copied = [...response.headers].filter(([name]) => !notCopied.has(name))
  return { method, path, headers: Object.fromEntries(copied), body: await response.text() }
}

/** What the processor did for one answer in one round, without what it would have done meanwhile anyway. */
async function costOf(url: string, request: Buffer, restingShare: number): Promise<number> {
  const [startedMs, before] = [performance.now(), await cpuOf(url)]
  const answers = await hammer(url, request, roundSeconds)
  const tookSeconds = (performance.now() - startedMs) / 1000
  return ((await cpuOf(url)) - before - restingShare * tookSeconds) / answers
}

/** Both servers in turns, so that what else the machine does hits them alike. */
async function ratioOf(real: string, restingShare: number, bare: string, request: Buffer): Promise<number> {
  for (const url of [real, bare]) await hammer(url, request, warmUpSeconds)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ours = await costOf(real, request, restingShare)
    ratios.push((await costOf(bare, request, 0)) / ours)
  }
  return median(ratios)
}

export async function benchCalls(): Promise<Figure[]> {
  const folder = throwawayFolder()
  const server = await startRigged(folder.path)
  try {
    await atRest(server.url)
    const restingShare = await restingShareOf(server.url)
    const people = { guest: await guestAt(server.url), member: await memberAt(server.url, 'hot@example.com') }
    const figures: Figure[] = []
    for (const call of hotCalls) {
      const caller = people[call.as]
      const bare = await startBeside('bare.js', [JSON.stringify([await answerOf(server.url, call, caller)])])
      const value = await ratioOf(server.url, restingShare, bare.url, requestOf(call, caller))
      await bare.stop()
      const id = `calls: ${call.name} as a ${call.as}`
      figures.push({ id, value, unit: 'of a bare server', target: targetRatio, pass: value >= targetRatio })
    }
    return figures
  } finally {
    await server.stop()
    folder.remove()
  }
}
