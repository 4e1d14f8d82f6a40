import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { sealChat } from '../../server/src/features/channels/telegram/chat.ts'
import { sealWebhook } from '../../server/src/features/channels/webhook/address.ts'
import { newSecret } from '../../server/src/features/channels/webhook/sign.ts'
import { secretsOf } from '../../server/src/platform/secrets.ts'
import { selfSigned } from '../../server/src/testing/certificate.ts'
import { blocked, startTelegram, tooMany } from '../../server/src/testing/telegram.ts'
import { startReceiver } from '../../server/src/testing/webhook-receiver.ts'
import { cpuSecondsOf } from '../../tools/src/rig/processor.ts'
import { withDatabase } from './database.ts'
import { type ServerProcess, startServer, withFolder } from './server.ts'

/** So many alerts come true with one price; the bar of docs/measurements.md is 10,000. */
const count = Number(process.env.ALERTS ?? 400)
/** Only a hang should run out of time. */
const untilDone = { timeout: 1_800_000, interval: 250 }
const secretKey = 'a secret of thirty-two characters'

type Name = 'push' | 'webhook' | 'mail' | 'telegram'
const manners = ['ok', 'busy', 'refused', 'broken', 'silent'] as const
type Manner = (typeof manners)[number]

interface Reader {
  number: number
  order: Name[]
  manner: Manner
}

const firsts: readonly Name[] = [
  'push',
  'webhook',
  'push',
  'telegram',
  'mail',
  'push',
  'webhook',
  'push',
  'telegram',
  'webhook',
]
const seconds: Record<Name, Name> = { push: 'webhook', webhook: 'push', mail: 'webhook', telegram: 'mail' }

/** Four of five have a first channel that works; of the rest each quarter meets another fault. Some have no second channel. */
function readerOf(number: number): Reader {
  const first = firsts[number % firsts.length] ?? 'push'
  const fault = Math.floor(number / firsts.length) % 20
  const manner = manners[fault < 4 ? fault + 1 : 0] ?? 'ok'
  const isAlone = number % 7 === 0 && !(manner === 'silent' && (first === 'push' || first === 'webhook'))
  return { number, manner, order: isAlone ? [first] : [first, seconds[first]] }
}

/** A mail server that takes letters, or answers as the reader's number says. */
async function startMail(mannerOf: (number: number) => Manner | undefined) {
  const taken: number[] = []
  const numberIn = (address: string) => Number(/^p(\d+)@/.exec(address)?.[1])
  const busyOnce = new Set<number>()
  const failed = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const number = numberIn(address)
      const manner = mannerOf(number)
      if (manner === 'silent') return
      if (manner === 'refused') return done(failed(550, '5.1.1 nobody here'))
      if (manner === 'broken') return done(failed(451, '4.3.0 try later'))
      if (manner === 'busy' && !busyOnce.has(number)) {
        busyOnce.add(number)
        return done(failed(450, '4.7.1 greylisted'))
      }
      done()
    },
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        taken.push(...envelope.rcptTo.map(({ address }) => numberIn(address)))
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() }
}

/** The four services, each with the faults of those who have it first. */
async function startServices(readers: readonly Reader[]) {
  const { cert, key } = selfSigned()
  const [push, hooks] = [await startReceiver({ cert, key }), await startReceiver({ cert, key })]
  const telegram = await startTelegram()
  const isFaulty = (name: Name, reader: Reader | undefined) => reader?.order[0] === name && reader.manner !== 'ok'
  const mail = await startMail(number => {
    const reader = readers[number]
    return isFaulty('mail', reader) ? reader?.manner : undefined
  })
  const always = <T>(answer: T): T[] => Array.from({ length: 100 }, () => answer)
  for (const reader of readers) {
    const { number, manner } = reader
    const http = {
      busy: [{ status: 429, headers: { 'retry-after': '2' } }],
      refused: always({ status: 403 }),
      broken: always({ status: 503 }),
      silent: always('silent' as const),
      ok: [],
    }[manner]
    if (isFaulty('push', reader)) push.answers.set(`/push/${number}`, [...http])
    if (isFaulty('webhook', reader)) hooks.answers.set(`/hook/${number}`, [...http])
    const chat = {
      busy: [tooMany(2)],
      refused: always(blocked),
      broken: always('bad gateway' as const),
      silent: always('silent' as const),
      ok: [],
    }[manner]
    if (isFaulty('telegram', reader)) telegram.manners.set(number, [...chat])
  }
  const counted = (numbers: readonly number[]) => {
    const counts = new Map<number, number>()
    for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
    return counts
  }
  const acceptedAt = ({ received }: typeof push) =>
    counted(
      received
        .filter(({ status }) => status !== 'silent' && status < 300)
        .map(({ path }) => Number(path.split('/').at(-1))),
    )
  return {
    ...{ cert, push, hooks, telegram, mail },
    /** How often each reader's message was taken, by service. */
    taken: (): Record<Name, Map<number, number>> => ({
      push: acceptedAt(push),
      webhook: acceptedAt(hooks),
      telegram: counted(telegram.sent.map(({ chat_id }) => chat_id)),
      mail: counted(mail.taken),
    }),
    close: () => {
      for (const service of [push, hooks, telegram, mail]) service.close()
    },
  }
}
type Services = Awaited<ReturnType<typeof startServices>>

