import { credits, news } from '@pusula/contract'
import { readArguments, refuse } from '../../server/src/commands/arguments.ts'
import { limits } from './fuzz/cost.ts'
import { type Finding, fuzz } from './fuzz/fuzz.ts'
import { meterOf } from './fuzz/meter.ts'
import type { Sender } from './fuzz/requests.ts'
import { outOfReach } from './fuzz/walks.ts'
import { adminAt, Caller, guestAt, memberAt } from './rig/person.ts'
import { type RiggedServer, withServer } from './rig/server.ts'

const help = `npm run fuzz                  50,000 requests against a server of its own, made from the shapes of all calls
npm run fuzz -- N --seed N    more, fewer, or others; seed 1 unless told

Every answer is looked at: never a 5xx, never a stack trace, never a reply that its own shape refuses. So is what it
costs: nobody else waits for longer than ${limits.holdMs} ms, and no answer takes more than ${limits.processorMs} ms of a processor.`

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, { seed: { type: 'string', default: '1' } }, 1)
  if (typeof asked === 'number') return asked
  const [requests, seed] = [Number(asked.positionals[0] ?? 50_000), Number(asked.values.seed)]
  if (![requests, seed].every(Number.isSafeInteger) || requests < 1)
    return refuse('The number of requests and --seed are whole numbers.')
  const admins = Array.from({ length: 2_000 }, (_, i) => `admin${i}@example.com`)
  const metered = ['scripts/tool.mjs', 'fuzz/metered']
  const measure = async (server: RiggedServer) => {
    await newsArrives(server.url)
    const senders = await people(server.url, admins)
    const onProgress = (done: number) => {
      if (done % 5_000 === 0) console.error(`${done} of ${requests}`)
    }
    const outcome = await fuzz({ senders, requests, seed, meter: meterOf(server.child), onProgress })
    for (const finding of outcome.findings.slice(0, 50)) tell(finding)
    console.log(`answers by status: ${JSON.stringify(outcome.statuses)}`)
    for (const call of outcome.neverTaken)
      console.log(`never answered with success: ${call} (${outOfReach[call] ?? 'its input was never right'})`)
    console.log(`\n${await outcome.table()}\n`)
    console.log(`${requests} requests, seed ${seed}: ${outcome.findings.length} wrong or slow answers`)
    return outcome.findings.length ? 1 : 0
  }
  return withServer({ ADMIN_EMAILS: admins.join(',') }, measure, metered)
}

const tell = ({ call, sender, attempt, wrong }: Finding) =>
  console.log(
    `${call} as ${sender}, ${attempt.kind}: ${wrong}\n  ${attempt.method} ${attempt.url.slice(0, 200)} ${attempt.body?.slice(0, 300) ?? ''}`,
  )

/** Whoever sends too much may find the line cut before there is an answer to be read. */
const cut = (error: Error) => ({ status: 0, type: '', text: String(error) })

/** A server that has just started says that there is no news yet, and that is a 503. */
async function newsArrives(url: string) {
  const guest = await guestAt(url)
  await guest.post(credits.deduct.path, { symbol: 'BTC' })
  while ((await guest.get(news.ofCoin.path.replace(':symbol', 'BTC'))).status === 503)
    await new Promise(resolve => setTimeout(resolve, 100))
}

async function sender(name: string, open: () => Promise<Caller>): Promise<Sender> {
  let caller = await open()
  return {
    name,
    send: attempt => caller.send(attempt).catch(cut),
    // While an administrator of ours has blocked new guests, the old one goes on.
    renew: async () => {
      caller = await open().catch(() => caller)
    },
  }
}

function people(url: string, admins: string[]): Promise<Sender[]> {
  let members = 0
  let appointed = 0
  return Promise.all([
    sender('nobody', async () => new Caller(url)),
    sender('guest', () => guestAt(url)),
    sender('member', () => memberAt(url, `member${members++}@example.com`)),
    sender('admin', () => adminAt(url, admins[appointed++] ?? 'admin@example.com')),
  ])
}
