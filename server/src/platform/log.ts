import { type Bindings, type ChildLoggerOptions, type DestinationStream, type Logger, pino } from 'pino'

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

/** The same log, whose children are made with their first line: most requests have nothing to say. */
export const withLateChildren = (log: Log): Log =>
  Object.create(log, {
    child: { value: (bindings: Bindings, options?: ChildLoggerOptions) => lateChild(log, bindings, options) },
  })

function lateChild(log: Log, bindings: Bindings, options?: ChildLoggerOptions): Log {
  let child: Log | undefined
  return new Proxy<Log>(Object.create(null), {
    get: (_, name) => {
      child ??= withLateChildren(log.child(bindings, options))
      return Reflect.get(child, name)
    },
  })
}
