import { portfolio } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()
const btc = { coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '2', usdCostBasis: '100', purchaseDate: '2025-01-02' }

const binance = [
  'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
  '1,2025-02-01 10:00:00,Spot,Withdraw,BTC,-1.5,Withdraw fee is included',
  '1,2025-02-02 10:00:00,Spot,Transfer Between Main and Funding Wallet,BTC,-0.1,',
  '1,2025-02-03 10:00:00,Spot,Deposit,TRY,5000,',
].join('\n')
const kraken = [
  '"txid","refid","time","type","subtype","aclass","asset","amount","fee","balance"',
  '"L1","R1","2025-02-01 10:40:00","deposit","","currency","XXBT",1.4995,0,1.4995',
  '"L2","R2","2025-03-01 09:00:00","deposit","","currency","XXBT",0.7,0,2.1995',
].join('\n')

async function traveller() {
  const ada = await world.member()
  await ada.call(portfolio.add, btc)
  return ada
}
const bring = async (person: Person, ...files: string[]) => {
  for (const csv of files) await person.call(portfolio.import, { csv })
}
const exported = async (person: Person) => (await person.request({ method: 'GET', url: portfolio.export.path })).body
const moneyOf = async (person: Person) => {
  const { summary, holdings } = await person.call(portfolio.overview, {})
  return { summary, holdings: holdings.map(({ pricedAt: _, ...holding }) => holding) }
}
const pairAll = async (person: Person) => {
  const { proposals } = await person.call(portfolio.transfers, {})
  const pairs = proposals.map(({ out, in: into }) => ({ out: out.id, in: into.id }))
  if (pairs.length) await person.call(portfolio.pairTransfers, { pairs })
  return pairs
}

