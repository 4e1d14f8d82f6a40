import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Secrets } from '../../../platform/secrets.ts'

/** Where a person wants messages posted, with the secrets that sign them. */
const Address = Type.Object({
  url: Type.String(),
  secret: Type.String(),
  /** The one before, which signs too until then. */
  old: Type.Optional(Type.Object({ secret: Type.String(), until: Type.String() })),
})
export type WebhookAddress = Static<typeof Address>
const known = Compile(Address)

const purpose = 'channels webhook'
export const sealWebhook = (secrets: Secrets, address: WebhookAddress) => secrets.seal(purpose, JSON.stringify(address))
export function openWebhook(secrets: Secrets, sealed: string): WebhookAddress | undefined {
  const text = secrets.unseal(purpose, sealed)
  return text === undefined ? undefined : known.Parse(JSON.parse(text))
}
