import { accounts, credits, referrals } from '@pusula/contract'
import { expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { createWorld, type Person } from '../../../testing/world.ts'

const world = await createWorld()
const { database, secrets } = world

const hash = (key: string) => secrets.hash('person', key)
const codeOf = async (member: Person) =>
  new URL((await member.call(referrals.generate, {})).referralUrl).searchParams.get('Ref') ?? ''
const creditsOf = async (member: Person) => (await member.call(credits.stats, {})).remainingAnalyses

it('migration: gifts and invitations of earlier members are rehashed with today’s mailbox key, after one start', async () => {
  const inviter = await world.member()
  const referralHash = await codeOf(inviter)
  const old = [
    {
      email: 'ada.kaya@yandex.com.tr',
      before: 'ada.kaya@yandex.com.tr',
      now: 'ada-kaya@yandex.ru',
      again: 'ada-kaya@ya.ru',
    },
    { email: 'x@me.com', before: 'x@me.com', now: 'x@icloud.com', again: 'x@icloud.com' },
    { email: 'a.b+c@gmail.com', before: 'ab@gmail.com', now: 'ab@gmail.com', again: 'ab@googlemail.com' },
    { email: 'k-l@pm.me', before: 'k-l@proton.me', now: 'kl@proton.me', again: 'kl@proton.me' },
  ]
  for (const { email } of old) await world.member({ email, referralHash })
  // As the earlier rules left them.
  for (const table of [sql`credits_welcomes`, sql`referrals_invitations`])
    for (const { before, now } of old)
      await database.run(sql`update ${table} set person_hash = ${hash(before)} where person_hash = ${hash(now)}`)
  await database.run(sql`delete from accounts_mailbox_rules`)
  for (let start = 0; start < 2; start++) await world.another()
  for (const { again } of old)
    expect(await creditsOf(await world.member({ email: again, referralHash })), again).toBe(0)
  expect(await inviter.call(referrals.stats, {})).toMatchObject({ referralCount: old.length })
})

it('an address that today’s validation refuses can still sign in, and its gift is counted', async () => {
  const ada = await world.member({ email: 'quoted@example.org' })
  const email = '"quoted"@gmail.com'
  await database.run(sql`update accounts set email = ${email} where id = ${ada.accountId}`)
  await database.run(sql`update credits_welcomes set person_hash = ${hash(email)}
    where person_hash = ${hash('quoted@example.org')}`)
  await database.run(sql`delete from accounts_mailbox_rules`)
  await world.another()
  const payload = { email, password: ada.password }
  const again = await world.person().request({ method: 'POST', url: accounts.login.path, payload })
  expect(again.statusCode).toBe(302)
  expect(await creditsOf(await world.member({ email: 'quoted@gmail.com' }))).toBe(0)
})

it('a key collision of two members of one mailbox keeps both invitations', async () => {
  const inviter = await world.member()
  const referralHash = await codeOf(inviter)
  for (const email of ['zeki@yandex.ru', 'can@example.org']) await world.member({ email, referralHash })
  await database.run(sql`update accounts set email = 'zeki@ya.ru' where email = 'can@example.org'`)
  await database.run(sql`update referrals_invitations set person_hash = ${hash('zeki@ya.ru')}
    where person_hash = ${hash('can@example.org')}`)
  await database.run(sql`delete from accounts_mailbox_rules`)
  await world.another()
  expect(await inviter.call(referrals.stats, {})).toMatchObject({ referralCount: 2 })
})
