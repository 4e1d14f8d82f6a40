import { hash, randomUUID } from 'node:crypto'
import { Problem } from '../../../platform/problem.ts'
import type { Secrets } from '../../../platform/secrets.ts'

const purpose = 'coins upload'
/** Confirmation token lifetime: enough to read a hundred warnings. */
const validMs = 10 * 60_000

interface Previewed {
  by: string
  bytes: Buffer
  now: Date
}

const contentOf = (bytes: Buffer): string => hash('sha256', bytes, 'base64url')

/** What confirms a file: for whoever saw its preview, for this content, for a while. */
export function confirmationFor(secrets: Secrets, { by, bytes, now }: Previewed): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + validMs)
  const text = [by, contentOf(bytes), expiresAt.getTime(), randomUUID()].join(' ')
  return { token: secrets.sign(purpose, text), expiresAt }
}

/** The key under which a confirmed file is written once; what confirms something else is refused. */
export function confirmedKey(secrets: Secrets, token: string, { by, bytes, now }: Previewed): string {
  const [forWhom, content, expiresAtMs, key] = secrets.unsign(purpose, token)?.split(' ') ?? []
  const isOurs = forWhom === by && content === contentOf(bytes) && Number(expiresAtMs) > now.getTime()
  if (!isOurs || !key) throw new Problem('admin.staleConfirmation')
  return key
}
