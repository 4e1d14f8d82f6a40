import { resolve } from 'node:path'
import { isRange, nearbyNames } from './platform/http/address.ts'

/** Configuration from the environment variables, parsed and validated once: a process that is half configured does not start. */
export interface Config {
  isProduction: boolean
  /** Lets push services on this machine be asked. */
  isTest: boolean
  port: number
  host: string
  /** Where people reach us, for links in emails. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** How long a statement of a request may take. */
  databaseTimeoutSeconds: number
  /** Whether a pooler stands in front of the database. */
  databasePooler: (typeof poolers)[number]
  redisUrl: string | undefined
  smtpUrl: string | undefined
  /** Whether a mail server that cannot encrypt is refused. */
  smtpNeedsTls: boolean
  /** Lets the mail provider tell of emails that came back. */
  mailEventsToken: string | undefined
  mailFrom: string
  /** Who reads what people write to us. */
  supportEmail: string
  logLevel: (typeof logLevels)[number]
  metricsToken: string | undefined
  requestsPerMinute: number
  /** How long it goes on answering after it was told to stop, so that a proxy notices and turns elsewhere. */
  drainSeconds: number
  /** From one network address. */
  newGuestsPerHour: number
  /** Whether this process does background work, or leaves it to others. */
  takesJobs: boolean
  /** So many of the largest coins are forecast day and night, whether or not anybody asks. */
  recordCoins: number
  /** Signs the log of the record; the data folder keeps one when it is not given. */
  recordLogKey: Buffer | undefined
  /** Logs of others that we are a witness of, and witnesses of ours: an address and a verifier key each. */
  recordWitnessOf: KnownKey[]
  recordWitnesses: KnownKey[]
  /** A file that checkpoints are added to, to be kept elsewhere, and a git remote that they are pushed to. */
  recordAnchors: { file: string | undefined; git: string | undefined }
  /** Whether spread, depth, funding, open interest and a volatility index are noted beside the record. */
  recordInputs: boolean
  /** Whose word is taken for where a request comes from. */
  trustedProxies: string[]
  marketSource: (typeof marketSources)[number]
  simSeed: number
  /** Where exchanges and lists are asked, when not at their usual place. */
  exchangeUrls: Partial<Record<VenueName, string>>
  /** Where the first exchange speaks by itself, when not at its usual place. */
  exchangeStreamUrl: string | undefined
  coinGeckoKey: { key: string; plan: (typeof coinGeckoPlans)[number] } | undefined
  /** Opens the data service of the Turkish central bank, for consumer prices and deposit rates. */
  evdsKey: string | undefined
  /** The bot that alerts leave by; the panel can set one where this is not given. */
  telegramBotToken: string | undefined
  /** Where the Bot API is asked, when not at its usual place. */
  telegramApiUrl: string | undefined
  /** Signs cookies and keys hashes; the database keeps one when it is not given. */
  secretKey: string | undefined
  /** Who is an administrator without having been appointed. */
  adminEmails: string[]
  google: ProviderConfig | undefined
  /** One more identity provider, by the name on its button. */
  openId: (ProviderConfig & { name: string }) | undefined
  /** Push messages are signed with these; the database keeps a pair when they are not given. */
  vapid: { publicKey: string; privateKey: string } | undefined
  stripe: StripeConfig | undefined
}

/** An address, and the verifier key of whoever answers there. */
export interface KnownKey {
  url: string
  verifierKey: string
}

export interface ProviderConfig {
  issuer: string
  clientId: string
  /** A client without one proves itself by PKCE alone. */
  clientSecret: string | undefined
}

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  /** Lets the payment form stand inside our page. */
  publishableKey: string | undefined
  /** Where it answers, when that is not Stripe itself: for tests. */
  apiUrl: string | undefined
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
const marketSources = ['auto', 'live', 'simulated'] as const
const poolers = ['auto', 'yes', 'no'] as const
/** Each has a variable, such as `BYBIT_URL`. */
export const venueNames = [
  'binance',
  'bybit',
  'okx',
  'btcTurk',
  'btcTurkGraph',
  'paribu',
  'coinGecko',
  'coinPaprika',
] as const
export type VenueName = (typeof venueNames)[number]
const coinGeckoPlans = ['demo', 'pro'] as const
const modes = ['development', 'test', 'production'] as const

export const variableOf = (venue: VenueName) => `${venue.toUpperCase()}_URL`

