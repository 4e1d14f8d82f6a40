import { notifications } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import { expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'
import { searchIfDue } from './search/run.ts'
import { fakeMarket } from './testing/market.ts'

const world = await createWorld()
const { database, clock, log } = world

const told = fakeMarket({ GOOD: { slope: 0.012 } })
const searcher = { database, clock, log, market: { ...told.market, source: 'simulated' as const } }
const search = () => searchIfDue({ ...searcher, isLeaving: () => false })

/** Somebody who wants to hear of gems, in a browser that is switched on. */
async function listener() {
  const member = await world.member()
  await member.call(notifications.changeSettings, { hiddenGemAlerts: true })
  await database.run(sql`insert into notifications_subscriptions
      (account_id, session_id, endpoint, p256dh, auth, language, time_zone, created_at)
    select account_id, id, 'https://push.example.com/1', '', '', 'en', 'UTC', ${clock.now()} from accounts_sessions
    where account_id = ${member.accountId}`)
}
const messages = () => database.rows(sql`select message ->> 'title' as title from notifications_deliveries`)

it('a new gem is notified once, also after a crash between finding and notifying, and never from an old list', async () => {
  await listener()
  await search()
  clock.forward(6 * HOUR_MS)
  Object.assign(told.all, { NEXT: { slope: 0.012 } })
  expect(await search(), 'and no word was said of it').toBe(true)
  await world.runJob('gems.search')
  expect(await messages()).toEqual([{ title: 'A new gem on the list' }])
  await world.runJob('gems.search')
  expect(await messages(), 'the next round').toHaveLength(1)

  clock.forward(8 * 24 * HOUR_MS)
  const until = new Date(clock.now().getTime() + HOUR_MS)
  await database.run(sql`insert into gems_turns values ('simulated', gen_random_uuid(), ${until})`)
  await world.runJob('gems.search')
  expect(await messages(), 'nobody could search for more than a week').toHaveLength(1)
})
