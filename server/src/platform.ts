import type { Config } from './config.ts'
import type { Broadcast } from './platform/broadcast/broadcast.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/db.ts'
import type { OpenRowCache } from './platform/db/row-cache.ts'
import type { Metrics } from './platform/http/metrics.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { Passwords } from './platform/passwords.ts'
import type { Secrets } from './platform/secrets.ts'
import type { Settings } from './platform/settings.ts'

/** Dependencies that every feature gets: configuration, database, queue, mail, cache. Created once per process. */
export interface Platform {
  config: Config
  version: string
  clock: Clock
  log: Log
  database: Database
  memory: OpenRowCache
  /** What the owner has set, as it is now. */
  settings: () => Promise<Settings>
  jobs: Jobs
  mail: Mail
  broadcast: Broadcast
  metrics: Metrics
  secrets: Secrets
  passwords: Passwords
}
