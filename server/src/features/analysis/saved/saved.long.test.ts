import { accounts, analysis, credits, guests, market } from '@pusula/contract'
import { clockIn, DAY_MS, datesIn, homeZone, MINUTE_MS, momentsIn, numbersIn, pricesIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { changeSettings } from '../../../platform/settings.ts'
import { createWorld, Person } from '../../../testing/world.ts'
import { savedRange } from './routes.ts'

const world = await createWorld()
const { clock, database } = world
const nothing = { status: 404, code: 'analysis.nothingKept' }

async function buy(person: Person, symbol: string) {
  await person.call(credits.deduct, { symbol })
  return person.call(analysis.technicalSignals, { symbol, language: 'en' })
}
const count = async (table: 'analysis_editions' | 'analysis_kept') => {
  const tables = {
    analysis_editions: sql`select count(*)::int as n from analysis_editions`,
    analysis_kept: sql`select count(*)::int as n from analysis_kept`,
  }
  return (await database.row<{ n: number }>(tables[table]))?.n ?? 0
}

describe('a bought analysis', () => {
  it('can be read after its ten minutes in either language, word for word as it was delivered, for nothing', async () => {
    const ada = await world.member()
    const english = await buy(ada, 'ETH')
    const levels = await ada.call(analysis.supportResistance, { symbol: 'ETH', language: 'tr' })
    clock.forward(10 * MINUTE_MS)
    await expect(ada.call(analysis.technicalSignals, { symbol: 'ETH' })).rejects.toMatchObject({ status: 402 })
    const { kept: saved, tr, en } = await ada.call(analysis.keptOf, { symbol: 'ethusdt' })
    expect(en.analysis).toEqual(english)
    expect(tr.levels).toEqual(levels)
    expect(saved).toMatchObject({ symbol: 'ETH', name: 'Ethereum', at: english.at })
    expect(tr.analysis.score.sentence).not.toBe(en.analysis.score.sentence)
    expect({ ...tr.analysis.forecasts }, 'the same numbers').toEqual({ ...en.analysis.forecasts })
    expect(await world.balanceOf(ada.accountId)).toBe(19)
    expect(await ada.call(analysis.kept, {})).toEqual([saved])
    const day = english.forecasts.find(({ horizon }) => horizon === '1day')
    expect(await savedRange(database, ada.accountId, 'ETH'), 'for when no price comes').toEqual({
      ...{ at: new Date(english.at), lowUsd: day?.low80Usd, highUsd: day?.high80Usd },
    })
    expect(await savedRange(database, ada.accountId, 'SOL')).toBeNull()
  })

  it('is written in the money of whoever reads it, at the rate of then, and its words stay', async () => {
    const ada = await world.member()
    const inDollars = await buy(ada, 'AVAX')
    const inLira = await ada.call(analysis.technicalSignals, { symbol: 'AVAX', language: 'en', currency: 'TRY' })
    const { TRY } = await ada.call(market.rates, {})
    const bare = (text: string) => text.replace(/[$₺]?\d[\d.,]*( – [\d.,]+\d)?/g, '#')
    expect(bare(inLira.analysis.short_term)).toBe(bare(inDollars.analysis.short_term))
    expect(inLira.headline.text + inLira.analysis.short_term).toContain('₺')
    expect(JSON.stringify(inLira)).not.toMatch(/[$]\d|[{][$]/)
    expect(inLira.priceUsd, 'numbers stay dollars').toBe(inDollars.priceUsd)
    const { en, tr } = await ada.call(analysis.keptOf, { symbol: 'AVAX', currency: 'marked' })
    const lira = numbersIn('en').dollarsIn({ currency: 'TRY', perDollar: TRY?.perDollar ?? 0 })
    const { moment } = datesIn('en', clockIn(homeZone))
    expect(momentsIn(pricesIn(en.analysis, lira), at => moment(at, clock.now()))).toEqual(inLira)
    expect(tr.analysis.analysis.short_term).toMatch(/[{][$]\d/)
  })

  it('is the newest that was delivered while the coin was open; each purchase has its own', async () => {
    const ada = await world.member()
    await buy(ada, 'SOL')
    clock.forward(4 * MINUTE_MS)
    const refreshed = await ada.call(analysis.analyze, { symbol: 'SOL' })
    clock.forward(20 * MINUTE_MS)
    const second = await buy(ada, 'SOL')
    expect((await ada.call(analysis.kept, {})).map(({ at }) => at)).toEqual([second.at, refreshed.at])
    expect((await ada.call(analysis.keptOf, { symbol: 'SOL' })).kept.at).toBe(second.at)
    const first = await ada.call(analysis.keptOf, { symbol: 'SOL', at: refreshed.at })
    expect(first.en.analysis.at).toBe(refreshed.at)
  })

  it('is there on another device, from another process, and for nobody else', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    await buy(ada, 'BNB')
    const second = await world.another()
    const phone = Object.assign(new Person(second.app), { cookies: { ...ada.cookies } })
    expect((await phone.call(analysis.keptOf, { symbol: 'BNB' })).en.analysis.symbol).toBe('BNB')
    expect(await eve.call(analysis.kept, {})).toEqual([])
    await expect(eve.call(analysis.keptOf, { symbol: 'BNB' })).rejects.toMatchObject(nothing)
    await expect(world.person().call(analysis.kept, {})).rejects.toMatchObject({ status: 401 })
  })

  it('is deduplicated: stored once, however many bought it in that minute and however often they look', async () => {
    clock.forward(MINUTE_MS)
    const before = await count('analysis_editions')
    const crowd = await Promise.all([1, 2, 3, 4].map(() => world.member()))
    await Promise.all(crowd.map(one => buy(one, 'XRP')))
    await Promise.all(crowd.map(one => one.call(analysis.supportResistance, { symbol: 'XRP' })))
    expect((await count('analysis_editions')) - before).toBe(1)
    const [size] = await database.rows<{ bytes: number }>(sql`select max(pg_column_size(body)) as bytes
      from analysis_editions`)
    expect(size?.bytes).toBeLessThan(24_000)
  })

  it('is delivered and stored in one step: where it cannot be stored, the credit is refunded', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'ADA' })
    await database.run(sql`alter table analysis_kept rename to analysis_kept_away`)
    try {
      await expect(ada.call(analysis.analyze, { symbol: 'ADA' })).rejects.toMatchObject({ code: 'analysis.failed' })
    } finally {
      await database.run(sql`alter table analysis_kept_away rename to analysis_kept`)
    }
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect(await ada.call(analysis.kept, {})).toEqual([])
  })
})

