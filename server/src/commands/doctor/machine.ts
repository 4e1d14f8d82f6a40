import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fixed } from '@pusula/words'
import type { Config } from '../../config.ts'
import type { Findings } from './findings.ts'

const leastFreeBytes = 1024 ** 3
const gigabytes = (bytes: number) => fixed(bytes / 1024 ** 3, 1)

/** What is set, and what is allowed but should not stay so. */
export function checkConfiguration(config: Config, { good, wrong }: Findings) {
  good('configuration', 'sound')
  if (!config.isProduction) return
  const { protocol, hostname } = new URL(config.publicUrl)
  if (protocol === 'http:' && hostname !== 'localhost')
    wrong('configuration', 'PUBLIC_URL is not https', 'Browsers keep no secure cookie there: let a proxy end TLS.')
  if (config.smtpUrl && config.mailFrom.includes('@localhost'))
    wrong('configuration', 'MAIL_FROM is not set', 'Name a sender that your mail server may speak for.')
  if (!config.smtpNeedsTls) good('configuration', 'letters may leave unencrypted (SMTP_TLS=optional)')
  if (!config.stripe) good('configuration', 'nothing can be paid: STRIPE_SECRET_KEY is not set')
  if (!config.metricsToken) good('configuration', '/metrics is open to this machine only: METRICS_TOKEN is not set')
}

/** Whether there is room for the embedded database to grow. */
export async function checkDisk({ databaseUrl, dataDir }: Config, { good, wrong }: Findings) {
  if (databaseUrl) return
  let folder = dataDir
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free < leastFreeBytes)
    wrong('disk', `only ${gigabytes(free)} GB are free at ${dataDir}`, 'Make room, or set DATA_DIR to a larger disk.')
  else good('disk', `${gigabytes(free)} GB are free at ${dataDir}`)
}
