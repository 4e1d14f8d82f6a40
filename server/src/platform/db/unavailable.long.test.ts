import { accounts, analysis, credits, news, payments, subscriptions } from '@pusula/contract'
import pg from 'pg'
import { expect, it } from 'vitest'
import { atCheckout } from '../../testing/payments.ts'
import { CallFailed, createWorld, Person } from '../../testing/world.ts'

const world = await createWorld()
/** The same product, that gives up sooner. */
const hasty = await world.another(1_000)

/** Nobody gets at what is kept there until the work is done, while everything else goes on. */
async function withoutTables(tables: string[], work: () => Promise<void>) {
  const holder = new pg.Client({ ...world.connection, password: undefined })
  await holder.connect()
  await holder.query(`begin; lock table ${tables} in access exclusive mode`)
  await work().finally(() => holder.end())
}

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    error => (error instanceof CallFailed ? `${error.status} ${error.code}` : String(error)),
  )

it('a database that is away is called so everywhere, and moves no credit back or forth', async () => {
  const ada = await world.member()
  const { checkoutUrl } = await ada.call(subscriptions.create, { priceType: 'monthly' })
  await atCheckout(ada, checkoutUrl, 'pay')
  const eve = await world.member()
  await eve.call(credits.deduct, { symbol: 'BTC' })
  const at = (app: typeof world.app, { cookies }: Person) => Object.assign(new Person(app), { cookies })
  const calls = (app: typeof world.app) =>
    Promise.all([
      outcome(at(app, eve).call(analysis.analyze, { symbol: 'BTC' })),
      outcome(at(app, eve).call(analysis.supportResistance, { symbol: 'BTC' })),
      outcome(at(app, eve).call(news.ofCoin, { symbol: 'BTC' })),
      outcome(at(app, eve).call(payments.createIntent, { amount: 5 })),
      outcome(at(app, ada).call(subscriptions.cancel, {})),
      outcome(new Person(app).call(accounts.sendActivation, { email: 'new@example.com' })),
    ])
  const tables = ['record_claims', 'news_items', 'mail_outbox']
  const sandbox = ['payments_sandbox_checkouts', 'payments_sandbox_subscriptions']
  await withoutTables([...tables, ...sandbox], async () => {
    expect(new Set(await calls(hasty.app))).toEqual(new Set(['503 server.busy']))
  })
  expect(await world.balanceOf(eve.accountId), 'paid for, and still open').toBe(19)
  // A second email to one address has to wait.
  world.clock.forward(120_000)
  expect(new Set(await calls(world.app))).toEqual(new Set(['done', '503 news.unavailable']))
  expect(await world.balanceOf(eve.accountId)).toBe(19)
  expect(await world.differences()).toEqual([])
})
