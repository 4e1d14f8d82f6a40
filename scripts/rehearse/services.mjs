// PostgreSQL behind a pooler in transaction mode, Redis and a mail server with STARTTLS, from Debian's packages.
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, freePort, until } from './stage.mjs'

/** Any character may be part of a password. */
const password = `p@ss/w:rd?#[$]&'"% ü`

export const needed = ['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore', 'pgbouncer', 'redis-server', 'openssl']

/** A certificate of an authority of our own, which only those trust who are told so. */
export function makeCertificate({ folder, must }) {
  const place = folder('certificate')
  const [key, cert] = [join(place, 'key.pem'), join(place, 'cert.pem')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const about = ['-days', '2', '-subj', '/CN=localhost', '-addext', names]
  must('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...about])
  return { key, cert }
}

/** A database whose owner may do what the product needs and nothing else, by TLS and by password. */
export async function startDatabase(stage, certificate) {
  const { folder, must, start } = stage
  const data = folder('postgresql')
  const sockets = folder('sockets')
  const port = await freePort()
  writeFileSync(join(folder('secrets'), 'password'), password)
  const file = join(stage.root, 'secrets', 'password')
  chmodSync(file, 0o644)
  must(findProgram('initdb'), ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${file}`, '-E', 'UTF8'])
  const tls = ['ssl=on', `ssl_cert_file=${certificate.cert}`, `ssl_key_file=${certificate.key}`]
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${sockets}`, ...tls]
  start(findProgram('postgres'), ['-D', data, ...settings.flatMap(setting => ['-c', setting])])
  const sql = (text, database = 'postgres', user = 'postgres') =>
    must(
      findProgram('psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', user, '-d', database, '-v', 'ON_ERROR_STOP=1'],
      {
        env: { PGPASSWORD: password },
        input: text,
      },
    )
  await until('PostgreSQL', () => sql('select 1'))
  // As docs/production.md says.
  sql(`create role pusula login password '${password.replaceAll("'", "''")}';
create database pusula owner pusula encoding 'UTF8' template template0;
alter role pusula set statement_timeout = '60s';`)
  return { port, password, sql }
}

export async function startPooler({ folder, start, root }, database) {
  const place = folder('pgbouncer')
  const port = await freePort()
  const quoted = `"${database.password.replaceAll('"', '""')}"`
  writeFileSync(join(place, 'users'), `"pusula" ${quoted}\n`)
  writeFileSync(
    join(place, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${database.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = scram-sha-256
auth_file = ${place}/users
pool_mode = transaction
max_client_conn = 200
default_pool_size = 10
unix_socket_dir =
pidfile = ${root}/pgbouncer/pid
`,
  )
  start(findProgram('pgbouncer'), [join(place, 'pgbouncer.ini')])
  return { port }
}

export async function startRedis({ folder, start }) {
  const port = await freePort()
  const secret = 'redis secret'
  start(
    findProgram('redis-server'),
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--requirepass', secret],
    {
      cwd: folder('redis'),
    },
  )
  return { url: `redis://:${encodeURIComponent(secret)}@127.0.0.1:${port}` }
}

/** Debian's python3-aiosmtpd: emails land in a folder, and only over TLS. */
export async function startMail({ folder, start }, { key, cert }) {
  const box = join(folder('mail'), 'box')
  const port = await freePort()
  const tls = ['--tlscert', cert, '--tlskey', key]
  const program = ['-m', 'aiosmtpd', '-n', '-l', `127.0.0.1:${port}`, ...tls, '-c', 'aiosmtpd.handlers.Mailbox', box]
  start('/usr/bin/python3', program)
  const emails = () =>
    existsSync(join(box, 'new'))
      ? readdirSync(join(box, 'new')).map(name => decoded(readFileSync(join(box, 'new', name), 'utf8')))
      : []
  return { url: `smtp://localhost:${port}`, emails }
}

/** Head and text of an email, whichever way its words were packed. */
function decoded(email) {
  const unquoted = email
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const packed = [...email.matchAll(/base64\r?\n(?:[\w-]+:.*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/g)]
  return [
    Buffer.from(unquoted, 'latin1').toString('utf8'),
    ...packed.map(([, text]) => Buffer.from(text, 'base64').toString('utf8')),
  ].join('\n')
}
