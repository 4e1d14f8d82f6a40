import { analysis, credits } from '@pusula/contract'
import { createExchange } from '@pusula/simulator'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/db.ts'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()

const predictions = async (symbol: string) =>
  (await world.database.row<{ n: number }>(sql`select count(*) as n from record_claims where symbol = ${symbol}`))?.n

describe('the analysis of a coin', () => {
  it('is returned to whoever opened it, in the shape of the specification and ours', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'ETH' })
    const reply = await ada.call(analysis.technicalSignals, { symbol: 'ethusdt', language: 'tr' })
    expect(reply).toMatchObject({ symbol: 'ETH', name: 'Ethereum', source: 'simulated' })
    expect(reply.forecasts.map(({ horizon }) => horizon)).toEqual(['15min', '1hour', '4hour', '1day'])
    for (const { low80Usd, low50Usd, medianUsd, high50Usd, high80Usd, riseProbability } of reply.forecasts) {
      const inOrder = [low80Usd, low50Usd, medianUsd, high50Usd, high80Usd]
      expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
      expect(riseProbability > 0 && riseProbability < 1, 'a chance of rising').toBe(true)
    }
    const [day, r1, s1] = [reply.forecasts[3], reply.levels[2], reply.levels[3]]
    expect([day?.touchResistance, day?.touchSupport], 'one chance, one number').toEqual([
      r1?.touchChance,
      s1?.touchChance,
    ])
    expect(reply.touchEitherChance).toBeGreaterThanOrEqual(Math.max(day?.touchResistance ?? 1, day?.touchSupport ?? 1))
    expect(reply.touchEitherChance).toBeLessThanOrEqual(1)
    expect(reply.forecasts[2]?.touchResistance).toBe(r1?.touchChance4hour)
    for (const { moveRatio, moveChance } of reply.forecasts) {
      expect(moveRatio).toBe(0.02)
      expect(moveChance).toBeLessThanOrEqual(day?.moveChance ?? 0)
    }
    expect(reply.score.factors.reduce((sum, { points }) => sum + points, 50)).toBe(reply.score.score)
    expect(
      reply.forecasts.map(({ record }) => record),
      'nothing was graded',
    ).toEqual([null, null, null, null])
    expect(reply.Predictions['1day']).toBe(reply.forecasts[3]?.medianUsd)
    const ladder = [...reply.levels.slice(0, 3), { priceUsd: reply.priceUsd }, ...reply.levels.slice(3)]
    expect(ladder.map(({ priceUsd }) => priceUsd)).toEqual(ladder.map(({ priceUsd }) => priceUsd).sort((a, b) => b - a))
  })

  it('is one coin under its symbol, its name and its slug: paid for and kept once', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'ETH' })
    const again = await ada.call(credits.deduct, { symbol: 'ethereum' })
    expect([again.spent, again.remaining], 'open already').toEqual([0, 19])
    expect(await ada.call(analysis.analyze, { symbol: 'Ethereum' })).toMatchObject({ symbol: 'ETH' })
    expect((await ada.call(credits.open, {})).coins.map(({ symbol }) => symbol)).toEqual(['ETH'])
    expect((await ada.call(analysis.kept, {})).map(({ symbol }) => symbol)).toEqual(['ETH'])
  })

  it('is as of the last finished minute, at one price throughout, and its forecasts end exactly their time later', async () => {
    world.clock.forward(7 * MINUTE_MS + 20_000)
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'ADA' })
    const reply = await ada.call(analysis.analyze, { symbol: 'ADA' })
    const atMs = Math.floor(world.clock.now().getTime() / MINUTE_MS) * MINUTE_MS
    expect(atMs % (15 * MINUTE_MS), 'between two quarter hours').not.toBe(0)
    expect(reply.at).toBe(new Date(atMs).toISOString())
    const ends = reply.forecasts.map(({ dueAt }) => Date.parse(dueAt) - atMs)
    expect(ends).toEqual([15 * MINUTE_MS, HOUR_MS, 4 * HOUR_MS, 24 * HOUR_MS])
    const ladder = await ada.call(analysis.supportResistance, { symbol: 'ADA' })
    expect(ladder).toMatchObject({ at: reply.at, currentPrice: reply.priceUsd, marks: reply.levels })
    for (const { issuedAt, price } of reply.plans) expect([issuedAt, price]).toEqual([reply.at, reply.priceUsd])
    for (const { endsUsd, low80Usd, high80Usd } of reply.forecasts) {
      expect(endsUsd).toHaveLength(50)
      const inside = endsUsd.filter(usd => usd > low80Usd && usd < high80Usd)
      expect(inside.length, 'forty of fifty ends lie inside the range').toBe(40)
    }
    for (const { changeRatio, medianUsd } of reply.forecasts)
      expect(changeRatio).toBeCloseTo(medianUsd / reply.priceUsd - 1, 12)
    const minute = createExchange({ seed: 1 }).candles('ADA', '1m', { limit: 1, endMs: atMs - MINUTE_MS, nowMs: atMs })
    expect(reply.priceUsd).toBe(minute?.[0]?.close)
  })

  it('has a plan for either side with its chances, its costs and what may be borrowed, and says to wait until one begins', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'BTC' })
    const reply = await ada.call(analysis.analyze, { symbol: 'BTC', language: 'en' })
    const [up, down] = reply.plans
    expect([up?.side, down?.side]).toEqual(['up', 'down'])
    const { entry: entry_price, stop: stop_loss, target: take_profit } = up ?? {}
    expect(reply.spot_recommendation).toMatchObject({ action: 'wait', entry_price, stop_loss, take_profit })
    expect(reply.leverage_recommendation).toMatchObject({ position: 'none', leverage: 3 })
    for (const { id, side, state, chances, costOfRisk, leverages, result } of reply.plans) {
      expect([typeof id, state, result]).toEqual(['number', 'waiting', null])
      expect(chances.target + chances.stop + chances.neither).toBeCloseTo(1, 9)
      expect(chances.met).toBeGreaterThan(0.1)
      expect(costOfRisk).toBeGreaterThan(0)
      expect(leverages.map(({ times }) => times)).toEqual([2, 3, 5])
      expect(leverages[0]?.position).toBe(side === 'up' ? 'long' : 'short')
    }
    expect(reply.unplanned).toEqual([])
    expect(reply.lossLineRatio).toBeGreaterThan(0)
  })

  it('opens with a headline, and tells each term as a story in three parts', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'BTC' })
    const [turkish, english] = [
      await ada.call(analysis.analyze, { symbol: 'BTC', language: 'tr' }),
      await ada.call(analysis.analyze, { symbol: 'BTC', language: 'en' }),
    ]
    expect(turkish.headline.state).toBe(english.headline.state)
    for (const { headline, terms, analysis: texts, touchSentence } of [turkish, english]) {
      expect(headline.text).toContain('Bitcoin')
      expect(headline.text.length).toBeLessThanOrEqual(140)
      expect(touchSentence).toMatch(/24/)
      expect(Object.values(texts)).toEqual(terms.map(({ text }) => text))
      for (const { text, story } of terms)
        expect(`${story.happened} ${story.stands} ${story.changes}`, 'its parts in order').toBe(text)
    }
  })

  it('says the same to everyone who asks for it at that time, and in each their language', async () => {
    const [ada, eve] = [await world.member(), await world.guest()]
    await Promise.all([ada.call(credits.deduct, { symbol: 'SOL' }), eve.call(credits.deduct, { symbol: 'SOL' })])
    const [first, again, turkish, posted] = await Promise.all([
      ada.call(analysis.analyze, { symbol: 'SOL', language: 'en' }),
      eve.call(analysis.analyze, { symbol: 'SOL', language: 'en' }),
      eve.call(analysis.analyze, { symbol: 'SOL', language: 'tr' }),
      ada.call(analysis.analyzePosted, { symbol: 'SOL', language: 'en' }),
    ])
    expect(again).toEqual(first)
    expect(posted).toEqual(first)
    expect(turkish.forecasts).toEqual(first.forecasts)
    expect(turkish.analysis.short_term).not.toBe(first.analysis.short_term)
  })

  it('shows the score beside those of yesterday and last week, where there were any', async () => {
    const eve = await world.member({ credits: 90 })
    const asked = async () => {
      await eve.call(credits.deduct, { symbol: 'BNB' })
      return (await eve.call(analysis.analyze, { symbol: 'BNB' })).score
    }
    const first = await asked()
    expect(first).toMatchObject({
      history: [],
      yesterday: null,
      lastWeek: null,
      rankCorrelation1day: expect.any(Number),
    })
    world.clock.forward(2 * HOUR_MS)
    const later = await asked()
    expect(later.yesterday, 'today is not yesterday').toBeNull()
    world.clock.forward(24 * HOUR_MS)
    const nextDay = await asked()
    expect(nextDay.yesterday, 'the last of the day').toBe(later.score)
    expect(nextDay.history).toEqual([{ day: '2026-11-15', score: later.score }])
    world.clock.forward(6 * 24 * HOUR_MS)
    const nextWeek = await asked()
    expect(nextWeek).toMatchObject({ yesterday: null, lastWeek: later.score })
    expect(nextWeek.history.map(({ score }) => score)).toEqual([later.score, nextDay.score])
  })

  it('says of each factor what its points say, and how many could be read', async () => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol: 'LINK' })
    const { score } = await ada.call(analysis.analyze, { symbol: 'LINK', language: 'en' })
    const stances = { '1': 'adds', '-1': 'takes', '0': 'even' }
    for (const { points, stance, isMissing } of score.factors)
      expect(stance).toBe(isMissing ? 'unread' : stances[`${Math.sign(points) as 1 | -1 | 0}`])
    expect(score.readCount).toBe(score.factors.filter(({ isMissing }) => !isMissing).length)
    if (score.readCount < 7) expect(score.sentence).toContain(`${score.readCount} of 7 factors could be read`)
    const { levels, priceUsd } = await ada.call(analysis.analyze, { symbol: 'LINK' })
    const room = score.factors.find(({ name }) => name === 'levels')?.numbers
    expect(room?.roomUpRatio).toBeCloseTo((levels[2]?.priceUsd ?? 0) / priceUsd - 1, 12)
  })

  it('is free within its entitlement, and refused without one', async () => {
    const ada = await world.member()
    for (const route of [analysis.analyze, analysis.technicalSignals, analysis.supportResistance])
      await expect(ada.call(route, { symbol: 'BTC' })).rejects.toMatchObject({
        status: 402,
        code: 'credits.noEntitlement',
      })
    await ada.call(credits.deduct, { symbol: 'BTC' })
    await ada.call(analysis.analyze, { symbol: 'BTC' })
    await ada.call(analysis.supportResistance, { symbol: 'BTC' })
    expect(await world.balanceOf(ada.accountId)).toBe(19)
  })

  it('is computed once for concurrent requests (single flight), and its four predictions and two plans are stored once', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, () => world.member()))
    await Promise.all(crowd.map(one => one.call(credits.deduct, { symbol: 'XRP' })))
    await Promise.all(crowd.map(one => one.call(analysis.analyze, { symbol: 'XRP' })))
    expect(await predictions('XRP')).toBe(6)
  })

  it.each([
    ['USDC', 'analysis.pegged'],
    ['wbtcusdt', 'analysis.pegged'],
    ['KITE', 'analysis.notEnoughHistory'],
  ])('of %s, which can never be, takes no credit to say so', async (symbol, code) => {
    const ada = await world.member({ isNew: true })
    await expect(ada.call(credits.deduct, { symbol })).rejects.toMatchObject({ status: 422, code })
    expect(await ada.call(credits.history, {})).toMatchObject({ balance: 20, entries: [{ reason: 'welcome' }] })
    expect((await ada.call(credits.open, {})).coins).toEqual([])
  })
})

