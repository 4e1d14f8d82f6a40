import { portfolio } from '@pusula/contract'
import { zones } from '@pusula/words/testing'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()
const head = 'Date(UTC),Pair,Side,Price,Executed,Amount,Fee'
/** Two that are listed, and one that nobody knows: it is held under its symbol. */
const coins = ['BTC', 'ETH', 'KOYCOIN'] as const

/** Held before everything else, so that what is paid in it leaves it. */
const tether = 'date,kind,symbol,quantity,unit_usd\n2024-12-01,buy,USDT,1000000,1'

/** Trades of coins against dollars and USDT, bought before they are sold; some share a moment. */
const trades = fc
  .array(
    fc.record({ isSale: fc.boolean(), coin: fc.nat(2), minute: fc.nat(3), price: fc.integer({ min: 1, max: 99 }) }),
    {
      minLength: 4,
      maxLength: 14,
    },
  )
  .map(list => {
    const held = [0, 0, 0]
    return list.map(({ isSale, coin, minute, price }, i) => {
      const sells = isSale && (held[coin] ?? 0) > 0
      // Another quantity each time: trades that are alike in all but their price would be told apart by nobody.
      const quantity = sells ? (held[coin] ?? 0) : 1 + i / 1000
      held[coin] = sells ? 0 : (held[coin] ?? 0) + quantity
      const symbol = coins[coin]
      const at = `2025-0${1 + Math.floor(i / 4)}-1${i % 4} 10:0${minute}:00`
      const exact = String(Math.round(quantity * 1000) / 1000)
      const money = i % 2 ? 'USD' : 'USDT'
      const total = (Number(exact) * price).toPrecision(8)
      return `${at},${symbol}${money},${sells ? 'SELL' : 'BUY'},${price},${exact}${symbol},${total}${money},0.0${minute}${money}`
    })
  })

const sentHead = 'Date(UTC+0),Coin,Network,Amount,Fee,Address,TXID,Status'
const arrivedHead = 'txid,refid,time,type,subtype,aclass,asset,amount,fee,balance'

/** Coins that left one exchange and reached another on the same day, each time others; some have not arrived. */
const journeys = fc
  .array(fc.record({ coin: fc.nat(1), fee: fc.integer({ min: 0, max: 9 }), arrives: fc.boolean() }), { maxLength: 6 })
  .map(list => ({
    sent: list.map(({ coin, fee }, i) => {
      const amount = (0.1 + i / 100).toFixed(4)
      return `25-0${1 + (i % 6)}-20 10:00:00,${coins[coin]},X,${amount},0.000${fee},addr,tx${i},Completed`
    }),
    arrived: list.flatMap(({ coin, arrives }, i) => {
      const amount = (0.1 + i / 100).toFixed(4)
      const time = `2025-0${1 + (i % 6)}-20 10:40:00`
      return arrives ? [`L${i},R${i},${time},deposit,,currency,${['XXBT', 'XETH'][coin]},${amount},0,${amount}`] : []
    }),
  }))

async function contents(person: Person) {
  const { body } = await person.request({ method: 'GET', url: portfolio.export.path })
  const report = await person.call(portfolio.report, { year: 2025 })
  const { holdings } = await person.call(portfolio.overview, {})
  const { proposals } = await person.call(portfolio.transfers, {})
  const counted = holdings.map(({ coinSymbol, totalQuantity, totalCost, realizedProfitUsd }) => [
    ...[coinSymbol, totalQuantity, totalCost, realizedProfitUsd],
  ])
  return {
    ...{ body, report, counted: counted.sort() },
    pairs: proposals.map(({ out, in: into, fee }) => [out.id, into.id, fee].join(' ')).sort(),
  }
}

const fileOf = (top: string, lines: readonly string[]) => (lines.length ? [[top, ...lines].join('\n')] : [])
const bring = (person: Person, csv: string) => person.call(portfolio.import, { csv, leaveOut: true })
const pairAll = async (person: Person) => {
  const { proposals } = await person.call(portfolio.transfers, {})
  const pairs = proposals.map(({ out, in: into }) => ({ out: out.id, in: into.id }))
  if (pairs.length) await person.call(portfolio.pairTransfers, { pairs })
}

