import { expect, it } from 'vitest'
import { ownDatabase } from '../../../testing/own-database.ts'
import { planCoins } from '../issuing/store.ts'
import { collectInputs, inputLines } from './collect.ts'
import { saveInputs } from './store.ts'

const { database } = await ownDatabase()
const now = new Date('2026-11-15T12:34:00Z')
await database.transaction(tx => planCoins(tx, 'live', ['BTC', 'PEPE', 'SHY'], now))

const asked: string[] = []
/** The venues in the shapes that they document; SHY is traded nowhere. */
async function venues(url: string): Promise<string> {
  asked.push(url)
  const { pathname, searchParams } = new URL(url)
  const symbol = searchParams.get('symbol')
  const limit = Number(searchParams.get('limit'))
  if (symbol === 'SHYUSDT') throw new Error('400')
  if (pathname === '/api/v3/depth' && symbol === 'BTCUSDT' && limit === 1_000)
    return JSON.stringify({ bids: [['99.9', '1']], asks: [['100.1', '1']] })
  if (pathname === '/api/v3/depth')
    return JSON.stringify({
      bids: [
        ['99.9', '1'],
        ['99.5', '2'],
        ['90', '50'],
      ],
      asks: [
        ['100.1', '1'],
        ['100.6', '1'],
        ['120', '9'],
      ],
    })
  if (pathname === '/fapi/v1/premiumIndex')
    return JSON.stringify([{ symbol: 'BTCUSDT', lastFundingRate: '0.00010000', markPrice: '100' }])
  if (pathname === '/fapi/v1/openInterest')
    return JSON.stringify({ openInterest: '10659.5', symbol: 'BTCUSDT', time: 1 })
  return JSON.stringify({ result: { data: [[1, 40, 45, 39, 41.5]], continuation: null } })
}
const addresses = { spot: 'https://spot', futures: 'https://futures', options: 'https://options' }
const note = () => collectInputs({ database, get: venues, addresses, now: () => now, restBetweenMs: 0 })

async function table(month: string): Promise<string> {
  let text = ''
  for await (const piece of inputLines(database, month)) text += piece
  return text
}

it('notes once an hour what each venue says of a coin, and leaves out what none does', async () => {
  await note()
  await note()
  expect(await table('2026-11')).toBe(
    [
      'at,symbol,spreadRatio,bidUsd,askUsd,fundingRatio,openCoins,volatilityPercent',
      `2026-11-15T12:00:00.000Z,BTC,0.002,298.9,200.7,0.0001,10659.5,41.5`,
      `2026-11-15T12:00:00.000Z,PEPE,0.002,298.9,200.7,,,`,
      '',
    ].join('\n'),
  )
  expect(
    asked.filter(url => url.includes('limit=5000')),
    'the whole book only where it is needed',
  ).toHaveLength(2)
})

it('streams a month in parts, each line once and in order', async () => {
  const known = {
    spreadRatio: 0.5,
    bidUsd: null,
    askUsd: null,
    fundingRatio: null,
    openCoins: null,
    volatilityPercent: null,
  }
  const hour = (i: number) => new Date(Date.UTC(2026, 9, 1, i))
  // Some of the same hour stand on both sides of where a piece ends.
  const noted = Array.from({ length: 1_203 }, (_, i) => ({ at: hour(Math.floor(i / 3)), symbol: `C${i % 3}` }))
  for (const { at, symbol } of [...noted, { at: hour(-1), symbol: 'BEFORE' }, { at: hour(31 * 24), symbol: 'AFTER' }])
    await saveInputs(database, at, symbol, known)
  const [, ...lines] = (await table('2026-10')).trimEnd().split('\n')
  expect(lines).toEqual(noted.map(({ at, symbol }) => `${at.toISOString()},${symbol},0.5,,,,,`))
})
