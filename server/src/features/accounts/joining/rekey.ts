import { mailboxKey } from '../../../platform/mail/mailbox.ts'
import { areRulesApplied, saveRulesVersion, verifiedAfter } from '../store/mailboxes.ts'
import type { Rekeyed, Tools } from '../tools.ts'

/** Grows with every change of `mailboxKey`; `keyBefore` is then the function as it was. */
const version = 2
const atOnce = 1_000

/** Gives the hashes that older rules made of today's members to the mailboxes that newer ones see. Repeating it changes nothing. */
export async function rekeyMailboxes({ platform, dependencies }: Tools) {
  const { database, clock, secrets } = platform
  if (await areRulesApplied(database, version)) return
  const hashOf = (key: string) => secrets.hash('person', key)
  let last: string | undefined
  while (true) {
    const members = await verifiedAfter(database, last, atOnce)
    const rekeyed = members
      .map(({ email }): Rekeyed => ({ before: hashOf(keyBefore(email)), now: hashOf(mailboxKey(email)) }))
      .filter(({ before, now }) => before !== now)
    if (rekeyed.length) await database.transaction(tx => dependencies.onRekey(tx, rekeyed))
    last = members.at(-1)?.id
    if (members.length < atOnce) break
  }
  await saveRulesVersion(database, version, clock.now())
}

/** Version 1: notes after a plus, and the dots of two providers. */
function keyBefore(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const home = domain.replace(/^(protonmail\.com|pm\.me)$/, 'proton.me')
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return `${['gmail.com', 'proton.me'].includes(home) ? name.replaceAll('.', '') : name}@${home}`
}
