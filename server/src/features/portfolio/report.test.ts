import { portfolio } from '@pusula/contract'
import { expect, it } from 'vitest'
import { sheetText } from '../../../../web/src/features/portfolio/importing/sheets/sheet.ts'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const trade = (kind: 'buy' | 'sell', date: string, quantity: string, usdCostBasis: string, feeUsd = '0') => ({
  ...{ coinSymbol: 'BTC', coinName: 'Bitcoin', kind, quantity, usdCostBasis, feeUsd },
  purchaseDate: `${date}T12:00:00.000Z`,
})

it('the year report tells each sale of its year by either way of counting, exactly, also as a file', async () => {
  const ada = await world.member()
  for (const one of [
    trade('buy', '2024-03-01', '2', '100', '1'),
    trade('buy', '2025-01-01', '2', '200'),
    trade('sell', '2024-12-31', '1', '150'),
    trade('sell', '2025-06-01', '2', '300', '5'),
  ])
    await ada.call(portfolio.add, one)
  const report = await ada.call(portfolio.report, { year: 2025 })
  // One of the oldest is left at 100.5, and one of the younger went for 200.
  expect(report).toMatchObject({
    currency: 'USD',
    costMethod: 'fifo',
    years: [2025, 2024],
    sales: [{ coinSymbol: 'BTC', quantity: '2', proceeds: '595', cost: '300.5', gain: '294.5' }],
    totals: { proceeds: '595', cost: '300.5', gain: '294.5' },
  })
  const average = await ada.call(portfolio.report, { year: 2025, costMethod: 'average' })
  expect(average.totals.cost).toBe('333.666666666666666666666667')
  const file = await ada.request({ method: 'GET', url: `${portfolio.reportFile.path}?year=2025` })
  expect(file.headers['content-disposition']).toContain('pusula-2025.csv')
  expect(
    file.body
      .split('\r\n')
      .slice(0, 5)
      .map(line => line.split(',').slice(0, 10).join(',')),
  ).toEqual([
    '\uFEFFrow,coin,quantity,acquired_on,disposed_on,holding_days,proceeds_usd,cost_usd,gain_usd,fee_usd',
    'lot,BTC,1,2024-03-01,2025-06-01,457,297.5,100.5,197,2.5',
    'lot,BTC,1,2025-01-01,2025-06-01,151,297.5,200,97.5,2.5',
    'total lots,,,,,,595,300.5,294.5,5',
    'total income,,,,,,,0,,',
  ])
  const excel = await ada.request({ method: 'GET', url: `${portfolio.reportFile.path}?year=2025&format=xlsx` })
  expect(excel.headers['content-disposition']).toContain('pusula-2025.xlsx')
  const sheet = await sheetText(excel.rawPayload, 1_000_000)
  expect(typeof sheet === 'string' ? sheet : sheet.csv).toContain(
    'lot,BTC,1,2024-03-01,2025-06-01,457,297.5,100.5,197,2.5',
  )
  const lira = await ada.call(portfolio.report, { year: 2025, currency: 'TRY' })
  expect(lira.currency).toBe('TRY')
  expect(Number(lira.totals.proceeds)).toBeGreaterThan(595 * 20)
  expect((await ada.call(portfolio.report, { year: 2023 })).sales).toEqual([])
})

const newYearsSale = async (ada: Awaited<ReturnType<typeof world.member>>) => {
  await ada.call(portfolio.add, trade('buy', '2024-03-01', '2', '100'))
  // Ten in the evening of New Year's Eve in UTC.
  await ada.call(portfolio.add, { ...trade('sell', '', '1', '150'), purchaseDate: '2024-12-31T22:00:00.000Z' })
}

it('a year begins at midnight in the time zone of the account, and in Istanbul until a browser has said where it is', async () => {
  const ada = await world.member()
  await newYearsSale(ada)
  const reported = async () => {
    const { years, totals } = await ada.call(portfolio.report, { year: 2025 })
    return [years, totals.gain]
  }
  expect(await reported()).toEqual([[2025], '50'])
  for (const [timeZone, year, gain] of [
    ['Pacific/Auckland', 2025, '50'],
    ['Asia/Kolkata', 2025, '50'],
    ['America/St_Johns', 2024, '0'],
    ['UTC', 2024, '0'],
  ] as const) {
    expect((await ada.call(portfolio.settings, { timeZone })).timeZone).toBe(timeZone)
    expect([timeZone, ...(await reported())]).toEqual([timeZone, [year], gain])
  }
  // A browser that travels chooses nothing, and a place that there is not is refused.
  await ada.call(portfolio.settings, { browserZone: 'Pacific/Auckland' })
  await expect(ada.call(portfolio.settings, { timeZone: 'Nowhere/At all' })).rejects.toMatchObject({
    code: 'request.invalid',
  })
  expect(await reported()).toEqual([[2024], '0'])
  const fresh = await world.member()
  expect((await fresh.call(portfolio.settings, { browserZone: 'Asia/Kolkata' })).timeZone).toBe('Asia/Kolkata')
})

it('says before the time zone is changed which entries get another day or year, and what that does to their years', async () => {
  const ada = await world.member()
  await newYearsSale(ada)
  const sold = { ...trade('sell', '', '1', '150'), purchaseDate: '2024-12-31' }
  await ada.call(portfolio.add, sold)
  const preview = await ada.call(portfolio.timeZonePreview, { timeZone: 'America/St_Johns' })
  expect(preview).toMatchObject({
    ...{ from: 'Europe/Istanbul', to: 'America/St_Johns', otherDay: 1, otherYear: 1 },
    moved: [{ kind: 'sell', quantity: '1', dayBefore: '2025-01-01', dayAfter: '2024-12-31' }],
    years: [
      { year: 2025, entriesBefore: 1, entriesAfter: 0, gainBefore: '50', gainAfter: '0' },
      { year: 2024, entriesBefore: 2, entriesAfter: 3, gainBefore: '50', gainAfter: '100' },
    ],
  })
  expect((await ada.call(portfolio.report, { year: 2024 })).totals.gain, 'nothing has moved yet').toBe('50')
})

it('what was noted without an hour is that calendar day in every time zone, typed or read from a file', async () => {
  const ada = await world.member()
  const days = { ...trade('buy', '', '2', '100'), purchaseDate: '2024-12-31' }
  await ada.call(portfolio.add, days)
  await ada.call(portfolio.add, { ...days, kind: 'sell', quantity: '1', usdCostBasis: '150' })
  const csv = 'date,kind,symbol,quantity,unit_usd\n2024-12-31,buy,ETH,1,10\n2024-12-31,sell,ETH,1,30'
  await ada.call(portfolio.import, { csv, clock: 'Pacific/Auckland' })
  for (const timeZone of ['Pacific/Auckland', 'America/St_Johns', 'UTC']) {
    await ada.call(portfolio.settings, { timeZone })
    const { entries } = await ada.call(portfolio.entries, { year: 2024 })
    expect(entries.map(({ day, isWholeDay }) => [day, isWholeDay])).toEqual(Array(4).fill(['2024-12-31', true]))
    const { totals, years } = await ada.call(portfolio.report, { year: 2024 })
    expect([totals.gain, years]).toEqual(['70', [2024]])
  }
})