describe('coins that move between places of one’s own', () => {
  it('stand in the list and change nothing until they are paired; then only the fee is gone, at its cost', async () => {
    const ada = await traveller()
    const before = await moneyOf(ada)
    const preview = await ada.call(portfolio.importPreview, { csv: binance })
    expect(preview).toMatchObject({ transfers: 1, fresh: { transfers: 1 }, lines: { read: 3, fresh: 1, skipped: 2 } })
    await bring(ada, binance, kraken)
    expect(await moneyOf(ada)).toEqual(before)
    expect((await ada.call(portfolio.overview, {})).entries.count).toBe(4)
    const { entries } = await ada.call(portfolio.entries, { coin: 'BTC' })
    expect(entries.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['in', '0.7'],
      ['in', '1.4995'],
      ['out', '1.5'],
      ['buy', '2'],
    ])

    const { proposals, total } = await ada.call(portfolio.transfers, {})
    expect(proposals).toMatchObject([{ out: { quantity: '1.5' }, in: { quantity: '1.4995' }, fee: '0.0005' }])
    expect(total).toBe(1)
    const [pair] = await pairAll(ada)
    expect((await moneyOf(ada)).holdings).toMatchObject([{ totalQuantity: '1.9995', realizedProfitUsd: '-0.05' }])
    const { lots, totals } = await ada.call(portfolio.report, { year: 2025 })
    expect(lots).toMatchObject([{ isNetworkFee: true, quantity: '0.0005', proceeds: '0', cost: '0.05', gain: '-0.05' }])
    expect(totals).toMatchObject({ proceeds: '0', gain: '-0.05' })
    const file = await ada.request({ method: 'GET', url: `${portfolio.reportFile.path}?year=2025` })
    expect(file.body).toContain('network fee,BTC,0.0005')
    expect((await ada.call(portfolio.transfers, {})).proposals).toEqual([])

    await ada.call(portfolio.unpairTransfer, { id: pair?.in ?? '' })
    expect(await moneyOf(ada)).toEqual(before)
    const events = await ada.call(portfolio.entryHistory, { id: pair?.out ?? '' })
    expect(events.map(({ action }) => action).sort()).toEqual(['imported', 'paired', 'unpaired'])
  })

  it('count once where a statement and the history of withdrawals tell of one, whichever comes first', async () => {
    const withdrawals = [
      'Date(UTC+0),Coin,Network,Amount,Fee,Address,TXID,Status',
      '25-02-01 09:41:00,BTC,BTC,1.4995,0.0005,bc1,tx,Completed',
      '25-02-01 13:41:00,BTC,BTC,1.4995,0.0005,bc1,other,Completed',
    ].join('\n')
    for (const files of [[binance, withdrawals] as const, [withdrawals, binance] as const]) {
      const ada = await traveller()
      await bring(ada, ...files, ...files)
      const { entries } = await ada.call(portfolio.entries, { coin: 'BTC' })
      expect(entries.map(({ kind, quantity }) => [kind, quantity])).toEqual([
        ['out', '1.5'],
        ['out', '1.5'],
        ['buy', '2'],
      ])
    }
  })

  it('are paired by hand with any that fit, once, and by nobody else', async () => {
    const ada = await traveller()
    await bring(ada, binance, kraken)
    const [late, , out] = (await ada.call(portfolio.entries, { coin: 'BTC' })).entries
    const [ids, buy] = [
      { out: out?.id ?? '', in: late?.id ?? '' },
      (await ada.call(portfolio.list, {}))[0]?.purchases[0],
    ]
    const partners = await ada.call(portfolio.transferPartners, { id: ids.out })
    expect(partners.map(({ quantity }) => quantity)).toEqual(['1.4995', '0.7'])
    const eve = await world.member()
    await expect(eve.call(portfolio.pairTransfers, { pairs: [ids] })).rejects.toMatchObject({ status: 404 })
    const strange = [
      { out: ids.in, in: ids.out },
      { out: ids.out, in: ids.out },
      { out: buy?.id ?? '', in: ids.in },
    ]
    for (const pair of strange)
      await expect(ada.call(portfolio.pairTransfers, { pairs: [pair] })).rejects.toMatchObject({
        code: 'portfolio.notOneTransfer',
      })
    const twice = await Promise.all([1, 2].map(() => ada.call(portfolio.pairTransfers, { pairs: [ids] })))
    expect(twice.map(({ paired }) => paired).sort()).toEqual([0, 1])
    expect((await moneyOf(ada)).holdings).toMatchObject([{ totalQuantity: '1.2' }])
    await expect(ada.call(portfolio.change, { id: ids.out, quantity: '1', usdCostBasis: '1' })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('have no cost where the purchase is missing', async () => {
    const ada = await world.member()
    await bring(ada, binance, kraken)
    await pairAll(ada)
    expect((await ada.call(portfolio.overview, {})).holdings).toEqual([])
    const [, , out] = (await ada.call(portfolio.entries, {})).entries
    expect(out).toMatchObject({ kind: 'out', networkFee: '0' })
    expect((await ada.call(portfolio.entries, {})).entries.filter(({ pairId }) => pairId)).toHaveLength(2)
  })

  it('come back from the bin and from an export with their pairs', async () => {
    const ada = await traveller()
    await bring(ada, binance, kraken)
    const [pair] = await pairAll(ada)
    const [body, money] = [await exported(ada), await moneyOf(ada)]
    for (const id of [pair?.out ?? '', pair?.in ?? '']) {
      const { bin } = await ada.call(portfolio.remove, { id })
      expect((await moneyOf(ada)).holdings).toMatchObject([{ totalQuantity: '2' }])
      await ada.call(portfolio.restore, { id: bin ?? '' })
      expect(await exported(ada)).toBe(body)
    }
    const cleared = await ada.call(portfolio.clear, {})
    await ada.call(portfolio.restore, { id: cleared.bin ?? '' })
    expect([await exported(ada), await moneyOf(ada)]).toEqual([body, money])
    const ben = await world.member()
    await bring(ben, body)
    expect([await exported(ben), (await moneyOf(ben)).holdings]).toEqual([body, money.holdings])
    const all = JSON.parse((await ada.request({ method: 'GET', url: portfolio.exportAll.path })).body)
    expect(all.entries.filter(({ pairId }: { pairId?: string }) => pairId)).toHaveLength(2)
    expect((await ben.call(portfolio.import, { csv: kraken })).lines, 'a second time').toMatchObject({ fresh: 0 })
  })

  it('give the same pairs in whichever order their files come', async () => {
    const proposals = async (...files: string[]) => {
      const person = await traveller()
      await bring(person, ...files)
      return (await person.call(portfolio.transfers, {})).proposals.map(({ out, in: into }) => [out.id, into.id])
    }
    const one = await proposals(binance, kraken)
    expect(one).toHaveLength(1)
    expect(await proposals(kraken, binance)).toEqual(one)
    expect(await proposals(kraken, binance, kraken)).toEqual(one)
  })

  it('change no total but by their fees, and nothing once they are taken apart', async () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map(units => units / 1e4)
    const moves = fc.array(fc.record({ quantity: amount, hours: fc.integer({ min: 0, max: 2_000 }) }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(amount, amount, moves, moves, async (bought, price, outs, ins) => {
        const ada = await world.member()
        const at = (hours: number) => new Date(Date.parse('2025-01-03') + hours * 3_600_000).toISOString()
        const lines = [
          'date,kind,symbol,quantity,unit_usd',
          `2025-01-02,buy,BTC,${bought},${price}`,
          ...outs.map(({ quantity, hours }) => `${at(hours)},out,BTC,${quantity},0`),
          ...outs.map(({ quantity, hours }) => `${at(hours + 1)},in,BTC,${Math.ceil(quantity * 9_900) / 1e4},0`),
          ...ins.map(({ quantity, hours }) => `${at(hours)},in,BTC,${quantity},0`),
        ]
        await bring(ada, lines.join('\n'))
        const before = await moneyOf(ada)
        const pairs = await pairAll(ada)
        const paid = (await ada.call(portfolio.entries, { limit: 200 })).entries
        const fees = paid.reduce((sum, { networkFee }) => sum + Number(networkFee ?? 0), 0)
        const after = await moneyOf(ada)
        const [held] = after.holdings
        expect(Number(held?.totalQuantity ?? 0)).toBeCloseTo(bought - fees, 8)
        expect(Number(held?.totalCost) - Number(held?.realizedProfitUsd)).toBeCloseTo(bought * price, 6)
        expect([held?.counted.paidIn, held?.counted.takenOut]).toEqual([before.holdings[0]?.counted.paidIn, '0'])
        expect(paid.filter(({ kind, pairId }) => pairId && kind === 'out')).toHaveLength(pairs.length)
        for (const { out } of pairs) await ada.call(portfolio.unpairTransfer, { id: out })
        expect(await moneyOf(ada)).toEqual(before)
      }),
      { numRuns: 6 },
    )
  })
})