it('files imported twice, in any order, overlapping, undone and restored yield the same portfolio (property)', () =>
  fc.assert(
    fc.asyncProperty(trades, journeys, fc.nat(), fc.nat(), async (lines, { sent, arrived }, one, other) => {
      const [whole, parted] = [await world.member(), await world.member()]
      const moves = [...fileOf(sentHead, sent), ...fileOf(arrivedHead, arrived)]
      for (const person of [whole, parted]) await bring(person, tether)
      for (const file of [...fileOf(head, lines), ...moves]) {
        const { lines: told } = await bring(whole, file)
        expect(told.fresh).toBe(told.read)
      }
      const [from, to] = [one % lines.length, other % lines.length].sort((a, b) => a - b) as [number, number]
      // The later part first, overlapping with the earlier one; a sale whose coins are not there yet comes with the second pass.
      const parts = [lines.slice(from), lines.slice(0, to + 1), lines].flatMap(part => fileOf(head, part))
      const files = [...(one % 2 ? [...moves].reverse() : []), ...parts, ...moves]
      for (const file of [...files, ...files]) await bring(parted, file)
      expect(await contents(parted)).toEqual(await contents(whole))

      await pairAll(whole)
      await pairAll(parted)
      const paired = await contents(whole)
      expect(await contents(parted), 'paired').toEqual(paired)
      for (const { id } of await parted.call(portfolio.imports, {})) {
        // A file whose coins the sale of another one needs stays.
        const undone = await parted.call(portfolio.undoImport, { id }).catch(error => {
          expect(error).toMatchObject({ code: 'portfolio.notEnough' })
        })
        if (undone?.bin) await parted.call(portfolio.restore, { id: undone.bin })
      }
      expect(await contents(parted), 'each file undone and brought back').toEqual(paired)
      const { bin } = await parted.call(portfolio.clear, {})
      if (bin) await parted.call(portfolio.restore, { id: bin })
      expect(await contents(parted), 'all deleted and brought back').toEqual(paired)
      await parted.call(portfolio.clear, {})
      for (const file of [tether, ...moves, ...fileOf(head, lines), ...moves]) await bring(parted, file)
      await pairAll(parted)
      expect(await contents(parted), 'begun anew').toEqual(paired)
    }),
    { numRuns: 12 },
  ))

it('an export round-trips byte for byte, whatever is in it', () =>
  fc.assert(
    fc.asyncProperty(
      trades,
      journeys,
      fc.array(
        fc.record({
          day: fc.integer({ min: 1, max: 28 }),
          units: fc.integer({ min: 1, max: 10 ** 9 }),
          isIncome: fc.boolean(),
          isOwn: fc.boolean(),
          notes: fc.string({ maxLength: 30 }),
        }),
        { maxLength: 5 },
      ),
      async (lines, { sent, arrived }, typed) => {
        const [ada, ben] = [await world.member(), await world.member()]
        const files = [...fileOf(head, lines), ...fileOf(sentHead, sent), ...fileOf(arrivedHead, arrived)]
        for (const file of files) await bring(ada, file)
        await pairAll(ada)
        for (const person of [ada, ben])
          await person.call(portfolio.keepOwnCoin, { symbol: 'MINE', name: 'My coin', priceUsd: '2.5' })
        for (const { day, units, isIncome, isOwn, notes } of typed)
          await ada.call(portfolio.add, {
            ...(isOwn ? { coinSymbol: 'MINE', coinName: 'My coin' } : { coinSymbol: 'SOL', coinName: 'Solana' }),
            ...{ quantity: String(units / 1e8), isIncome, notes },
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

const moments = fc.record({
  day: fc.constantFrom('2024-12-30', '2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'),
  hour: fc.option(fc.constantFrom('00:00', '11:59', '20:59', '21:00', '22:30', '23:59')),
  isOwn: fc.boolean(),
})

it('a year report is independent of the time zones of its reader and the server', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(moments, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...zones),
      journeys,
      async (sales, zone, { sent, arrived }) => {
        const ada = await world.member()
        await ada.call(portfolio.settings, { timeZone: 'Europe/Istanbul' })
        await ada.call(portfolio.keepOwnCoin, { symbol: 'MINE', name: 'My coin', priceUsd: '2.5' })
        const btc = { coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '9', usdCostBasis: '100' }
        const mine = { ...btc, coinSymbol: 'MINE', coinName: 'My coin' }
        for (const coin of [btc, mine]) await ada.call(portfolio.add, { ...coin, purchaseDate: '2024-12-01' })
        for (const file of [...fileOf(sentHead, sent), ...fileOf(arrivedHead, arrived)]) await bring(ada, file)
        await pairAll(ada)
        for (const { day, hour, isOwn } of sales)
          await ada.call(portfolio.add, {
            ...(isOwn ? mine : btc),
            ...{ kind: 'sell', quantity: '1', purchaseDate: hour === null ? day : `${day}T${hour}:00.000Z` },
          })
        const years = [2024, 2025, 2026]
        const reports = () => Promise.all(years.map(year => ada.call(portfolio.report, { year })))
        const before = await reports()
        // A day is a day; of what has an hour, Istanbul's year ends at 21:00 UTC.
        const yearOf = ({ day, hour }: (typeof sales)[number]) =>
          Number(day.slice(0, 4)) + (hour !== null && hour >= '21:00' && day.endsWith('12-31') ? 1 : 0)
        const count = (year: number) => sales.filter(sale => yearOf(sale) === year).length
        const sold = before.map(({ lots }) => lots.filter(({ isNetworkFee }) => !isNetworkFee).length)
        expect(sold).toEqual(years.map(count))
        vi.stubEnv('TZ', zone)
        await ada.call(portfolio.settings, { browserZone: zone })
        const after = await reports()
        vi.unstubAllEnvs()
        expect(after).toEqual(before)
      },
    ),
    { numRuns: 16 },
  ))
