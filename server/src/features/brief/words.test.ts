import { type Language, languages } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graded, someSummary, someWeek } from './testing.ts'
import { weekPrices } from './week.ts'
import { weeklyEmail } from './weekly-email.ts'
import { briefOf } from './words.ts'

const now = new Date('2026-11-17T05:30:00Z')
const zone = 'Europe/Istanbul'
const urls = { open: 'https://p.example/home', stop: 'https://p.example/stop', change: 'https://p.example/n' }

const ended = (symbol: string, isInside: boolean) => ({ symbol, isInside, scoreRatio: 0.038, pusulaScoreRatio: 0.041 })
const reader = (language: Language, calls: ReturnType<typeof ended>[] = []) => ({ language, zone, now, calls })

describe('a brief', () => {
  it.each([
    [
      'tr',
      'Dün 3 coininden 2’si aralıkta kaldı',
      'Dışarıda: SOL ▲ %6,4. Bitcoin yarın, 5’te 4: $64.352 – 67.046; böyleleri 100’de 79 tuttu.',
    ],
    ['en', 'Yesterday 2 of your 3 stayed in range', 'Outside: SOL ▲ 6.4%.'],
  ] as const)(
    'says in %s what became of yesterday and what is said of tomorrow, with what such ranges held',
    (language, title, body) => {
      const brief = briefOf(someSummary(), reader(language))
      expect(brief).toMatchObject({ title, body })
      expect(brief?.sentences).toHaveLength(3)
      expect(brief?.sentences[2]).toContain(language === 'tr' ? '100’de 79' : 'held 79 in 100')
    },
  )

  it('has a short text on a quiet day, and is not written where nothing of one’s own was graded', () => {
    const coins = [graded('BTC'), graded('ETH')]
    const calm = { ...someSummary(), coins, graded: 2, held: 2, isQuiet: true }
    expect(briefOf(calm, reader('tr'))).toMatchObject({
      title: 'Sakin bir gün',
      body: '2 coininin hepsi aralıkta kaldı. Bakmasan da olur.',
    })
    expect(briefOf({ ...calm, whose: 'large' }, reader('tr'))).toBeNull()
    expect(briefOf({ ...calm, coins: [], graded: 0, held: 0 }, reader('tr'))).toBeNull()
  })

  it('says how one’s own ranges of yesterday ended: one with its score, several counted', () => {
    const third = (language: Language, ...calls: ReturnType<typeof ended>[]) =>
      briefOf(someSummary(), reader(language, calls))?.sentences[2]
    expect(third('tr', ended('BTC', true))).toBe(
      'Sıra sende: dünkü BTC aralığın tuttu. Puanın 3,8, Pusula 4,1; az olan iyi.',
    )
    expect(third('en', ended('BTC', false))).toBe(
      'Your turn: yesterday’s BTC range missed. Your score 3.8, Pusula 4.1; smaller is better.',
    )
    const [held, missed] = [ended('BTC', true), ended('ETH', false)]
    expect(third('tr', held, missed, held)).toBe('Sıra sende: dünkü 3 aralığından 2’si tuttu.')
    expect(third('en', missed, missed)).toBe('Your turn: none of yesterday’s 2 ranges held.')
    expect(briefOf(someSummary(), reader('en', [held]))?.body).toContain('yesterday’s BTC range held.')
  })

  it('fits a lock screen, has only measured rates, and labels simulated prices', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.boolean(),
        fc.array(fc.boolean(), { maxLength: 50 }),
        (language, count, out, isSimulated, own) => {
          const calls = own.map(isInside => ended('1000SATS', isInside))
          const coins = Array.from({ length: Math.min(50, count) }, (_, i) =>
            graded(
              `C${i}`,
              i < out ? { outcome: 'below', beyondRatio: 0.07, name: 'A coin with a very long name indeed' } : {},
            ),
          )
          const held = count - Math.min(out, count)
          const summary = {
            ...someSummary(),
            ...({ coins, graded: count, held, rate: null, source: isSimulated ? 'simulated' : 'live' } as const),
          }
          const brief = briefOf(summary, reader(language, calls))
          expect(brief?.title.length).toBeLessThanOrEqual(40)
          expect(brief?.body.length).toBeLessThanOrEqual(90)
          const whole = brief?.sentences.join(' ') ?? ''
          expect(whole).not.toMatch(/held \d+ in 100|100’de \d+ tuttu/)
          if (isSimulated) {
            expect(whole).toMatch(/Simulated market|Simüle piyasa/)
            expect(brief?.body).toMatch(/Simulated market|Simüle piyasa/)
          }
        },
      ),
    ))
})

