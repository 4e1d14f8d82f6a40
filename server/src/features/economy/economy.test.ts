import { economy, admin as routes } from '@pusula/contract'
import { beforeAll, expect, it } from 'vitest'
import { administrator } from '../../testing/admin.ts'
import { createWorld } from '../../testing/world.ts'
import { type AskText, refreshSeries } from './index.ts'
import shipped from './shipped.json' with { type: 'json' }

const world = await createWorld()
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  admin = await administrator(world)
})

const untilOf = async (name: string) =>
  (await admin.call(routes.economySeries, {})).find(one => one.name === name)?.until

it('anybody reads the months that came with the product', async () => {
  const guest = await world.guest()
  const { series, withholding } = await guest.call(economy.series, {})
  expect(series.tuik).toEqual(expect.objectContaining({ from: '2010-01', source: 'TÜİK, TCMB EVDS' }))
  expect(series.us.values).toHaveLength(shipped.series.us.values.length)
  expect(withholding.at(-1)).toEqual(['2025-07-09', 17.5])
})

it('an administrator uploads the months of an index, and only such as fit', async () => {
  const { from, values } = shipped.series.enag
  const months = values.map((value, i) => {
    const month = new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5)) - 1 + i, 1))
    return `${month.toISOString().slice(0, 7)},${value}`
  })
  const wrong = admin.call(routes.uploadSeries, { name: 'enag', text: `${months.join('\n')}\n2026-08,1` })
  await expect(wrong).rejects.toMatchObject({ code: 'admin.seriesRefused' })
  expect(await untilOf('enag')).toBe('2026-07')
  const last = values.at(-1) ?? 0
  const text = `month,value\n${months.join('\n')}\n2026-08,${last * 1.02}\n`
  expect(await admin.call(routes.uploadSeries, { name: 'enag', text })).toMatchObject({ until: '2026-08' })
  expect(await untilOf('enag')).toBe('2026-08')
  const [entry] = await admin.call(routes.audit, { action: 'economy.upload' })
  expect(entry).toMatchObject({ subject: 'enag', details: { until: '2026-08' } })
})

/** The gold of our own, a month longer; the others are silent, down, or say what cannot be. */
const services =
  (asked: string[]): AskText =>
  async url => {
    asked.push(new URL(url).host)
    if (url.includes('bls.gov')) throw new Error('connection refused')
    if (url.includes('ecb.europa')) return { status: 200, body: '<html>busy</html>' }
    if (!url.includes('gold-prices')) return { status: 503, body: '' }
    const months = [...shipped.series.gold.values, 4700].map((value, i) => {
      const month = new Date(Date.UTC(2013, i, 1)).toISOString().slice(0, 7)
      return `${month},${value}`
    })
    return { status: 200, body: `Date,Price\n1950-01,34.73\n${months.join('\n')}\n` }
  }

it('a refresh takes what fits; a service that fails changes nothing', async () => {
  const before = await admin.call(routes.economySeries, {})
  const asked: string[] = []
  await refreshSeries(world, services(asked))
  const after = await admin.call(routes.economySeries, {})
  const others = (states: typeof before) => states.filter(({ name }) => name !== 'gold')
  expect(others(after)).toEqual(others(before))
  expect(await untilOf('gold')).toBe('2026-07')
  expect(asked, 'without a key the Turkish service is not asked').toEqual([
    'api.bls.gov',
    'data-api.ecb.europa.eu',
    'raw.githubusercontent.com',
  ])
})
