import { createHmac, randomBytes } from 'node:crypto'

/** Standard Webhooks signature: the secret is `whsec_` and base64 of random bytes. */
const prefix = 'whsec_'

export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/** What is signed is `id.timestamp.body`, once with each secret that is valid: a receiver that knows one of them believes it. */
export const signatureOf = (secrets: readonly string[], id: string, seconds: number, body: string): string =>
  secrets
    .map(secret => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
