import { portfolio } from '@pusula/contract'
import { expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()

/** So many entries of two coins in turn, one an hour from the first of a year on. */
async function withEntries(count: number, from: string) {
  const ada = await world.member()
  await world.database.run(sql`insert into portfolio_entries
    (id, account_id, symbol, name, kind, quantity, unit_usd, fee_usd, traded_at, notes, created_at)
    select lpad(i::text, 20, '0'), ${ada.accountId}, case i % 2 when 0 then 'BTC' else 'ETH' end, 'Coin', 'buy', 1, 1, 0,
      ${from}::timestamptz + i * interval '1 hour', 'lot ' || i || ' 100%', now() from generate_series(0, ${count - 1}::int) as i`)
  return ada
}

async function allPages(ada: Person, wish: object) {
  const ids: string[] = []
  let after: string | undefined
  let pages = 0
  do {
    const page = await ada.call(portfolio.entries, { ...wish, limit: 7, ...(after && { after }) })
    ids.push(...page.entries.map(({ id }) => id))
    after = page.next ?? undefined
    pages++
  } while (after)
  return { ids: ids.map(Number), pages }
}

it('pagination by cursor: the newest first, each once, also while others are added', async () => {
  const ada = await withEntries(30, '2024-01-01T00:00:00Z')
  const { ids, pages } = await allPages(ada, {})
  expect([ids, pages]).toEqual([Array.from({ length: 30 }, (_, i) => 29 - i), 5])
  expect((await allPages(ada, { coin: 'btc' })).ids).toEqual(Array.from({ length: 15 }, (_, i) => 28 - 2 * i))
  const first = await ada.call(portfolio.entries, { limit: 7 })
  const late = { coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '1', usdCostBasis: '1', purchaseDate: '2024-02-01' }
  await ada.call(portfolio.add, late)
  const second = await ada.call(portfolio.entries, { limit: 7, after: first.next ?? '' })
  expect(second.entries.map(({ id }) => Number(id))).toEqual([22, 21, 20, 19, 18, 17, 16])
  expect([first.total, second.total]).toEqual([30, 31])
})

it('a cursor that no page ended with is refused', async () => {
  const ada = await world.member()
  for (const place of ['nonsense', '1 a', '2024 a', '0000-01-01T00:00:00.000Z a', '+275760-09-13T00:00:00.000Z a']) {
    const after = Buffer.from(place).toString('base64url')
    await expect(ada.call(portfolio.entries, { after }), place).rejects.toMatchObject({ code: 'request.invalid' })
  }
})

it('a year of entries is one of the account, and a word is looked for as it was typed', async () => {
  const ada = await withEntries(48, '2024-12-31T00:00:00Z')
  await ada.call(portfolio.settings, { timeZone: 'Europe/Istanbul' })
  const year = (of: number) => ada.call(portfolio.entries, { year: of })
  expect([(await year(2024)).total, (await year(2025)).total, (await year(2023)).total]).toEqual([21, 27, 0])
  expect((await year(2024)).years).toEqual([2025, 2024])
  const found = async (search: string) => (await ada.call(portfolio.entries, { search })).total
  expect([await found('lot 4'), await found('100%'), await found('lot_4'), await found('eth')]).toEqual([9, 48, 0, 24])
})

it('an overview carries sums alone, however many entries there are', async () => {
  const ada = await withEntries(500, '2024-01-01T00:00:00Z')
  const { body } = await ada.request({ method: 'GET', url: portfolio.overview.path })
  expect(JSON.parse(body)).toMatchObject({
    entries: { count: 500 },
    holdings: [{ entryCount: 250 }, { entryCount: 250 }],
  })
  expect(body.length).toBeLessThan(3_000)
})
