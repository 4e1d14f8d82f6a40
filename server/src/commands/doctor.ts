import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fixed } from '@pusula/words'
import { version } from '../../../package.json'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { differences } from '../features/credits/index.ts'
import { type Reached, reachVenues } from '../features/market/index.ts'
import { openCases, stripeDoctor, wrongCharges, wrongReserves } from '../features/payments/index.ts'
import { type Database, sql } from '../platform/db/db.ts'
import { userAgentOf } from '../platform/net/user-agent.ts'
import { reasonOf } from '../platform/start-error.ts'
import { readArguments } from './arguments.ts'
import { checkDatabase, checkPredictions } from './doctor/database.ts'
import { type Findings, reportFindings } from './doctor/findings.ts'
import { checkMail, checkRefused } from './doctor/mail.ts'
import { withDatabase } from './with-database.ts'

const help = `npm run doctor   looks at the configuration, the database, the ledger, and everything outside that is set (mail, Redis,
                 payments, exchanges), and says what is wrong and what to do; nothing is changed`

/** Whether prices and names can be had: one exchange and one list are enough, the others are for when they fail. */
async function checkMarket(config: Config, { good, wrong }: Findings) {
  if (config.marketSource === 'simulated') return good('market', 'simulated, as asked for')
  const reached = await reachVenues(config, userAgentOf(version, config.publicUrl))
  for (const kind of ['exchange', 'list'] as const) {
    const ofKind = reached.filter(one => one.kind === kind)
    const isServed = ofKind.some(({ fault }) => fault === null)
    for (const one of ofKind) {
      if (!one.fault) good('market', `${one.venue} answers`)
      else if (isServed) good('market', `${one.venue} does not answer (${one.fault.says}); others do`)
      else wrong('market', `${one.venue} does not answer (${one.fault.says})`, cureFor(one))
    }
  }
}

function cureFor({ venue, kind, fault }: Reached): string {
  const name = venue.toUpperCase()
  if (fault?.reason === 'blocked')
    return kind === 'list'
      ? 'It turns this network away: set COINGECKO_API_KEY, or ask from another network.'
      : `It is not served from here: set ${name}_URL to its regional host, such as https://api.bybit.tr.`
  return 'Check the way out of this machine: name resolution, firewall, proxy.'
}

/** Whether Redis answers and may be written to. */
async function checkRedis({ redisUrl }: Config, { good, wrong }: Findings) {
  if (!redisUrl) return good('redis', 'none is set: every instance counts and remembers for itself')
  const { Redis } = await import('ioredis')
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: null,
  })
  redis.on('error', () => {})
  try {
    await redis.connect()
    await redis.set('pusula-doctor', '1', 'PX', 1_000)
    const version = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? ''
    good('redis', `${version} answers`)
  } catch (error) {
    wrong(
      'redis',
      `it cannot be used (${reasonOf(error)})`,
      'Check REDIS_URL: address, password, and rediss:// where it wants TLS.',
    )
  } finally {
    redis.disconnect()
  }
}

const minFreeBytes = 1024 ** 3
const gigabytes = (bytes: number) => fixed(bytes / 1024 ** 3, 1)

/** What is set, and what is allowed but should not stay so. */
function checkConfiguration(config: Config, { good, wrong }: Findings) {
  good('configuration', 'sound')
  if (!config.isProduction) return
  const { protocol, hostname } = new URL(config.publicUrl)
  if (protocol === 'http:' && hostname !== 'localhost')
    wrong('configuration', 'PUBLIC_URL is not https', 'Browsers keep no secure cookie there: let a proxy end TLS.')
  if (config.smtpUrl && config.mailFrom.includes('@localhost'))
    wrong('configuration', 'MAIL_FROM is not set', 'Name a sender that your mail server may speak for.')
  if (!config.smtpNeedsTls) good('configuration', 'emails may leave unencrypted (SMTP_TLS=optional)')
  if (!config.stripe) good('configuration', 'nothing can be paid: STRIPE_SECRET_KEY is not set')
  if (!config.metricsToken) good('configuration', '/metrics is open to this machine only: METRICS_TOKEN is not set')
}

/** Whether there is room for the embedded database to grow. */
async function checkDisk({ databaseUrl, dataDir }: Config, { good, wrong }: Findings) {
  if (databaseUrl) return
  let folder = dataDir
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < minFreeBytes)
    wrong('disk', `only ${gigabytes(free)} GB are free at ${dataDir}`, 'Make room, or set DATA_DIR to a larger disk.')
  else good('disk', `${gigabytes(free)} GB are free at ${dataDir}`)
}

