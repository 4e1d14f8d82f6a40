import { portfolio } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changeSettings } from '../../platform/settings.ts'
import { createWorld, type Person } from '../../testing/world.ts'
import { emptyBin, forgetCorrections, newestCorrections } from './store/bin.ts'

const world = await createWorld()
const btc = { coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '2', usdCostBasis: '100', purchaseDate: '2025-01-02' }
const eth = {
  ...btc,
  coinSymbol: 'ETH',
  coinName: 'Ethereum',
  paid: { currency: 'TRY' as const, unit: '80', perDollar: '40' },
}
const inLira = { ...eth, usdCostBasis: undefined, notes: 'a "note",\n🧭' }
const csv = 'date,kind,symbol,quantity,unit_usd\n2025-01-02,buy,SOL,5,20\n2025-02-02,sell,SOL,1,30'

/** A portfolio with something of every kind, and all that is seen of it. */
async function filled() {
  const ada = await world.member()
  const { id } = await ada.call(portfolio.add, btc)
  const sale = await ada.call(portfolio.add, { ...btc, kind: 'sell', quantity: '1', purchaseDate: '2025-03-01' })
  const { usdCostBasis: _, ...lira } = inLira
  await ada.call(portfolio.add, lira)
  const { id: file } = await ada.call(portfolio.import, { csv })
  return { ada, id, saleId: sale.id, file: file ?? '' }
}

async function seen(ada: Person) {
  const { body } = await ada.request({ method: 'GET', url: portfolio.export.path })
  const imports = await ada.call(portfolio.imports, {})
  return { body, imports, report: await ada.call(portfolio.report, { year: 2025 }) }
}

describe('what is deleted', () => {
  it.each([
    [
      'an entry with the sales that need it',
      (ada: Person, { id }: { id: string }) => ada.call(portfolio.remove, { id, andSales: true }),
      'entry',
      2,
    ],
    ['a coin', (ada: Person) => ada.call(portfolio.removeCoin, { symbol: 'BTC' }), 'coin', 2],
    [
      'an import',
      (ada: Person, { file }: { file: string }) => ada.call(portfolio.undoImport, { id: file }),
      'import',
      2,
    ],
    ['everything', (ada: Person) => ada.call(portfolio.clear, {}), 'all', 5],
  ] as const)('comes back to the last byte: %s', async (_, remove, what, entryCount) => {
    const { ada, id, file } = await filled()
    const before = await seen(ada)
    const { bin } = await remove(ada, { id, file })
    expect(await seen(ada)).not.toEqual(before)
    expect((await ada.call(portfolio.bin, {})).removals).toMatchObject([
      { id: bin, what, entryCount, restoredAt: null, device: '' },
    ])
    expect(await ada.call(portfolio.restore, { id: bin ?? '' })).toEqual({ restored: entryCount })
    expect(await seen(ada)).toEqual(before)
    await expect(ada.call(portfolio.restore, { id: bin ?? '' })).rejects.toMatchObject({ code: 'portfolio.binEmpty' })
  })

  it('says which device did it, can be had by nobody else, and goes after thirty days', async () => {
    const { ada } = await filled()
    const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
    await ada.request({ method: 'DELETE', url: '/api/portfolio/coin/BTC', headers: { 'user-agent': agent } })
    const [binned] = (await ada.call(portfolio.bin, {})).removals
    expect(binned).toMatchObject({ device: 'Chrome, Android', coins: ['BTC'], coinCount: 1 })
    const eve = await world.member()
    expect((await eve.call(portfolio.bin, {})).removals).toEqual([])
    const id = binned?.id ?? ''
    await expect(eve.call(portfolio.restore, { id })).rejects.toMatchObject({ code: 'portfolio.binEmpty' })
    const removedMs = Date.parse(binned?.removedAt ?? '')
    expect(Date.parse(binned?.keptUntil ?? '') - removedMs).toBe(30 * DAY_MS)
    await emptyBin(world.database, new Date(removedMs))
    expect((await ada.call(portfolio.bin, {})).removals).toHaveLength(1)
    await emptyBin(world.database, new Date(removedMs + 1))
    expect((await ada.call(portfolio.bin, {})).removals).toEqual([])
  })

  it('fills a bin of limited size: the oldest removals are evicted, never the last one', async () => {
    const fill = (most: number) => changeSettings(world.database, { portfolioBinEntries: most }, new Date())
    await fill(1000)
    onTestFinished(async () => void (await fill(500_000)))
    const ada = await world.member()
    const fileOf = (symbol: string, count: number) =>
      [
        'date,kind,symbol,quantity,unit_usd',
        ...Array.from({ length: count }, (_, i) => `2025-01-02,buy,${symbol},${i + 1},1`),
      ].join('\n')
    const removed = async (symbol: string, count: number) => {
      await ada.call(portfolio.import, { csv: fileOf(symbol, count) })
      world.clock.forward(1_000)
      await ada.call(portfolio.removeCoin, { symbol })
      const { removals, entries } = await ada.call(portfolio.bin, {})
      return [removals.map(({ coins }) => coins[0]), entries] as const
    }
    expect(await removed('BTC', 600)).toEqual([['BTC'], { count: 600, most: 1000 }])
    expect(await removed('ETH', 400)).toEqual([['ETH', 'BTC'], { count: 1000, most: 1000 }])
    expect(await removed('SOL', 1)).toEqual([['SOL', 'ETH'], { count: 401, most: 1000 }])
    expect(await removed('BTC', 1200), 'one that is larger than the bin').toEqual([
      ['BTC'],
      { count: 1200, most: 1000 },
    ])
  })

  it('is not restored where a sale would lack its coins, and restored once where it exists again', async () => {
    const { ada, id, saleId, file } = await filled()
    const sale = await ada.call(portfolio.remove, { id: saleId })
    const purchase = await ada.call(portfolio.remove, { id })
    await expect(ada.call(portfolio.restore, { id: sale.bin ?? '' })).rejects.toMatchObject({
      code: 'portfolio.notEnough',
      details: { coinSymbol: 'BTC', missing: '1' },
    })
    for (const { bin } of [purchase, sale])
      expect(await ada.call(portfolio.restore, { id: bin ?? '' })).toEqual({ restored: 1 })
    const undone = await ada.call(portfolio.undoImport, { id: file })
    const before = (await ada.call(portfolio.import, { csv })).lines
    expect(before).toMatchObject({ fresh: 2 })
    expect(await ada.call(portfolio.restore, { id: undone.bin ?? '' })).toEqual({ restored: 0 })
    expect((await ada.call(portfolio.overview, {})).entries.count).toBe(5)
  })
})