describe('a weekly e-mail', () => {
  const email = (language: Language, more: Parameters<typeof someWeek>[0] = {}) =>
    weeklyEmail(someWeek(more), language, zone, urls)

  it.each([
    ['tr', '8–14 Kasım haftan: 84 aralıktan 66 tanesi tuttu', 'Tutmayan 18 aralık', '12 coin, 7 gün: 100’de 79.'],
    ['en', 'Your week, 8–14 November: 66 of 84 ranges held', '18 ranges missed', '12 coins, 7 days: 79 in 100.'],
  ] as const)(
    'says in %s what did not hold first, then the rest, in percents alone',
    (language, subject, first, measured) => {
      const draft = email(language)
      expect(draft?.subject).toBe(subject)
      expect(draft?.sections?.[0]?.title).toBe(first)
      expect(draft?.sections?.[0]?.rows?.[0]).toEqual([
        'SOL',
        language === 'tr' ? '12 Kas' : '12 Nov',
        language === 'tr' ? '▲ %6,4' : '▲ 6.4%',
      ])
      expect(draft?.paragraphs[0]).toContain(measured)
      expect(draft?.gauge).toMatchObject({ held: 79, aim: 80 })
      expect(draft?.stopUrl).toBe(urls.stop)
      expect(draft?.sections?.[1]?.text).toContain(
        language === 'tr' ? '7 gün sonra 5 seferden 4’ünde' : 'in 7 days 4 times in 5',
      )
      expect(draft?.sections?.[2]?.text).toContain(
        language === 'tr' ? 'Lirayla dolar +%0,4, gram altın +%1,1.' : 'In lira the dollar +0.4%, gram gold +1.1%.',
      )
      const plans = draft?.sections?.find(({ title }) => /koşulu oluştu|met (?:its|their) condition/.test(title))
      expect(plans?.text).toContain(language === 'tr' ? 'ortalama −%0,4' : '−0.4% on average')
      expect(draft?.sections?.at(-1)).toEqual(
        language === 'tr'
          ? { title: 'Sıra sende: 7 aralık, 3 tanesi tuttu', text: 'Toplam 20 aralıkta 80 diyorsun, 55 tutuyor.' }
          : { title: 'Your turn: 7 ranges, 3 held', text: 'Over 20 ranges you say 80 and get 55.' },
      )
    },
  )

  it('names both months of a week that has two, and counts those it does not list', () => {
    const from = new Date('2026-11-28T07:00:00Z')
    const draft = email('en', { from, to: new Date('2026-12-04T07:00:00Z') })
    expect(draft?.subject).toContain('28 November – 4 December')
    expect(draft?.sections?.[0]?.rows?.at(-1)).toEqual(['and 10 more'])
  })

  it('is not written with too little to say', () => {
    const little = {
      coins: [],
      portfolioRatio: null,
      plans: { ...someWeek({}).plans, begun: 0 },
      turn: { ...someWeek({}).turn, given: 0 },
    }
    expect(email('en', little)).toBeNull()
    expect(email('en', { graded: 0, held: 0, misses: [] })).toBeNull()
  })
})

describe('the prices of a week', () => {
  const day = '2026-11-08'
  const time = Array.from({ length: 8 }, (_, i) => Date.parse(day) + i * DAY_MS)
  const candles = { time, close: time.map((_, i) => 4_000 + 10 * i) }
  const clock = { now: () => now }
  const market = (perDollar: number | undefined) =>
    ({
      candles: async () => ({ value: { candles } }),
      rateOn: async () => (perDollar === undefined ? undefined : { perDollar }),
      rates: async () => ({ TRY: { perDollar: 42 } }),
    }) as unknown as Parameters<typeof weekPrices>[1]

  it('are those of a dollar and of a gram of gold in lira, or none where one of them is not known', async () => {
    const lira = await weekPrices(clock, market(40)).lira(day)
    expect(lira?.dollarRatio).toBeCloseTo(0.05, 12)
    expect(lira?.goldRatio).toBeCloseTo((4_070 / 4_000) * 1.05 - 1, 12)
    expect(await weekPrices(clock, market(undefined)).lira(day)).toBeNull()
    expect(await weekPrices(clock, market(40)).lira('2020-01-01')).toBeNull()
    expect(await weekPrices(clock, market(40)).ahead('BTC'), 'eight days are too few').toBeUndefined()
  })
})