/** Whether the key opens Stripe, and whether what happens there is told to us, all of it and in a version we know. */
async function checkStripe(config: Config, { good, wrong }: Findings) {
  if (!config.stripe) return
  try {
    const { endpoint, isLive, missing, isOldVersion } = await stripeDoctor(config.stripe, config.publicUrl)
    good('stripe', `the key opens ${isLive ? 'live' : 'test'} mode`)
    if (config.isProduction && !isLive)
      wrong('stripe', 'the key is for tests, so that nothing is really paid', 'Set STRIPE_SECRET_KEY to the live one.')
    if (!endpoint)
      return wrong(
        'stripe',
        `no webhook leads to ${config.publicUrl}`,
        'Make an endpoint for /api/payments/webhook there, as docs/payments.md says.',
      )
    if (!endpoint.isEnabled)
      wrong('stripe', 'the webhook is switched off', 'Switch it on, or nobody gets what was paid.')
    if (missing.length)
      wrong('stripe', `the webhook does not tell of ${missing.join(', ')}`, 'Enable these events there.')
    if (isOldVersion)
      good(
        'stripe',
        `the webhook speaks ${endpoint.version ?? "the account's version"}; it is read, a newer one is better`,
      )
    if (endpoint.isEnabled && !missing.length) good('stripe', `the webhook tells of everything we need`)
  } catch (error) {
    wrong(
      'stripe',
      `it cannot be asked (${reasonOf(error)})`,
      'Check STRIPE_SECRET_KEY and the way out to api.stripe.com.',
    )
  }
}

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, {})
  if (typeof asked === 'number') return asked
  const config = readOrSay()
  if (!config) return 1
  const findings = reportFindings()
  checkConfiguration(config, findings)
  await checkDisk(config, findings)
  await checkRedis(config, findings)
  await checkMail(config, findings)
  await checkStripe(config, findings)
  await checkMarket(config, findings)
  return Math.max(await checkData(config, findings), findings.exitCode())
}

function readOrSay(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const line of error.message.split('\n')) console.error(`configuration: ${line}`)
    return undefined
  }
}

const cure = 'Look at the entries of that account before anything else is changed by hand.'

/** Computes every balance again from the entries. */
async function checkLedger(database: Database, { good, wrong }: Findings) {
  const found = await differences(database)
  for (const { accountId, balance, sum } of found)
    wrong(
      'ledger',
      `account ${accountId} has a balance of ${balance ?? 'nothing'}, its entries add up to ${sum}`,
      'Set the balance to that sum once you know who changed it.',
    )
  const counted = await database.row<{ accounts: number; entries: number }>(sql`select
    (select count(*) from credits_balances) as accounts, (select count(*) from credits_entries) as entries`)
  good('ledger', `${counted?.entries} entries of ${counted?.accounts} accounts, ${found.length} differences`)
}

/** Compares every payment with the credits it gave in the ledger, and every order with those it holds. */
async function checkPayments(database: Database, findings: Findings) {
  const { good, wrong } = findings
  const given = await wrongCharges(database)
  for (const { reference, expected, written } of given)
    wrong('payments', `${reference} should have given ${expected} credits, the ledger has ${written}`, cure)
  const held = await wrongReserves(database)
  for (const { reference, expected, written } of held)
    wrong('payments', `order ${reference} says that it holds ${expected} credits, the ledger has ${written}`, cure)
  const counted = await database.row<{ paid: number }>(
    sql`select count(*) as paid from payments_charges where paid_at is not null`,
  )
  good('payments', `${counted?.paid} paid, ${given.length + held.length} differences`)
  await reportCases(database, findings)
}

/** Cases wait for a person: the database is sound all the same. */
async function reportCases(database: Database, { good }: Findings) {
  const open = await openCases(database)
  good('payments', `${open.reduce((sum, one) => sum + one.count, 0)} open cases`)
  for (const { kind, count, oldest } of open)
    good('payments', `${count} ${kind}, the oldest since ${oldest.toISOString()}`)
}

/** What the database holds, as far as its migrations have come. */
const checkData = (config: Config, findings: Findings) =>
  withDatabase(async database => {
    const steps = await checkDatabase(database, findings)
    const has = (name: string) => steps.some(step => step.includes(name))
    if (has('credits_entries')) await checkLedger(database, findings)
    if (has('0131_payments_plan_orders')) await checkPayments(database, findings)
    if (has('0620_record_plans_begun')) await checkPredictions(database, config, findings)
    if (has('0180_mail_refused')) await checkRefused(database, findings)
    return 0
  })