/** What production cannot do without, why, and the word by which whoever knows better starts without it. */
export const neededInProduction = [
  { name: 'PUBLIC_URL', why: 'links in emails and returns from payments lead there', waiver: 'LOCAL_ONLY' },
  { name: 'SECRET_KEY', why: 'it signs cookies, the same on all instances', waiver: 'STORED_SECRET_KEY' },
  { name: 'DATABASE_URL', why: 'everything is kept there', waiver: 'EMBEDDED_DATABASE' },
  { name: 'SMTP_URL', why: 'codes and receipts leave by email', waiver: 'NO_MAIL' },
] as const

export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined>): Config {
  const wrong: string[] = []
  const text = (name: string) => env[name]?.trim() || undefined
  const refuse = (name: string, should: string, value: string) =>
    wrong.push(`${name} should be ${should}, not "${value}"`)

  const whole = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name)
    if (value === undefined) return fallback
    const number = Number(value)
    if (!Number.isInteger(number) || number < min || number > max)
      refuse(name, `a whole number from ${min} to ${max}`, value)
    return number
  }
  const oneOf = <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    const value = text(name) ?? fallback
    const found = choices.find(choice => choice === value)
    if (!found) refuse(name, `one of ${choices.join(', ')}`, value)
    return found ?? fallback
  }
  const address = (name: string, schemes: string[]) => {
    const value = text(name)
    if (value === undefined) return undefined
    const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : ''
    // The value may hold a password, so it is not repeated.
    if (!schemes.includes(scheme))
      wrong.push(`${name} should be an address that starts with ${schemes.join(':// or ')}://`)
    return value
  }

  const trustedProxies = () => {
    const given = (text('TRUSTED_PROXIES') ?? 'loopback').split(/[\s,]+/).filter(Boolean)
    const strange = given.find(value => !isRange(value) && !nearbyNames.includes(value))
    if (strange)
      refuse('TRUSTED_PROXIES', `addresses, ranges or ${nearbyNames.join(', ')}, with commas between`, strange)
    return given
  }
  /** The value is not repeated. */
  const secret = (name: string, form: RegExp, says: string) => {
    const value = text(name)
    if (value && !form.test(value)) wrong.push(`${name} should ${says}`)
    return value
  }
  const recordLogKey = () => {
    const value = text('RECORD_LOG_KEY')
    const key = value === undefined ? undefined : Buffer.from(value, 'base64')
    if (key && (key.length !== 32 || key.toString('base64') !== value))
      wrong.push('RECORD_LOG_KEY should be 32 random bytes in base64')
    return key
  }
  const knownKeys = (name: string): KnownKey[] =>
    (text(name) ?? '')
      .split(',')
      .map(each => each.trim())
      .filter(Boolean)
      .map(each => {
        const [url = '', verifierKey = '', ...more] = each.split(/\s+/)
        const isKey = /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/.test(verifierKey)
        if (!/^https?:\/\//.test(url) || !URL.canParse(url) || !isKey || more.length)
          refuse(name, 'addresses with a verifier key behind each, with commas between', each)
        return { url: url.replace(/\/+$/, ''), verifierKey }
      })
  const google = (): ProviderConfig | undefined => {
    const clientId = text('GOOGLE_CLIENT_ID')
    const clientSecret = text('GOOGLE_CLIENT_SECRET')
    const issuer = address('GOOGLE_ISSUER', isProduction ? ['https'] : ['https', 'http'])
    if (clientId && clientSecret) return { issuer: issuer ?? 'https://accounts.google.com', clientId, clientSecret }
    if (clientId || clientSecret) wrong.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET should be set together')
    return undefined
  }
  const openId = (): Config['openId'] => {
    const issuer = address('OPENID_ISSUER', isProduction ? ['https'] : ['https', 'http'])
    const [clientId, clientSecret, name] = [text('OPENID_CLIENT_ID'), text('OPENID_CLIENT_SECRET'), text('OPENID_NAME')]
    if (issuer && clientId && name) return { issuer, clientId, clientSecret, name }
    if (issuer || clientId || clientSecret || name)
      wrong.push('OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_NAME should be set together')
    return undefined
  }
  const stripe = (): StripeConfig | undefined => {
    const secretKey = text('STRIPE_SECRET_KEY')
    const webhookSecret = text('STRIPE_WEBHOOK_SECRET')
    const publishableKey = text('STRIPE_PUBLISHABLE_KEY')
    const apiUrl = address('STRIPE_API_URL', isProduction ? ['https'] : ['https', 'http'])
    if (secretKey && webhookSecret) return { secretKey, webhookSecret, publishableKey, apiUrl }
    if (secretKey || webhookSecret || publishableKey)
      wrong.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET should be set together')
    return undefined
  }
  const vapid = () => {
    const [publicKey, privateKey] = [text('VAPID_PUBLIC_KEY'), text('VAPID_PRIVATE_KEY')]
    if (publicKey && privateKey) return { publicKey, privateKey }
    if (publicKey || privateKey) wrong.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY should be set together')
    return undefined
  }
  const emailOf = (name: string, fallback: string) => {
    const value = text(name) ?? fallback
    const bare = /<([^<>]+)>$/.exec(value)?.[1] ?? value
    if (!/^\S+@\S+$/.test(bare)) refuse(name, 'an email address', value)
    return bare
  }

  const exchangeUrls = () =>
    Object.fromEntries(
      venueNames.flatMap(name => {
        const value = address(variableOf(name), isProduction ? ['https'] : ['https', 'http'])
        return value ? [[name, value.replace(/\/+$/, '')]] : []
      }),
    )
  const coinGeckoKey = () => {
    const key = text('COINGECKO_API_KEY')
    const plan = oneOf('COINGECKO_PLAN', coinGeckoPlans, 'demo')
    return key ? { key, plan } : undefined
  }
  const askForWhatProductionNeeds = () => {
    for (const { name, why, waiver } of neededInProduction) {
      const isWaived = oneOf(waiver, ['yes', 'no'], 'no') === 'yes'
      if (isProduction && !isWaived && !text(name))
        wrong.push(`${name} is missing in production: ${why}. ${waiver}=yes starts without it.`)
    }
  }

  const mode = oneOf('NODE_ENV', modes, 'development')
  const isProduction = mode === 'production'
  const port = whole('PORT', 3000, 0, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  const mailFrom = text('MAIL_FROM') ?? 'Pusula <pusula@localhost>'
  const config: Config = {
    isProduction,
    isTest: mode === 'test',
    port,
    host,
    publicUrl: (address('PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${port}`).replace(/\/$/, ''),
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl: address('DATABASE_URL', ['postgres', 'postgresql']),
    databaseTimeoutSeconds: whole('DATABASE_TIMEOUT_SECONDS', 5, 1, 60),
    databasePooler: oneOf('DATABASE_POOLER', poolers, 'auto'),
    redisUrl: address('REDIS_URL', ['redis', 'rediss']),
    smtpUrl: address('SMTP_URL', ['smtp', 'smtps']),
    smtpNeedsTls: oneOf('SMTP_TLS', ['required', 'optional'], 'required') === 'required',
    mailEventsToken: secret('MAIL_EVENTS_TOKEN', /^.{16,}$/s, 'have at least 16 characters'),
    mailFrom,
    supportEmail: emailOf('SUPPORT_EMAIL', mailFrom),
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    metricsToken: text('METRICS_TOKEN'),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
    drainSeconds: whole('DRAIN_SECONDS', isProduction ? 5 : 0, 0, 300),
    takesJobs: oneOf('JOBS', ['on', 'off'], 'on') === 'on',
    newGuestsPerHour: whole('NEW_GUESTS_PER_HOUR', 100, 1, 1_000_000),
    recordInputs: oneOf('RECORD_INPUTS', ['on', 'off'], 'on') === 'on',
    recordCoins: whole('RECORD_COINS', 50, 0, 500),
    recordLogKey: recordLogKey(),
    recordWitnessOf: knownKeys('RECORD_WITNESS_OF'),
    recordWitnesses: knownKeys('RECORD_WITNESSES'),
    recordAnchors: { file: text('RECORD_ANCHOR_FILE'), git: text('RECORD_ANCHOR_GIT') },
    trustedProxies: trustedProxies(),
    marketSource: oneOf('MARKET_SOURCE', marketSources, 'auto'),
    simSeed: whole('SIM_SEED', 1, 0, 4_294_967_295),
    exchangeUrls: exchangeUrls(),
    exchangeStreamUrl: address('BINANCE_STREAM_URL', isProduction ? ['wss'] : ['wss', 'ws'])?.replace(/\/+$/, ''),
    coinGeckoKey: coinGeckoKey(),
    evdsKey: text('EVDS_KEY'),
    telegramBotToken: secret('TELEGRAM_BOT_TOKEN', /^\d{3,20}:[\w-]{10,80}$/, 'be a token as BotFather gives it'),
    telegramApiUrl: address('TELEGRAM_API_URL', ['https', 'http'])?.replace(/\/+$/, ''),
    secretKey: secret('SECRET_KEY', /^.{32,}$/s, 'have at least 32 characters'),
    adminEmails: (text('ADMIN_EMAILS')?.toLowerCase() ?? '').split(/[\s,;]+/).filter(Boolean),
    google: google(),
    openId: openId(),
    vapid: vapid(),
    stripe: stripe(),
  }
  askForWhatProductionNeeds()
  if (wrong.length) throw new ConfigError(wrong.join('\n'))
  return config
}
