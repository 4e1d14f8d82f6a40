// Walks docs/production.md on this machine: what a new owner does on the first day, with services that nobody here wrote.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from './arguments.mjs'
import { buildImage, composeEnvironment, composeVolume } from './rehearse/image.mjs'
import { makeCertificate, needed, startDatabase, startMail, startPooler, startRedis } from './rehearse/services.mjs'
import { findProgram, freePort, openStage, until } from './rehearse/stage.mjs'
import { paidYear, startStripe, tell, webhookSecret } from './rehearse/stripe.mjs'

const asked = readArguments(
  `npm run rehearse   walks docs/production.md in a clean folder as an unprivileged user: image, PostgreSQL behind pgbouncer,
                   Redis, mail over TLS, sign-up, purchases in both shapes of events, restart, backup, restore, alert rules

npm run rehearse -- --image FOLDER   goes on with the image of a rehearsal that failed

It needs Debian's packages: apt install postgresql pgbouncer redis-server python3-aiosmtpd prometheus openssl`,
  { image: { type: 'string' } },
)

const missing = [...needed, 'promtool'].filter(name => !findProgram(name))
if (missing.length) {
  console.error(
    `Missing: ${missing.join(', ')}. apt install postgresql pgbouncer redis-server python3-aiosmtpd prometheus openssl`,
  )
  process.exit(1)
}

const startMs = Date.now()
const say = text => console.log(`${String(Math.round((Date.now() - startMs) / 1000)).padStart(4)} s  ${text}`)
const check = (what, isSo) => {
  if (!isSo) throw new Error(`not so: ${what}`)
  say(`ok: ${what}`)
}

