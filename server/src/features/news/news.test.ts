import { credits, news } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'
import { refundUnused } from '../credits/index.ts'
import { simulatedOutlets } from './collecting/ask.ts'
import { collect } from './collecting/collect.ts'
import { collectorOf, headlineCounts, newsTone } from './index.ts'
import { headlinesOf } from './routes.ts'

const world = await createWorld()
const { database, clock } = world
const coins = [
  { symbol: 'BTC', name: 'Bitcoin' },
  { symbol: 'ETH', name: 'Ethereum' },
]
const market = { source: 'simulated' as const, coins: async () => ({ value: coins }) }

describe('news of a coin', () => {
  it('says that it is not there before anything was collected', async () => {
    const guest = await world.guest()
    await guest.call(credits.deduct, { symbol: 'BTC' })
    await expect(guest.call(news.ofCoin, { symbol: 'BTC' })).rejects.toMatchObject({ code: 'news.unavailable' })
  })

  it('comes from the simulated outlets through the same collector', async () => {
    const round = await collect(collectorOf(world, { market }))
    expect(round).toMatchObject({ read: simulatedOutlets.length, failed: 0 })
    expect(round.saved).toBeGreaterThan(50)
    expect(await collect(collectorOf(world, { market }))).toMatchObject({
      unchanged: simulatedOutlets.length,
      saved: 0,
    })
  })

  it('costs nothing and needs no opened analysis, but a guest or a member', async () => {
    const guest = await world.guest()
    expect(await guest.call(news.ofCoin, { symbol: 'ethusdt' })).not.toEqual([])
    expect(await world.balanceOf(guest.accountId)).toBe(5)
    await expect(world.person().call(news.ofCoin, { symbol: 'ETH' })).rejects.toMatchObject({ status: 401 })
  })

  it('does not consume an entitlement: who has read only the news of an opened coin is refunded', async () => {
    const guest = await world.guest()
    await guest.call(credits.deduct, { symbol: 'ETH' })
    await guest.call(news.ofCoin, { symbol: 'ETH' })
    await refundUnused(database, new Date(clock.now().getTime() + 10 * 60_000))
    expect(await world.balanceOf(guest.accountId)).toBe(5)
  })

  it('is dated and toned in the language of the reader, newest first, and labelled as simulated', async () => {
    const guest = await world.guest()
    await guest.call(credits.deduct, { symbol: 'BTC' })
    const turkish = await guest.call(news.ofCoin, { symbol: 'BTC', language: 'tr' })
    const english = await guest.call(news.ofCoin, { symbol: 'BTC', language: 'en' })
    expect(turkish[0]).toMatchObject({ language: 'tr', source: 'Simülasyon Ajansı', isSimulated: true })
    expect(turkish[0]?.TITLE).toContain('(simülasyon)')
    expect(turkish[0]?.DATE_FORMATTED).toMatch(/^\d+ Kasım 2026 \d\d\.\d\d$/)
    expect(turkish.map(item => item.TONE_TEXT).every(text => ['Olumlu', 'Olumsuz', 'Nötr'].includes(text))).toBe(true)
    expect(english[0]).toMatchObject({ language: 'en', source: 'Simulated Wire' })
    expect(english[0]?.DATE_FORMATTED).toMatch(/^\d+ November 2026 \d\d:\d\d UTC$/)
    for (const list of [turkish, english]) expect(list.every(item => /^https:\/\//.test(item.URL))).toBe(true)
  })

  it('comes day by day, in each the own language first and the newest first, and says which words decided', async () => {
    const guest = await world.guest()
    const zones = { tr: 'Europe/Istanbul', en: 'UTC' }
    for (const language of ['tr', 'en'] as const) {
      const list = await guest.call(news.ofCoin, { symbol: 'BTC', language })
      const days = new Intl.DateTimeFormat('sv', { timeZone: zones[language] })
      const places = list.map(item => {
        const isOwn = item.language === language ? 1 : 0
        return `${days.format(new Date(item.publishedAt))} ${isOwn} ${item.publishedAt}`
      })
      expect(places).toEqual([...places].sort().reverse())
      for (const { TITLE, TONE, decidedBy } of list) {
        expect(decidedBy.every(word => TITLE.includes(word))).toBe(true)
        if (TONE === '0') expect(decidedBy).toEqual([])
      }
      expect(list.filter(({ TONE }) => TONE !== '0').some(({ decidedBy }) => decidedBy.length > 0)).toBe(true)
    }
  })

  it('shows a story that is there in both languages in the reader’s alone, and one that is not in its own', async () => {
    const at = new Date(clock.now().getTime() - 3_600_000)
    const told = (story: string, languages: string[]) =>
      database.run(sql`with item as (
          insert into news_items (url, title, summary, source, language, published_at, tone, confidence, is_simulated, story)
          select ${story} || language, ${story} || language, '', 'source', language, ${at}, 1, 1, true, ${story}
          from unnest(${languages}::text[]) language returning id)
        insert into news_coins (symbol, published_at, item_id) select 'TWINS', ${at}, id from item`)
    await told('https://twins.test/both/', ['tr', 'en'])
    await told('https://twins.test/one/', ['tr'])
    for (const language of ['tr', 'en'] as const) {
      const list = await headlinesOf(database, 'TWINS', language, 10)
      expect(list.map(({ URL }) => URL).sort()).toEqual([
        `https://twins.test/both/${language}`,
        'https://twins.test/one/tr',
      ])
    }
  })

  it('is counted against a usual day, once there are days enough to know one', async () => {
    const symbol = 'COUNTED'
    const now = new Date(clock.now().getTime() + 400 * 86_400_000)
    const publish = (daysAgo: number, index: number) => {
      const at = new Date(now.getTime() - (daysAgo + 0.5) * 86_400_000)
      const story = `https://counted.test/${daysAgo}/${index}`
      // Told in both languages, and counted once.
      return database.run(sql`with item as (
          insert into news_items (url, title, summary, source, language, published_at, tone, confidence, is_simulated, story)
          select ${story} || language, 'title', '', 'source', language, ${at}, 0, 1, true, ${story}
          from unnest(array['en', 'tr']) language returning id)
        insert into news_coins (symbol, published_at, item_id) select ${symbol}, ${at}, id from item`)
    }
    const oldest = await database.row<{ at: Date }>(sql`select min(published_at) as at from news_items`)
    const soon = new Date((oldest?.at.getTime() ?? 0) + 10 * 86_400_000)
    expect(await headlineCounts(database, symbol, soon), 'too few days').toBeNull()
    for (let daysAgo = 0; daysAgo < 20; daysAgo++)
      for (let index = 0; index < (daysAgo === 0 ? 9 : 2); index++) await publish(daysAgo, index)
    expect(await headlineCounts(database, symbol, now)).toEqual({ count: 9, usualCount: 2 })
    expect(await headlineCounts(database, 'NONE', now)).toEqual({ count: 0, usualCount: 0 })
  })

  it('has a mean tone for the score, between bad and good, and none for a coin without news', async () => {
    const tone = await newsTone(database, 'BTC', clock.now())
    expect(tone.count).toBeGreaterThan(0)
    const told = await database.rows<{
      story: string
    }>(sql`select story from news_items i join news_coins c on c.item_id = i.id
      where symbol = 'BTC' and i.published_at > ${new Date(clock.now().getTime() - 3 * 86_400_000)}
        and i.published_at <= ${clock.now()}`)
    expect(tone.count, 'each story once, in however many languages').toBe(new Set(told.map(({ story }) => story)).size)
    expect(told.length, 'nearly all in both').toBeGreaterThan(1.5 * tone.count)
    expect(Math.abs(tone.meanTone)).toBeLessThanOrEqual(1)
    expect(await newsTone(database, 'NONE', clock.now())).toEqual({ meanTone: 0, count: 0 })
    clock.forward(4 * 86_400_000)
    expect(await newsTone(database, 'BTC', clock.now()), 'old news').toMatchObject({ count: 0 })
  })
})
