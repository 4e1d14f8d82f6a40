import { portfolio } from '@pusula/contract'
import { zones } from '@pusula/words/testing'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()
const head = 'Date(UTC),Pair,Side,Price,Executed,Amount,Fee'

/** Trades of two coins against dollars, bought before they are sold; some share a moment. */
const trades = fc
  .array(
    fc.record({ isSale: fc.boolean(), coin: fc.nat(1), minute: fc.nat(3), price: fc.integer({ min: 1, max: 99 }) }),
    {
      minLength: 4,
      maxLength: 14,
    },
  )
  .map(list => {
    const held = [0, 0]
    return list.map(({ isSale, coin, minute, price }, i) => {
      const sells = isSale && (held[coin] ?? 0) > 0
      // Another quantity each time: trades that are alike in all but their price would be told apart by nobody.
      const quantity = sells ? (held[coin] ?? 0) : 1 + i / 1000
      held[coin] = sells ? 0 : (held[coin] ?? 0) + quantity
      const symbol = ['BTC', 'ETH'][coin]
      const at = `2025-0${1 + Math.floor(i / 4)}-1${i % 4} 10:0${minute}:00`
      const exact = String(Math.round(quantity * 1000) / 1000)
      return `${at},${symbol}USD,${sells ? 'SELL' : 'BUY'},${price},${exact}${symbol},${(Number(exact) * price).toPrecision(8)}USD,0USD`
    })
  })

async function contents(person: Person) {
  const { body } = await person.request({ method: 'GET', url: portfolio.export.path })
  const report = await person.call(portfolio.report, { year: 2025 })
  const { holdings } = await person.call(portfolio.overview, {})
  const counted = holdings.map(({ coinSymbol, totalQuantity, totalCost, realizedProfitUsd }) => [
    ...[coinSymbol, totalQuantity, totalCost, realizedProfitUsd],
  ])
  return { body, report, counted: counted.sort() }
}

const fileOf = (lines: readonly string[]) => [head, ...lines].join('\n')
const bring = (person: Person, lines: readonly string[]) =>
  lines.length ? person.call(portfolio.import, { csv: fileOf(lines), leaveOut: true }) : undefined

it('files twice, in any order, overlapping, undone and brought back are the same portfolio', () =>
  fc.assert(
    fc.asyncProperty(trades, fc.nat(), fc.nat(), async (lines, one, other) => {
      const [whole, parted] = [await world.member(), await world.member()]
      expect((await bring(whole, lines))?.lines).toMatchObject({ read: lines.length, fresh: lines.length })
      const [from, to] = [one % lines.length, other % lines.length].sort((a, b) => a - b) as [number, number]
      // The later part first, overlapping with the earlier one; a sale whose coins are not there yet comes with the second pass.
      const files = [lines.slice(from), lines.slice(0, to + 1), lines]
      for (const file of [...files, ...files]) await bring(parted, file)
      expect(await contents(parted)).toEqual(await contents(whole))
      const [last] = await parted.call(portfolio.imports, {})
      const undone = last && (await parted.call(portfolio.clear, {}))
      if (undone?.bin) await parted.call(portfolio.restore, { id: undone.bin })
      expect(await contents(parted)).toEqual(await contents(whole))
      await parted.call(portfolio.clear, {})
      await bring(parted, lines)
      expect(await contents(parted)).toEqual(await contents(whole))
    }),
    { numRuns: 12 },
  ))

it('an export comes back as the same bytes, whatever is in it', () =>
  fc.assert(
    fc.asyncProperty(
      trades,
      fc.array(
        fc.record({
          day: fc.integer({ min: 1, max: 28 }),
          units: fc.integer({ min: 1, max: 10 ** 9 }),
          isIncome: fc.boolean(),
          notes: fc.string({ maxLength: 30 }),
        }),
        { maxLength: 5 },
      ),
      async (lines, typed) => {
        const [ada, ben] = [await world.member(), await world.member()]
        await bring(ada, lines)
        for (const { day, units, isIncome, notes } of typed)
          await ada.call(portfolio.add, {
            ...{ coinSymbol: 'SOL', coinName: 'Solana', quantity: String(units / 1e8), isIncome, notes },
            ...{
              purchaseDate: `2025-02-${String(day).padStart(2, '0')}`,
              paid: { currency: 'TRY', unit: '36.5', perDollar: '35' },
            },
          })
        const file = await ada.request({ method: 'GET', url: portfolio.export.path })
        await ben.call(portfolio.import, { csv: file.body })
        expect((await ben.request({ method: 'GET', url: portfolio.export.path })).body).toBe(file.body)
      },
    ),
    { numRuns: 12 },
  ))

it.each(zones)('a year report is the same wherever its reader and the server are: %s', async zone => {
  const ada = await world.member()
  const entry = { coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '2', usdCostBasis: '100' }
  await ada.call(portfolio.settings, { timeZone: 'Europe/Istanbul' })
  await ada.call(portfolio.add, { ...entry, purchaseDate: '2024-12-31' })
  await ada.call(portfolio.add, { ...entry, kind: 'sell', quantity: '1', purchaseDate: '2024-12-31' })
  await ada.call(portfolio.add, { ...entry, kind: 'sell', quantity: '1', purchaseDate: '2024-12-31T22:30:00.000Z' })
  const reports = () => Promise.all([2024, 2025].map(year => ada.call(portfolio.report, { year })))
  const before = await reports()
  expect(before.map(({ saleCount }) => saleCount)).toEqual([1, 1])
  vi.stubEnv('TZ', zone)
  await ada.call(portfolio.settings, { browserZone: zone })
  expect(await reports()).toEqual(before)
  vi.unstubAllEnvs()
})