it('an entry has a history: when it came, what it was before each correction, when it went and came back', async () => {
  const { ada, id } = await filled()
  const steps = [{ quantity: '3' }, { quantity: '4', purchaseDate: '2025-01-05', notes: 'mended' }]
  for (const step of steps) {
    world.clock.forward(1_000)
    await ada.call(portfolio.change, { id, usdCostBasis: '100', ...step })
  }
  world.clock.forward(1_000)
  const { bin } = await ada.call(portfolio.remove, { id, andSales: true })
  const deleted = await ada.call(portfolio.entryHistory, { id })
  expect(deleted.map(({ action }) => action)).toEqual(['removed', 'corrected', 'corrected'])
  world.clock.forward(1_000)
  await ada.call(portfolio.restore, { id: bin ?? '' })
  const events = await ada.call(portfolio.entryHistory, { id })
  expect(events.map(({ action, before }) => [action, before?.quantity, before?.day])).toEqual([
    ['restored', undefined, undefined],
    ['removed', undefined, undefined],
    ['corrected', '3', '2025-01-02'],
    ['corrected', '2', '2025-01-02'],
    ['added', undefined, undefined],
  ])
  const [imported] = (await ada.call(portfolio.entries, { coin: 'SOL' })).entries
  expect(await ada.call(portfolio.entryHistory, { id: imported?.id ?? '' })).toMatchObject([{ action: 'imported' }])
  const eve = await world.member()
  await expect(eve.call(portfolio.entryHistory, { id })).rejects.toMatchObject({ code: 'portfolio.entryGone' })
})

it('a history retains the first correction and the newest fifty, says how many are between, and ends with its entry', async () => {
  const ada = await world.member()
  const { id } = await ada.call(portfolio.add, btc)
  for (let quantity = 3; quantity < 60; quantity++)
    await ada.call(portfolio.change, { id, quantity: String(quantity), usdCostBasis: '100' })
  const history = () => ada.call(portfolio.entryHistory, { id })
  const corrected = (await history()).filter(({ action }) => action === 'corrected')
  const newest = Array.from({ length: newestCorrections }, (_, i) => String(58 - i))
  expect(corrected.map(({ before }) => before?.quantity)).toEqual([...newest, '2'])
  expect(corrected.map(({ leftOut }) => leftOut)).toEqual([...newest.map(() => 0), 6])

  await forgetCorrections(world.database)
  expect(await history()).toHaveLength(newestCorrections + 2)
  await ada.call(portfolio.remove, { id })
  await forgetCorrections(world.database)
  expect(await history(), 'it can be brought back').toHaveLength(newestCorrections + 2)
  await emptyBin(world.database, new Date(world.clock.now().getTime() + 1))
  await forgetCorrections(world.database)
  const { body } = await ada.request({ method: 'GET', url: portfolio.exportAll.path })
  expect(JSON.parse(body).corrections).toEqual([])
})

it('an export of everything holds what was deleted and what was corrected, too', async () => {
  const { ada, id } = await filled()
  await ada.call(portfolio.change, { id, quantity: '5', usdCostBasis: '100' })
  await ada.call(portfolio.removeCoin, { symbol: 'ETH' })
  await ada.call(portfolio.keepOwnCoin, { symbol: 'MYCOIN', name: 'Mine', priceUsd: '2.5' })
  const { body, headers } = await ada.request({ method: 'GET', url: portfolio.exportAll.path })
  expect(headers['content-disposition']).toContain('pusula-portfolio.json')
  const all = JSON.parse(body)
  expect(all).toMatchObject({ bin: [{ what: 'coin' }], deleted: [{ coinSymbol: 'ETH', paid: { unit: '80' } }] })
  expect(all.corrections).toMatchObject([{ before: { id, quantity: '2' } }])
  expect(all.ownCoins).toMatchObject([{ symbol: 'MYCOIN', name: 'Mine', priceUsd: '2.5' }])
  expect(all.entries).toHaveLength(4)
})
