import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'

/** Structured logger of the process or, with the request id in every line, of one request. */
export type Log = FastifyBaseLogger

/** Redaction: fields and headers that may hold a secret; their values never reach a log. */
const secretNames = [
  'password',
  'newPassword',
  'code',
  'token',
  'activationCode',
  'currentPassword',
  'recoveryCode',
  'secret',
  'cookie',
  'authorization',
  'headers.cookie',
  'headers.authorization',
]

/** To the process's output, or to wherever a test looks. */
export const createLog = (level: string, to?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretNames.flatMap(name => [name, `*.${name}`]), censor: '[secret]' },
    },
    to ?? pino.destination(1),
  )
