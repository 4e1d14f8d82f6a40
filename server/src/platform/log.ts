import { type Logger, pino } from 'pino'

export type Log = Logger

/** Names under which a secret may travel; their values never reach a log. */
const secretNames = [
  'password',
  'newPassword',
  'code',
  'token',
  'activationCode',
  'cookie',
  'authorization',
  'headers.cookie',
  'headers.authorization',
]

export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap(name => [name, `*.${name}`]), censor: '[secret]' },
  })
