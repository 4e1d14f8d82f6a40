import { createECDH, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { type Pushed, type PushService, startPushService } from '../../server/src/testing/push-service.ts'
import { type OwnDatabase, withDatabase } from './database.ts'
import { startServer, withFolder } from './server.ts'

/** Many times what is in a hand; each is encrypted for its browser, which takes its time. */
const count = Number(process.env.PUSHES ?? 1200)
const killAfter = count / 5
/** What one process has in its hands at a time; of these nobody knows whether they left when it dies. */
const inHand = 400
const leaseSeconds = 20
/** Only a hang should run out of time. */
const untilDone = { timeout: 300_000, interval: 100 }

/** Who sent it: each process signs under a name of its own. */
function senderOf({ headers }: Pushed): string {
  const token = /t=[^.]+\.([^.]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const { sub } = JSON.parse(Buffer.from(token, 'base64url').toString())
  return /mailto:(\w+)@/.exec(sub)?.[1] ?? ''
}

async function addDue(client: pg.Client, url: string) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  await client.query(
    `with person as (
       insert into accounts (kind, email, created_at, updated_at) values ('member', 'ada@example.com', now(), now())
       returning id
     ), session as (
       insert into accounts_sessions (account_id, token_hash, user_agent, created_at, last_seen_at)
       select id, 'none', '', now(), now() from person returning id, account_id
     ), browser as (
       insert into notifications_subscriptions
         (account_id, session_id, endpoint, p256dh, auth, language, time_zone, created_at)
       select account_id, id, $1 || i, $2, $3, 'tr', 'UTC', now() from session, generate_series(1, $4::int) as i
       returning id
     )
     insert into notifications_deliveries (subscription_id, key, urgency, message, created_at, due_at, expires_at)
     select id, 'once', 'normal', '{"title":"a","body":"b","path":"/","tag":"t"}', now(), now(), now() + interval '1 hour'
     from browser`,
    [`${url}/`, p256dh, auth, count],
  )
}

const inFolderWithDatabase = (work: (folder: string, database: OwnDatabase) => Promise<void>) =>
  withFolder(folder => withDatabase(database => work(folder, database)))

/** A server that believes in the certificate of the push service. */
function startTrusting(service: PushService, env: Record<string, string>, folder: string, name: string) {
  const trusted = join(folder, 'push-service.pem')
  writeFileSync(trusted, service.cert)
  const more = { NODE_ENV: 'test', NODE_EXTRA_CA_CERTS: trusted }
  return startServer({ ...env, ...more, SUPPORT_EMAIL: `${name}@pusula.test` })
}

it('notifications are delivered by two processes, one of them killed in the middle, and none is lost', () =>
  inFolderWithDatabase(async (folder, { env, client }) => {
    const service = await startPushService()
    const start = async (name: string) => [name, await startTrusting(service, env, folder, name)] as const
    const servers = new Map(await Promise.all([start('first'), start('second')]))
    const left = async (where: string) => {
      const found = await client.query(`select count(*)::int as n from notifications_deliveries
        where outcome is null and ${where}`)
      return found.rows[0].n
    }

    const sentBy: Record<string, number> = {}
    // Whoever is quicker: the other may still rest when nothing is left to send.
    const killed = new Promise<unknown>(resolve => {
      service.whenPushed(pushed => {
        const sender = senderOf(pushed)
        sentBy[sender] = (sentBy[sender] ?? 0) + 1
        if (servers.size < 2 || sentBy[sender] < killAfter) return
        resolve(servers.get(sender)?.end('SIGKILL'))
        servers.delete(sender)
      })
    })
    await addDue(client, service.url)
    await killed
    const { rows } = await client.query(`select now() + interval '${leaseSeconds} s' as "at"`)
    const lastLease = `'${rows[0].at.toISOString()}'::timestamptz`
    await expect.poll(() => left(`(due_at <= now() or due_at > ${lastLease})`), untilDone).toBe(0)
    // Stands for the end of the lease.
    await client.query('update notifications_deliveries set due_at = now() where outcome is null')
    await expect.poll(() => left('true'), untilDone).toBe(0)
    const again = await client.query('select count(*)::int as n from notifications_deliveries where tries > 1')
    const held: number = again.rows[0].n
    expect(held, 'the dead process held some').toBeGreaterThan(0)
    expect(held).toBeLessThanOrEqual(inHand)
    const topics = new Map<string, string[]>()
    for (const { path, headers } of service.received)
      topics.set(path, [...(topics.get(path) ?? []), String(headers.topic)])
    const twice = [...topics.values()].filter(list => list.length > 1)
    expect(topics.size, 'every browser was told').toBe(count)
    expect(twice.length, 'only what was in the dead hand may be repeated').toBeLessThanOrEqual(held)
    expect(
      twice.every(list => new Set(list).size === 1 && list.length === 2),
      'and replaces the first',
    ).toBe(true)
    for (const [name, server] of servers) {
      expect(sentBy[name] ?? 0, 'both took part').toBeGreaterThan(killAfter)
      await server.end('SIGTERM')
    }
    service.close()
  }))