/** Everybody, with their channels; nobody waits for anything yet. */
async function addReaders(client: pg.Client, readers: readonly Reader[], { push, hooks }: Services) {
  const secrets = secretsOf(secretKey)
  const has = (reader: Reader, name: Name) => reader.order.includes(name)
  const rows = readers.map(reader => ({
    ...{ number: reader.number, sequence: reader.order, mail: has(reader, 'mail'), push: has(reader, 'push') },
    telegram: has(reader, 'telegram') ? sealChat(secrets, { chatId: reader.number, name: null }) : null,
    webhook: has(reader, 'webhook')
      ? sealWebhook(secrets, { url: `${hooks.url}/hook/${reader.number}`, secret: newSecret() })
      : null,
  }))
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  await client.query(
    `create temp table readers as select * from jsonb_to_recordset($1::jsonb)
       as r(number int, sequence text[], mail boolean, push boolean, telegram text, webhook text)`,
    [JSON.stringify(rows)],
  )
  await client.query(`insert into accounts (kind, email, created_at, updated_at)
    select 'member', 'p' || number || '@example.com', now(), now() from readers`)
  await client.query(`alter table readers add column id uuid`)
  await client.query(`update readers r set id = a.id from accounts a where a.email = 'p' || r.number || '@example.com'`)
  await client.query(
    `insert into channels_people (account_id, sequence, mail_on) select id, sequence, mail from readers`,
  )
  await client.query(`insert into channels_targets (account_id, channel, address, is_on, is_tested, set_at)
    select id, 'telegram', telegram, true, true, now() from readers where telegram is not null
    union all select id, 'webhook', webhook, true, true, now() from readers where webhook is not null`)
  await client.query(
    `with session as (
       insert into accounts_sessions (account_id, token_hash, user_agent, created_at, last_seen_at)
       select id, 'none ' || number, '', now(), now() from readers where push returning id, account_id
     )
     insert into notifications_subscriptions (account_id, session_id, endpoint, p256dh, auth, language, time_zone, created_at)
     select s.account_id, s.id, $1 || r.number, $2, $3, 'en', 'UTC', now() from session s join readers r on r.id = s.account_id`,
    [`${push.url}/push/`, p256dh, auth],
  )
  await client.query('analyze')
}

/** What everybody waits for is true with the next price. */
const addAlerts = (client: pg.Client) =>
  client.query(`insert into notifications_alerts (account_id, symbol, name, kind, target, from_usd, created_at)
    select id, 'BTC', 'Bitcoin', 'above', 1, 0.5, now() from readers`)

interface Ended {
  number: number
  outcome: string
  channel: Name
  mayBeTwice: boolean
  tookMs: number | null
  handedMs: number | null
}

const endedOf = async (client: pg.Client): Promise<Ended[]> =>
  (
    await client.query(`select r.number, d.outcome, d.channel, d.may_be_twice as "mayBeTwice",
      1000 * extract(epoch from d.accepted_at - d.happened_at)::float8 as "tookMs",
      case when cardinality(d.passed) > 0 and d.round = 0
        then 1000 * extract(epoch from d.channel_since - d.happened_at)::float8 end as "handedMs"
    from notifications_deliveries d join readers r on r.id = d.account_id order by r.number`)
  ).rows

/** Seconds of processor so far, of the product and of what stands around it; of servers that were killed too. */
async function processorOf(client: pg.Client, servers: readonly ServerProcess[]) {
  const { pid } = (await client.query('select pg_backend_pid() as pid')).rows[0]
  const postmaster = Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  const ever = new Map<number, number>()
  return () => {
    for (const { child } of servers) if (child.pid) ever.set(child.pid, cpuSecondsOf(child.pid))
    const { user, system } = process.cpuUsage()
    return {
      server: [...ever.values()].reduce((sum, one) => sum + one, 0),
      doubles: (user + system) / 1e6,
      database: cpuSecondsOf(postmaster),
    }
  }
}

