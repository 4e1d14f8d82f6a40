import type { Db } from '../../platform/db/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { channelRowsOf, dropChannelRows } from './store/people.ts'
import { openChat } from './telegram/chat.ts'
import { openWebhook } from './webhook/address.ts'

/** Data export of channels and deliveries; addresses in the clear, secrets not at all. */
export const channelsOf = (secrets: Secrets) => async (db: Db, accountId: string) => {
  const { person, targets, tests, deliveries } = await channelRowsOf(db, accountId)
  return {
    order: person?.sequence ?? [],
    quiet: person?.quiet ?? null,
    pushOn: person?.isPushOn ?? true,
    mailOn: person?.isMailOn ?? false,
    linked: targets.map(({ channel, address, isOn, closedWhy }) => ({
      ...{ channel, isOn, closedWhy },
      to:
        address === null
          ? null
          : channel === 'telegram'
            ? (openChat(secrets, address) ?? null)
            : (openWebhook(secrets, address)?.url ?? null),
    })),
    tests,
    told: deliveries,
  }
}

export const dropChannels = dropChannelRows