/** A browser of the rehearsal: it keeps its cookies. */
function browser(url) {
  const cookies = new Map()
  return async (path, input, form) => {
    const response = await fetch(url + path, {
      method: input || form ? 'POST' : 'GET',
      redirect: 'manual',
      // What the proxy would say.
      headers: {
        ...(input && { 'content-type': 'application/json' }),
        cookie: [...cookies].map(pair => pair.join('=')).join('; '),
        'x-forwarded-proto': 'https',
      },
      body: form ? new URLSearchParams(form) : input && JSON.stringify(input),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, reply: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text }
  }
}

async function walk(stage) {
  say('the image, step by step as Dockerfile says')
  const image = await buildImage(stage, say, asked.image)
  check('there is no builder in it', !existsSync(join(image.app, 'node_modules', 'vite')))

  say('PostgreSQL, pgbouncer in transaction mode, Redis, mail, all with passwords or TLS')
  const certificate = makeCertificate(stage)
  const database = await startDatabase(stage, certificate)
  const pooler = await startPooler(stage, database)
  const redis = await startRedis(stage)
  const mail = await startMail(stage, certificate)
  const publicUrl = 'https://pusula.example'
  const stripe = await startStripe(certificate, publicUrl)

  const owner = {
    ...{ DOMAIN: 'pusula.example', SECRET_KEY: 'k'.repeat(40), DATABASE_PASSWORD: database.password },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'Pusula <pusula@pusula.example>', METRICS_TOKEN: 'token of the rehearsal' },
    ...{ MARKET_SOURCE: 'simulated', DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' },
    ...{ STRIPE_SECRET_KEY: 'sk_live_rehearsal', STRIPE_WEBHOOK_SECRET: webhookSecret },
  }
  const composed = { ...image.env, ...composeEnvironment(owner) }
  const env = {
    ...composed,
    DATA_DIR: image.env.DATA_DIR,
    HOST: '127.0.0.1',
    DATABASE_URL: composed.DATABASE_URL.replace('@postgres/', `@127.0.0.1:${pooler.port}/`),
    REDIS_URL: redis.url,
    STRIPE_API_URL: stripe.url,
    NODE_EXTRA_CA_CERTS: certificate.cert,
  }
  const command = (name, args = [], more = {}) =>
    stage.runBeside('npm', ['run', '--silent', name, '--', ...args], { cwd: image.app, env: { ...env, ...more } })

  const bare = stage.run(image.command[0], image.command.slice(1), { cwd: image.app, env: image.env })
  check('nothing starts half set up, and says so in four lines', bare.code === 1 && bare.said.split('\n').length === 4)

  const launch = async more => {
    const port = await freePort()
    const [program, ...args] = image.command
    const server = stage.start(program, args, { cwd: image.app, env: { ...env, PORT: String(port), ...more } })
    const url = `http://127.0.0.1:${port}`
    const isReady = async () => server.child.exitCode !== null || (await fetch(`${url}/readyz`)).ok
    await until('the server', isReady, 240_000)
    if (server.child.exitCode !== null) throw new Error(`an instance did not start:\n${server.words.said}`)
    return { ...server, url }
  }
  const [one, other] = await Promise.all([launch({ JOBS: 'on' }), launch({})])
  say('two instances are ready, migrated through the pooler at the same time')

  const codeLine = /^(\d{6})\r?$/m
  const join_ = async (email, url) => {
    const ask = browser(url)
    await ask('/api/auth/send-activation', { email, language: 'tr' })
    const message = await until('the code', () =>
      mail.emails().find(text => text.includes(email) && codeLine.test(text)),
    )
    const code = codeLine.exec(message)?.[1] ?? ''
    const verified = await ask('/api/auth/verify-activation', { email, code })
    const joined = await ask('/api/auth/register', { email, password: 'kuzey yıldızı 7', activationCode: 'verified' })
    check(`${email} signs up by a code that came by mail`, verified.status === 200 && joined.status === 200)
    return ask
  }
  const people = { old: await join_('ada@example.com', one.url), new: await join_('deniz@example.com', other.url) }
  const tierOf = async ask => (await ask('/api/user/stats')).reply.tier

  for (const [shape, version] of [
    ['old', '2024-06-20'],
    ['new', '2026-10-28.endive'],
  ]) {
    const { reply } = await people[shape]('/api/create-subscription', { priceType: 'yearly' })
    const status = await tell(other.url, version, 'invoice.paid', paidYear[shape](reply.paymentIntentId))
    check(`a year is paid by an event of ${version}`, status === 200 && (await tierOf(people[shape])) === 'pro')
  }
  check(
    'money for nothing we know is taken in',
    (await tell(one.url, '2024-06-20', 'invoice.paid', paidYear.old('nobody'))) === 200,
  )
  await until('the receipts', () => mail.emails().filter(text => text.includes('$350')).length >= 2, 120_000)
  say('ok: both receipts came by mail')

  const metrics = await (
    await fetch(`${one.url}/metrics`, { headers: { authorization: `Bearer ${owner.METRICS_TOKEN}` } })
  ).text()
  check('the case is a figure', /pusula_payment_cases_open\{kind="unknownOrder"\} 1/.test(metrics))
  const rules = stage.run(findProgram('promtool'), ['test', 'rules', join(image.app, 'deploy', 'alerts.test.yml')])
  check('the alert rules do what they should', rules.code === 0)

  const doctor = await command('doctor')
  check(`the doctor finds all in order\n${doctor.said.replace(/^/gm, '          ')}`, doctor.code === 0)
  const admin = await command('admin', ['grant', 'ada@example.com'])
  check(
    'an administrator is appointed',
    admin.code === 0 && (await people.old('/api/auth/user')).reply.isAdmin === true,
  )

  check('an instance stops when it is told to', (await stage.end(one.child)) === 0)
  const again = await launch({ JOBS: 'on' })
  const afterRestart = browser(again.url)
  await afterRestart('/auth/login', undefined, { email: 'deniz@example.com', password: 'kuzey yıldızı 7' })
  check('after a restart who paid is pro', (await tierOf(afterRestart)) === 'pro')

  // Here the folder stays by itself.
  check('what a command writes to /data outlives its container', composeVolume('worker', composed.DATA_DIR))
  const file = join(image.env.DATA_DIR, 'first.backup')
  const backup = await command('backup', [file])
  check(`a backup is written: ${backup.said.split('\n').at(-1)}`, backup.code === 0 && existsSync(file))
  await Promise.all([stage.end(again.child), stage.end(other.child)])

  // For a restore the owner gets two rights more, as docs/production.md says.
  database.sql(`alter role pusula createdb; grant set on parameter session_replication_role to pusula;
create database restored owner pusula; create database copied owner pusula;`)
  const past = { DATABASE_URL: `postgres://pusula@127.0.0.1:${database.port}/restored?sslmode=no-verify` }
  const restored = await command('restore', [file], past)
  check(`our backup is restored: ${restored.said.split('\n').at(-1)}`, restored.code === 0)
  const direct = ['-h', '127.0.0.1', '-p', String(database.port), '-U', 'postgres']
  const secret = { env: { PGPASSWORD: database.password } }
  const dump = join(image.env.DATA_DIR, 'first.dump')
  stage.must(findProgram('pg_dump'), [...direct, '-Fc', '-f', dump, 'pusula'], secret)
  stage.must(findProgram('pg_restore'), [...direct, '-d', 'copied', '--exit-on-error', dump], secret)
  for (const name of ['restored', 'copied']) {
    const there = { DATABASE_URL: `postgres://pusula@127.0.0.1:${pooler.port}/${name}` }
    const server = await launch({ ...there, JOBS: 'on' })
    const ask = browser(server.url)
    await ask('/auth/login', undefined, { email: 'ada@example.com', password: 'kuzey yıldızı 7' })
    check(`on the ${name} database the same people are pro`, (await tierOf(ask)) === 'pro')
    check(`and the doctor is content there`, (await command('doctor', [], there)).code === 0)
    await stage.end(server.child)
  }
  stripe.close()
}

const stage = openStage()
try {
  await walk(stage)
  say('all green')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  await stage.close()
  if (process.exitCode) console.error(`What is left of it is in ${stage.root}`)
  else rmSync(stage.root, { recursive: true, force: true })
}