/** A server that has just started has work of its own: waits until there is little left of it. */
async function calm(secondsSpent: () => number) {
  let before = Number.NEGATIVE_INFINITY
  const sinceLast = () => {
    const [now, last] = [secondsSpent(), before]
    before = now
    return now - last
  }
  await expect.poll(sinceLast, { ...untilDone, interval: 2000 }).toBeLessThan(0.4)
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN

it(
  `${count} alerts that come true with one price are each told once or given up with a reason, with kills on the way`,
  () =>
    withFolder(folder =>
      withDatabase(async ({ env, client }) => {
        const readers = Array.from({ length: count }, (_, number) => readerOf(number))
        const services = await startServices(readers)
        await addReaders(client, readers, services)
        const trusted = join(folder, 'services.pem')
        writeFileSync(trusted, services.cert)
        const settings = {
          ...{ ...env, NODE_ENV: 'test', NODE_EXTRA_CA_CERTS: trusted, SECRET_KEY: secretKey, LOG_LEVEL: 'warn' },
          ...{ TELEGRAM_BOT_TOKEN: services.telegram.token, TELEGRAM_API_URL: services.telegram.url },
          ...{ SMTP_URL: services.mail.url, SMTP_TLS: 'optional' },
        }
        const servers = [await startServer(settings), await startServer(settings)]
        const countOf = async (where: string): Promise<number> =>
          (
            await client.query(
              `select count(*)::int as n from notifications_deliveries where account_id is not null and ${where}`,
            )
          ).rows[0].n
        const processor = await processorOf(client, servers)
        await calm(() => processor().server)
        const before = processor()
        await addAlerts(client)
        const tellHalf = async () => {
          await expect
            .poll(() => countOf("outcome = 'sent'"), { ...untilDone, interval: 100 })
            .toBeGreaterThan(count / 2)
          const now = processor()
          const taken = Object.values(services.taken()).reduce((sum, by) => sum + by.size, 0)
          const each = (name: keyof typeof now) => `${name} ${((1000 * (now[name] - before[name])) / taken).toFixed(2)}`
          console.log(
            `ms of processor for each of the first ${taken}: ${each('server')}, ${each('doubles')}, ${each('database')}`,
          )
        }
        const half = tellHalf()
        for (const share of process.env.KILLS === '0' ? [] : [0.2, 0.5]) {
          await expect
            .poll(() => countOf("outcome = 'sent'"), { ...untilDone, interval: 100 })
            .toBeGreaterThan(share * count)
          await servers.shift()?.end('SIGKILL')
          servers.push(await startServer(settings))
        }
        await half
        await expect.poll(() => countOf('true'), untilDone).toBe(count)
        const left = async () => {
          // Long pauses are none here: what would wait for minutes is tried now.
          await client.query(`update notifications_deliveries set due_at = now(), channel_since = now()
          where outcome is null and not is_sending and due_at > now() + interval '20 seconds'`)
          return countOf('outcome is null')
        }
        await expect.poll(left, untilDone).toBe(0)

        const [ended, taken] = [await endedOf(client), services.taken()]
        expect(ended).toHaveLength(count)
        const strange = ended.filter(({ number, outcome, channel, mayBeTwice }) => {
          const counts = Object.values(taken).map(by => by.get(number) ?? 0)
          const all = counts.reduce((sum, one) => sum + one, 0)
          if (outcome !== 'sent') return all > 0 && !mayBeTwice
          return !taken[channel].get(number) || (all > 1 && !mayBeTwice)
        })
        expect(strange, 'told by who says so, and twice only where that is said').toEqual([])
        const canBeTold = ({ order, manner }: Reader) => order.length > 1 || manner === 'ok' || manner === 'busy'
        const untold = ended.filter(({ number, outcome }) => outcome !== 'sent' && canBeTold(readerOf(number)))
        expect(untold, 'nobody who could be reached was given up').toEqual([])
        const times = ended.flatMap(({ tookMs }) => tookMs ?? [])
        const handed = ended.flatMap(({ handedMs }) => handedMs ?? [])
        const twice = ended.filter(({ mayBeTwice }) => mayBeTwice).length
        const by = (name: Name) => {
          const own = ended.flatMap(one => (one.channel === name ? (one.tookMs ?? []) : []))
          return `${name} ${own.length}: ${Math.round(quantile(own, 0.5))}/${Math.round(quantile(own, 0.95))} ms`
        }
        console.log(
          `${count} alerts: ${times.length} told, median ${Math.round(quantile(times, 0.5))} ms, nine of ten in`,
          `${Math.round(quantile(times, 0.9))} ms; handed on after at most ${Math.round(Math.max(0, ...handed))} ms; ${twice} in doubt;`,
          (['push', 'webhook', 'telegram', 'mail'] as const).map(by).join(', '),
          JSON.stringify(
            Object.fromEntries(
              ['refused', 'noChannel', 'failed', 'expired'].map(reason => [
                reason,
                ended.filter(({ outcome }) => outcome === reason).length,
              ]),
            ),
          ),
        )
        for (const server of servers) await server.end('SIGTERM')
        services.close()
      }),
    ),
  untilDone.timeout,
)