describe('what is kept', () => {
  it('moves with a guest who signs in, open coins too, and the next one who signs in there finds nothing', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    const browser = world.person()
    await browser.call(guests.account, {})
    const bought = await buy(browser, 'BTC')
    const signIn = ({ email, password }: typeof ada) =>
      browser.request({ method: 'POST', url: accounts.login.path, payload: { email, password } })
    await signIn(ada)
    expect((await browser.call(credits.open, {})).coins.map(({ symbol }) => symbol)).toEqual(['BTC'])
    expect(await browser.call(analysis.technicalSignals, { symbol: 'BTC', language: 'en' })).toEqual(bought)
    expect((await browser.call(analysis.keptOf, { symbol: 'BTC' })).en.analysis).toEqual(bought)
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    await signIn(eve)
    expect((await browser.call(credits.open, {})).coins).toEqual([])
    expect(await browser.call(analysis.kept, {})).toEqual([])
  })

  it('goes with its account, and is a part of its export', async () => {
    const ada = await world.member()
    await buy(ada, 'DOGE')
    const exported = await ada.request({ method: 'GET', url: accounts.export.path })
    expect(exported.json().analysis).toMatchObject([{ symbol: 'DOGE' }])
    await ada.call(accounts.remove, {})
    const left = await database.rows(sql`select 1 from analysis_kept where account_id = ${ada.accountId}`)
    expect(left).toEqual([])
  })

  it('is deleted after the retention days that the owner sets; bodies without an owner go with the nightly cleanup', async () => {
    const ada = await world.member()
    await buy(ada, 'LTC')
    clock.forward(30 * DAY_MS - 5 * MINUTE_MS)
    await world.runJob('analysis.tidy')
    expect(await ada.call(analysis.kept, {})).toMatchObject([{ symbol: 'LTC' }])
    await changeSettings(database, { keptAnalysisDays: 40 }, clock.now())
    clock.forward(9 * DAY_MS)
    await world.runJob('analysis.tidy')
    expect((await ada.call(analysis.keptOf, { symbol: 'LTC' })).kept.symbol).toBe('LTC')
    clock.forward(2 * DAY_MS)
    await world.runJob('analysis.tidy')
    await expect(ada.call(analysis.keptOf, { symbol: 'LTC' })).rejects.toMatchObject(nothing)
    expect([await count('analysis_kept'), await count('analysis_editions')]).toEqual([0, 0])
  })
})