describe('many analyses at once', () => {
  it('are limited to four in flight per account; the rest are refused with a code and cost nothing', async () => {
    const ada = await world.member()
    const symbols = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'ADA']
    for (const symbol of symbols) await ada.call(credits.deduct, { symbol })
    const answers = await Promise.allSettled(symbols.map(symbol => ada.call(analysis.analyze, { symbol })))
    const refused = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []))
    expect(refused).toMatchObject([
      { status: 429, code: 'analysis.tooManyAtOnce' },
      { status: 429, code: 'analysis.tooManyAtOnce' },
    ])
    for (const symbol of symbols) await ada.call(analysis.analyze, { symbol })
    expect(await world.balanceOf(ada.accountId)).toBe(20 - symbols.length)
  })

  it('of many accounts all are in the log once their answers are there', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => world.member()))
    const symbols = ['DOGE', 'TRX', 'DOT', 'XLM']
    for (const person of people) for (const symbol of symbols) await person.call(credits.deduct, { symbol })
    await Promise.all(people.flatMap(person => symbols.map(symbol => person.call(analysis.analyze, { symbol }))))
    expect(await Promise.all(symbols.map(predictions))).toEqual(symbols.map(() => 6))
  })
})

describe('an analysis that fails with a server error', () => {
  it.each([
    [analysis.analyze, 'AVAX', 'analysis.failed'],
    [analysis.supportResistance, 'LTC', 'analysis.levelsFailed'],
  ] as const)('says so by name and gives the credit back', async (route, symbol, code) => {
    const ada = await world.member()
    await ada.call(credits.deduct, { symbol })
    await world.database.run(sql`alter table record_claims rename to record_claims_away`)
    try {
      await expect(ada.call(route, { symbol })).rejects.toMatchObject({ status: 503, code })
    } finally {
      await world.database.run(sql`alter table record_claims_away rename to record_claims`)
    }
    expect(await world.balanceOf(ada.accountId)).toBe(20)
    expect(await world.differences()).toEqual([])
  })
})

