import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../../platform/secrets.ts'
import { NotSigned } from '../provider.ts'

export const signatureHeader = 'sandbox-signature'
const toleranceSeconds = 300

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)
const markOf = (secrets: Secrets, seconds: number, body: string) => secrets.hash('sandbox report', `${seconds}.${body}`)

/** Webhook signature: timestamp and HMAC over timestamp and body, as card providers write it. */
export const signatureOf = (secrets: Secrets, body: string, now: Date): string =>
  `t=${secondsOf(now)},v1=${markOf(secrets, secondsOf(now), body)}`

/** Refuses a body whose mark is not ours, or too old to be sent by anyone but a listener. */
export function checkSignature(secrets: Secrets, body: string, header: unknown, now: Date): void {
  const [, time = '', mark = ''] = (typeof header === 'string' && /^t=(\d{1,12}),v1=([\w-]+)$/.exec(header)) || []
  const given = Buffer.from(mark)
  const right = Buffer.from(markOf(secrets, Number(time), body))
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new NotSigned('wrong signature')
  if (Math.abs(secondsOf(now) - Number(time)) > toleranceSeconds) throw new NotSigned('old signature')
}
