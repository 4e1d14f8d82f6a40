import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Names under which a secret may travel; their values never reach a log. */
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