describe('the demo', () => {
  it('is Bitcoin as the day closed, for anybody, all day the same, and predicts nothing that is graded', async () => {
    const passerBy = world.person()
    const before = await predictions('BTC')
    const { tr: turkish, en: english } = await passerBy.call(analysis.demo, {})
    const demo = english.analysis
    expect(demo).toMatchObject({ symbol: 'BTC', source: 'simulated' })
    expect(demo.at, 'the close of the day, and not of the last quarter').toMatch(/T00:00:00\.000Z$/)
    expect(turkish.analysis.forecasts).toEqual(demo.forecasts)
    expect(turkish.analysis.score.sentence).not.toBe(demo.score.sentence)
    expect(turkish.levels.marks, 'whole, with its levels').toEqual(demo.levels)
    expect(await predictions('BTC')).toBe(before)
  })

  it('shows no forecast before it is due but the range of the day, which is free', async () => {
    const passerBy = world.person()
    const untilMidnight = DAY_MS - (world.clock.now().getTime() % DAY_MS)
    const sealedAfter = async (ms: number) => {
      world.clock.forward(ms)
      const { at, forecasts } = (await passerBy.call(analysis.demo, {})).en.analysis
      const sealed = forecasts.filter(({ dueAt }) => Date.parse(dueAt) > world.clock.now().getTime())
      const hours = (world.clock.now().getTime() - Date.parse(at)) / HOUR_MS
      return { sealed: sealed.map(({ horizon }) => horizon), hours }
    }
    expect((await sealedAfter(untilMidnight + MINUTE_MS)).sealed, 'a minute after the close').toEqual([])
    expect(await sealedAfter(4 * HOUR_MS - MINUTE_MS), 'and once all are due').toEqual({ sealed: ['1day'], hours: 4 })
  })
})
