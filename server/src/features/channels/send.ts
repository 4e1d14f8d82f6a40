import { channelNames, type Language, type QuietHours } from '@pusula/contract'
import type { Tx } from '../../platform/db/db.ts'
import { addPersonDeliveries, type PersonDelivery } from './delivery/store.ts'
import type { Outgoing, Reader, StoredMessage } from './message.ts'
import { afterQuiet, orderFor } from './rules.ts'
import { readersOf } from './store/people.ts'

const everyChannel = new Set(channelNames)
/** TTL after quiet hours: what waited for their end is worth telling for so long. */
const afterQuietMs = 3_600_000

/**
 * Puts messages on their way, in the transaction of what they tell of: each goes to the first channel of its reader and, where that
 * does not take it, to the next. One that nobody can be reached by is kept as such. How many are new.
 */
export async function send(tx: Tx, now: Date, messages: readonly Outgoing[]): Promise<number> {
  if (!messages.length) return 0
  const readers = await readersOf(
    tx,
    messages.map(({ accountId }) => accountId),
  )
  const deliveries = messages.flatMap(message => {
    const reader = readers.get(message.accountId)
    return reader ? [deliveryOf(message, reader, now)] : []
  })
  return addPersonDeliveries(tx, deliveries, now)
}

function deliveryOf(message: Outgoing, reader: Reader & { quiet: QuietHours | null }, now: Date): PersonDelivery {
  const { accountId, key, kind, urgency, happenedAt, expiresAt, via = null } = message
  const dueAt = dueFor(message, reader.quiet, now)
  const isHeld = dueAt > now
  return {
    ...{ accountId, key, kind, urgency, happenedAt, via, dueAt, message: storedMessage(message, reader) },
    // What this installation does not offer is found out when it is sent.
    channel: orderFor(reader, everyChannel, via)[0] ?? null,
    expiresAt: isHeld ? new Date(Math.max(expiresAt.getTime(), dueAt.getTime() + afterQuietMs)) : expiresAt,
  }
}

const dueFor = ({ kind }: Outgoing, quiet: QuietHours | null, now: Date): Date =>
  !quiet || (kind === 'alert' && quiet.alertsThrough) ? now : afterQuiet(quiet, now)

/** In the languages of its reader: that of the account, and those of the browsers. */
function storedMessage(
  { say, path, tag, data, event }: Outgoing,
  { language, timeZone, browsers }: Reader,
): StoredMessage {
  const languages = new Set<Language>([language, ...browsers.map(browser => browser.language)])
  const says = Object.fromEntries([...languages].map(spoken => [spoken, say({ language: spoken, timeZone })]))
  return { says, path, tag, ...(data && { data }), ...(event && { event }) }
}
